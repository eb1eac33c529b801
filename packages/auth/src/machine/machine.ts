/** What a machine answers to an event: where it is now, and what the world should do. */
export interface Step<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** A pure machine: same state and event, same answer. */
export type Machine<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect>

type Named<Union extends { at: string }, Name> = Extract<Union, { at: Name }>
type Typed<Union extends { type: string }, Name> = Extract<Union, { type: Name }>

/** For each state, the events it listens to. What is not in the table changes nothing. */
export type Table<State extends { at: string }, Event extends { type: string }, Effect> = {
  readonly [S in State['at']]: {
    readonly [E in Event['type']]?: (state: Named<State, S>, event: Typed<Event, E>) => Step<State, Effect>
  }
}

/** The machine of a table. An event no state waits for (a late answer, a second click) is dropped. */
export function machineOf<State extends { at: string }, Event extends { type: string }, Effect>(
  table: Table<State, Event, Effect>,
): Machine<State, Event, Effect> {
  return (state, event) => {
    // The table's own type ties each cell to its state and event; TypeScript cannot follow both keys at once.
    const row = table[state.at as State['at']] as
      | Record<string, ((state: State, event: Event) => Step<State, Effect>) | undefined>
      | undefined
    const cell = row && Object.hasOwn(row, event.type) ? row[event.type] : undefined
    return cell ? cell(state, event) : { state, effects: [] }
  }
}

/** Shorthand of a table's cells. */
export function go<State, Effect>(state: State, ...effects: readonly Effect[]): Step<State, Effect> {
  return { state, effects }
}
