import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { codeOf, type ProjectView, studio, type WalletInput } from '../bridge.js'
import * as form from '../part/form.css.js'
import { PlainField } from '../part/plain-field.js'
import type { OpenProject } from '../use-project.js'
import { type OpenSession, useSession } from '../use-session.js'
import * as screen from './screen.css.js'
import { WalletSession } from './wallet-session.js'

type Kind = WalletInput['kind']
const KINDS: readonly Kind[] = ['devnet', 'chia', 'walletconnect', 'offline']

export interface WalletChoiceProps {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string | undefined) => void
}

/** Who pays for the mint and signs it. Keys stay where they are: none is entered here. */
export function WalletChoice({ view, act, onFault }: WalletChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const [kind, setKind] = useState<Kind>(view.signer)
  const [walletUrl, setWalletUrl] = useState('https://localhost:9256')
  const [nodeUrl, setNodeUrl] = useState('https://localhost:8555')
  const [publicKey, setPublicKey] = useState('')
  const [did, setDid] = useState('')
  const open = useSession(onFault)
  const isThere = kind !== 'walletconnect' || open.session?.state === 'connected'
  const names: Record<Kind, string> = {
    devnet: t`The devnet's account`,
    chia: t`Chia's wallet on this machine`,
    walletconnect: t`Sage, or another wallet over WalletConnect`,
    offline: t`Keys that are elsewhere`,
  }

  function connect(wallet: WalletInput) {
    void act(async () => {
      try {
        return await studio().connectWallet({ id: view.id, wallet })
      } catch (error) {
        const code = codeOf(error)
        const invalid = wallet.kind === 'walletconnect' ? 'invalid-node' : 'invalid-wallet'
        throw new Error(code === 'invalid-call' ? invalid : code)
      }
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (kind === 'chia') connect({ kind, walletUrl, nodeUrl, did: '' })
    if (kind === 'walletconnect') connect({ kind, nodeUrl, did })
    if (kind === 'offline') connect({ kind, nodeUrl, publicKey, did })
  }
  const node = <PlainField label={t`Address of a full node`} value={nodeUrl} onChange={setNodeUrl} />
  return (
    <form className={screen.section} onSubmit={submit} aria-label={t`Who signs`}>
      <div className={form.field}>
        <label className={form.label} htmlFor={id}>
          <Trans>Who signs</Trans>
        </label>
        <select
          id={id}
          className={form.input}
          value={kind}
          onChange={({ target }) => {
            const next = KINDS.find((one) => one === target.value) ?? 'devnet'
            setKind(next)
            // What was wrong with another kind of wallet is not wrong with this one.
            onFault(undefined)
            if (next === 'devnet' && view.signer !== 'devnet') connect({ kind: next })
          }}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </div>
      {kind === 'chia' ? (
        <>
          <p className={form.hint}>
            <Trans>
              The wallet builds and signs each bundle, and sends none. The studio reads each before it goes
              on, and reaches wallet and node with the certificates in Chia's own folder.
            </Trans>
          </p>
          <div className={form.pair}>
            <PlainField label={t`Address of the wallet`} value={walletUrl} onChange={setWalletUrl} />
            {node}
          </div>
        </>
      ) : null}
      {kind === 'walletconnect' ? (
        <OverRelay {...{ open, id: view.id, nodeUrl, node, did }} onDid={setDid} />
      ) : null}
      {kind === 'offline' ? (
        <>
          <p className={form.hint}>
            <Trans>
              Each bundle is written to a file that says what it mints. Sign it where the keys are, and bring
              it back: it goes on only if it is exactly those spends, and its signature is good.
            </Trans>
          </p>
          <PlainField label={t`Master public key`} value={publicKey} onChange={setPublicKey} />
          <PlainField label={t`Profile (DID) of that wallet`} value={did} onChange={setDid} />
          {node}
        </>
      ) : null}
      {kind === 'devnet' || !isThere ? null : (
        <div className={screen.actions}>
          <Button type="submit">
            {kind === 'walletconnect' ? <Trans>Let this wallet sign</Trans> : <Trans>Connect</Trans>}
          </Button>
          {view.signer === kind && view.account ? (
            <span className={screen.good} role="status">
              ✓ <Trans>This wallet was reached, and signs the mint.</Trans>
            </span>
          ) : null}
          {view.signer === kind ? null : (
            <span className={screen.small}>
              <Trans>Until it is reached, the mint stays with: {names[view.signer]}.</Trans>
            </span>
          )}
        </div>
      )}
    </form>
  )
}

interface OverRelayProps {
  open: OpenSession
  id: string
  nodeUrl: string
  /** The field of the node's address. */
  node: ReactNode
  did: string
  onDid: (did: string) => void
}

/** What is asked of a wallet over WalletConnect: its node, whether it is there, and one of its profiles. */
function OverRelay({ open, id, nodeUrl, node, did, onDid }: OverRelayProps) {
  const { t } = useLingui()
  return (
    <>
      <p className={form.hint}>
        <Trans>
          The studio makes each bundle of coins that the wallet lists, and you sign it there. Nothing is sent
          before its signature was found to be of exactly those spends.
        </Trans>
      </p>
      {open.session?.state === 'absent' ? null : node}
      <WalletSession {...open} {...{ id, nodeUrl }} />
      {open.session?.state === 'connected' ? (
        <PlainField
          label={t`Profile (DID) of that wallet, if it is not the first`}
          value={did}
          onChange={onDid}
        />
      ) : null}
    </>
  )
}
