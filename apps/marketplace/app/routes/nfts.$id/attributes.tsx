import { clip, figure, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { traitField } from '#app/feature/item-filter/trait-field.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { ShownNft } from './shown-nft.js'

/** Traits with how many items share them; each leads to those items. */
export function Attributes({ nft }: { nft: ShownNft }) {
  const { t, i18n } = useLingui()
  if (nft.attributes.length === 0) return null
  return (
    <section>
      <div className={css.sectionHead}>
        <h2 className={frame.bandTitle}>
          <Trans>Attributes</Trans>
        </h2>
      </div>
      <div className={css.attributes}>
        {nft.attributes.map(({ trait_type: name, value, count, frequency }) => {
          const percent = i18n.number(frequency, {
            style: 'percent',
            maximumFractionDigits: frequency < 0.1 ? 1 : 0,
          })
          const words = (
            <>
              <span className={css.attributeName}>{name}</span>
              <span className={css.attributeValue}>
                <span className={clip} title={value}>
                  {value}
                </span>
                {nft.collection_id ? (
                  <span className={`${css.share} ${figure}`} title={t`${count} items of this collection`}>
                    {percent}
                  </span>
                ) : null}
              </span>
              {nft.collection_id ? (
                <span className={css.meter} aria-hidden="true">
                  <span
                    className={css.meterFill}
                    style={{ width: `${Math.min(100, Math.max(0, frequency * 100))}%` }}
                  />
                </span>
              ) : null}
            </>
          )
          const key = `${name} ${value}`
          return nft.collection_id ? (
            <Link
              key={key}
              className={css.attribute}
              href={`/collections/${nft.collection_id}?${new URLSearchParams([[traitField(name), value]])}`}
            >
              {words}
            </Link>
          ) : (
            <span key={key} className={css.attribute}>
              {words}
            </span>
          )
        })}
      </div>
    </section>
  )
}
