import type { NftEvent } from '@chiaroscuro/contract/operation'
import { Money, type MoneyProps } from './money.js'

interface EventPriceProps extends Pick<MoneyProps, 'exact' | 'none'> {
  event: Pick<NftEvent, 'price_mojos' | 'price_token_code' | 'price_token_decimals'>
}

/** What was paid in an event. */
export function EventPrice({ event, ...how }: EventPriceProps) {
  const { price_mojos, price_token_code, price_token_decimals } = event
  return <Money units={price_mojos} code={price_token_code} decimals={price_token_decimals} {...how} />
}
