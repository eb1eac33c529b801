import { buttonShape, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { type ReactNode, useRef, useState } from 'react'
import { CartDoor } from './cart-door.js'
import * as frame from './frame.css.js'
import * as css from './header.css.js'
import { AccountIcon, BrandMark, MenuIcon, SearchIcon, StarIcon, ThemeIcon, WalletIcon } from './icon.js'
import {
  allHeaderLinks,
  cartLink,
  type HeaderGroup,
  type HeaderLink,
  headerLinks,
  uploadLink,
  walletLink,
  watchlistLink,
} from './links.js'
import { Popup } from './popup.js'
import { ThemeForm } from './preference-form.js'
import { SearchBox } from './search-box.js'
import { SignOutForm } from './sign-out-form.js'
import { useSite } from './site.js'
import { useClosedByChoice } from './use-closed-by-choice.js'

/** The top of every page: where one can go, the search, the light. `white` where the page meets it without a line. */
export function Header({ white = false }: { white?: boolean }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const [theme, setTheme] = useState(site.theme)
  return (
    <header className={white ? `${css.bar} ${css.white}` : css.bar}>
      <a href="#main" className={frame.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <div className={`${frame.wrap} ${css.row}`}>
        <Link href="/" className={css.brand}>
          <BrandMark />
          Chiaroscuro
        </Link>
        <nav className={css.nav} aria-label={t`Main`}>
          {headerLinks.map((one) =>
            'links' in one ? (
              <Group key={one.label.id} group={one} />
            ) : (
              <PlaceLink key={one.href} place={one} className={css.navLink} />
            ),
          )}
        </nav>
        <SearchBox />
        <span className={css.narrowOnly}>
          <Link href="/search" className={buttonShape({ square: true })} aria-label={t`Search`}>
            <SearchIcon />
          </Link>
        </span>
        <CartDoor />
        <Link
          href={walletLink.href}
          className={`${buttonShape({ square: true })} ${css.wideOnly}`}
          aria-label={i18n._(walletLink.label)}
          title={i18n._(walletLink.label)}
        >
          <WalletIcon />
        </Link>
        <Link
          href={watchlistLink.href}
          className={`${buttonShape({ square: true })} ${css.wideOnly}`}
          aria-label={i18n._(watchlistLink.label)}
          title={i18n._(watchlistLink.label)}
        >
          <StarIcon />
        </Link>
        <span className={css.wideOnly}>
          <Popup label={t`Theme`} mark={<ThemeIcon />} square>
            <ThemeForm theme={theme} onTheme={setTheme} />
          </Popup>
        </span>
        <Account />
        <Menu>
          <ThemeForm theme={theme} onTheme={setTheme} />
        </Menu>
      </div>
    </header>
  )
}

/** A link to one of the main places, which says so where one is there. */
function PlaceLink({ place: { href, label }, className }: { place: HeaderLink; className: string }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <Link href={href} className={className} aria-current={pathname === href ? 'page' : undefined}>
      {i18n._(label)}
    </Link>
  )
}

/** Pages under one word. */
function Group({ group }: { group: HeaderGroup }) {
  const { i18n } = useLingui()
  const name = i18n._(group.label)
  return (
    <Popup label={name} mark={<>{name} ▾</>} shape={css.navLink} leftwards>
      {group.links.map((one) => (
        <PlaceLink key={one.href} place={one} className={css.option} />
      ))}
    </Popup>
  )
}

/** The way in, or whoever is in and the way out. */
function Account() {
  const { t } = useLingui()
  const { viewer, signIn } = useSite()
  const { pathname, search } = useLocation()
  if (!signIn) return null
  if (!viewer) {
    const isHere = pathname === '/' || pathname === '/login' || pathname === '/register'
    const query = isHere ? '' : `?${new URLSearchParams({ returnTo: pathname + search })}`
    return (
      <Link href={`/login${query}`} className={`${buttonShape({})} ${css.login}`} aria-label={t`Login`}>
        <span className={css.wideOnly}>
          <Trans>Login</Trans>
        </span>
        <span className={css.narrowOnly}>
          <AccountIcon />
        </span>
      </Link>
    )
  }
  return (
    <Popup label={t`Account`} mark={<AccountIcon />} square>
      <p className={css.who}>{viewer.email || viewer.name}</p>
      <Link href="/user/security" className={css.option}>
        <Trans>Account and security</Trans>
      </Link>
      <Link href="/user/profiles" className={css.option}>
        <Trans>My Profiles</Trans>
      </Link>
      <Link href="/user/notifications" className={css.option}>
        <Trans>Notifications</Trans>
      </Link>
      <Link href="/user/auctions" className={css.option}>
        <Trans>My Auctions</Trans>
      </Link>
      <Link href="/user/premium" className={css.option}>
        <Trans>My membership</Trans>
      </Link>
      {viewer.staffPath ? (
        // Its route is in nobody's manifest: a page of its own is loaded.
        <a href={viewer.staffPath} className={css.option}>
          <Trans>Moderation</Trans>
        </a>
      ) : null}
      <SignOutForm />
    </Popup>
  )
}

/** All of it on a phone; `children` stand below the pages. */
function Menu({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const root = useRef<HTMLDetailsElement>(null)
  useClosedByChoice(root)
  return (
    <details ref={root} className={`${css.menu} ${css.narrowOnly}`}>
      <summary className={buttonShape({ square: true })} aria-label={t`Menu`}>
        <MenuIcon />
      </summary>
      <div className={css.menuPanel}>
        <nav className={css.menuLinks} aria-label={t`Menu`}>
          {[...allHeaderLinks, watchlistLink, cartLink, walletLink, uploadLink].map((one) => (
            <PlaceLink key={one.href} place={one} className={css.menuLink} />
          ))}
        </nav>
        <section className={css.menuTheme} aria-label={t`Theme`}>
          {children}
        </section>
      </div>
    </details>
  )
}
