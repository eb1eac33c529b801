import { Button, IconButton } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { LayerRule, LayersView, RecipeInput } from '../bridge.js'
import * as form from '../part/form.css.js'
import * as css from './layers-screen.css.js'
import * as screen from './screen.css.js'

type Recipe = LayersView['recipe']
type OrderRule = Recipe['order'][number]
interface Place {
  readonly layer: string
  readonly value: string
}

export interface LayerRulesProps {
  recipe: Recipe
  isFixed: boolean
  edit: (change: RecipeInput) => Promise<void>
}

/** What goes together and what does not, and where a layer is drawn out of its turn. */
export function LayerRules({ recipe, isFixed, edit }: LayerRulesProps) {
  const { t } = useLingui()
  const { rules, order } = recipe
  const without = <T,>(list: readonly T[], gone: T) => list.filter((one) => one !== gone)
  return (
    <div className={css.rules}>
      <ul>
        {rules.map((rule) => {
          const words = ruleText(rule)
          return (
            <li key={words} className={css.rule}>
              <span>
                {rule.kind === 'excludes' ? <Trans>Never together</Trans> : <Trans>Needs</Trans>} · {words}
              </span>
              <Remove
                words={words}
                isFixed={isFixed}
                onRemove={() => edit({ rules: without(rules, rule) })}
              />
            </li>
          )
        })}
        {order.map((rule) => {
          const words = `${rule.if.layer}: ${rule.if.value} → ${rule.layer} ↓ ${rule.behind}`
          return (
            <li key={words} className={css.rule}>
              <span>
                <Trans>Drawn behind</Trans> · {words}
              </span>
              <Remove
                words={words}
                isFixed={isFixed}
                onRemove={() => edit({ order: without(order, rule) })}
              />
            </li>
          )
        })}
      </ul>
      {rules.length + order.length === 0 ? (
        <p className={screen.small}>{t`No rules: everything goes with everything.`}</p>
      ) : null}
      {isFixed || recipe.layers.length < 2 ? null : <NewRule recipe={recipe} edit={edit} />}
    </div>
  )
}

function Remove({ words, isFixed, onRemove }: { words: string; isFixed: boolean; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Remove the rule ${words}`}
      tone="bare"
      size="small"
      disabled={isFixed}
      onClick={onRemove}
    >
      ✕
    </IconButton>
  )
}

type Kind = 'excludes' | 'requires' | 'order'

function NewRule({ recipe, edit }: Omit<LayerRulesProps, 'isFixed'>) {
  const { t } = useLingui()
  const places = recipe.layers.flatMap(({ name, values }) =>
    values.map((value): Place => ({ layer: name, value: value.name })),
  )
  const names = recipe.layers.map(({ name }) => name)
  const [kind, setKind] = useState<Kind>('excludes')
  const [one, setOne] = useState(0)
  const [other, setOther] = useState(places.length - 1)
  const [layer, setLayer] = useState(names.length - 1)
  const [behind, setBehind] = useState(0)
  const [first, second] = [places[one], places[other]]
  const isOrder = kind === 'order'
  const isPossible = first && (isOrder ? layer !== behind : second && first.layer !== second.layer)

  function add(): void {
    if (!first || !second) return
    if (kind === 'excludes') void edit({ rules: [...recipe.rules, { kind, one: first, other: second }] })
    else if (kind === 'requires') void edit({ rules: withNeed(recipe.rules, first, second) })
    else {
      const rule: OrderRule = { if: first, layer: names[layer] ?? '', behind: names[behind] ?? '' }
      void edit({ order: [...recipe.order, rule] })
    }
  }
  const placeNames = places.map(({ layer: name, value }) => `${name}: ${value}`)
  return (
    <div className={css.form}>
      <Choice
        label={t`Rule`}
        options={[t`Never together`, t`Needs`, t`Drawn behind`]}
        value={['excludes', 'requires', 'order'].indexOf(kind)}
        onChoose={(at) => setKind((['excludes', 'requires', 'order'] as const)[at] ?? 'excludes')}
      />
      <Choice label={t`Whoever has`} options={placeNames} value={one} onChoose={setOne} />
      {isOrder ? (
        <>
          <Choice label={t`Draws the layer`} options={names} value={layer} onChoose={setLayer} />
          <Choice label={t`Behind`} options={names} value={behind} onChoose={setBehind} />
        </>
      ) : (
        <Choice
          label={kind === 'excludes' ? t`Never has` : t`Has also`}
          options={placeNames}
          value={other}
          onChoose={setOther}
        />
      )}
      <Button disabled={!isPossible} onClick={add}>
        <Trans>Add the rule</Trans>
      </Button>
    </div>
  )
}

/** A second need of the same layer is another way to meet the first. */
function withNeed(rules: readonly LayerRule[], first: Place, second: Place): LayerRule[] {
  const isSame = (rule: LayerRule) =>
    rule.kind === 'requires' &&
    rule.layer === second.layer &&
    rule.if.layer === first.layer &&
    rule.if.value === first.value
  if (!rules.some(isSame))
    return [...rules, { kind: 'requires', if: first, layer: second.layer, oneOf: [second.value] }]
  return rules.map((rule) =>
    rule.kind === 'requires' && isSame(rule)
      ? { ...rule, oneOf: [...new Set([...rule.oneOf, second.value])] }
      : rule,
  )
}

interface ChoiceProps {
  label: string
  options: readonly string[]
  value: number
  onChoose: (at: number) => void
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${form.input} ${css.select}`}
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {options.map((option, at) => (
          <option key={option} value={at}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

function ruleText(rule: LayerRule): string {
  if (rule.kind === 'excludes')
    return `${rule.one.layer}: ${rule.one.value} ≠ ${rule.other.layer}: ${rule.other.value}`
  return `${rule.if.layer}: ${rule.if.value} → ${rule.layer}: ${rule.oneOf.join(' / ')}`
}
