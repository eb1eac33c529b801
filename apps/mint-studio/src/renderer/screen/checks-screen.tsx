import { Button, EmptyState, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { codeOf, type Finding, type ProjectView, studio } from '../bridge.js'
import { Progress } from '../part/progress.js'
import type { OpenProject } from '../use-project.js'
import { ruleWords } from '../words/rule-words.js'
import * as css from './checks-screen.css.js'
import * as screen from './screen.css.js'

const SHOWN = 8

export interface ChecksScreenProps {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string) => void
}

/** What is wrong with the drop before a mojo is spent, and what can be put right by one press. */
export function ChecksScreen({ view, act, onFault }: ChecksScreenProps) {
  const { id, revision, isFixed, hosting, account, looking } = view
  const { t } = useLingui()
  const [found, setFound] = useState<Finding[]>()
  // What is known beside the drop changes what is found in it, too.
  const world = `${revision} ${hosting.state} ${account?.balance} ${looking === undefined}`

  useEffect(() => {
    let isOld = false
    if (world !== '')
      studio()
        .checkProject({ id })
        .then(
          (now) => {
            if (!isOld) setFound(now)
          },
          (error: unknown) => onFault(codeOf(error)),
        )
    return () => {
      isOld = true
    }
  }, [id, world, onFault])

  useEffect(() => {
    void act(() => studio().lookAtPictures({ id }))
  }, [id, act])

  const fix = (rules: string[]) => act(() => studio().fixProject({ id, rules }))
  const fixable = found?.filter(({ isFixable }) => isFixable) ?? []
  const all = fixable.length
  return (
    <div className={screen.page} aria-busy={found === undefined}>
      <div className={screen.head}>
        <div>
          <h1 className={`${screen.title} ${serif}`}>
            <Trans>Checks</Trans>
          </h1>
          <p className={screen.lead}>
            <Trans>
              What is minted stands for ever. What stops a mint has to be put right; a warning can be meant.
            </Trans>
          </p>
        </div>
        {all > 1 && !isFixed ? (
          <Button tone="act" onClick={() => fix(fixable.map(({ rule }) => rule))}>
            <Plural value={all} one="Fix # thing" other="Fix all # things" />
          </Button>
        ) : null}
      </div>
      {looking ? (
        <div className={css.looking}>
          <p className={`${screen.small} ${figure}`} role="status">
            <Trans>
              {looking.done} of {looking.count} pictures compared with each other
            </Trans>
          </p>
          <Progress label={t`Pictures compared`} done={looking.done} count={looking.count} />
        </div>
      ) : null}
      {found?.length === 0 ? (
        <EmptyState title={t`Nothing to put right`}>
          <Trans>Every rule was looked at, and none found anything.</Trans>
        </EmptyState>
      ) : null}
      <ul className={css.list}>
        {found?.map((one) => (
          <li key={one.rule} className={css.item} data-severity={one.severity}>
            <FindingRow finding={one} isFixed={isFixed} onFix={() => fix([one.rule])} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Figures and words of a spot; the piece that it is like goes by its number. */
function factWords(facts: Finding['spots'][number]['facts'], like: (first: string) => string): string {
  const { first, ...rest } = facts
  return [...Object.values(rest), ...(first === undefined ? [] : [like(first)])].join(' · ')
}

/** A piece and the one that it is like, side by side; whatever is said of them stands beneath. */
function Pair({ pictures }: { pictures: string[] | undefined }) {
  if (!pictures?.some((one) => one !== '')) return null
  return (
    <span className={css.pictures}>
      {pictures.map((picture, at) =>
        picture === '' ? null : (
          <img
            key={at}
            className={css.picture}
            src={`/${picture}`}
            alt=""
            width={96}
            height={96}
            loading="lazy"
          />
        ),
      )}
    </span>
  )
}

interface RowProps {
  finding: Finding
  isFixed: boolean
  onFix: () => void
}

function FindingRow({ finding, isFixed, onFix }: RowProps) {
  const { i18n, t } = useLingui()
  const { rule, severity, isFixable, count, spots } = finding
  const words = i18n._(ruleWords(rule))
  const rest = count - Math.min(SHOWN, spots.length)
  return (
    <>
      <div className={css.row}>
        <span className={css.severity}>{severity === 'stops' ? t`Stops the mint` : t`Warning`}</span>
        <h2 className={css.words}>{words}</h2>
        {isFixable && !isFixed ? (
          <Button size="small" onClick={onFix} aria-label={t`Fix it: ${words}`}>
            <Trans>Fix it</Trans>
          </Button>
        ) : null}
      </div>
      {spots.some(({ piece, facts }) => piece !== undefined || Object.keys(facts).length > 0) ? (
        <ul className={`${css.spots} ${figure}`}>
          {spots.slice(0, SHOWN).map(({ piece, facts, pictures }) => (
            <li key={`${piece} ${Object.values(facts).join(' ')}`} className={css.spot}>
              <Pair pictures={pictures} />
              {piece === undefined ? null : <strong>{t`No. ${piece + 1}`}</strong>}{' '}
              {factWords(facts, (first) => t`like No. ${first}`)}
            </li>
          ))}
          {rest > 0 ? (
            <li className={css.spot}>
              <Plural value={rest} one="and # more" other="and # more" />
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  )
}
