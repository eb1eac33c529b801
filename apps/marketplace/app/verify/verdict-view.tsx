import { unseen } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { isReadersFault } from './judge-offer.js'
import type { KnownNames } from './known-names.js'
import { LineWords } from './line-words.js'
import type { Tone, Verdict, VerdictLine } from './verdict.js'
import * as css from './verify.css.js'

/** Whether an offer holds, in a sentence that is read out when it comes. */
export function VerdictHeadline({ verdict }: { verdict: Verdict }) {
  const { settles, shortsCreator, offer, lines } = verdict
  const [only] = lines
  if (!offer)
    return (
      <p className={css.headlineOf[settles]}>
        {only?.fact.about === 'fault' && isReadersFault(only.fact.fault) ? (
          <Trans>It could not be read just now.</Trans>
        ) : (
          <Trans>This is no offer that can be taken.</Trans>
        )}
      </p>
    )
  if (settles === 'red')
    return (
      <p className={css.headlineOf.red}>
        <Trans>It does not hold: the chain would not settle it.</Trans>
      </p>
    )
  if (settles === 'amber')
    return (
      <p className={css.headlineOf.amber}>
        <Trans>Nothing is wrong with it, but not everything is known.</Trans>
      </p>
    )
  return shortsCreator ? (
    <p className={css.headlineOf.red}>
      <Trans>It holds, but does not make sure of the creator’s royalty.</Trans>
    </p>
  ) : (
    <p className={css.headlineOf.green}>
      <Trans>It holds: the chain would settle it as it reads.</Trans>
    </p>
  )
}

/** Every line of a verdict, with the height it was checked at. */
export function VerdictLines({ verdict, names }: { verdict: Verdict; names: KnownNames }) {
  const { t } = useLingui()
  return (
    <>
      <ul className={css.lines} aria-label={t`What was checked`}>
        {verdict.lines.map((line, at) => (
          <Line key={at} line={line} names={names} />
        ))}
      </ul>
      {verdict.ms === null ? null : (
        <p className={css.quiet}>
          <Trans>Decoded and verified in this browser in {Math.max(1, Math.round(verdict.ms))} ms.</Trans>
        </p>
      )}
    </>
  )
}

function Line({ line, names }: { line: VerdictLine; names: KnownNames }) {
  const { t, i18n } = useLingui()
  const marks: Record<Tone, [sign: string, words: string]> = {
    green: ['✓', t`Holds:`],
    amber: ['?', t`Not known:`],
    red: ['✕', t`Broken:`],
  }
  const [sign, words] = marks[line.tone]
  return (
    <li className={css.line}>
      <span className={css.markOf[line.tone]} aria-hidden="true">
        {sign}
      </span>
      <span>
        <span className={unseen}>{words} </span>
        <LineWords fact={line.fact} names={names} />{' '}
        {line.height === null ? null : (
          <span className={css.quiet}>
            <Trans>Checked at block {i18n.number(line.height)}.</Trans>
          </span>
        )}
      </span>
    </li>
  )
}
