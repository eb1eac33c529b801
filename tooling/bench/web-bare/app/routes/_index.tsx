import { readFileSync } from 'node:fs'
import { useLoaderData } from '@remix-run/react'
import { type CardData, Cards } from '../cards.js'

let kept: CardData[] | undefined

/** The cards are in memory from the first question on. */
export function loader() {
  kept ??= JSON.parse(readFileSync(process.env.BARE_CARDS ?? '', 'utf8'))
  return { cards: kept ?? [] }
}

export default function Index() {
  return <Cards cards={useLoaderData<typeof loader>().cards} />
}
