import { buttonShape, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as frame from '#app/layout/frame.css.js'
import * as css from './studio-teaser.css.js'

/** For those who make: how a collection is minted with the studio, step by step. */
export function StudioTeaser() {
  const { t } = useLingui()
  const steps = [
    { name: t`Gather`, words: t`A folder of works and a sheet of facts, matched row by row.` },
    { name: t`Check`, words: t`Missing files, odd traits, wrong royalties: found before you pay.` },
    { name: t`Store`, words: t`Files are uploaded, fetched again, and their hashes compared.` },
    { name: t`Rehearse`, words: t`The whole mint on a simulated chain first, free of charge.` },
    { name: t`Mint`, words: t`Up to 25 pieces a block, signed with your own keys.` },
  ]
  return (
    <section className={frame.band}>
      <div className={`${frame.wrap} ${css.two}`}>
        <div className={css.words}>
          <p className={css.eyebrow}>
            <Trans>Mint Studio, in early access</Trans>
          </p>
          <h2 className={css.title}>
            <Trans>From a folder to the chain, without a slip</Trans>
          </h2>
          <p className={css.lead}>
            <Trans>
              A desktop application for collections of any size. It writes down every step before it takes it,
              so a mint that was interrupted goes on where it stopped, and no piece is minted twice.
            </Trans>
          </p>
          <p className={css.actions}>
            <Link href="/mint/studio" className={buttonShape({ tone: 'act' })}>
              <Trans>See Mint Studio</Trans>
            </Link>
            <Link href="/mint/early-access" className={buttonShape({})}>
              <Trans>Ask for early access</Trans>
            </Link>
          </p>
        </div>
        <ol className={css.steps}>
          {steps.map(({ name, words }) => (
            <li key={name} className={css.step}>
              <h3 className={css.name}>{name}</h3>
              <p className={css.text}>{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
