import type { FileFault } from '@chiaroscuro/contract/operation'
import { useLingui } from '@lingui/react/macro'
import type { Fault } from './fault.js'

/** A fault in the visitor's language. */
export function FaultSentence({ code, detail, reason }: Fault) {
  const { t, i18n } = useLingui()
  const word = detail ?? ''
  const words: Record<FileFault, () => string> = {
    'no-address': () => t`None of the addresses is of a kind we can fetch from.`,
    malformed: () => t`The address is not a URL.`,
    scheme: () => t`Addresses that begin with ${word} are not fetched.`,
    credentials: () => t`Addresses with credentials are not fetched.`,
    port: () => t`Port ${word} is not fetched from.`,
    address: () => t`The address is not on the public internet.`,
    status: () => t`The server answered ${word}.`,
    redirects: () => t`The server sent us on too many times.`,
    timeout: () => t`The server did not answer in time.`,
    unreachable: () => (word ? t`The server cannot be reached (${word}).` : t`The server cannot be reached.`),
    'too-large': () => t`The file is over ${megabytes(word, i18n)} MB.`,
    mismatch: () => t`The file found has SHA-256 ${word}.`,
    'not-json': () => t`The document is not JSON.`,
    picture: () => t`The picture cannot be read: ${word}`,
    'picture-timeout': () => t`The picture took too long to read.`,
    'picture-memory': () => t`The picture takes too much memory to read.`,
    unrecorded: () => t`Something went wrong on our side; it will be tried again.`,
  }
  return <span data-part="file-fault">{code === null ? reason : words[code]()}</span>
}

function megabytes(bytes: string, i18n: { number(value: number, format: Intl.NumberFormatOptions): string }) {
  return i18n.number(Number(bytes) / 1024 ** 2, { maximumFractionDigits: 1 })
}
