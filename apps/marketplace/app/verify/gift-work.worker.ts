import { fromHex, hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { coinFromJson, coinSpendFromJson, parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { airdropBatches, parseAirdropPlan } from '@chiaroscuro/minting/airdrop'
import { buildGiftsOf, outputIds, signedGifts } from '@chiaroscuro/minting/airdrop-build'
import type { CoinSpendText, SpendableCoin } from '#app/wallet/spending.js'
import type { GiftQuestion, GiftWork } from './gift-question.js'

type Answer = GiftWork[GiftQuestion['deed']]['answer']

/** Makes the spends of an airdrop, and holds against them what a wallet signed. Throws where something is unreadable. */
export function doGiftWork(question: GiftQuestion, run: ClvmRunner): Answer {
  switch (question.deed) {
    case 'build':
      return build(question.ask)
    case 'finish':
      return finish(question.ask, run)
    case 'unpack': {
      const { coinSpends, signature } = parseSpendBundle(hexBytes(question.ask.bundle))
      return { spends: coinSpends.map(toText), signature: toHex(signature ?? new Uint8Array()) }
    }
  }
}

function build({ plan: text, batch: index, coins }: GiftWork['build']['ask']): GiftWork['build']['answer'] {
  const plan = parseAirdropPlan(JSON.parse(text))
  const batch = airdropBatches(plan)[index]
  const gifts = batch && buildGiftsOf({ plan, batch }, coins.map(toRevealed))
  return gifts ? { spends: gifts.spends.map(toText), outputs: gifts.outputs } : null
}

function finish(
  { spends: { spends, outputs }, signature, networks }: GiftWork['finish']['ask'],
  run: ClvmRunner,
): GiftWork['finish']['answer'] {
  const gifts = { spends: spends.map(coinSpendFromJson), outputs: outputIds(outputs) }
  const signed = signedGifts(gifts, fromHex(signature) ?? new Uint8Array(), networks, run)
  return signed ? { bundleId: signed.bundleId, bundle: toHex(signed.bundle), inputs: signed.inputs } : null
}

function toRevealed({ coin, puzzle, lineage }: SpendableCoin) {
  return {
    ...{ coin: coinFromJson(coin), puzzle: hexBytes(puzzle) },
    lineage: lineage
      ? {
          parentParent: hexBytes(lineage.parent),
          parentInnerPuzzleHash: hexBytes(lineage.inner),
          parentAmount: BigInt(lineage.amount),
        }
      : undefined,
  }
}

type Spend = ReturnType<typeof coinSpendFromJson>

function toText({ coin, puzzleReveal, solution }: Spend): CoinSpendText {
  const { parentCoinInfo, puzzleHash, amount } = coin
  return {
    coin: {
      ...{ parent_coin_info: `0x${toHex(parentCoinInfo)}`, puzzle_hash: `0x${toHex(puzzleHash)}` },
      // Wallets read numbers; where one would lose digits, text.
      amount: amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : amount.toString(),
    },
    ...{ puzzle_reveal: `0x${toHex(puzzleReveal)}`, solution: `0x${toHex(solution)}` },
  }
}
