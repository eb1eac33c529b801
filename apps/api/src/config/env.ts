/** The environment as it is written; nothing is checked here. */
export type Env = Readonly<Record<string, string | undefined>>

export function readEnv(env: Env, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}
