import { useCallback, useEffect, useState } from 'react'
import type { ChosenFile } from './file-choice.js'
import type { MintBuilder } from './mint-builder.js'

/** The file that was chosen last, with its hash once it is known. */
export function useChosenFile(builder: MintBuilder): [ChosenFile | undefined, (file: File) => void] {
  const [chosen, setChosen] = useState<ChosenFile>()
  const href = chosen?.href
  useEffect(() => () => void (href && URL.revokeObjectURL(href)), [href])
  const choose = useCallback(
    (file: File) => {
      const next = { file, hash: undefined, href: URL.createObjectURL(file) }
      setChosen(next)
      builder.hash(file).then(
        (hash) => setChosen((now) => (now?.href === next.href ? { ...now, hash } : now)),
        // A file that cannot be read is none.
        () => setChosen((now) => (now?.href === next.href ? undefined : now)),
      )
    },
    [builder],
  )
  return [chosen, choose]
}
