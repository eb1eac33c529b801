import { signSpends } from '@chiaroscuro/domain/build'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { DidId } from '@chiaroscuro/domain/id'
import { signMessage } from '@chiaroscuro/domain/signature'
import type { DevnetAccount } from './devnet-account.js'
import { devnetWallet } from './devnet-wallet.js'
import type { FullNode } from './full-node.js'
import { offerMaker } from './offer-maker.js'
import type { Purse } from './purse.js'

/** What the studio's own account has on the devnet: its key is for that network alone. */
export async function openDevnetPurse(
  { key }: DevnetAccount,
  didId: DidId,
  node: FullNode,
  run: ClvmRunner,
): Promise<Purse> {
  const coins = await node.coinsAt(key.puzzleHash)
  return {
    ...{ kind: 'devnet', network: 'simulator0', didId, dids: [didId] },
    ...{ puzzleHash: key.puzzleHash, node },
    balance: coins.reduce((sum, { coin }) => sum + coin.amount, 0n),
    wallet: ({ approved }) => devnetWallet({ node, key, didId, run, approved }),
    offers: ({ approved }) =>
      offerMaker({
        ...{ node, network: 'simulator0', run, approved },
        keyOf: (puzzleHash) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined),
        sign: async (spends) => signSpends(spends, [key], 'simulator0', run),
      }),
    signText: async (text) => signMessage(text, key),
  }
}
