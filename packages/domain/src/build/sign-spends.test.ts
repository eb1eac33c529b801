import { describe, expect, it } from 'vitest'
import { concatBytes, hexBytes } from '../bytes.js'
import type { CoinSpend } from '../chain/coin.js'
import { parseClvm, treeHash, writeAtom, writeInteger, writeList, writeQuoted } from '../clvm/index.js'
import { hex32Of } from '../id/hex32.js'
import { NETWORKS } from '../signature/network.js'
import { bob, codeOf, eve, run } from './fake-trade.test-support.js'
import { idOf } from './fake-wallet.test-support.js'
import { signSpends } from './index.js'

describe('signing', () => {
  it('refuses what could be used for another coin, and signs for no key but those given', () => {
    const { publicKey } = bob.key
    const demand = (opcode: bigint, message: Uint8Array): CoinSpend => {
      const puzzleReveal = writeQuoted(
        writeList([writeList([writeInteger(opcode), writeAtom(publicKey), writeAtom(message)])]),
      )
      const coin = {
        parentCoinInfo: hexBytes(idOf(7)),
        puzzleHash: treeHash(parseClvm(puzzleReveal)),
        amount: 1n,
      }
      return { coin, puzzleReveal, solution: writeList([]) }
    }
    const sign = (spend: CoinSpend) => codeOf(() => signSpends([spend], [bob.key], 'mainnet', run))
    const hidden = concatBytes(hexBytes(idOf(8)), hexBytes(idOf(9)), NETWORKS.mainnet)
    expect(sign(demand(49n, hidden))).toBe('unsafe-signature')
    expect(sign(demand(49n, hexBytes(hex32Of(hexBytes(idOf(3))))))).toBe('built')
    expect(sign(demand(50n, hidden))).toBe('built')
    expect(codeOf(() => signSpends([demand(50n, hidden)], [eve.key], 'mainnet', run))).toBe('nothing-to-sign')
  })
})
