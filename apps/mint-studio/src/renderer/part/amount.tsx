import { formatUnits } from '@chiaroscuro/domain/amount'

export interface AmountProps {
  /** Smallest units in digits. */
  amount: string
  decimals: number
  code: string
}

/** An amount of an asset; one that nobody named is a token. */
export function Amount({ amount, decimals, code }: AmountProps) {
  return (
    <>
      {formatUnits(BigInt(amount), decimals)} {code}
    </>
  )
}
