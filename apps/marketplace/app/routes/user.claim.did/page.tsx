import type { Restriction } from '@chiaroscuro/contract/operation'
import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import { BanNote } from '#app/feature/appeal/ban-note.js'
import { DeskPage } from '#app/feature/trade/desk-page.js'

const Desk = lazy(() => import('./desk.js').then((module) => ({ default: module.Desk })))

/** A DID of one's wallet becomes one's profile here: choose it, sign a text. */
export function ClaimPage({ ban }: { ban: Restriction | null }) {
  return (
    <DeskPage
      above={ban ? <BanNote ban={ban} /> : null}
      title={<Trans>Claim a profile</Trans>}
      lead={
        <Trans>
          A profile is a DID of your wallet. You sign a text that says it is yours; nothing moves and nothing
          is paid. Whoever holds the DID after you can claim it after you.
        </Trans>
      }
    >
      {ban ? null : <Desk />}
    </DeskPage>
  )
}
