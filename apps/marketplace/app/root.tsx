import '@chiaroscuro/ui/global'
import { LinkProvider, ProgressBar } from '@chiaroscuro/ui'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { useLingui } from '@lingui/react/macro'
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { ANALYTICS_TAG } from './analytics/analytics-settings.js'
import { REPORT_TAG } from './error-report/report-settings.js'
import { useReport } from './error-report/use-report.js'
import { embedLink } from './layout/embed-link.js'
import { describeError, ErrorPage } from './layout/error-page.js'
import { Footer } from './layout/footer.js'
import * as frame from './layout/frame.css.js'
import { type FrameHandle, frameOf } from './layout/frame-handle.js'
import { Header } from './layout/header.js'
import { LateScripts } from './layout/late-scripts.js'
import { NonceContext } from './layout/nonce.js'
import { PageLinks } from './layout/page-links.js'
import { routerLink } from './layout/router-link.js'
import { type Site, SiteProvider } from './layout/site.js'
import { LiveProvider } from './live/live.js'
import { buildId } from './pwa/build-id.server.js'
import { InstallPrompt } from './pwa/install-prompt.js'
import { KeptNote } from './pwa/kept-note.js'
import { useReload } from './pwa/use-reload.js'
import { useSeen } from './pwa/use-seen.js'
import { env } from './server/env.server.js'
import { fiatRate } from './server/fiat-rates.server.js'
import {
  cookieHeaders,
  identityOf,
  mayHaveSession,
  patientSession,
  staffDoor,
  toViewer,
} from './server/identity.server.js'
import { askedLocaleCookie, localeOf, themeOf } from './server/preference.server.js'
import { userPoolUrl } from './server/user-pool-url.server.js'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
  ...[inter, fraunces].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
]

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  error
    ? [{ title: `${describeError(error).title} · Chiaroscuro` }, { name: 'robots', content: 'noindex' }]
    : [{ title: 'Chiaroscuro' }]

export async function loader({ request }: LoaderFunctionArgs) {
  const {
    publicMediaUrl,
    publicApiUrl,
    publicUrl,
    identity: pool,
    places,
    errorReport,
    botCheck,
    analytics,
    network,
    devWalletUrl,
    walletConnect,
  } = env()
  const identity = mayHaveSession(request) ? identityOf(request) : undefined
  const session = identity && (await patientSession(identity))
  const viewer = session && toViewer(session)
  const locale = localeOf(request)
  const site: Site = {
    locale,
    theme: themeOf(request),
    now: Date.now(),
    mediaUrl: publicMediaUrl,
    apiUrl: publicApiUrl,
    viewer: viewer ? { name: viewer.name, email: viewer.email, ...staffDoor(session) } : null,
    signIn: pool
      ? {
          poolId: pool.poolId,
          clientId: pool.clientId,
          region: pool.region,
          endpoint: userPoolUrl(pool),
          customChallenge: pool.customChallenge,
        }
      : null,
    places,
    network,
    devWalletUrl: devWalletUrl ?? null,
    walletConnect: walletConnect ?? null,
    fiat: fiatRate(locale),
    build: buildId,
    report: errorReport
      ? { ...errorReport, botCheckOrigin: botCheck ? new URL(botCheck.script).origin : null }
      : null,
    analytics: analytics ?? null,
  }
  const headers = cookieHeaders(identity)
  const language = askedLocaleCookie(request, (publicUrl ?? request.url).startsWith('https:'))
  if (language) headers.append('set-cookie', language)
  return data(site, { headers })
}

/** Drawn around pages and errors alike. Only a failure of this root's own loader leaves the site unknown. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const site = useRouteLoaderData<typeof loader>('root')
  const shape = frameOf(useMatches().map(({ handle }) => handle))
  const bare = shape.frame === 'bare'
  return (
    <html lang={site?.locale ?? 'en'} data-theme={site && site.theme !== 'system' ? site.theme : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12110e" media="(prefers-color-scheme: dark)" />
        {site ? (
          <>
            <meta name="build" content={site.build} />
            {site.report ? <meta name={REPORT_TAG} content={JSON.stringify(site.report)} /> : null}
            {site.analytics ? <meta name={ANALYTICS_TAG} content={JSON.stringify(site.analytics)} /> : null}
            <link rel="preconnect" href={new URL(site.mediaUrl).origin} />
            {bare ? null : <link rel="manifest" href={`/manifest.webmanifest?lang=${site.locale}`} />}
          </>
        ) : null}
        <Meta />
        <Links />
      </head>
      <body className={shape.background === 'grey' ? frame.grey : undefined}>
        <LinkProvider value={bare ? embedLink : routerLink}>
          {site ? (
            <SiteProvider site={site}>
              <Framed shape={shape}>{children}</Framed>
            </SiteProvider>
          ) : (
            <main id="main">{children}</main>
          )}
        </LinkProvider>
        {/* A page in a stranger's frame runs nothing: it cannot lead the visitor on under that stranger's eyes. */}
        {bare ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <LateScripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

function Framed({ shape, children }: { shape: FrameHandle; children: ReactNode }) {
  const main = (
    <main id="main" className={frame.main} tabIndex={-1}>
      {children}
    </main>
  )
  if (shape.frame === 'bare') return main
  return (
    <LiveProvider>
      <PageLinks />
      <Navigating />
      <KeptNote />
      <Header white={shape.navbar === 'white'} />
      {main}
      <Footer />
      <InstallPrompt />
    </LiveProvider>
  )
}

function Navigating() {
  const { t } = useLingui()
  return (
    // Told wherever one is, since it belongs to no part of the page.
    <div aria-live="polite">
      <ProgressBar busy={useNavigation().state !== 'idle'} label={t`Loading the page`} />
    </div>
  )
}

export default function App() {
  useSeen()
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const leaving = useReload(error)
  useReport(error)
  return leaving ? null : <ErrorPage error={error} />
}
