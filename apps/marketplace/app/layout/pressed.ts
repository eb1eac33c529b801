import type { FormEvent } from 'react'

/** The button a form was sent with. */
export function pressed({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}
