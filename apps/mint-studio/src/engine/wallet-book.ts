import { readFile } from 'node:fs/promises'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { parseDid } from '@chiaroscuro/domain/id'
import type { Fetch } from '@chiaroscuro/http'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { isHere, type WalletInput, walletInput } from '../ipc/wallet.js'
import { openChiaPurse } from './chia-purse.js'
import { chiaRpc } from './chia-rpc.js'
import { type FullNode, fullNode } from './full-node.js'
import { mutualFetch } from './mutual-tls.js'
import { openOfflinePurse } from './offline-purse.js'
import type { Purse } from './purse.js'
import { replaceFile } from './replace-file.js'
import { openSessionPurse } from './session-purse.js'
import type { WalletLine } from './wallet-line.js'

const saved = z.strictObject({ version: z.literal(1), wallets: z.array(walletInput).max(4) })

export type OtherWallet = Exclude<WalletInput, { kind: 'devnet' }>

/** Wallets of networks other than the devnet, one of a kind. No key is in it, nor any way to one. */
export interface WalletBook {
  of<K extends OtherWallet['kind']>(kind: K): Extract<OtherWallet, { kind: K }> | undefined
  /** Remembers a wallet that was opened. */
  save(wallet: OtherWallet): Promise<void>
  /** The node that a wallet is reached on its network by. */
  nodeAt(url: string): Promise<FullNode>
  /** Rejects with `StudioError` as purses do. */
  open(wallet: OtherWallet): Promise<Purse>
}

export interface WalletBookParts {
  readonly path: string
  /** Chia's own folder, where its certificates are. */
  readonly chiaRoot: string
  readonly fetch: Fetch
  readonly run: ClvmRunner
  readonly line: WalletLine
}

/** Reads the book, or begins one. Rejects with `StudioError` `wallets-damaged`. */
export async function openWalletBook({
  path,
  chiaRoot,
  fetch,
  run,
  line,
}: WalletBookParts): Promise<WalletBook> {
  let wallets: readonly OtherWallet[] = await load(path)
  const nodeAt = async (url: string) =>
    fullNode(url, isHere(url) ? await mutualFetch(chiaRoot, 'full_node') : fetch)
  return {
    of: (kind) =>
      wallets.find((one): one is Extract<OtherWallet, { kind: typeof kind }> => one.kind === kind),
    nodeAt,
    async save(wallet) {
      const next = [...wallets.filter(({ kind }) => kind !== wallet.kind), wallet]
      await replaceFile(path, JSON.stringify({ version: 1, wallets: next }))
      wallets = next
    },
    async open(wallet) {
      const node = await nodeAt(wallet.nodeUrl)
      if (wallet.kind === 'chia') {
        const rpc = chiaRpc(wallet.walletUrl, await mutualFetch(chiaRoot, 'wallet'))
        return openChiaPurse({ rpc, node, run, did: wallet.did })
      }
      if (wallet.kind === 'walletconnect') return openSessionPurse({ line, node, run, did: wallet.did })
      const didId = parseDid(wallet.did)
      if (!didId) throw new StudioError('no-did')
      return openOfflinePurse({ publicKey: wallet.publicKey, didId }, node, run)
    },
  }
}

async function load(path: string): Promise<OtherWallet[]> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    return []
  }
  try {
    return saved.parse(JSON.parse(text)).wallets.flatMap((one) => (one.kind === 'devnet' ? [] : [one]))
  } catch (cause) {
    throw new StudioError('wallets-damaged', { cause })
  }
}
