import type { FileFault, NftDetail } from '@chiaroscuro/contract/operation'
import { useLingui } from '@lingui/react/macro'

/** Why a file is not shown: a code and what it turns on, or words in English alone from an older service. */
export interface Fault {
  code: FileFault | null
  detail: string | null
  reason: string | null
}

type Facts = NftDetail['data']

export function fileFaultOf(
  data: Pick<Facts, 'integrity_code' | 'integrity_detail' | 'integrity_reason'>,
): Fault {
  return { code: data.integrity_code, detail: data.integrity_detail, reason: data.integrity_reason }
}

export function metadataFaultOf(
  data: Pick<Facts, 'metadata_integrity_code' | 'metadata_integrity_detail' | 'metadata_integrity_reason'>,
): Fault {
  return {
    code: data.metadata_integrity_code,
    detail: data.metadata_integrity_detail,
    reason: data.metadata_integrity_reason,
  }
}

/** Faults in the visitor's language. */
export function useFaultWords(): (fault: Fault) => string | null {
  const { t, i18n } = useLingui()
  return ({ code, detail, reason }) => {
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
      unreachable: () =>
        word ? t`The server cannot be reached (${word}).` : t`The server cannot be reached.`,
      'too-large': () => t`The file is over ${megabytes(word, i18n)} MB.`,
      mismatch: () => t`The file found has SHA-256 ${word}.`,
      'not-json': () => t`The document is not JSON.`,
      picture: () => t`The picture cannot be read: ${word}`,
      'picture-timeout': () => t`The picture took too long to read.`,
      'picture-memory': () => t`The picture takes too much memory to read.`,
      unrecorded: () => t`Something went wrong on our side; it will be tried again.`,
    }
    return code === null ? reason : words[code]()
  }
}

function megabytes(bytes: string, i18n: { number(value: number, format: Intl.NumberFormatOptions): string }) {
  return i18n.number(Number(bytes) / 1024 ** 2, { maximumFractionDigits: 1 })
}
