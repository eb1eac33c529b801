// How installers are made of `build/`, on a machine that can fetch Electron's binary: `npx electron-builder --config electron-builder.mjs`.
const feed = process.env.STUDIO_UPDATE_URL

export default {
  appId: 'app.chiaroscuro.mint-studio',
  productName: 'Chiaroscuro Mint Studio',
  copyright: 'Chiaroscuro',
  directories: { app: 'build', output: 'installers' },
  files: ['**/*', '!**/*.map', '!node_modules/**/{test,tests,docs,examples}/**'],
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
  // Where nothing is named, no update is looked for.
  publish: feed === undefined || feed === '' ? null : { provider: 'generic', url: feed },
  linux: { target: ['AppImage', 'deb'], category: 'Graphics' },
  mac: { target: ['dmg'], category: 'public.app-category.graphics-design', hardenedRuntime: true },
  win: { target: ['nsis'], verifyUpdateCodeSignature: true },
}
