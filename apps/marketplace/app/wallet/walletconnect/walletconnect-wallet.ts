import { SessionFault, type WalletSession, type WalletSessions, within } from '@chiaroscuro/walletconnect'
import { factsOf, type ReadOffer } from '../checked-wallet.js'
import type { WalletSpending } from '../spending.js'
import { WalletFault } from '../wallet-fault.js'
import type { ConnectedWallet, Door, WalletPort } from '../wallet-port.js'
import type { Dialect } from './dialect.js'
import { ASKED_METHODS, dialectOf, PATIENCE, type Patience } from './dialect-of.js'
import { openDoor, signalOf } from './doors.js'
import { readSessionFault } from './session-fault.js'

export interface WalletConnectParts {
  /** The network this site reads: `mainnet`, `testnet` or `devnet`. */
  readonly network: string
  /** Loads what speaks with the relay: only when it is needed. */
  readonly open: () => Promise<WalletSessions>
  readonly read: ReadOffer
  readonly patience?: Patience
}

/** Until the relay is there; and until somebody has scanned the link and approved. */
const OPEN_MS = 20_000
const PAIR_MS = 300_000

/** A wallet elsewhere, on a phone or in another program, through WalletConnect's relay. */
export function walletConnectWallet(
  { network, open, read, patience = PATIENCE }: WalletConnectParts,
  connected: ConnectedWallet | undefined,
): WalletPort {
  async function sessions(signal?: AbortSignal): Promise<WalletSessions> {
    try {
      return await within(OPEN_MS, open(), signal)
    } catch (error) {
      throw error instanceof SessionFault
        ? readSessionFault(error)
        : new WalletFault('unreachable', '', error)
    }
  }
  async function session(signal?: AbortSignal): Promise<WalletSession> {
    const found = (await sessions(signal)).find(connected?.token ?? '')
    if (!found) throw new WalletFault('unauthorized', 'The session is over')
    if (found.network !== network) throw new WalletFault('other-network', found.network)
    return found
  }
  async function speak(door?: Door): Promise<Dialect> {
    const signal = door && signalOf(door)
    return dialectOf(await session(signal), patience, signal)
  }

  return {
    takesMany: false,
    offersStayOpen: true,
    openDoor,
    async connect(door, tell) {
      const signal = signalOf(door)
      const all = await sessions(signal)
      const { link, approved } = await within(OPEN_MS, all.pair(network, ASKED_METHODS), signal).catch(failed)
      tell?.(link)
      let one: WalletSession | undefined
      try {
        one = await within(PAIR_MS, approved, signal)
        return await greeted(one, network, await dialectOf(one, patience, signal))
      } catch (error) {
        // Whoever is turned away, or approves too late, is not left with a session that nobody uses.
        if (one) void all.end(one.topic).catch(() => {})
        else void approved.then((late) => all.end(late.topic)).catch(() => {})
        return failed(error)
      }
    },
    async disconnect() {
      await (await sessions()).end(connected?.token ?? '').catch(failed)
    },
    balance: async (assetId) => (await speak()).balance(assetId),
    nfts: async () => (await speak()).nfts(),
    dids: async () => (await speak()).dids(),
    createOffer: async (door, wish) => (await speak(door)).createOffer(wish),
    async takeOffers(door, offers, fee) {
      const [offer] = offers
      if (!offer || offers.length !== 1)
        throw new WalletFault('no-such-method', 'It takes one offer at a time')
      await (await speak(door)).takeOffer(offer, fee)
    },
    spending: {
      coins: async (kind, assetId) => spendingOf(await speak()).coins(kind, assetId),
      sign: async (door, spends) => spendingOf(await speak(door)).sign(door, spends),
      send: async (spends, signature) => spendingOf(await speak()).send(spends, signature),
    },
    async signMessage(door, message) {
      const dialect = await speak(door)
      const address = connected?.address ?? (await dialect.address())
      if (!address) throw new WalletFault('no-such-key', 'The wallet does not tell its address')
      return dialect.signMessage(message, address)
    },
    signForProfile: async (door, profile, message) => (await speak(door)).signForProfile(profile, message),
    async cancelOffer(door, { text }, fee) {
      const { tradeId } = await factsOf(read, text)
      await (await speak(door)).cancelOffer(tradeId, fee)
    },
  }
}

function spendingOf({ spending }: Dialect): WalletSpending {
  if (!spending) throw new WalletFault('no-such-method', 'It signs only what it makes itself')
  return spending
}

/** Who is there, once it is known to be on the same chain. */
async function greeted(session: WalletSession, network: string, dialect: Dialect): Promise<ConnectedWallet> {
  if (session.network !== network) throw new WalletFault('other-network', session.network)
  const chain = await dialect.chainId().catch(unlessUnknown)
  if (chain !== undefined && !isChainOf(chain, network)) throw new WalletFault('other-network', chain)
  const address = (await dialect.address().catch(unlessUnknown)) ?? null
  if (address && address.startsWith('txch') !== (network !== 'mainnet'))
    throw new WalletFault('other-network', address.startsWith('txch') ? 'testnet' : 'mainnet')
  return { kind: 'walletconnect', name: session.name, address, token: session.topic }
}

/** A wallet that does not know the word, or whose person does not want to say, can be connected nonetheless. */
function unlessUnknown(error: unknown): undefined {
  const { code } = readSessionFault(error)
  if (code !== 'no-such-method' && code !== 'rejected' && code !== 'declined') throw error
  return undefined
}

/** Wallets name each of the networks, we name what addresses are written for. */
function isChainOf(chain: string, network: string): boolean {
  const begins = { testnet: 'testnet', devnet: 'simulator' }[network]
  return chain === network || (begins !== undefined && chain.startsWith(begins))
}

function failed(error: unknown): never {
  throw readSessionFault(error)
}
