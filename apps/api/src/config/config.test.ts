import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, toConfig } from './config.js'

describe('toConfig', () => {
  it('takes .env.example as it stands and finds the defaults in it', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8')
    const env = Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const match = /^([A-Z_]+)=(.*)$/.exec(line)
        return match ? [[match[1], match[2]]] : []
      }),
    )
    expect(toConfig(env)).toEqual(toConfig({}))
  })

  it.each([
    [{ NETWORK: 'moonnet' }, 'NETWORK'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ NODE_RPC_URL: 'node' }, 'NODE_RPC_URL'],
    [{ TOKENS_URL: 'ftp://tokens' }, 'TOKENS_URL'],
    [{ API_PORT: '99999' }, 'API_PORT'],
    [{ API_PORT: 'abc' }, 'API_PORT'],
    [{ MEDIA_MAX_BYTES: '-1' }, 'MEDIA_MAX_BYTES'],
  ])('refuses %j and names the setting', (env, name) => {
    expect(() => toConfig(env)).toThrow(ConfigError)
    expect(() => toConfig(env)).toThrow(name)
  })

  it('takes an archive folder instead of a node', () => {
    expect(toConfig({ ARCHIVE_FOLDER: '/blocks' }).source).toEqual({ kind: 'archive', folder: '/blocks' })
    expect(toConfig({ NETWORK: 'devnet' }).addressPrefix).toBe('txch')
  })
})
