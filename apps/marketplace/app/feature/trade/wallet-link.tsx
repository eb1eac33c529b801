import { Copyable, textLink } from '@chiaroscuro/ui'
import { QrCode } from '@chiaroscuro/ui/qr-code'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './trade.css.js'

/** The link that a wallet elsewhere takes up: to scan, to open here, to copy. */
export function WalletLink({ link }: { link: string }) {
  const { t } = useLingui()
  return (
    <div className={css.form}>
      <p className={css.quiet}>
        <Trans>
          In your wallet, open WalletConnect and scan this, or paste the link. Both have to be on the same
          network.
        </Trans>
      </p>
      <QrCode text={link} label={t`QR code with the link for your wallet`} />
      <div className={css.acts}>
        <Copyable value={link} head={12} copyLabel={t`Copy the link`} copiedLabel={t`Copied`} />
        <a className={textLink} href={link} rel="external">
          <Trans>Open a wallet on this device</Trans>
        </a>
      </div>
    </div>
  )
}
