import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const url = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/)
const running = z.looseObject({
  urls: z.looseObject({ Node: url, Marketplace: url.optional(), API: url.optional() }),
  gateway: url,
})

/** Where the devnet of this machine answers. */
export interface DevnetPlace {
  readonly nodeUrl: string
  /** An IPFS gateway that also takes files, as Kubo does. */
  readonly gatewayUrl: string
  readonly marketplaceUrl: string | undefined
  /** Where offers are published. */
  readonly apiUrl: string | undefined
}

/** Reads where the running product said that its devnet is; nothing where there is none, or it says something else. */
export async function findDevnet(path: string | undefined): Promise<DevnetPlace | undefined> {
  if (path === undefined) return undefined
  try {
    const { urls, gateway } = running.parse(JSON.parse(await readFile(path, 'utf8')))
    return {
      ...{ nodeUrl: urls.Node, gatewayUrl: gateway },
      ...{ marketplaceUrl: urls.Marketplace, apiUrl: urls.API },
    }
  } catch {
    return undefined
  }
}
