import { isRecord } from '#app/feature/endless/is-record.js'
import {
  readBalance,
  readDids,
  readNfts,
  readOfferText,
  readOfferTexts,
  readSignature,
  readSignatures,
} from './answer.js'
import { askDevWallet, openDevDoor } from './dev-door.js'
import { chip0002Spending } from './spending.js'
import { WalletFault } from './wallet-fault.js'
import type { ConnectedWallet, Door, WalletPort } from './wallet-port.js'

/** The devnet's wallet at its address: it asks its person in a window of its own. */
export function devWallet(root: string, connected: ConnectedWallet | undefined): WalletPort {
  const token = connected?.token ?? null
  const ask = (method: string, params: object, id: string) =>
    askDevWallet(root, token, { id, method, params })
  const tell = (method: string, params: object = {}) => ask(method, params, crypto.randomUUID())
  return {
    takesMany: true,
    transfersMany: true,
    openDoor: () => openDevDoor(root, token),
    async connect(door) {
      const said = await ask('connect', {}, door.id)
      if (!isRecord(said) || typeof said.token !== 'string' || typeof said.address !== 'string')
        throw new WalletFault('unreadable', 'The wallet does not say who it is')
      const name = typeof said.name === 'string' ? said.name.slice(0, 60) : 'Devnet wallet'
      return { kind: 'dev', name, address: said.address, token: said.token }
    },
    disconnect: async () => void (await tell('disconnect')),
    balance: async (assetId) => readBalance(await tell('getAssetBalance', { assetId })),
    nfts: async () => readNfts(await tell('getNfts')),
    dids: async () => readDids(await tell('getDids')),
    createOffer: async (door: Door, wish) => readOfferText(await ask('createOffer', wish, door.id)),
    async takeOffers(door, offers, fee) {
      await ask('takeOffers', { offers, fee }, door.id)
    },
    async signMessage(door, message) {
      const address = connected?.address ?? undefined
      return readSignature(await ask('signMessageByAddress', { message, address }, door.id), message)
    },
    signForProfile: async (door, { address }, message) =>
      readSignature(await ask('signMessageByAddress', { message, address }, door.id), message),
    async cancelOffer(door, { text }, fee) {
      await ask('cancelOffer', { offer: text, fee }, door.id)
    },
    createOffers: async (door, offers) =>
      readOfferTexts(await ask('createOffers', { offers }, door.id), offers.length),
    bidOnOneOf: async (door, bid) => readOfferTexts(await ask('bidOnOneOf', bid, door.id), bid.nfts.length),
    async signMessages(door, messages) {
      const address = connected?.address ?? undefined
      return readSignatures(await ask('signMessagesByAddress', { messages, address }, door.id), messages)
    },
    async cancelOffers(door, offers, fee) {
      await ask('cancelOffers', { offers: offers.map(({ text }) => text), fee }, door.id)
    },
    async transfer(door, { nfts, to }, fee) {
      await ask('transfer', { nfts, to, fee }, door.id)
    },
    spending: chip0002Spending({ tell, ask: (door, method, params) => ask(method, params, door.id) }),
    async pay(door, { to, amount }, fee) {
      await ask('transfer', { to, assetId: '', amount, fee }, door.id)
    },
  }
}
