import { Button, clip, figure, serif } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type LayersView, type ProjectView, type RecipeInput, studio } from '../bridge.js'
import * as form from '../part/form.css.js'
import { Progress } from '../part/progress.js'
import { TextField } from '../part/text-field.js'
import type { OpenProject } from '../use-project.js'
import { SolveWords } from '../words/solve-words.js'
import { LayerRules } from './layer-rules.js'
import * as css from './layers-screen.css.js'
import { Rarest } from './rarest.js'
import * as screen from './screen.css.js'

export interface LayersScreenProps {
  view: ProjectView
  layers: LayersView
  act: OpenProject['act']
}

const isWhole = (text: string) => /^\d{1,10}$/.test(text.trim())

/** A collection made of layers: exact counts, rules, and a seed that decides the rest. */
export function LayersScreen({ view, layers, act }: LayersScreenProps) {
  const { t } = useLingui()
  const { id, isFixed, count } = view
  const { recipe, solved, drawing } = layers
  const edit = (change: RecipeInput) => act(() => studio().editRecipe({ id, recipe: change }))
  const isPossible = solved.kind === 'found' || solved.kind === 'unasked'
  return (
    <div className={screen.page}>
      <div className={screen.head}>
        <div>
          <h1 className={`${screen.title} ${serif}`}>
            <Trans>Layers</Trans>
          </h1>
          <p className={screen.lead}>
            <Trans>
              Each value comes exactly as often as you say. No two pieces are the same, and the same seed
              makes the same collection again.
            </Trans>
          </p>
        </div>
      </div>
      <section className={screen.section}>
        <div className={form.pair}>
          <TextField
            label={t`Number of pieces`}
            isFixed={isFixed}
            value={String(recipe.size)}
            read={(text) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? text.trim() : undefined)}
            onChange={(text) => edit({ size: Number(text) })}
          />
          <TextField
            label={t`Seed`}
            isFixed={isFixed}
            value={String(recipe.seed)}
            read={(text) => (isWhole(text) && Number(text) < 2 ** 32 ? text.trim() : undefined)}
            onChange={(text) => edit({ seed: Number(text) })}
          />
          <TextField
            label={t`Name before the number`}
            isFixed={isFixed}
            value={recipe.name}
            onChange={(name) => edit({ name })}
          />
        </div>
      </section>
      <div className={css.layers}>
        {recipe.layers.map((layer) => (
          <LayerCounts key={layer.name} {...{ layer, recipe, isFixed, edit }} />
        ))}
      </div>
      <section className={screen.section}>
        <h2 className={`${screen.heading} ${serif}`}>
          <Trans>Rules</Trans>
        </h2>
        <LayerRules {...{ recipe, isFixed, edit }} />
      </section>
      <section className={screen.section}>
        <p className={isPossible ? screen.good : screen.bad} role="status">
          <SolveWords solved={solved} />
        </p>
        {drawing ? <Progress label={t`Pieces drawn`} done={drawing.done} count={drawing.count} /> : null}
        <div className={screen.actions}>
          <Button
            tone="act"
            disabled={isFixed || !isPossible || drawing !== undefined}
            onClick={() => act(() => studio().generatePieces({ id }))}
          >
            {count > 0 ? <Trans>Draw all pieces anew</Trans> : <Trans>Draw the pieces</Trans>}
          </Button>
          {count > 0 && !isFixed ? (
            <span className={screen.small}>
              <Trans>What you changed in single pieces is replaced.</Trans>
            </span>
          ) : null}
        </div>
      </section>
      {count > 0 && !drawing ? <Rarest view={view} /> : null}
    </div>
  )
}

interface LayerCountsProps {
  layer: LayersView['recipe']['layers'][number]
  recipe: LayersView['recipe']
  isFixed: boolean
  edit: (change: RecipeInput) => Promise<void>
}

function LayerCounts({ layer, recipe, isFixed, edit }: LayerCountsProps) {
  const { t } = useLingui()
  const sum = layer.values.reduce((all, { count }) => all + count, 0)
  const { size } = recipe
  const keep = (name: string, count: number) =>
    edit({
      layers: recipe.layers.map((one) =>
        one.name === layer.name
          ? { ...one, values: one.values.map((value) => (value.name === name ? { name, count } : value)) }
          : one,
      ),
    })
  return (
    <section className={css.layer} aria-label={layer.name}>
      <div className={css.layerHead}>
        <h2 className={`${form.label} ${clip}`}>{layer.name}</h2>
        <span className={`${sum === size ? screen.small : screen.bad} ${figure}`}>
          <Trans>
            {sum} of {size}
          </Trans>
        </span>
      </div>
      <div className={css.values}>
        {layer.values.map(({ name, count }) => (
          <div key={name} className={css.value}>
            <span className={clip} title={name}>
              {name}
            </span>
            <TextField
              isBare
              label={t`Pieces with ${layer.name} ${name}`}
              isFixed={isFixed}
              value={String(count)}
              read={(text) => (/^\d{1,5}$/.test(text.trim()) ? String(Number(text)) : undefined)}
              onChange={(text) => keep(name, Number(text))}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
