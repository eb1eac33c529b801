import { formatAddress, parseAddress } from '@chiaroscuro/domain/id'
import { addressPrefixOf, type Drop } from '@chiaroscuro/minting/drop'
import type { Plan } from '@chiaroscuro/minting/plan'
import { assignTargets, readTargets, type TargetFault } from '@chiaroscuro/minting/targets'
import type { OwnersView } from '../ipc/view.js'

const MAX_SHOWN = 50
const MAX_FAULTS = 100

export interface TargetSheet {
  /** The file's bytes in base64. */
  readonly sheet: string
  /** Decides who gets which of those that are given by number; nothing where both stay in order. */
  readonly seed?: number | undefined
}

/** A drop whose pieces go where a sheet says. */
export function withTargets(drop: Drop, { sheet, seed }: TargetSheet) {
  const targets = readTargets(new Uint8Array(Buffer.from(sheet, 'base64')))
  const order = seed === undefined ? ({ kind: 'listed' } as const) : ({ kind: 'shuffled', seed } as const)
  const { pieces, assigned, faults } = assignTargets(drop.pieces, targets, order)
  const shown: readonly TargetFault[] = faults.slice(0, MAX_FAULTS)
  return { drop: assigned === 0 ? drop : { ...drop, pieces }, assigned, faults: [...shown] }
}

/** A drop whose every piece goes to the one owner that it names for all. */
export function withoutTargets(drop: Drop): Drop {
  if (drop.pieces.every(({ to }) => to === undefined)) return drop
  return { ...drop, pieces: drop.pieces.map((piece) => ({ ...piece, to: undefined })) }
}

const views = new WeakMap<Drop, OwnersView>()

/** Who gets how many of a drop, as its addresses stand there. */
export function ownersOfDrop(drop: Drop): OwnersView {
  const known = views.get(drop)
  if (known) return known
  const owner = parseAddress(drop.owner) ?? drop.owner
  const made = counted(
    drop.pieces.map(({ to }) => (to === undefined ? owner : (parseAddress(to) ?? to))),
    owner,
    (one) => {
      const hash = parseAddress(one)
      return hash === undefined ? one : formatAddress(hash, addressPrefixOf(drop.network))
    },
  )
  views.set(drop, made)
  return made
}

/** Who gets how many of a plan; `own` is the account's puzzle hash. */
export function ownersOfPlan(plan: Plan, own: string): OwnersView {
  const prefix = plan.network === 'mainnet' ? 'xch' : 'txch'
  const hashes = new Map(plan.pieces.map(({ to }) => [String(to), to]))
  return counted(
    plan.pieces.map(({ to }) => String(to)),
    own,
    (one) => {
      const hash = hashes.get(one)
      return hash === undefined ? one : formatAddress(hash, prefix)
    },
  )
}

function counted(owners: readonly string[], own: string, shown: (one: string) => string): OwnersView {
  const counts = new Map<string, number>()
  for (const one of owners) counts.set(one, (counts.get(one) ?? 0) + 1)
  const kept = counts.get(own) ?? 0
  counts.delete(own)
  const others = [...counts].sort(([, one], [, other]) => other - one)
  return {
    ...{ kept, given: owners.length - kept, addresses: others.length },
    most: others.slice(0, MAX_SHOWN).map(([one, count]) => ({ address: shown(one).slice(0, 200), count })),
  }
}
