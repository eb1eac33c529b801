/** What a card shows of an NFT. */
export interface CardData {
  id: string
  encoded_id: string
  name: string | null
  thumbnail_uri: string | null
  placeholder_color?: string | null
  openrarity_rank?: number | null
  price_mojos?: string | null
}

/** The website's grid of cards, element for element, without anything around it. */
export function Cards({ cards }: { cards: readonly CardData[] }) {
  return (
    <ul className="grid">
      {cards.map((card) => (
        <li key={card.id} className="cell">
          <a href={`/nfts/${card.encoded_id}`} className="card">
            <span
              className="frame"
              style={{ aspectRatio: 1, background: card.placeholder_color ?? undefined }}
            >
              <img
                className="image"
                src={card.thumbnail_uri ?? undefined}
                srcSet={`${card.thumbnail_uri}?w=256 256w, ${card.thumbnail_uri}?w=512 512w`}
                sizes="(max-width: 640px) 46vw, 250px"
                alt=""
                width={512}
                height={512}
                loading="lazy"
                decoding="async"
              />
            </span>
            <span className="line">
              <span className="clip">{card.name}</span>
              {card.openrarity_rank ? (
                <span className="rank figure">
                  <span aria-hidden="true">№ </span>
                  <span title={`Rank ${card.openrarity_rank}`}>{card.openrarity_rank}</span>
                </span>
              ) : null}
            </span>
            <span className="under">
              <span className="clip">{card.price_mojos ? 'Listed' : null}</span>
              {card.price_mojos ? <span className="price">{Number(card.price_mojos) / 1e12} XCH</span> : null}
            </span>
          </a>
          <button type="button" className="star" aria-pressed="false" aria-label={`Watch ${card.name}`}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.9l-4.1 2.2.9-4.6L1.4 6.3 6 5.7z" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
