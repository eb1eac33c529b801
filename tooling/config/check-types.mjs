#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// The compiler written in native code, for checks alone; what is published is made by the older one (ADR 0053).
const found = createRequire(import.meta.url).resolve('typescript-native/package.json')
const compiler = join(found, '../bin/tsc')
// One checker: projects are checked side by side already, and several would each read all the types anew.
const args = [compiler, '--noEmit', '--checkers', '1', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
process.exit(status ?? 1)
