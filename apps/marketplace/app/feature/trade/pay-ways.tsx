import { Button } from '@chiaroscuro/ui'
import type { ReactNode } from 'react'
import * as css from './trade.css.js'

/** A sum that can be paid, in mojos, and what its button says. */
export interface PayWay {
  readonly amount: string
  readonly label: ReactNode
}

interface PayWaysProps {
  ways: readonly PayWay[]
  /** Without it nothing can be paid yet. */
  begin?: ((amount: string) => void) | undefined
  /** What becomes of a payment. */
  children?: ReactNode
}

/** Buttons that pay. They stand there before a wallet is known, so that nothing below moves when it is. */
export function PayWays({ ways, begin, children = <div /> }: PayWaysProps) {
  return (
    <div className={css.form}>
      <div className={css.acts}>
        {ways.map(({ amount, label }, index) => (
          <Button
            key={amount}
            tone={index === 0 ? 'act' : undefined}
            onClick={() => begin?.(amount)}
            disabled={!begin}
          >
            {label}
          </Button>
        ))}
      </div>
      {children}
    </div>
  )
}
