import { MintingError } from '@chiaroscuro/minting/plan'
import { StudioError } from '../ipc/failure.js'

/** What a page is told of a fault: its code, where it has one. The words are for whoever looks into it on this machine. */
export function codeOf(error: unknown): string {
  if (error instanceof StudioError || error instanceof MintingError) return error.code
  process.stderr.write(`engine: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return 'unexpected'
}
