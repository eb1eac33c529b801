// How installers are made of what `payload.mjs` puts together, on a machine that can fetch Electron's binary: `npm run package`.
import { updateFeed } from './update-feed.mjs'

const feed = updateFeed(process.env)

export default {
  appId: 'app.chiaroscuro.mint-studio',
  productName: 'Chiaroscuro Mint Studio',
  copyright: 'Chiaroscuro',
  directories: { app: 'dist/payload', output: 'dist/installers' },
  // What is packed is what was put together and tested: nothing is installed, rebuilt or left out on the way.
  files: ['**/*'],
  npmRebuild: false,
  // Names that a feed can list as they are.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the builder fills them in.
  artifactName: 'chiaroscuro-mint-studio-${version}-${os}-${arch}.${ext}',
  asar: true,
  // Native code is loaded from files.
  asarUnpack: ['**/node_modules/sharp/**', '**/node_modules/@img/**', '**/node_modules/chia-wallet-sdk-*/**'],
  // Nobody starts the app as a plain Node, hands it options or a debugger, or a package other than the signed one.
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  protocols: [{ name: 'Chiaroscuro Mint Studio', schemes: ['chiaroscuro-studio'] }],
  // Where nothing is named, no update is looked for.
  publish: feed ? { provider: 'generic', url: feed.url } : null,
  linux: { target: ['AppImage', 'deb'], category: 'Graphics' },
  mac: { target: ['dmg', 'zip'], category: 'public.app-category.graphics-design', hardenedRuntime: true },
  win: { target: ['nsis'], verifyUpdateCodeSignature: true },
}
