import * as operations from '@chiaroscuro/contract/public'
import { parseDid } from '@chiaroscuro/domain/id'
import { type EventFilter, findEventRow, listEventRows } from '../../../query/event-rows.js'
import { answer, type PublicContext } from '../answer.js'
import { cursorOf, type Paging, paged } from '../paging.js'
import { eventPresenter } from '../present.js'
import { InvalidParameterError } from '../public-dialect.js'
import { isTold } from '../view/event.js'
import { known, launcherIdOf } from './ids.js'

/** Lists events under a filter, newest first. */
export async function presentEvents(context: PublicContext, input: Paging, filter: EventFilter) {
  const rows = await listEventRows(context.db, filter, cursorOf(input), input.size)
  return paged(rows, input, await eventPresenter(context, rows))
}

export const listEvents = answer(operations.listEvents, async (context, input) => {
  const { collection, address_id, owner_id } = input
  const did = owner_id === undefined ? undefined : (parseDid(owner_id) ?? '')
  return presentEvents(context, input, { collection, address_id, did, type: input.type?.map(Number) })
})

export const getNftEvent = answer(operations.getNftEvent, async (context, input) => {
  const launcherId = launcherIdOf(input.nft_id)
  const { success, data: index } = operations.eventIndex.safeParse(input.event_index)
  if (!success) throw new InvalidParameterError('path', 'event_index', 'must be a whole number or latest')
  const row =
    index === 'latest'
      ? (await listEventRows(context.db, { nft_id: launcherId }, undefined, 1))[0]
      : await findEventRow(context.db, launcherId, index)
  const event = known(row && isTold(row) ? row : undefined, 'event')
  return (await eventPresenter(context, [event]))(event)
})
