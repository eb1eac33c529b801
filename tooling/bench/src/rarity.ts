import { type OpenRarityItem, rankByOpenRarity } from '@chiaroscuro/domain/ranking'

/** Items of a collection, and the time its ranking may take. */
const GOALS = [
  { items: 10_000, milliseconds: 150 },
  { items: 100_000, milliseconds: 2000 },
]
const ROUNDS = 5
const TRAITS = ['Background', 'Body', 'Clothes', 'Eyes', 'Hat', 'Mouth', 'Earring', 'Fur', 'Weapon', 'Aura']

/** Ranks made-up collections whole, as the job does after every described item; medians of rounds. */
export function benchRarity(timer: () => number): { text: string; reached: boolean } {
  const lines = GOALS.map(({ items, milliseconds }) => {
    const collection = makeCollection(items)
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = timer()
      rankByOpenRarity(collection)
      return timer() - start
    })
    const median = rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
    const figure = `${Math.round(median).toLocaleString('en')} ms`.padStart(9)
    const count = `${items.toLocaleString('en')} items`.padStart(14)
    return { text: `${count}  ${figure}   goal: at most ${milliseconds} ms`, reached: median <= milliseconds }
  })
  return {
    reached: lines.every(({ reached }) => reached),
    text: [
      `OpenRarity ranks of ${TRAITS.length} traits on one core, Node ${process.versions.node}; medians of ${ROUNDS} rounds`,
      ...lines.map(({ text }) => text),
      '',
    ].join('\n'),
  }
}

/** A collection in which values thin out and one trait in eight is missing; the same every time. */
function makeCollection(size: number): OpenRarityItem[] {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: size }, (_, i) => ({
    id: String(i),
    attributes: TRAITS.filter(() => next() < 7 / 8).map((traitType) => ({
      traitType,
      value: ` Value ${Math.floor(40 * next() ** 2)}`,
    })),
  }))
}
