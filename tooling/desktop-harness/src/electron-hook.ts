import type { ResolveHook } from 'node:module'

/** Whoever asks for Electron gets what stands in for it. */
export const resolve: ResolveHook = (specifier, context, next) =>
  specifier === 'electron'
    ? { url: new URL('./electron.js', import.meta.url).href, shortCircuit: true }
    : next(specifier, context)
