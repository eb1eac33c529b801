import { lingui } from '@lingui/vite-plugin'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { appFiles, buildId, chunkFaults } from './vite-app-files.js'
import { linguiMacro } from './vite-lingui-macro.js'
import { ownWords } from './vite-own-words.js'
import { ASKED_FLAGS, remixFlags } from './vite-remix-flags.js'
import { remixPaths } from './vite-remix-paths.js'
import { smallFonts } from './vite-small-fonts.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const source = '@chiaroscuro/source'

/**
 * Styles that several pages share come in one file with those of every page: a page is not painted before the last of its
 * styles is there, and asking for a file takes longer than a kilobyte more of one.
 */
const SHARED_STYLES =
  /\/(?:packages\/ui\/src|app\/routes\/(?:auctions|home)|app\/feature\/(?:auction|collection|collection-filter|content-note|event-table|item-filter|nft-card|order|profile|ranking|social))\/.+\.vanilla\.css/

/**
 * Few files instead of many small ones: what every page needs stands in two. Parts of some pages
 * only (filters, charts, the dialog and what it pulls in) stay with those pages.
 */
function clientChunk(id: string): string | undefined {
  if (
    /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run|@lingui|@vanilla-extract|turbo-stream)\//.test(
      id,
    )
  ) {
    return 'vendor'
  }
  // The router's own.
  if (/\/app\/layout\/path-kinds\./.test(id)) return 'vendor'
  if (SHARED_STYLES.test(id)) return 'site'
  // The same for what stands on every item's page and in its parts that come later.
  if (/\/app\/(?:feature\/trade\/trade|routes\/nfts\.\$id\/(?:page|stage))\.css\./.test(id)) return 'item'
  if (/\/packages\/ui\/src\/(?:dialog|qr-code)\//.test(id)) return undefined
  // Named, or they would follow whichever file above first asks for them.
  if (/\/packages\/ui\/src\/chart\//.test(id)) return 'chart'
  if (
    /\/packages\/ui\/src\/(?:checkbox-row|chip|file-button|icon-button|segmented-control|select)\//.test(id)
  )
    return 'controls'
  if (/\/app\/feature\/moderation\/hidden-note\./.test(id)) return 'site'
  // Some hundred bytes each, which cost more in files of their own.
  if (/\/app\/(?:feature\/trade\/(?:cart-act|offer-status|works-of)|wallet\/kept-wallet)\./.test(id))
    return 'site'
  if (/\/app\/(?:live\/(?:live-message|market-news)|feature\/event-table\/is-event)\./.test(id))
    return 'live-message'
  if (/\/app\/feature\/item-filter\/trait-field\./.test(id)) return 'site'
  if (/\/app\/feature\/(?:order\/|item-filter\/(?:item-filter|sort-(?:bar|name))\.)/.test(id)) return 'sort'
  if (/\/app\/feature\/social\/(?:proven-account|provider)\./.test(id)) return 'proven-account'
  if (
    /\/app\/feature\/(?:airdrop|alert|appeal|article|auction|auction-terms|collection-filter|item-filter|form|kept-run|many|minting-api|moderation|palette|passkey|premium|rich-text|snapshot|social|trade|works-by-id)\//.test(
      id,
    )
  )
    return undefined
  const identity = identityChunk(id)
  if (identity) return identity
  if (/\/app\/pwa\/(?:start|build-check|install-sheet)\./.test(id)) return undefined
  if (/\/app\/feature\/(?:ranking|list-search)\//.test(id)) return 'rankings'
  if (/\/app\/feature\/profile\/avatar\./.test(id)) return 'avatar'
  if (/\/app\/feature\/profile\/(?!profile-link)/.test(id)) return 'profiles'
  // Lists of events, works and collections: most pages show one, those of items and accounts do not.
  if (
    /\/app\/feature\/collection\/|\/packages\/ui\/src\/(?:sparkline|tabs)\//.test(id) ||
    /\/app\/feature\/event-table\/(?!event-key|event-name|shown-event)|\/app\/feature\/nft-card\/endless-nfts|\/app\/feature\/endless\/(?!is-record|list-page)|\/packages\/ui\/src\/pagination\//.test(
      id,
    )
  ) {
    return 'lists'
  }
  return /\/packages\/ui\/src\/|\/app\/(?:feature|layout|live|pwa)\/|\/app\/i18n\/more-words\./.test(id)
    ? 'site'
    : undefined
}

/** Reading a session, signing in and proving a password are a file each, instead of the thirty that flows share among them. */
function identityChunk(id: string): string | undefined {
  const [, file] = /\/packages\/auth\/src\/(.+)\.ts$/.exec(id) ?? []
  if (file === undefined) return undefined
  if (/^srp\//.test(file)) return 'srp'
  if (
    /^(?:auth|auth-error|config|context|session|tokens?|store\/(?:key|load-tokens)|adapter\/(?:browser|memory))$/.test(
      file,
    )
  )
    return 'session'
  if (
    /^(?:flow-error|secret|to-tokens|user-pool\/answer|flow\/sign-in(?:-result)?|effect\/(?:confirm-device|drive|sign-in)|machine\/(?:challenge-name|machine|sign-in.*)|store\/(?:challenge-store|load-challenge|(?:new-)?device-store|token-store))$/.test(
      file,
    )
  )
    return 'sign-in'
  return undefined
}

/** Whether every page carries a file of the app, so that its words belong to the catalogues. */
function isEverywhere(file: string): boolean {
  return /^app\/(?:root|entry\.client)\.tsx$/.test(file) || clientChunk(`/${file}`) === 'site'
}

/** Parts of the error reporter that no page of ours uses. */
const withoutUnused = {
  __SENTRY_DEBUG__: 'false',
  __RRWEB_EXCLUDE_IFRAME__: 'true',
  __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    smallFonts(),
    chunkFaults(),
    ownWords(isEverywhere),
    remixFlags(),
    remixPaths(),
    linguiMacro(),
    lingui({ cwd: import.meta.dirname }),
    vanillaExtractPlugin(),
    remix({
      ssr: true,
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        ...ASKED_FLAGS,
        v3_routeConfig: true,
        unstable_optimizeDeps: true,
      },
    }),
    appFiles(),
  ],
  // Pages say which build they came from; the scripts of browsers do not, so that they stay the same when they are.
  ...(command === 'build'
    ? { define: isSsrBuild ? { __BUILD_ID__: JSON.stringify(buildId) } : withoutUnused }
    : {}),
  optimizeDeps: {
    include: [
      '@chiaroscuro/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
      '@chiaroscuro/ui > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  resolve: { dedupe: ['react', 'react-dom'], conditions: [source, ...defaultClientConditions] },
  // Spelled as an environment, since the style compiler drops what stands under `ssr`.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A twentieth less to send than the default minifier leaves, for some fifteen seconds of the build.
    ...(isSsrBuild
      ? {}
      : { minify: 'terser', terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } } }),
    // The fonts are preloaded by address, so they stay files; the rest is too small to matter.
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild ? true : 'hidden',
    rollupOptions: {
      ...(isSsrBuild
        ? {}
        : { output: { manualChunks: clientChunk, freeze: false, generatedCode: { symbols: false } } }),
      onwarn(warning, warn) {
        // Such files may run before what they need of each other is there: no page comes alive.
        if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
        if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'SOURCEMAP_ERROR') return
        warn(warning)
      },
    },
  },
}))
