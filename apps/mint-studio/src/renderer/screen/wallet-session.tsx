import { Button, Copyable } from '@chiaroscuro/ui'
import { QrCode } from '@chiaroscuro/ui/qr-code'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SessionView, studio } from '../bridge.js'
import * as form from '../part/form.css.js'
import type { OpenSession } from '../use-session.js'
import { faultWords } from '../words/fault-words.js'
import * as screen from './screen.css.js'
import * as css from './wallet-session.css.js'

export interface WalletSessionProps extends OpenSession {
  /** Of the project that the wallet is to sign for. */
  id: string
  /** A node of the wallet's network; the one it was reached by last where none is named. */
  nodeUrl?: string
}

/** A wallet in another program, or on a phone: the link that it takes up, who it is, and the way out. */
export function WalletSession({ id, nodeUrl, session, act }: WalletSessionProps) {
  if (!session) return null
  if (session.state === 'absent')
    return (
      <p className={form.hint} role="note">
        <Trans>
          Such wallets are reached through a relay that passes sealed messages on. The studio was not told of
          one: whoever sets it up names a project of WalletConnect's (STUDIO_WALLETCONNECT_PROJECT_ID). Choose
          another way to sign until then.
        </Trans>
      </p>
    )
  const isIdle = session.state === 'none'
  return (
    <>
      <div role="status" className={screen.small}>
        <Standing session={session} />
      </div>
      {session.state === 'waiting' ? <LinkShown link={session.link} /> : null}
      <div className={screen.actions}>
        {/* One button, whatever it says: the focus stays where it is. */}
        <Button
          onClick={() =>
            act(() =>
              isIdle
                ? studio().pairWallet({ id, ...(nodeUrl !== undefined && { nodeUrl }) })
                : studio().endSession(),
            )
          }
        >
          {isIdle ? <Trans>Show a link for the wallet</Trans> : null}
          {session.state === 'opening' || session.state === 'waiting' ? <Trans>Give up</Trans> : null}
          {session.state === 'connected' ? <Trans>Disconnect</Trans> : null}
        </Button>
      </div>
    </>
  )
}

function Standing({ session }: { session: Exclude<SessionView, { state: 'absent' }> }) {
  const { i18n } = useLingui()
  switch (session.state) {
    case 'none':
      return session.why === undefined ? (
        <Trans>No wallet is connected.</Trans>
      ) : (
        <span className={screen.bad}>{i18n._(faultWords(session.why))}</span>
      )
    case 'opening':
      return <Trans>Reaching the relay…</Trans>
    case 'waiting':
      return <Trans>Waiting for the wallet…</Trans>
    case 'connected':
      return <Connected {...session} />
  }
}

function Connected({ name, network, isKept }: Extract<SessionView, { state: 'connected' }>) {
  const { t } = useLingui()
  const networks = { mainnet: t`mainnet`, testnet: t`the testnet`, devnet: t`the devnet` }
  const on = networks[network]
  return (
    <>
      <span className={screen.good}>
        ✓{' '}
        <Trans>
          Connected to {name} on {on}.
        </Trans>
      </span>{' '}
      {isKept ? null : (
        <Trans>
          This system has no keyring to keep the connection: it is forgotten when the studio ends.
        </Trans>
      )}
    </>
  )
}

function LinkShown({ link }: { link: string }) {
  const { t } = useLingui()
  return (
    <div className={css.link}>
      <div className={css.picture}>
        <QrCode text={link} label={t`QR code with the link for your wallet`} />
      </div>
      <div className={css.beside}>
        <p className={form.hint}>
          <Trans>
            In your wallet, open WalletConnect and scan this, or copy the link and paste it there. Wallet and
            node have to be on the same network. The link works once, for five minutes: give it to nobody
            else.
          </Trans>
        </p>
        <Copyable value={link} head={14} copyLabel={t`Copy the link`} copiedLabel={t`Copied`} />
      </div>
    </div>
  )
}
