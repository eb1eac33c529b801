import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const url = z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/)
const running = z.looseObject({
  urls: z.looseObject({ Node: url, Marketplace: url.optional(), API: url.optional() }),
  gateway: url,
  /** Where stories are published, and what opens those that are. */
  content: z
    .looseObject({
      url: z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/v2$/),
      token: z.string().min(1).max(200),
    })
    .optional(),
})

/** Where the studio's news are read. */
export interface ContentPlace {
  /** The content service's own where none is named. */
  readonly url?: string | undefined
  readonly token: string
}

/** Where the devnet of this machine answers. */
export interface DevnetPlace {
  readonly nodeUrl: string
  /** An IPFS gateway that also takes files, as Kubo does. */
  readonly gatewayUrl: string
  readonly marketplaceUrl: string | undefined
  /** Where offers are published. */
  readonly apiUrl: string | undefined
  readonly content: ContentPlace | undefined
}

/** Reads where the running product said that its devnet is; nothing where there is none, or it says something else. */
export async function findDevnet(path: string | undefined): Promise<DevnetPlace | undefined> {
  if (path === undefined) return undefined
  try {
    const { urls, gateway, content } = running.parse(JSON.parse(await readFile(path, 'utf8')))
    return {
      ...{ nodeUrl: urls.Node, gatewayUrl: gateway },
      ...{ marketplaceUrl: urls.Marketplace, apiUrl: urls.API, content },
    }
  } catch {
    return undefined
  }
}
