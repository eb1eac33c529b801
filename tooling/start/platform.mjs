import { existsSync } from 'node:fs'

const OLDEST = [20, 19]

/** Whether this Node is new enough; says what to do when it is not. */
export function nodeProblem() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return `Chiaroscuro needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Install one from https://nodejs.org and try again.`
}

/**
 * Whether the native simulator, which the devnet stands on, exists for this machine.
 * CHIAROSCURO_NO_SIMULATOR=1 answers no, to see what others see.
 */
export function hasSimulator() {
  if (process.env.CHIAROSCURO_NO_SIMULATOR === '1') return false
  return process.platform === 'linux' && process.arch === 'x64' && !existsSync('/etc/alpine-release')
}
