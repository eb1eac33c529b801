/** Networks whose signatures count on a site, by the network it says it shows. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  mainnet: ['mainnet'],
  testnet: ['testnet11', 'testnet10'],
  devnet: ['simulator0'],
}

export function ownNetworks(network: string): readonly string[] {
  return OWN[network] ?? []
}
