import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactNode, useEffect } from 'react'
import afterPaint from './after-paint.js?url&no-inline'
import learnLanguage from './learn-language.js?url&no-inline'

/**
 * The page's scripts, fetched once it has been seen: the page is whole without them, so what one looks at goes
 * before. The router has no setting for it: its modules are written down, and `after-paint.js` asks for them.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    document.dispatchEvent(new Event('alive'))
  }, [])
  return (
    <>
      {late(Scripts({ nonce }))}
      <script
        async
        // A kilobyte that keeps what is pressed: on a slow line it must not wait for the fonts.
        {...{ fetchpriority: 'high' }}
        src={afterPaint}
        data-languages={learnLanguage}
        nonce={nonce}
        suppressHydrationWarning
      />
    </>
  )
}

interface Sent {
  rel?: string
  type?: string
  children?: ReactNode
}

function late(node: ReactNode): ReactNode {
  if (!isValidElement<Sent>(node)) return node
  const { rel, type, children } = node.props
  if (node.type === 'link' && rel === 'modulepreload') return cloneElement(node, { rel: 'late' })
  if (node.type === 'script' && type === 'module') return cloneElement(node, { type: 'late' })
  return children === undefined ? node : cloneElement(node, undefined, Children.map(children, late))
}
