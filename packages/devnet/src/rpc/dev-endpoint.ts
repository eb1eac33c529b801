import type { Farmer } from '../farmer.js'
import type { Endpoint } from './endpoint.js'
import { formatBlockRecord } from './format.js'
import { readCount, readCountOr, readFlag } from './param.js'

/**
 * Controls no real node has, served under /dev/ only when the option is on: tests and the seeder use them to
 * make blocks, date them, and change history.
 */
export function devEndpoints(farmer: Farmer | undefined): Readonly<Record<string, Endpoint>> {
  return {
    farm_block(devnet, params) {
      const head = devnet.farm(readCountOr(params, 'timestamp', undefined))
      return { block_record: formatBlockRecord(devnet.store, head) }
    },
    reorg(devnet, params) {
      const head = devnet.reorg({
        toHeight: readCount(params, 'height'),
        keepTransactions: readFlag(params, 'keep_transactions'),
      })
      return { block_record: formatBlockRecord(devnet.store, head) }
    },
    pause_farming() {
      farmer?.pause()
      return { paused: true }
    },
    resume_farming() {
      farmer?.resume()
      return { paused: farmer === undefined }
    },
    farming_state: () => ({ paused: farmer?.paused ?? true }),
  }
}
