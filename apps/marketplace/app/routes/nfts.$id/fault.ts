import type { FileFault, NftDetail } from '@chiaroscuro/contract/operation'

/** Why a file is not shown: a code and what it turns on, or words in English alone from an older service. */
export interface Fault {
  code: FileFault | null
  detail: string | null
  reason: string | null
}

type Facts = NftDetail['data']

export function fileFaultOf(
  data: Pick<Facts, 'integrity_code' | 'integrity_detail' | 'integrity_reason'>,
): Fault | null {
  return faultOf(data.integrity_code, data.integrity_detail, data.integrity_reason)
}

export function metadataFaultOf(
  data: Pick<Facts, 'metadata_integrity_code' | 'metadata_integrity_detail' | 'metadata_integrity_reason'>,
): Fault | null {
  return faultOf(data.metadata_integrity_code, data.metadata_integrity_detail, data.metadata_integrity_reason)
}

function faultOf(code: FileFault | null, detail: string | null, reason: string | null): Fault | null {
  return code === null && reason === null ? null : { code, detail, reason }
}
