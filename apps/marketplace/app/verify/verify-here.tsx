import { useVerifyTools } from './use-verify-tools.js'
import { VerifyPanel, type VerifyPanelProps } from './verify-panel.js'

/** For `React.lazy`, which takes a default. */
export default function VerifyHere(props: Omit<VerifyPanelProps, 'tools'>) {
  return <VerifyPanel {...props} tools={useVerifyTools()} />
}
