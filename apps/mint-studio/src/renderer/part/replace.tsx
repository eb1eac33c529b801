import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import * as css from './form.css.js'

export interface ReplaceProps {
  isDisabled: boolean
  /** Gives how many pieces it changed. */
  replace: (find: string, put: string) => Promise<number>
}

/** Puts one text for another in every piece. */
export function Replace({ isDisabled, replace }: ReplaceProps) {
  const { t } = useLingui()
  const [find, setFind] = useState('')
  const [put, setPut] = useState('')
  const [changed, setChanged] = useState<number>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (find !== '') void replace(find, put).then(setChanged)
  }
  return (
    <form className={css.inline} onSubmit={submit}>
      <span role="status" className={css.said}>
        {changed === undefined ? (
          ''
        ) : (
          <Plural value={changed} one="# piece changed" other="# pieces changed" />
        )}
      </span>
      <input
        className={css.short}
        aria-label={t`Find`}
        placeholder={t`Find`}
        value={find}
        onChange={({ target }) => setFind(target.value)}
      />
      <input
        className={css.short}
        aria-label={t`Replace with`}
        placeholder={t`Replace with`}
        value={put}
        onChange={({ target }) => setPut(target.value)}
      />
      <Button size="small" type="submit" disabled={isDisabled || find === ''}>
        <Trans>Replace all</Trans>
      </Button>
    </form>
  )
}
