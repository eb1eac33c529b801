/** What WalletConnect's client keeps, gone with the process. */
export function memoryStorage() {
  const kept = new Map<string, unknown>()
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async <T>() => [...kept] as [string, T][],
    getItem: async <T>(key: string) => kept.get(key) as T | undefined,
    setItem: async <T>(key: string, value: T) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
  }
}
