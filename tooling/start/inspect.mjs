import { spawnSync } from 'node:child_process'
import { bundleOf } from './bundle.mjs'

const bundle = bundleOf('tooling/inspect', 'dist/main.js', ['packages/domain'])
const { status } = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
