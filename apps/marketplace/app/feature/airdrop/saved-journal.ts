import { airdropHash, parseAirdropPlan, readAirdropJournal } from '@chiaroscuro/minting/airdrop'
import { isRecord } from '#app/feature/endless/is-record.js'
import { airdrops, type KeptAirdrop } from './airdrop-store.js'

/** An airdrop with its journal, as a file that another browser goes on with. It holds signed transactions and no key. */
export async function savedJournal(kept: KeptAirdrop): Promise<string> {
  const decoder = new TextDecoder()
  const journal = (await airdrops.lines(kept.hash)).map((line) => decoder.decode(line))
  return JSON.stringify({ version: 1, ...kept, journal })
}

const MOST_CHARACTERS = 60_000_000
const MOST_LINES = 200_000

/** Takes up what `savedJournal` wrote: lines that go on where this browser's end. Nothing where it cannot be read. */
export async function loadJournal(text: string): Promise<KeptAirdrop | undefined> {
  const read = readSaved(text)
  if (!read) return undefined
  const { kept, lines } = read
  await airdrops.keep(kept)
  const here = await airdrops.lines(kept.hash)
  const decoder = new TextDecoder()
  const isSame = here.every((line, at) => decoder.decode(line) === decoder.decode(lines[at]))
  // Of two that part, this browser's own is what it signed.
  if (isSame && lines.length > here.length)
    await airdrops.addLines(kept.hash, here.length, lines.slice(here.length))
  return kept
}

function readSaved(text: string): { kept: KeptAirdrop; lines: Uint8Array[] } | undefined {
  try {
    const said: unknown = text.length > MOST_CHARACTERS ? undefined : JSON.parse(text)
    if (!isRecord(said) || typeof said.plan !== 'string' || !Array.isArray(said.journal)) return undefined
    const plan = parseAirdropPlan(JSON.parse(said.plan))
    const encoder = new TextEncoder()
    const lines = said.journal.slice(0, MOST_LINES).map((line: unknown) => encoder.encode(String(line)))
    for (const line of lines) if (readAirdropJournal(line).records.length !== 1) return undefined
    const { code, decimals, startedAt } = said
    const isKnown = typeof code === 'string' && typeof decimals === 'number' && typeof startedAt === 'number'
    if (!isKnown || !(decimals >= 0 && decimals <= 18)) return undefined
    const kept = { hash: airdropHash(plan), plan: said.plan, code: code.slice(0, 12), decimals, startedAt }
    return { kept, lines }
  } catch {
    return undefined
  }
}
