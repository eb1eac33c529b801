import { Button, EmptyState, figure, serif } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { codeOf, type ProjectCard, studio } from '../bridge.js'
import { Account } from '../part/account.js'
import { Places } from '../part/places.js'
import * as css from './library.css.js'
import { News } from './news.js'

export interface LibraryProps {
  /** Somebody came here to sign in. */
  isSigningIn: boolean
  onOpen: (id: string) => void
  onHoldings: () => void
  onFault: (code: string | undefined) => void
}

/** All projects of this machine, and ways to begin another. */
export function Library({ isSigningIn, onOpen, onHoldings, onFault }: LibraryProps) {
  const { t, i18n } = useLingui()
  const [cards, setCards] = useState<ProjectCard[]>()
  const [isBusy, setIsBusy] = useState(false)

  const load = useCallback(() => {
    studio()
      .listProjects()
      .then(setCards, (error: unknown) => onFault(codeOf(error)))
  }, [onFault])
  useEffect(load, [load])

  async function begin(task: () => Promise<{ id: string } | undefined>) {
    onFault(undefined)
    setIsBusy(true)
    try {
      const made = await task()
      if (made) return onOpen(made.id)
    } catch (error) {
      onFault(codeOf(error))
    }
    setIsBusy(false)
  }

  async function remove(id: string) {
    onFault(undefined)
    try {
      await studio().removeProject({ id })
      load()
    } catch (error) {
      onFault(codeOf(error))
    }
  }

  const stageWords = { draft: t`Draft`, minting: t`Minting`, minted: t`Minted` }
  const begins = (
    <>
      <Button tone="act" disabled={isBusy} onClick={() => begin(() => studio().importFolder())}>
        <Trans>Import a folder</Trans>
      </Button>
      <Button disabled={isBusy} onClick={() => begin(() => studio().importLayers())}>
        <Trans>Begin with layers</Trans>
      </Button>
      <Button disabled={isBusy} onClick={() => begin(() => studio().importSample())}>
        <Trans>Open the sample</Trans>
      </Button>
    </>
  )
  return (
    <main className={css.page} aria-busy={isBusy || cards === undefined}>
      <Places current="projects" onProjects={() => {}} onHoldings={onHoldings} />
      <div className={css.head}>
        <div>
          <h1 className={`${css.title} ${serif}`}>
            <Trans>Projects</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>
              A folder of pictures becomes a collection on the chain: checked, rehearsed, approved by you, and
              minted exactly once.
            </Trans>
          </p>
        </div>
        {cards && cards.length > 0 ? <div className={css.actions}>{begins}</div> : null}
      </div>
      <Account isSigningIn={isSigningIn} />
      {cards?.length === 0 ? (
        <div className={css.empty}>
          <EmptyState title={t`Nothing here yet`} action={<span className={css.actions}>{begins}</span>}>
            <Trans>
              Choose a folder with pictures and, beside them, a sheet (CSV) or documents (JSON). Or look
              around with the sample: a hundred paper lanterns.
            </Trans>
          </EmptyState>
        </div>
      ) : null}
      <ul className={css.grid}>
        {cards?.map((card) => (
          <li key={card.id} className={css.card}>
            <button type="button" className={css.open} onClick={() => onOpen(card.id)}>
              <span className={css.pictures} aria-hidden="true">
                {card.pictures.map((picture) => (
                  <img key={picture} src={`/${picture}`} alt="" loading="lazy" />
                ))}
              </span>
              <span className={`${css.name} ${serif}`}>{card.name}</span>
              <span className={`${css.facts} ${figure}`}>
                <span>{stageWords[card.stage]}</span>
                <Plural value={card.count} one="# piece" other="# pieces" />
                <time dateTime={new Date(card.changedAt).toISOString()}>
                  {i18n.date(new Date(card.changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </span>
            </button>
            {card.stage === 'minting' ? null : (
              <Button
                tone="bare"
                size="small"
                className={css.remove}
                aria-label={t`Remove the project ${card.name}`}
                onClick={() => remove(card.id)}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <News />
    </main>
  )
}
