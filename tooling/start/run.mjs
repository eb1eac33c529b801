import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './project.mjs'

/** Where turbo finds the package manager: a machine with Node alone has none of its own. */
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/** Runs a command to its end; gives its status and everything it wrote. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      env: { ...process.env, PATH, ...options.env },
    })
    let output = ''
    const keep = (part) => {
      output = (output + part).slice(-2_000_000)
      options.onOutput?.(String(part))
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ status: 127, output: `${output}\n${error.message}` }))
    child.on('close', (status, signal) => resolve({ status: status ?? (signal ? 128 : 1), output }))
  })
}

export function tail(text, lines = 30) {
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}
