import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * What the page's action answered, until the next one or another page. The router forgets it whenever a page's data is
 * loaded anew, as at a block: a key that is shown once would be gone before it is read.
 */
export function useActionAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const data = useActionData<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, data })
  const isNew = kept.key !== key || (data !== undefined && data !== kept.data)
  if (isNew) setKept({ key, data })
  return isNew ? data : kept.data
}
