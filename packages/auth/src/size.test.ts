import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

interface Weight {
  /** Bytes of gzip. */
  readonly gzip: number
  readonly inputs: readonly string[]
}

/** What is loaded later, or is counted elsewhere, stays outside. */
function leaving(elsewhere: RegExp | undefined): Plugin {
  return {
    name: 'leaving',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' || elsewhere?.test(path)
          ? { path, external: true, sideEffects: false }
          : null,
      )
    },
  }
}

/** A page's script of these exports, minified, in one file; without what it loads later. */
async function weigh(contents: string, elsewhere?: RegExp): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: 'out',
    conditions: ['@chiaroscuro/source'],
    logLevel: 'error',
    plugins: [leaving(elsewhere)],
  })
  const [output] = Object.values(metafile.outputs)
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return {
    gzip: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
    inputs: used.map(([path]) => path),
  }
}

const NETWORK = /smithy|aws-sdk|\/srp\/|user-pool\/client|identity-pool\//

describe('what a page loads', () => {
  it('to read the session: at most 4 kB, and nothing of the network, SRP or the flows', async () => {
    const { gzip, inputs } = await weigh(
      "export { createAuth } from './index.ts'; export { browserPorts } from './adapter/browser.ts'",
    )
    expect(inputs.filter((one) => NETWORK.test(one) || /\/(flow|machine|effect)\//.test(one))).toEqual([])
    expect(gzip).toBeLessThanOrEqual(4_096)
  })

  it('for the machine of a sign-in and all that runs it: at most 8 kB', async () => {
    const { gzip, inputs } = await weigh("export { signInFlow } from './flow/sign-in.ts'", /\/srp\//)
    expect(inputs.filter((one) => NETWORK.test(one))).toEqual([])
    expect(inputs.join()).toContain('machine/sign-in.ts')
    expect(gzip).toBeLessThanOrEqual(8_192)
  })

  it('for all machines: at most 8 kB', async () => {
    const { gzip } = await weigh(`
      export { signInStep } from './machine/sign-in.ts'; export { sessionStep } from './machine/session.ts'
      export { autoSignInStep } from './machine/sign-up.ts'; export { resetStep } from './machine/reset-password.ts'
      export { signOutStep } from './machine/oauth.ts'; export { drive } from './effect/drive.ts'
      export { hostedSignInStep } from './machine/hosted-sign-in.ts'`)
    expect(gzip).toBeLessThanOrEqual(8_192)
  })

  it('for the network and SRP: at most 36 kB, and nothing of the identity pool', async () => {
    const { gzip, inputs } = await weigh(
      "export { userPoolTransport } from './user-pool/client.ts'; export * from './srp/index.ts'",
    )
    expect(inputs.filter((one) => /client-cognito-identity\/|identity-pool\//.test(one))).toEqual([])
    expect(inputs.join()).toContain('srp/mod-pow-bigint.ts')
    expect(gzip).toBeLessThanOrEqual(36_864)
  })

  it('for guests’ credentials: the identity pool by itself, at most 4 kB more than the network', async () => {
    const all = await weigh(
      "export { userPoolTransport } from './user-pool/client.ts'; export * from './identity-pool/client.ts'",
    )
    const network = await weigh("export { userPoolTransport } from './user-pool/client.ts'")
    expect(all.gzip - network.gzip).toBeLessThanOrEqual(4_096)
  })
})
