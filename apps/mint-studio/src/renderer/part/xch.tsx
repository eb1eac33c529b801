import { formatXch } from '@chiaroscuro/domain/amount'

/** Mojos in digits as XCH. */
export function Xch({ mojos }: { mojos: string }) {
  return <>{formatXch(BigInt(mojos))} XCH</>
}
