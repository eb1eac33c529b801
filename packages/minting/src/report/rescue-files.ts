import { formatXch } from '@chiaroscuro/domain/amount'
import type { RunState } from '../journal/fold.js'
import { batchesOf } from '../plan/batches.js'
import type { Plan } from '../plan/plan.js'
import { canonical, planHash } from '../plan/plan-hash.js'
import { formatProvenance, provenanceOf } from './provenance.js'
import { rescueKit } from './rescue-kit.js'
import { RESCUE_WORDS, type RescueWords } from './rescue-words.js'

/** A file of a rescue kit, as it is written. */
export interface RescueFile {
  readonly name: string
  readonly text: string
}

/** A signed bundle in such a kit. */
interface Listed {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly fee: string
  readonly height: number | undefined
  readonly pushTx: string
}

/**
 * A folder with which a mint can be seen through without this program: bundles as any full node takes them, what was
 * approved and minted, and how to go about it, in English and Chinese. No key is in it. `nodeUrl` is a node that asks for
 * no certificate. Throws `MintingError` `other-plan`.
 */
export function rescueFiles(plan: Plan, state: RunState, nodeUrl?: string): RescueFile[] {
  const pieces = formatProvenance(provenanceOf(plan, state))
  const listed = listOf(plan, state)
  const words = (['en', 'zh'] as const).map((language) =>
    readMe(RESCUE_WORDS[language], { plan, listed, unsigned: unsignedOf(plan, state), nodeUrl }),
  )
  return [
    { name: 'READ-ME.txt', text: `${words.join('\n\n')}\n` },
    { name: 'plan.json', text: `${canonical(plan)}\n` },
    { name: 'pieces.json', text: `${pieces}\n` },
    ...listed.map(({ name, pushTx }) => ({ name, text: `${pushTx}\n` })),
  ]
}

function listOf(plan: Plan, state: RunState): Listed[] {
  const batches = batchesOf(plan)
  const digits = String(batches.length).length
  return rescueKit(state).flatMap(({ batch, attempt, fee, pushTx }) => {
    const planned = batches[batch]
    if (!planned) return []
    const number = String(batch + 1).padStart(digits, '0')
    const name = attempt === 0 ? `bundle-${number}.json` : `bundle-${number}-${attempt + 1}.json`
    const { from, pieces } = planned
    const height = state.batches.get(batch)?.included?.height
    return { name, from: from + 1, to: from + pieces.length, fee: formatXch(BigInt(fee)), height, pushTx }
  })
}

/** Numbers of the first and the last piece of which nothing was signed: bundles are signed in their order. */
function unsignedOf(plan: Plan, state: RunState): { from: number; to: number } | undefined {
  const first = batchesOf(plan).find(({ index }) => !state.batches.get(index)?.attempts.length)
  return first && { from: first.from + 1, to: plan.pieces.length }
}

interface Facts {
  readonly plan: Plan
  readonly listed: readonly Listed[]
  readonly unsigned: { readonly from: number; readonly to: number } | undefined
  readonly nodeUrl: string | undefined
}

function readMe(words: RescueWords, { plan, listed, unsigned, nodeUrl }: Facts): string {
  const { title, keyless, nothing } = words
  const bundles = listed.map(
    ({ name, from, to, fee, height }) => `  ${name}  ${words.bundle({ from, to, fee, height })}`,
  )
  const [example] = listed
  const ways = example ? waysOf(plan.network, nodeUrl).map((way) => `  ${way} -d @${example.name}`) : []
  return [
    `${title}\n`,
    `${words.plan(planHash(plan), plan.network)} ${keyless}\n`,
    ...(example
      ? [words.signed, ...bundles, '', `${words.order}\n`, words.send, ...ways, '']
      : [`${nothing}\n`]),
    ...(unsigned ? [`${words.unsigned(unsigned.from, unsigned.to)}\n`] : []),
    words.files,
  ].join('\n')
}

const CURL = 'curl -H "Content-Type: application/json"'
const SSL = '"$' + '{CHIA_ROOT:-$HOME/.chia/mainnet}"/config/ssl/full_node/private_full_node'

/** Commands that give a bundle to a node. A node of one's own has a certificate that only Chia's own programs know. */
function waysOf(network: string, nodeUrl: string | undefined): string[] {
  const own = `${CURL} --insecure --cert ${SSL}.crt --key ${SSL}.key https://localhost:8555/push_tx`
  return [
    ...(nodeUrl === undefined ? [own] : [`${CURL} ${nodeUrl}/push_tx`]),
    ...(network === 'mainnet' ? [`${CURL} https://api.coinset.org/push_tx`] : []),
  ]
}
