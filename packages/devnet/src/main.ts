import { join } from 'node:path'
import { DevnetError } from './error.js'
import { defaultFarming, startFarmer } from './farmer.js'
import { openDevnet } from './open-devnet.js'
import { serveRpc } from './rpc/serve-rpc.js'

/** Environment of this process: every name starts with DEVNET_ and has a default but the directory. */
function readEnv(env: NodeJS.ProcessEnv) {
  function count(name: string, fallback: number): number {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = Number(text)
    if (!Number.isSafeInteger(value) || value < 0)
      throw new DevnetError('invalid-request', `${name} must be a whole number`)
    return value
  }
  return {
    dataDir: env.DEVNET_DATA_DIR || undefined,
    port: count('DEVNET_PORT', 0),
    networkSeed: env.DEVNET_SEED ? BigInt(count('DEVNET_SEED', 0)) : undefined,
    genesisTime: env.DEVNET_GENESIS_TIME ? count('DEVNET_GENESIS_TIME', 0) : undefined,
    devControls: env.DEVNET_CONTROLS === '1',
    paused: env.DEVNET_FARMING === 'paused',
    farming: {
      delayMs: count('DEVNET_BLOCK_DELAY_MS', defaultFarming.delayMs),
      minIntervalMs: count('DEVNET_BLOCK_INTERVAL_MS', defaultFarming.minIntervalMs),
      emptyMs: count('DEVNET_EMPTY_BLOCK_MS', defaultFarming.emptyMs),
    },
  }
}

function log(message: string): void {
  process.stderr.write(`devnet: ${message}\n`)
}

function describe(error: unknown): string {
  return error instanceof Error ? ((error.message || error.stack) ?? 'unknown error') : String(error)
}

async function main(): Promise<void> {
  const config = readEnv(process.env)
  const devnet = openDevnet({ ...config, clock: Date.now, log })
  const farmer = startFarmer({
    devnet,
    policy: config.farming,
    paused: config.paused,
    stateFile: config.dataDir === undefined ? undefined : join(config.dataDir, 'farming'),
    onError: (error) => log(describe(error)),
  })
  const server = await serveRpc(devnet, {
    port: config.port,
    devControls: config.devControls,
    farmer,
    onError: (error) => log(describe(error)),
  }).catch((error: unknown) => {
    devnet.close()
    throw error
  })
  let stopping = false
  function stop(): void {
    if (stopping) return
    stopping = true
    farmer.stop()
    void server.close().then(() => {
      devnet.close()
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent holds the other end: when it dies, however it dies, the pipe closes and so do we.
  process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
  process.stdout.on('error', stop)
  process.stdout.write(`${JSON.stringify({ ready: true, url: server.url })}\n`)
}

main().catch((error: unknown) => {
  log(describe(error))
  process.exitCode = 1
  process.stdin.destroy()
})
