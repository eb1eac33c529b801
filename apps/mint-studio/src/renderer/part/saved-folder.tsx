import { Copyable } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as screen from '../screen/screen.css.js'

export interface SavedFolderProps {
  folder: string
  /** What was saved there. */
  children: ReactNode
}

/** Says where files were saved, to be copied. */
export function SavedFolder({ folder, children }: SavedFolderProps) {
  const { t } = useLingui()
  return (
    <p className={screen.small} role="status">
      {children}{' '}
      <Copyable value={folder} head={24} tail={28} copyLabel={t`Copy the folder`} copiedLabel={t`Copied`} />
    </p>
  )
}
