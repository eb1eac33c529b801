import { buttonShape, Select } from '@chiaroscuro/ui'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import type { FormEvent } from 'react'
import * as css from './order-bar.css.js'

interface OrderBarProps<Order extends string> {
  orders: readonly Order[]
  names: Readonly<Record<Order, MessageDescriptor>>
  /** The order of an address that names none. */
  usual: Order
  /** Whether there is nothing to put in order. */
  isEmpty: boolean
}

/** The order an address asks for. */
export function readOrder<Order extends string>(
  params: URLSearchParams,
  orders: readonly Order[],
  usual: Order,
): Order {
  return orders.find((order) => order === params.get('sort')) ?? usual
}

/** The order of a list: a form that works without script, and answers at once with it. */
export function OrderBar<Order extends string>({ orders, names, usual, isEmpty }: OrderBarProps<Order>) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  // While the answer is on its way the order that was asked for is shown.
  const asked = coming?.pathname === pathname ? coming.search : search
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'sort' && name !== 'page')

  const shown = readOrder(new URLSearchParams(asked), orders, usual)
  // Whoever has chosen an order can choose another.
  if (isEmpty && shown === usual) return null

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = new URLSearchParams(others)
    const sort = new FormData(event.currentTarget).get('sort')
    if (typeof sort === 'string' && sort !== usual) params.set('sort', sort)
    const query = params.toString()
    navigate(query ? `${pathname}?${query}` : pathname, { preventScrollReset: true })
  }
  return (
    <Form action={pathname} className={css.bar} onSubmit={apply} onChange={apply}>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="sort"
        label={t`Sort`}
        value={shown}
        onChange={() => {}}
        options={orders.map((value) => ({ value, label: i18n._(names[value]) }))}
      />
      <noscript>
        <button type="submit" className={buttonShape({})}>
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </Form>
  )
}
