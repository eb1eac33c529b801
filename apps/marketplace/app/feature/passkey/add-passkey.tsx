import { Button } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Said } from '#app/feature/form/said.js'
import { faultOf } from '#app/identity/fault.js'
import { scripted } from '#app/layout/frame.css.js'
import { usePasskeySupport } from './use-passkey-support.js'

/** Makes a passkey here and adds it to the account; the server stands between, for only it holds the session. */
export function AddPasskey({ onAdded }: { onAdded?: () => void }) {
  const support = usePasskeySupport()
  const revalidator = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  if (support === 'no') return <Said fault="PasskeyNotSupported" />
  const add = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const { createPasskey } = await import('./create-passkey.js')
      await createPasskey()
      revalidator.revalidate()
      onAdded?.()
    } catch (error) {
      setFault(faultOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Said fault={fault} />
      <div className={scripted}>
        <Button type="button" disabled={busy || support === 'unknown'} onClick={() => void add()}>
          <Trans>Add a passkey of this device</Trans>
        </Button>
      </div>
    </>
  )
}
