import { buttonShape } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { AirdropPage } from '#app/feature/airdrop/page.js'
import * as css from '#app/feature/moderation/moderation.css.js'
import { Rooms } from '#app/feature/moderation/rooms.js'
import * as frame from '#app/layout/frame.css.js'

export interface AdminAirdropPageProps {
  /** Supporters who can be paid. */
  count: number
  holders: string | undefined
}

/** The tool that everybody has, and a list that those who run the site have besides. */
export function AdminAirdropPage({ count, holders }: AdminAirdropPageProps) {
  return (
    <AirdropPage
      key={holders ? 'supporters' : 'nobody'}
      holders={holders}
      above={
        <>
          <Rooms current="airdrop" />
          <section className={css.above} aria-labelledby="supporters">
            <h2 id="supporters" className={frame.bandTitle}>
              <Trans>Supporters</Trans>
            </h2>
            <p>
              <Plural
                value={count}
                one="# supporter has a profile that can be paid, at the address that holds it now."
                other="# supporters have profiles that can be paid, at the addresses that hold them now."
              />
            </p>
            {count > 0 && !holders ? (
              <div className={css.acts}>
                <a className={buttonShape({})} href="/admin/airdrop?to=supporters">
                  <Trans>Take them as recipients</Trans>
                </a>
              </div>
            ) : null}
          </section>
        </>
      }
    />
  )
}
