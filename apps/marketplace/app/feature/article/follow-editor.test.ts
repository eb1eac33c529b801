import { afterEach, expect, it, vi } from 'vitest'
import { followEditor } from './follow-editor.js'

const EDITOR = 'https://editor.test'
const script = () => document.head.querySelector('script')
const come = () => script()?.dispatchEvent(new Event('load'))

afterEach(() => {
  script()?.remove()
  Reflect.deleteProperty(window, 'StoryblokBridge')
})

/** What the editor's script would leave behind, and how it tells. */
function bridge() {
  const told: { kinds: readonly string[]; tell: () => void }[] = []
  class Bridge {
    on(kinds: readonly string[], tell: () => void) {
      told.push({ kinds, tell })
    }
  }
  Reflect.set(window, 'StoryblokBridge', Bridge)
  return told
}

it('fetches the editor’s own script and hears of what is saved, until it is over', () => {
  const told = bridge()
  const onChange = vi.fn()
  const stop = followEditor(document, EDITOR, onChange)
  expect(script()?.src).toBe('https://editor.test/f/storyblok-v2-latest.js')
  come()
  expect(told[0]?.kinds).toEqual(['change', 'published', 'unpublished'])
  told[0]?.tell()
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  told[0]?.tell()
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(script()).toBeNull()
})

it.each([undefined, 'words', class {}])(
  'takes a script that leaves something else for silence (%s)',
  (left) => {
    Reflect.set(window, 'StoryblokBridge', left)
    followEditor(document, EDITOR, () => {})
    expect(come).not.toThrow()
  },
)
