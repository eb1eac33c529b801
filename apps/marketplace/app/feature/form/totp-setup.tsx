import { textLink } from '@chiaroscuro/ui'
import { QrCode } from '@chiaroscuro/ui/qr-code'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from './form.css.js'

/** The key of an authenticator app: to scan, to open on this device, to type. */
export function TotpSetup({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useLingui()
  const spaced = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <>
      <p className={css.hint}>
        <Trans>Scan this with an authenticator app, then enter the code it shows.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code with the key for your authenticator app`} />
      <p className={css.hint}>
        <a href={uri} className={textLink}>
          <Trans>Open it in an app on this device</Trans>
        </a>
      </p>
      <p className={css.hint}>
        <Trans>Or type this key:</Trans> <span className={css.secret}>{spaced}</span>
      </p>
    </>
  )
}
