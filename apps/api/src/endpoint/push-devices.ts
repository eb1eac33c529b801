import { createHash } from 'node:crypto'
import {
  addPushDevice,
  listPushDevices,
  type PushDevice,
  removePushDevice,
} from '@chiaroscuro/contract/operation'
import { pushDeviceBody, pushDevicePath } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import { isPublicKey } from '../alert/push-envelope.js'
import type { PushConfig } from '../config/push.js'
import type { Quota } from '../limit/limiter.js'
import { dropPushDevice, keepPushDevice, type PushDeviceRow, pushDevicesOf } from '../query/push-rows.js'
import { toOwnTime } from '../view/common.js'
import { type Endpoint, endpoint, InvalidBodyError, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { requirePublic } from './require-public.js'

export interface PushContext extends PeopleContext {
  /** Absent where nobody is told in browsers. */
  readonly push: PushConfig | undefined
  /** `host:port` pairs that may be sent to although they are not public. */
  readonly privateHosts: readonly string[]
}

const CHANGES: Quota = { name: 'push-devices', points: 60, seconds: 600 }
const MOST = 10
const ID_LENGTH = 32

const listPushDevicesEndpoint = endpoint(
  listPushDevices,
  z.object({}),
  async ({ db, push }: PushContext, _input, call) => ({
    public_key: push?.publicKey ?? null,
    items: (await pushDevicesOf(db, viewerOfCall(call).userId)).map(toDevice),
    most: MOST,
  }),
)

const addPushDeviceEndpoint = endpoint(
  addPushDevice,
  z.object({ device: pushDeviceBody }),
  async ({ db, push, now, privateHosts }: PushContext, { device }, call) => {
    const { userId } = viewerOfCall(call)
    if (!push) throw new RefusedError('NotOffered', 'No key is set here to tell browsers with.')
    requirePublic('endpoint', device.endpoint, privateHosts)
    if (!isPublicKey(device.p256dh)) throw new InvalidBodyError('p256dh', 'Not a public key of P-256')
    const id = createHash('sha256').update(device.endpoint).digest('hex').slice(0, ID_LENGTH)
    const row: PushDeviceRow = { ...device, id, userId, createdAt: now() }
    if (!(await keepPushDevice(db, row, MOST)))
      throw new RefusedError(
        'TooManyDevices',
        `Nobody is told in more than ${MOST} browsers: remove one first.`,
      )
    return toDevice(row)
  },
  { quota: CHANGES, status: 201, unseen: true },
)

const removePushDeviceEndpoint = endpoint(
  removePushDevice,
  pushDevicePath,
  async ({ db }: PushContext, { device_id }, call) => {
    if (!(await dropPushDevice(db, device_id, viewerOfCall(call).userId)))
      throw new NotFoundError('Unknown browser.')
    return { removed: true as const }
  },
  { quota: CHANGES, unseen: true },
)

/** Without its address and its keys. */
function toDevice({ id, label, createdAt }: PushDeviceRow): PushDevice {
  return { id, label, created_at: toOwnTime(createdAt) }
}

/** Browsers that people are told in. */
export const PUSH_ENDPOINTS: readonly Endpoint<PushContext>[] = [
  listPushDevicesEndpoint,
  addPushDeviceEndpoint,
  removePushDeviceEndpoint,
]
