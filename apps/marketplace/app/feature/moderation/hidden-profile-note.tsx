import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { When } from '#app/feature/when/when.js'
import { Note } from './hidden-note.js'

interface HiddenProfileProps {
  since: string | null
  /** Known to its holder alone. */
  reason: string | null
}

/** What stands in the place of a person's words; why is between them and the house. */
export function HiddenProfileNote({ since, reason }: HiddenProfileProps) {
  if (since === null) return null
  return (
    <Note>
      <Trans>
        The house hid what this profile says of itself <When at={since} />
      </Trans>
      {reason === null ? '. ' : ': '}
      {reason === null ? null : (
        <>
          <q>{reason}</q>{' '}
        </>
      )}
      <Trans>Its works stay on the chain, and are shown under its id.</Trans>{' '}
      <Link href="/user/appeals" className={textLink}>
        {reason === null ? <Trans>Is it yours? See why</Trans> : <Trans>Appeal</Trans>}
      </Link>
    </Note>
  )
}
