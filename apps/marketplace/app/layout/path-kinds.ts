/** What names a thing, mostly an id: words of our routes are shorter and have no digits (tested). */
const NAMES_A_THING = /\d|.{25}/

/** What paths of one route have in common, with `~` for what each is about. */
function kindOf(path: string): string {
  return path
    .split('/')
    .map((part) => (NAMES_A_THING.test(part) ? '~' : part))
    .join('/')
}

/**
 * Paths, one of each kind: what the router's own sets of paths are in the browsers' build (decision 0070). Where one is of a kind that
 * is there, it is there too.
 */
export class PathKinds {
  readonly #paths: Map<string, string>

  constructor(...paths: string[]) {
    this.#paths = new Map(paths.map((path) => [kindOf(path), path]))
  }

  get size(): number {
    return this.#paths.size
  }

  has(path: string): boolean {
    return this.#paths.has(kindOf(path))
  }

  add(path: string): void {
    const kind = kindOf(path)
    if (!this.#paths.has(kind)) this.#paths.set(kind, path)
  }

  delete(path: string): void {
    this.#paths.delete(kindOf(path))
  }

  clear(): void {
    this.#paths.clear()
  }

  keys(): IterableIterator<string> {
    return this.#paths.values()
  }

  values(): IterableIterator<string> {
    return this.#paths.values()
  }
}
