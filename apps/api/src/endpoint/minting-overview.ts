import { getMintingOverview, type MintingOverview } from '@chiaroscuro/contract/operation'
import { mintState } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import { mintCustomers, minterRow, mintKeys, orderStates, waitingRuns } from '../query/minting-rows.js'
import { moderationRowsByNumber } from '../query/moderation-rows.js'
import { toAddress, toOwnTime, toOwnTimeOrNull } from '../view/common.js'
import { toMintProfile } from '../view/minting-account.js'
import { toModerationEntry } from '../view/moderation.js'
import { endpoint } from './endpoint.js'
import type { MintingContext } from './mint-requests.js'

/** Customers, keys, and how the minter is. */
export const getMintingOverviewEndpoint = endpoint(
  getMintingOverview,
  z.object({}),
  async ({ db, view }: MintingContext): Promise<MintingOverview> => {
    const [minter, states, runs, customers, keys] = await Promise.all([
      minterRow(db),
      orderStates(db),
      waitingRuns(db),
      mintCustomers(db),
      mintKeys(db),
    ])
    const acts = await moderationRowsByNumber(
      db,
      keys.flatMap(({ act }) => act ?? []),
    )
    const counts = new Map(states.map((row) => [row.state, row.count]))
    const waiting = states.find(({ state }) => state === 'queued')
    return {
      minter: minter
        ? {
            ...{ address: toAddress(view, minter.puzzleHash), balance_mojos: minter.balance },
            ...{ coins: minter.coins, height: minter.height, seen_at: toOwnTime(minter.seenAt) },
          }
        : null,
      states: z
        .record(mintState, z.number())
        .parse(Object.fromEntries(mintState.options.map((state) => [state, counts.get(state) ?? 0]))),
      oldest_waiting: toOwnTimeOrNull(waiting?.oldest ?? null),
      runs: runs.map(({ id, userId, createdAt, attention }) => ({
        ...{ id, user_id: userId, created_at: toOwnTime(createdAt), attention },
      })),
      customers: customers.map(({ userId, didId, credits, ordered, paid }) => ({
        ...{ user_id: userId, profile: didId === null ? null : toMintProfile(didId) },
        ...{ credits, ordered, paid_mojos: paid },
      })),
      keys: keys.map(({ id, name, userId, ordered, lastUsedAt, revokedAt, act }) => {
        const stopped = acts.find(({ number }) => number === act)
        return {
          ...{ id, name, user_id: userId, ordered, last_used_at: toOwnTimeOrNull(lastUsedAt) },
          ...{ revoked: revokedAt !== null, stopped: stopped ? toModerationEntry(stopped) : null },
        }
      }),
    }
  },
)
