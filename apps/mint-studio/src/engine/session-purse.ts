import type { RevealedCoin, XchCoin } from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type CoinId, type DidId, formatAddress, parseDid } from '@chiaroscuro/domain/id'
import { addressPrefixOf } from '@chiaroscuro/minting/drop'
import { didTrail } from '@chiaroscuro/minting/engine'
import { readFunds } from '@chiaroscuro/minting/mint-build'
import { StudioError } from '../ipc/failure.js'
import type { FullNode } from './full-node.js'
import { offerMaker } from './offer-maker.js'
import { networkOf, type Purse } from './purse.js'
import { sessionWallet } from './session-wallet.js'
import type { WalletLine } from './wallet-line.js'

export interface SessionPurseParts {
  readonly line: WalletLine
  readonly node: FullNode
  readonly run: ClvmRunner
  /** A profile by its name; the wallet's first one where it is empty. */
  readonly did: string
}

/** Coins that one question to a node is about. */
const AT_ONCE = 500

/**
 * What a wallet over WalletConnect has, by its own word as far as the chain bears it out. Rejects with `StudioError` `other-network`,
 * `no-did`, `wallet-behind` where it names another coin of the profile than the chain has, and as line and node do.
 */
export async function openSessionPurse({ line, node, run, did }: SessionPurseParts): Promise<Purse> {
  const network = await networkOf(await node.network(), node)
  const ask = await line.wallet(network)
  const wanted = did === '' ? undefined : parseDid(did)
  if (did !== '' && !wanted) throw new StudioError('no-did')
  const profiles = readFunds(await ask.coins('did')).dids
  const profile = wanted ? profiles.find(({ didId }) => didId === wanted) : profiles[0]
  if (!profile) throw new StudioError('no-did')
  const { didId, p2PuzzleHash } = profile
  const didCoin = newestCoin(didId, node)
  if ((await didCoin()) !== coinIdOf(profile.coin)) throw new StudioError('wallet-behind')
  const money = { ask, unspent: (coins: readonly RevealedCoin[]) => unspentOf(coins, node), didCoin }
  const xch = readFunds(await money.unspent(await ask.coins('xch'))).xch
  return {
    ...{ kind: 'walletconnect', network, didId, puzzleHash: p2PuzzleHash, node },
    dids: profiles.map((one) => one.didId),
    balance: xch.reduce((sum: bigint, { coin }: XchCoin) => sum + coin.amount, 0n),
    wallet: (signing) => sessionWallet({ ...money, ...signing, run, network, didId }),
    offers: ({ approved, signal, onAsk }) =>
      offerMaker({
        ...{ node, network, run, approved, atOnce: 1 },
        keyOf: (puzzleHash) => profiles.find((one) => one.p2PuzzleHash === puzzleHash)?.publicKey,
        sign: (spends) => {
          onAsk?.()
          return ask.sign(spends, signal)
        },
      }),
    signText: (text) => ask.signMessage(text, formatAddress(p2PuzzleHash, addressPrefixOf(network))),
  }
}

/** The coin that a DID is now, by the chain. */
function newestCoin(didId: DidId, node: FullNode): () => Promise<CoinId | undefined> {
  const trail = didTrail(didId, node)
  return async () => {
    const parent = await trail.newestParent()
    if (!parent) return undefined
    const next = (await node.childrenOf(parent.id)).find(
      ({ coin, spentAt }) => spentAt === 0 && coin.amount % 2n === 1n,
    )
    return next?.id
  }
}

/** Those that the chain has, and has not seen spent: a wallet may be behind, or name what is not there. */
async function unspentOf(coins: readonly RevealedCoin[], node: FullNode): Promise<RevealedCoin[]> {
  const unspent: RevealedCoin[] = []
  for (let from = 0; from < coins.length; from += AT_ONCE) {
    const some = coins.slice(from, from + AT_ONCE)
    const found = await node.coins(some.map(({ coin }) => coinIdOf(coin)))
    unspent.push(...some.filter(({ coin }) => found.get(coinIdOf(coin))?.isSpent === false))
  }
  return unspent
}
