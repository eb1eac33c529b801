import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readRoles, toConfig } from './config.js'

describe('toConfig', () => {
  it('takes .env.example as it stands and finds the defaults in it', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8')
    const env = Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const match = /^([A-Z0-9_]+)=(.*)$/.exec(line)
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
    [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: '../x' }, 'S3_BUCKET'],
    [{ USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: 'c' }, 'USER_POOL_ID'],
    [{ USER_POOL_ID: 'eu_1' }, 'USER_POOL_CLIENT_ID'],
    [{ REDIS_URL: 'http://cache' }, 'REDIS_URL'],
    [{ DATABASE_REPLICA_URLS: 'postgres://a,pglite://b' }, 'DATABASE_REPLICA_URLS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES'],
    [{ RATE_LIMIT_EXEMPT: 'localhost' }, 'RATE_LIMIT_EXEMPT'],
    [{ RATE_LIMIT_PER_KEY: '-1' }, 'RATE_LIMIT_PER_KEY'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL'],
    [
      { API_PUBLIC_URL: 'https://a.example', MEDIA_PUBLIC_URL: 'https://a.example/media' },
      'MEDIA_PUBLIC_URL',
    ],
  ])('refuses %j and names the setting', (env, name) => {
    expect(() => toConfig(env)).toThrow(ConfigError)
    expect(() => toConfig(env)).toThrow(name)
  })

  it('takes a bucket for files, at Amazon unless told otherwise', () => {
    const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(toConfig({}).media.s3).toBeUndefined()
    expect(toConfig({ ...keys, S3_REGION: 'eu-central-1' }).media.s3).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'files',
      region: 'eu-central-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(toConfig({ ...keys, S3_ENDPOINT: 'http://minio:9000/' }).media.s3?.endpoint).toBe(
      'http://minio:9000',
    )
  })

  it('takes the pool’s tokens under the address that the website uses', () => {
    const pool = { USER_POOL_ID: 'eu-west-1_Ab', USER_POOL_CLIENT_ID: 'c' }
    expect(toConfig({}).identity).toBeUndefined()
    expect(toConfig(pool).identity).toEqual({
      issuer: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Ab',
      clientId: 'c',
    })
    expect(toConfig({ ...pool, USER_POOL_ENDPOINT: 'http://127.0.0.1:9/' }).identity?.issuer).toBe(
      'http://127.0.0.1:9/eu-west-1_Ab',
    )
    expect(toConfig({ PUBLIC_URL: 'https://nfts.example:8443/' }).siteDomain).toBe('nfts.example:8443')
  })

  it('takes an archive folder instead of a node', () => {
    expect(toConfig({ ARCHIVE_FOLDER: '/blocks' }).source).toEqual({ kind: 'archive', folder: '/blocks' })
    expect(toConfig({ NETWORK: 'devnet' }).addressPrefix).toBe('txch')
  })
})

describe('readRoles', () => {
  it('is everything unless parts are named, and parts only where several processes can share', () => {
    expect(readRoles([], 'pglite://x')).toEqual(['follow', 'serve', 'media'])
    expect(readRoles(['media', 'follow'], 'postgres://x')).toEqual(['follow', 'media'])
    expect(() => readRoles(['media'], 'pglite://x')).toThrow(ConfigError)
    expect(() => readRoles(['mine'], 'postgres://x')).toThrow('mine is no part')
  })
})
