import { fromHex, hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { airdropBatches, parseAirdropPlan } from '@chiaroscuro/minting/airdrop'
import { buildGiftsOf, outputIds, signedGifts } from '@chiaroscuro/minting/airdrop-build'
import type { GiftQuestion, GiftWork } from './gift-question.js'
import { toRevealed, toText, unpackBundle } from './spend-text.worker.js'

type Answer = GiftWork[GiftQuestion['deed']]['answer']

/** Makes the spends of an airdrop, and holds against them what a wallet signed. Throws where something is unreadable. */
export function doGiftWork(question: GiftQuestion, run: ClvmRunner): Answer {
  switch (question.deed) {
    case 'build':
      return build(question.ask)
    case 'finish':
      return finish(question.ask, run)
    case 'unpack':
      return unpackBundle(question.ask.bundle)
  }
}

function build({
  plan: text,
  batch: index,
  fee,
  instead,
  coins,
}: GiftWork['build']['ask']): GiftWork['build']['answer'] {
  const plan = parseAirdropPlan(JSON.parse(text))
  const batch = airdropBatches(plan)[index]
  const terms = { fee: BigInt(fee), instead: instead === undefined ? undefined : hexBytes(instead) }
  const gifts = batch && buildGiftsOf({ plan, batch, ...terms }, coins.map(toRevealed))
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
