import { buttonShape, EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { Component, type ReactNode } from 'react'
import { useReport } from '#app/error-report/use-report.js'
import { loadFault } from '#app/pwa/load-fault.js'

export interface PartProps {
  /** What is not to be seen if it breaks: "Price history". */
  name: string
  children: ReactNode
}

/**
 * A part of a page that may break in the browser without taking the rest along; another place begins anew. On the server
 * there is no such thing: there a fault is the page's.
 */
export function Part({ name, children }: PartProps) {
  const { key } = useLocation()
  return (
    <Boundary at={key} name={name}>
      {children}
    </Boundary>
  )
}

class Boundary extends Component<PartProps & { at: string }, { broken: boolean; fault?: unknown }> {
  override state = { broken: false, fault: undefined }

  static getDerivedStateFromError(fault: unknown) {
    return { broken: true, fault }
  }

  override componentDidUpdate({ at }: { at: string }) {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false })
  }

  override render() {
    const { broken, fault } = this.state
    if (!broken) return this.props.children
    // A script that did not come is mended by loading the page anew, which the root does.
    if (loadFault(fault)) throw fault
    return <Broken name={this.props.name} fault={fault} />
  }
}

function Broken({ name, fault }: { name: string; fault: unknown }) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  useReport(fault)
  return (
    <EmptyState
      alert
      title={t`“${name}” cannot be shown`}
      action={
        <a href={pathname + search} className={buttonShape({})}>
          <Trans>Try again</Trans>
        </a>
      }
    >
      <Trans>The site made a mistake here. The rest of the page works.</Trans>
    </EmptyState>
  )
}
