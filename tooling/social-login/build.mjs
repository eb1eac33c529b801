import { build } from 'esbuild'
import { serviceBundle } from '../config/service-bundle.mjs'

await build(serviceBundle(import.meta.dirname))
