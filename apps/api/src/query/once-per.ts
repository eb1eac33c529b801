/**
 * Remembers answers by key, per owner (a database), the newest `most` of them; whoever asks while an answer is
 * being made gets the same one. Failures are not remembered.
 */
export function oncePer<T>(most: number) {
  const owners = new WeakMap<object, Map<string, Promise<T>>>()
  return function remembered(owner: object, key: string, make: () => Promise<T>): Promise<T> {
    const known = owners.get(owner) ?? new Map<string, Promise<T>>()
    owners.set(owner, known)
    const found = known.get(key)
    if (found) return found
    const made = make()
    known.set(key, made)
    made.catch(() => known.delete(key))
    const oldest = known.keys().next().value
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return made
  }
}
