import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/**
 * The page's scripts, fetched after what one sees: the page is whole without them, so fonts and the
 * first picture go before. The router asks for its modules at high priority and has no setting for it.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  return <>{fetchLate(Scripts({ nonce }))}</>
}

interface Fetched {
  rel?: string
  fetchpriority?: string
  children?: ReactNode
}

function fetchLate(node: ReactNode): ReactNode {
  if (!isValidElement<Fetched>(node)) return node
  const { rel, children } = node.props
  if (node.type === 'link' && rel === 'modulepreload') return cloneElement(node, { fetchpriority: 'low' })
  return children === undefined ? node : cloneElement(node, undefined, Children.map(children, fetchLate))
}
