import { Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { localeName } from '#app/i18n/locale.js'
import * as css from './footer.css.js'
import * as frame from './frame.css.js'
import { BrandMark } from './icon.js'
import { headerLinks } from './links.js'
import { Popup } from './popup.js'
import { LanguageForm } from './preference-form.js'
import { useSite } from './site.js'

/** The foot of every page. */
export function Footer() {
  const { t, i18n } = useLingui()
  const { locale, apiUrl } = useSite()
  return (
    <footer className={css.bar}>
      <div className={`${frame.wrap} ${css.row}`}>
        <span className={css.brand}>
          <BrandMark size={18} />
          Chiaroscuro
        </span>
        {headerLinks.map(({ href, label }) => (
          <Link key={href} href={href} className={css.link}>
            {i18n._(label)}
          </Link>
        ))}
        <a href={`${apiUrl}/docs`} className={css.link}>
          <Trans>API</Trans>
        </a>
        <span className={css.end}>
          <Popup label={t`Language`} mark={<>{localeName[locale]} ▾</>} upwards>
            <LanguageForm />
          </Popup>
        </span>
      </div>
    </footer>
  )
}
