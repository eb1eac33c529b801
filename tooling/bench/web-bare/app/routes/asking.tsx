import { useLoaderData } from '@remix-run/react'
import { type CardData, Cards } from '../cards.js'

/** The cards are asked for each time, as the website asks for its own. */
export async function loader() {
  const answer = await fetch(process.env.BARE_LIST ?? '')
  const { items }: { items: CardData[] } = await answer.json()
  return { cards: items }
}

export default function Asking() {
  return <Cards cards={useLoaderData<typeof loader>().cards} />
}
