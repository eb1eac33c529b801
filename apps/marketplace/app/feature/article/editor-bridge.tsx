import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { followEditor } from './follow-editor.js'

/** A draft in its editor's frame is drawn anew whenever it is saved or published there. */
export function EditorBridge({ editor }: { editor: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => followEditor(document, editor, revalidate), [editor, revalidate])
  return null
}
