import { Button } from '@chiaroscuro/ui'
import type { ReactNode } from 'react'

/** The button a form is for. */
export function Send({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" tone="act" size="large" disabled={busy} aria-busy={busy}>
      {children}
    </Button>
  )
}
