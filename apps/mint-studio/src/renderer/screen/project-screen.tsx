import { clip, serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProjectView } from '../bridge.js'
import { Notice } from '../part/notice.js'
import { useProject } from '../use-project.js'
import { ChecksScreen } from './checks-screen.js'
import { CollectionScreen } from './collection-screen.js'
import { ItemsScreen } from './items-screen.js'
import { LayersScreen } from './layers-screen.js'
import { MintScreen } from './mint-screen.js'
import { OffersScreen } from './offers-screen.js'
import { OwnersScreen } from './owners-screen.js'
import { PlanScreen } from './plan-screen.js'
import * as css from './project-screen.css.js'
import { RarityScreen } from './rarity-screen.js'

const STEPS = [
  'layers',
  'items',
  'rarity',
  'collection',
  'owners',
  'offers',
  'checks',
  'plan',
  'mint',
] as const
type Step = (typeof STEPS)[number]

export interface ProjectScreenProps {
  id: string
  onFault: (code: string | undefined) => void
  onHome: () => void
}

/** One project, step by step; every step can be gone back to. */
export function ProjectScreen({ id, onFault, onHome }: ProjectScreenProps) {
  const { t } = useLingui()
  const { view, act } = useProject(id, onFault)
  const [step, setStep] = useState<Step>()
  if (!view) return <main className={css.wait} aria-busy="true" />
  // Where its creator left it.
  const current = step ?? (view.isFixed ? 'mint' : view.layers ? 'layers' : 'items')
  const names: Record<Step, string> = {
    ...{
      layers: t`Layers`,
      items: t`Pieces`,
      rarity: t`Rarity`,
      collection: t`Collection`,
      owners: t`First owners`,
      offers: t`Offers`,
      checks: t`Checks`,
    },
    ...{ plan: t`Plan and rehearsal`, mint: t`Mint` },
  }
  const shared = { view, act }
  return (
    <div className={css.layout}>
      <nav className={css.rail} aria-label={t`Steps`}>
        <button type="button" className={css.back} onClick={onHome}>
          <span aria-hidden="true">←</span> <Trans>All projects</Trans>
        </button>
        <p className={`${css.name} ${serif} ${clip}`} title={view.terms.name}>
          {view.terms.name}
        </p>
        <ol className={css.steps}>
          {STEPS.filter((one) => one !== 'layers' || view.layers).map((one) => (
            <li key={one}>
              <StepButton isCurrent={one === current} onChoose={() => setStep(one)}>
                <span>{names[one]}</span>
                <StepState step={one} view={view} />
              </StepButton>
            </li>
          ))}
        </ol>
        <p className={css.network}>
          <span className={css.dot} data-on={view.isDevnetThere} aria-hidden="true" />
          {view.isDevnetThere ? <Trans>The devnet runs</Trans> : <Trans>The devnet does not run</Trans>}
        </p>
      </nav>
      <main className={css.main}>
        {view.fault ? <Notice code={view.fault} /> : null}
        {view.isFixed && current !== 'mint' ? (
          <p className={css.fixed}>
            <Trans>This plan was approved. What it says stays as it is.</Trans>
          </p>
        ) : null}
        {current === 'layers' && view.layers ? <LayersScreen {...shared} layers={view.layers} /> : null}
        {current === 'items' ? <ItemsScreen {...shared} /> : null}
        {current === 'rarity' ? <RarityScreen view={view} onFault={onFault} /> : null}
        {current === 'collection' ? <CollectionScreen {...shared} onFault={onFault} /> : null}
        {current === 'owners' ? <OwnersScreen {...shared} onFault={onFault} /> : null}
        {current === 'offers' ? <OffersScreen {...shared} /> : null}
        {current === 'checks' ? <ChecksScreen {...shared} onFault={onFault} /> : null}
        {current === 'plan' ? <PlanScreen {...shared} onNext={() => setStep('mint')} /> : null}
        {current === 'mint' ? <MintScreen {...shared} onFault={onFault} /> : null}
      </main>
    </div>
  )
}

interface StepButtonProps {
  isCurrent: boolean
  onChoose: () => void
  children: ReactNode
}

/** A way to a step; where steps go on behind the edge, the one that is shown comes into sight. */
function StepButton({ isCurrent, onChoose, children }: StepButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) own.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={own}
      type="button"
      className={css.step}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

/** How far a step has come, in a figure or a mark. */
function StepState({ step, view }: { step: Step; view: ProjectView }): ReactNode {
  const { t } = useLingui()
  const done = (
    <span className={css.done}>
      <span role="img" aria-label={t`done`}>
        ✓
      </span>
    </span>
  )
  if (step === 'layers')
    return view.layers ? <span className={css.count}>{view.layers.recipe.layers.length}</span> : null
  if (step === 'items') return <span className={css.count}>{view.count}</span>
  if (step === 'rarity') return null
  if (step === 'collection') return view.account ? done : null
  if (step === 'owners')
    return view.owners.addresses > 0 ? <span className={css.count}>{view.owners.addresses}</span> : null
  if (step === 'offers')
    return view.sale?.figures ? <span className={css.count}>{view.sale.figures.count}</span> : null
  if (step === 'checks') {
    if (view.isFixed) return done
    if (view.stops > 0) return <span className={css.stops}>{view.stops}</span>
    return view.warns > 0 ? <span className={css.count}>{view.warns}</span> : done
  }
  if (step === 'plan') return view.rehearsal.state === 'green' ? done : null
  return view.mint.batches > 0 && view.mint.included === view.mint.batches ? done : null
}
