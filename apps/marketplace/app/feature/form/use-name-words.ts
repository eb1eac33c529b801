import { useLingui } from '@lingui/react/macro'

/** Why a handle cannot be had, in the visitor's language, with the name it is taken for. */
export function useNameWords(): (reason: string, resembles: string | null) => string {
  const { t } = useLingui()
  return (reason, resembles) => {
    const other = resembles ?? ''
    switch (reason) {
      case 'form':
        return t`A handle has 3 to 30 letters, digits, hyphens and underscores, and begins with a letter or digit.`
      case 'scripts':
        return t`The handle mixes letters of scripts that are not written together.`
      case 'reserved':
        return t`The handle is, or looks like, a name this site needs: “${other}”.`
      case 'taken':
        return t`Somebody has this handle: “${other}”.`
      case 'resembles':
        return t`The handle looks like somebody’s: “${other}”. Choose one that cannot be mistaken for it.`
      default:
        return t`The handle is not as it should be.`
    }
  }
}
