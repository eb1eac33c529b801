import type { Machine } from '../machine/machine.js'

/** Carries out one effect; what comes of it is the machine's next event, if it waits for one. */
export type Perform<Effect, Event> = (effect: Effect) => Promise<Event | undefined>

/**
 * Runs a machine until it rests: takes the event, carries out the effects in order, feeds back what they say. The only
 * loop between the machines and the world.
 */
export async function drive<State, Event, Effect>(
  step: Machine<State, Event, Effect>,
  from: State,
  first: Event,
  perform: Perform<Effect, Event>,
): Promise<State> {
  const events = [first]
  let state = from
  for (let event = events.shift(); event !== undefined; event = events.shift()) {
    const next = step(state, event)
    state = next.state
    for (const effect of next.effects) {
      const answer = await perform(effect)
      if (answer !== undefined) events.push(answer)
    }
  }
  return state
}
