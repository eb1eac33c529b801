import { isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault } from '../wallet-fault.js'
import { fieldOf, hashOf } from './session-answer.js'

const LONGEST = 50_000

/**
 * What the reference wallet has to be told of an NFT it does not hold (a "driver"), from what it says of it itself: the
 * layers of its puzzle. Where that were wrong the offer would not read as wished, and is refused then.
 */
export function driverOf(said: unknown, launcherId: string): object {
  const info = fieldOf(said, 'nftInfo') ?? said
  const hash = (name: string) => {
    const found = hashOf(fieldOf(info, name))
    return found && `0x${found}`
  }
  const [own, launcher, updater] = [hash('launcherId'), hash('launcherPuzhash'), hash('updaterPuzhash')]
  const metadata = fieldOf(info, 'chainInfo')
  if (!isRecord(info) || own !== launcherId || !launcher || !updater || !isShortText(metadata))
    throw unreadable()
  const also = { type: 'metadata', metadata, updater_hash: updater }
  const layers = fieldOf(info, 'supportsDid') === true ? { ...also, also: ownership(info, launcherId) } : also
  return { type: 'singleton', launcher_id: launcherId, launcher_ph: launcher, also: layers }
}

function ownership(info: unknown, launcherId: string): object {
  const royalty = hashOf(fieldOf(info, 'royaltyPuzzleHash'))
  const points = fieldOf(info, 'royaltyPercentage') ?? 0
  if (!royalty || typeof points !== 'number' || !Number.isInteger(points) || points < 0 || points > 10_000)
    throw unreadable()
  return {
    type: 'ownership',
    owner: '()',
    transfer_program: {
      type: 'royalty transfer program',
      launcher_id: launcherId,
      royalty_address: `0x${royalty}`,
      royalty_percentage: String(points),
    },
  }
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST
}

function unreadable(): WalletFault {
  return new WalletFault('unreadable', 'The wallet does not describe this NFT')
}
