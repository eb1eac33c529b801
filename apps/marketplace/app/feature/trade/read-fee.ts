import { parseXch } from '@chiaroscuro/domain/amount'

/** A network fee as it is typed in XCH, in mojos; nothing typed is none. `undefined` where it is no amount. */
export function readFee(text: string): bigint | undefined {
  const fee = parseXch(text.trim().replace(',', '.') || '0')
  return fee !== undefined && fee >= 0n ? fee : undefined
}
