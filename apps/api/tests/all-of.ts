/** Everything that comes, once it has all come. */
export async function allOf<T>(from: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of from) found.push(one)
  return found
}
