import { fromHex, hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { buildDidOf, buildMintOf, coinIds, didCoinAmong, signedPieces } from '@chiaroscuro/minting/mint-build'
import { batchesOf, parsePlan } from '@chiaroscuro/minting/plan'
import type { MintWork } from './mint-question.js'
import { toRevealed, toText, unpackBundle } from './spend-text.worker.js'
import type { Question } from './worker-seat.js'

type Answer = MintWork[keyof MintWork]['answer']

/** Hashes files, makes the spends of a mint, and holds against them what a wallet signed. Throws where something is unreadable. */
export async function doMintWork(question: Question<MintWork>, run: ClvmRunner): Promise<Answer> {
  switch (question.deed) {
    case 'hash':
      return toHex(
        new Uint8Array(await crypto.subtle.digest('SHA-256', await question.ask.file.arrayBuffer())),
      )
    case 'did-coin': {
      const [didId] = coinIds([question.ask.didId])
      return (didId && didCoinAmong(didId, question.ask.coins.map(toRevealed))) ?? null
    }
    case 'build':
      return build(question.ask)
    case 'finish':
      return finish(question.ask, run)
    case 'unpack':
      return unpackBundle(question.ask.bundle)
    case 'build-did': {
      const { coins, fee } = question.ask
      const made = buildDidOf(coins.map(toRevealed), BigInt(fee))
      return made ? { spends: made.spends.map(toText), didId: made.did.didId } : null
    }
  }
}

function build({
  plan: text,
  didCoinId,
  fee,
  instead,
  coins,
}: MintWork['build']['ask']): MintWork['build']['answer'] {
  const plan = parsePlan(JSON.parse(text))
  const [batch] = batchesOf(plan)
  const [id] = coinIds([didCoinId])
  if (!batch || !id) return null
  const order = {
    plan,
    batch,
    didCoinId: id,
    fee: BigInt(fee),
    instead: instead === undefined ? undefined : hexBytes(instead),
  }
  const pieces = buildMintOf(order, coins.map(toRevealed))
  return pieces ? { ...pieces, spends: pieces.spends.map(toText) } : null
}

function finish(
  { spends: { spends, launcherIds, firstCoinIds }, signature, networks }: MintWork['finish']['ask'],
  run: ClvmRunner,
): MintWork['finish']['answer'] {
  const pieces = {
    spends: spends.map(coinSpendFromJson),
    launcherIds: coinIds(launcherIds),
    firstCoinIds: coinIds(firstCoinIds),
  }
  const signed = signedPieces(pieces, fromHex(signature) ?? new Uint8Array(), networks, run)
  return signed ? { bundleId: signed.bundleId, bundle: toHex(signed.bundle) } : null
}
