import { exactTimeText } from '@chiaroscuro/ui'

/** A day as it is written everywhere, with its instant on hover. */
export function Day({ at }: { at: string }) {
  const exact = exactTimeText(Date.parse(at))
  return (
    <time dateTime={at} title={exact}>
      {exact.slice(0, 10)}
    </time>
  )
}
