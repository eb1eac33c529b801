import { Link } from '@chiaroscuro/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { localeName } from '#app/i18n/locale.js'
import * as css from './footer.css.js'
import * as frame from './frame.css.js'
import { BrandMark } from './icon.js'
import { toolsLink, uploadLink } from './links.js'
import { Popup } from './popup.js'
import { LanguageForm } from './preference-form.js'
import { type Site, useSite } from './site.js'

/** In the order of the specification; what an installation has not configured is left out. */
const links: readonly { label: MessageDescriptor; href: (site: Site) => string | undefined }[] = [
  { label: msg`Support`, href: ({ places }) => places.support },
  { label: msg`Documentation`, href: ({ places }) => places.documentation },
  { label: msg`Status`, href: ({ places }) => places.status },
  { label: msg`Legal Notice`, href: () => '/legal-notice' },
  { label: msg`Terms of Use`, href: () => '/terms-of-use' },
  { label: msg`Developers`, href: ({ places }) => places.developers },
  { label: msg`API`, href: ({ apiUrl }) => `${apiUrl}/docs` },
  { label: msg`Blog`, href: () => '/blog' },
  { label: toolsLink.label, href: () => toolsLink.href },
  { label: uploadLink.label, href: () => uploadLink.href },
]

/** The foot of every page. */
export function Footer() {
  const { t, i18n } = useLingui()
  const site = useSite()
  return (
    <footer className={css.bar}>
      <div className={`${frame.wrap} ${css.row}`}>
        <span className={css.brand}>
          <BrandMark size={18} />
          Chiaroscuro
        </span>
        {links.map(({ label, href }) => {
          const to = href(site)
          if (to === undefined) return null
          const words = i18n._(label)
          return to.startsWith('/') ? (
            <Link key={words} href={to} className={css.link}>
              {words}
            </Link>
          ) : (
            <a key={words} href={to} rel="external" className={css.link}>
              {words}
            </a>
          )
        })}
        <span className={css.end}>
          <Popup label={t`Language`} mark={<>{localeName[site.locale]} ▾</>} upwards>
            <LanguageForm />
          </Popup>
        </span>
      </div>
    </footer>
  )
}
