import { isNetworkName, NETWORK_NAMES } from '@chiaroscuro/domain/signature'
import { z } from 'zod'
import { MOST_ACCOUNTS } from './account.js'

const url = z.url({ protocol: /^https?$/ })

const settings = z
  .object({
    WALLET_NODE_URL: url.default('http://127.0.0.1:8555'),
    WALLET_NETWORK: z
      .string()
      .refine(isNetworkName, `one of ${NETWORK_NAMES.join(', ')}`)
      .default('simulator0'),
    WALLET_SITES: z.string().default('http://localhost:4800'),
    WALLET_HOST: z.string().default('127.0.0.1'),
    WALLET_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    WALLET_DATA_DIR: z.string().optional(),
    WALLET_TOKENS_URL: url.optional(),
    WALLET_ACCOUNTS: z.coerce.number().int().min(1).max(MOST_ACCOUNTS).default(2),
    WALLET_AUTO: z.enum(['0', '1']).default('0'),
  })
  .transform((env) => ({
    nodeUrl: env.WALLET_NODE_URL,
    network: env.WALLET_NETWORK,
    sites: env.WALLET_SITES.split(',').map((one) => new URL(one.trim()).origin),
    host: env.WALLET_HOST,
    port: env.WALLET_PORT,
    folder: env.WALLET_DATA_DIR,
    tokensUrl: env.WALLET_TOKENS_URL,
    accounts: env.WALLET_ACCOUNTS,
    auto: env.WALLET_AUTO === '1',
  }))

export type Settings = z.infer<typeof settings>

/** Checks the environment: every name starts with WALLET_; empty is absent. Throws what is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, text]) => text !== '')))
  if (!read.success) throw new Error(z.prettifyError(read.error))
  return read.data
}
