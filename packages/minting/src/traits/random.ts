/** Numbers from 0 to below 1 that a seed decides, on every machine the same (mulberry32). For shuffling, not for secrets. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Puts a list in an order that the numbers decide; every order is as likely. */
export function shuffle(list: number[], random: () => number): number[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const held = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = held
  }
  return list
}
