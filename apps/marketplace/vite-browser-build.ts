import type { ConfigEnv, UserConfig } from 'vite'

/** Where a plugin of ours applies: in the build that browsers are sent, not in the server's and not while developing. */
export function isBrowserBuild(_: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild
}
