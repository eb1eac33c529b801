import { Trans } from '@lingui/react/macro'
import type { DraftFault } from './draft.js'
import type { PutFault } from './put-file.js'

export function DraftFaultWords({ fault }: { fault: DraftFault }) {
  switch (fault) {
    case 'name':
      return <Trans>Give it a name.</Trans>
    case 'trait':
      return <Trans>An attribute has a name and a value.</Trans>
    case 'twice':
      return <Trans>Two attributes have one name.</Trans>
    case 'edition':
      return <Trans>An edition is a whole number, and no higher than their number.</Trans>
    case 'collection':
      return <Trans>Name the collection.</Trans>
    case 'did':
      return <Trans>Choose the profile that made it.</Trans>
    case 'royalty':
      return <Trans>The royalty is between 0 and 100 percent, with two decimals at most.</Trans>
    case 'royalty-address':
      return <Trans>Royalties need an address of this network.</Trans>
    case 'to':
      return <Trans>Its first owner needs an address of this network.</Trans>
    case 'fee':
      return <Trans>The network fee must be an amount of XCH.</Trans>
  }
}

export function PutFaultWords({ fault }: { fault: PutFault }) {
  switch (fault) {
    case 'signed-out':
      return <Trans>You are signed out. Sign in in another window, then go on here.</Trans>
    case 'too-large':
      return <Trans>The file is larger than is kept here.</Trans>
    case 'too-many':
      return <Trans>That is all that can be put here for now. Try again tomorrow.</Trans>
    case 'unsupported-type':
      return <Trans>Its bytes are none of a picture, sound, video, model, page or archive.</Trans>
    case 'differs':
      return <Trans>What arrived is not what was sent. Nothing was minted; try again.</Trans>
    case 'silent':
      return <Trans>The file service does not answer. Nothing was minted; try again.</Trans>
    case 'stopped':
      return <Trans>Stopped. Nothing was minted.</Trans>
  }
}
