import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { AddressPrefix } from '@chiaroscuro/domain/id'
import type { NetworkName } from '@chiaroscuro/domain/signature'
import type { Account } from '../account.js'
import type { HoldingsReader } from '../holdings.js'
import type { WalletNode } from '../node.js'

/** What methods work with. */
export interface WalletContext {
  readonly node: WalletNode
  readonly run: ClvmRunner
  readonly holdings: HoldingsReader
  readonly network: NetworkName
  readonly prefix: AddressPrefix
}

/** Who asks for what: the context of one request. */
export interface Asking extends WalletContext {
  readonly account: Account
}
