import { Copyable, FileButton } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as screen from '../screen/screen.css.js'

const MAX_BYTES = 7_000_000

export interface SignElsewhereProps {
  /** The file that waits. */
  file: string
  /** What comes back. */
  label: string
  take: (text: string) => Promise<unknown>
  onFault: (code: string) => void
  /** What to do with the file. */
  children: ReactNode
}

/** A file for keys that are elsewhere: where it is, and the way back. */
export function SignElsewhere({ file, label, take, onFault, children }: SignElsewhereProps) {
  const { t } = useLingui()
  async function read(signed: File) {
    if (signed.size > MAX_BYTES) return onFault('not-a-bundle')
    await take(await signed.text())
  }
  return (
    <>
      <p className={screen.small}>{children}</p>
      <Copyable value={file} copyLabel={t`Copy the path`} copiedLabel={t`Copied`} head={24} tail={40} />
      <div>
        <FileButton accept=".json,application/json" onFile={(signed) => void read(signed)}>
          {label}
        </FileButton>
      </div>
    </>
  )
}
