import { Button, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { HonestyLabel } from '#app/verify/honesty-label.js'
import { OfferSides } from '#app/verify/offer-sides.js'
import { VerdictHeadline, VerdictLines } from '#app/verify/verdict-view.js'
import * as css from './page.css.js'
import { useResultWords } from './use-result-words.js'
import { mayBeListed, type Upload } from './use-uploads.js'

/** One offer that was given: what it gives and asks, its verdict, and what became of it. */
export function UploadCard({
  upload,
  number,
  onList,
}: {
  upload: Upload
  number: number
  onList: () => void
}) {
  const { t } = useLingui()
  const { name, verdict, names, twin } = upload
  const title = name ?? t`Pasted offer`
  const offer = verdict?.offer
  return (
    <article className={css.card} aria-label={`${number}. ${title}`}>
      <h3 className={css.cardName}>
        {number}. {title}
      </h3>
      {verdict ? (
        <>
          {offer ? <OfferSides offer={offer} names={names} /> : null}
          {offer ? <HonestyLabel offer={offer} /> : null}
          <VerdictHeadline verdict={verdict} />
          {offer && verdict.settles === 'green' ? (
            <details>
              <summary className={css.more}>
                <Trans>What was checked</Trans>
              </summary>
              <div className={css.within}>
                <VerdictLines verdict={verdict} names={names} />
              </div>
            </details>
          ) : (
            <VerdictLines verdict={verdict} names={names} />
          )}
        </>
      ) : (
        <p className={css.quiet}>
          <Trans>Reading the offer</Trans>
        </p>
      )}
      {twin === undefined ? null : (
        <p className={css.quiet}>
          <Trans>It is the same as number {twin}.</Trans>
        </p>
      )}
      <Fate upload={upload} />
      {mayBeListed(upload) ? (
        <Button className={css.act} tone="act" onClick={onList} aria-label={t`List it: ${title}`}>
          <Trans>List it</Trans>
        </Button>
      ) : null}
    </article>
  )
}

/** What the book made of it. */
function Fate({ upload: { deed, verdict } }: { upload: Upload }) {
  const words = useResultWords()
  if (deed === 'none') return null
  const id = deed !== 'sending' && (deed.is === 'listed' || deed.is === 'known') ? deed.id : null
  const isGood = deed === 'sending' || deed.is === 'listed' || deed.is === 'known'
  return (
    <p className={isGood ? css.said : css.fault} role={isGood ? 'status' : 'alert'}>
      {deed === 'sending' ? <Trans>Listing it</Trans> : words(deed)}{' '}
      {deed === 'sending' || !isGood ? null : (
        <Link href={`/offers/${id ?? verdict?.offer?.id ?? ''}`} className={textLink}>
          <Trans>See the offer</Trans>
        </Link>
      )}
    </p>
  )
}
