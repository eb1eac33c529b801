import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address a request came from. No header is believed. */
export type Caller = (context: Context) => string

export const callerOf: Caller = (context) => getConnInfo(context).remote.address ?? 'unknown'
