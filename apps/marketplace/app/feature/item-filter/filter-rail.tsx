import type { Facets } from '@chiaroscuro/contract/operation'
import { buttonShape, CheckboxRow, Select } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FilterIcon } from '#app/layout/icon.js'
import { kindName } from './filter-chips.js'
import * as css from './item-filter.css.js'
import type { ItemFilter } from './item-filter.js'
import { traitField } from './trait-field.js'

export interface FilterRailProps {
  filter: ItemFilter
  facets: Facets | null
  /** Whether ranks may be asked for. */
  ranked: boolean
  /** How many filters are on. */
  active: number
}

const noop = () => {}

/** The filters beside the list. Fields are drawn from the address, so that links and boxes agree. */
export function FilterRail({ filter, facets, ranked, active }: FilterRailProps) {
  const { t, i18n } = useLingui()
  return (
    <aside className={css.rail} aria-label={t`Filters`}>
      <details className={css.fold}>
        <summary className={buttonShape({})}>
          <FilterIcon />
          {active > 0 ? <Trans>Filters ({active})</Trans> : <Trans>Filters</Trans>}
        </summary>
      </details>
      <div className={css.body}>
        <label className={`${css.group} ${css.words}`}>
          <span className={css.legend}>
            <Trans>Search</Trans>
          </span>
          <input
            key={filter.search}
            className={css.input}
            type="search"
            name="q"
            defaultValue={filter.search}
            placeholder={t`Name, words or an id`}
            maxLength={200}
            autoComplete="off"
          />
        </label>
        <fieldset className={css.group}>
          <legend className={css.legend}>
            <Trans>Status</Trans>
          </legend>
          <CheckboxRow
            name="listed"
            value="1"
            label={t`Listed`}
            count={facets && !facets.at_least ? i18n.number(facets.listed) : undefined}
            checked={filter.listed}
            onChange={noop}
          />
          {ranked ? null : (
            <CheckboxRow
              name="sensitive"
              value="1"
              label={t`Show sensitive content`}
              checked={filter.sensitive}
              onChange={noop}
            />
          )}
        </fieldset>
        <fieldset className={css.group}>
          <legend className={css.legend}>
            <Trans>Price in XCH</Trans>
          </legend>
          <Range
            filter={filter}
            names={['min', 'max']}
            labels={[t`Lowest price`, t`Highest price`]}
            mode="decimal"
          />
        </fieldset>
        {ranked ? (
          <fieldset className={css.group}>
            <legend className={css.legend}>
              <Trans>Rank</Trans>
            </legend>
            <Range
              filter={filter}
              names={['minRank', 'maxRank']}
              labels={[t`Best rank`, t`Last rank`]}
              mode="numeric"
            />
          </fieldset>
        ) : null}
        <Kinds kind={filter.kind} types={ranked ? (facets?.data_types ?? []) : undefined} />
        {facets ? <Traits filter={filter} facets={facets} /> : null}
        <button type="submit" className={`${buttonShape({})} ${css.apply}`}>
          <Trans>Apply</Trans>
        </button>
      </div>
    </aside>
  )
}

interface KindsProps {
  kind: string
  /** Those there are of a collection; undefined where nobody counted. */
  types: Facets['data_types'] | undefined
}

const KINDS = [1, 2, 3, 4]

/** A choice among types of files, where there is one: most collections are of one type. */
function Kinds({ kind, types }: KindsProps) {
  const { t, i18n } = useLingui()
  const counts = new Map(types?.map(({ data_type, count }) => [data_type, count]))
  const offered = types ? KINDS.filter((type) => counts.has(type) || String(type) === kind) : KINDS
  if (types && kind === '' && offered.length < 2) return null
  const options = offered.map((type) => {
    const name = i18n._(kindName(String(type)))
    const count = i18n.number(counts.get(type) ?? 0)
    return { value: String(type), label: types ? t`${name} (${count})` : name }
  })
  return (
    <div className={css.group}>
      <Select
        name="kind"
        label={t`Type`}
        value={kind}
        onChange={noop}
        options={[{ value: '', label: i18n._(kindName('')) }, ...options]}
      />
    </div>
  )
}

interface RangeProps {
  filter: ItemFilter
  names: readonly ['min', 'max'] | readonly ['minRank', 'maxRank']
  labels: readonly [string, string]
  mode: 'decimal' | 'numeric'
}

function Range({ filter, names, labels, mode }: RangeProps) {
  const field = (index: 0 | 1) => {
    const name = names[index]
    // Typed text is the visitor's until it is applied; the key brings the applied value back.
    return (
      <input
        key={`${name}=${filter[name]}`}
        className={css.input}
        type="text"
        inputMode={mode}
        name={name}
        defaultValue={filter[name]}
        aria-label={labels[index]}
        placeholder={labels[index]}
        maxLength={20}
        autoComplete="off"
      />
    )
  }
  return (
    <div className={css.range}>
      {field(0)}
      <span aria-hidden="true">–</span>
      {field(1)}
    </div>
  )
}

function Traits({ filter, facets }: { filter: ItemFilter; facets: Facets }) {
  const { i18n } = useLingui()
  const isOn = (type: string, value: string) =>
    filter.traits.some((t) => t.type === type && t.value === value)
  return facets.traits.map(({ trait_type: type, values }, index) => (
    <details key={type} className={css.groupFold} open={index < 4 || values.some((v) => isOn(type, v.value))}>
      <summary className={css.groupHead}>{type}</summary>
      <div className={css.values}>
        {values.map(({ value, count }) => (
          <CheckboxRow
            key={value}
            name={traitField(type)}
            value={value}
            label={value}
            count={i18n.number(count)}
            checked={isOn(type, value)}
            onChange={noop}
          />
        ))}
      </div>
    </details>
  ))
}
