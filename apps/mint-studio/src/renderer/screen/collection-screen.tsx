import { formatXch, parseXch } from '@chiaroscuro/domain/amount'
import { Button, Copyable, serif, shorten } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ProjectView, studio, type Terms } from '../bridge.js'
import * as form from '../part/form.css.js'
import { TextField } from '../part/text-field.js'
import { Xch } from '../part/xch.js'
import type { OpenProject } from '../use-project.js'
import { formatShare, parseShare } from '../words/share.js'
import * as preview from './collection-preview.css.js'
import { CollectionPreview } from './collection-preview.js'
import { RoyaltySplit } from './royalty-split.js'
import * as css from './screen.css.js'
import { WalletChoice } from './wallet-choice.js'

interface Shared {
  view: ProjectView
  act: OpenProject['act']
  onFault: (code: string | undefined) => void
}

/** What every piece of the collection says of it, who made it, and on what terms. */
export function CollectionScreen({ view, act, onFault }: Shared) {
  const { t } = useLingui()
  const { id, terms, isFixed } = view
  const edit = (change: Partial<Terms>) => act(() => studio().editTerms({ id, terms: change }))
  const field = (name: 'name' | 'description' | 'website' | 'twitter') => ({
    ...{ value: terms[name], isFixed },
    onChange: (value: string) => edit({ [name]: value }),
  })
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={`${css.title} ${serif}`}>
          <Trans>Collection</Trans>
        </h1>
      </div>
      <div className={preview.beside}>
        <div>
          <section className={css.section}>
            <TextField label={t`Name`} {...field('name')} />
            <TextField label={t`Description`} isLong {...field('description')} />
            <div className={form.pair}>
              <TextField label={t`Website`} {...field('website')} />
              <TextField label={t`Name on Twitter`} {...field('twitter')} />
            </div>
            <p className={css.small}>
              <Trans>
                A file called icon or banner in the folder becomes the collection's icon or banner.
              </Trans>
            </p>
          </section>
          <Creator {...{ view, act, onFault }} />
          <section className={css.section}>
            <h2 className={`${css.heading} ${serif}`}>
              <Trans>Royalty and license</Trans>
            </h2>
            <div className={form.pair}>
              <TextField
                label={t`Royalty, in percent`}
                isFixed={isFixed}
                value={formatShare(terms.royaltyBasisPoints)}
                hint={t`${terms.royaltyBasisPoints} basis points of every sale`}
                read={(text) =>
                  parseShare(text) === undefined ? undefined : formatShare(parseShare(text) ?? 0)
                }
                onChange={(text) => edit({ royaltyBasisPoints: parseShare(text) ?? 0 })}
              />
              <div className={form.field}>
                <label className={form.label} htmlFor="license">
                  <Trans>License</Trans>
                </label>
                <select
                  id="license"
                  className={form.input}
                  value={terms.license}
                  disabled={isFixed}
                  onChange={({ target }) => edit({ license: target.value })}
                >
                  <option value="">{t`None`}</option>
                  {view.licenses.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </select>
                <p className={form.hint}>
                  <Trans>Its text is uploaded with the pieces, and its hash is minted.</Trans>
                </p>
              </div>
            </div>
            <RoyaltySplit terms={terms} isFixed={isFixed} onChange={edit} />
            <label className={form.check}>
              <input
                type="checkbox"
                checked={terms.isSensitive}
                disabled={isFixed}
                onChange={({ target }) => edit({ isSensitive: target.checked })}
              />
              <Trans>Some pieces show what not everybody wants to see</Trans>
            </label>
          </section>
          <Bundles view={view} act={act} />
        </div>
        <CollectionPreview view={view} />
      </div>
    </div>
  )
}

function Creator({ view, act, onFault }: Shared) {
  const { t } = useLingui()
  const { id, account, isDevnetThere, isOpeningAccount, signer, isFixed } = view
  return (
    <section className={css.section}>
      <h2 className={`${css.heading} ${serif}`}>
        <Trans>Creator</Trans>
      </h2>
      {account ? (
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.label}>
              <Trans>Profile (DID)</Trans>
            </dt>
            <dd>
              <Copyable value={account.did} copyLabel={t`Copy the DID`} copiedLabel={t`Copied`} />
              {account.dids.length > 1 && !isFixed ? (
                <select
                  className={form.input}
                  aria-label={t`Profile that mints`}
                  value={account.did}
                  onChange={({ target }) => act(() => studio().chooseDid({ id, did: target.value }))}
                >
                  {account.dids.map((did) => (
                    <option key={did} value={did}>
                      {shorten(did, 18, 8)}
                    </option>
                  ))}
                </select>
              ) : null}
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.label}>
              <Trans>Address</Trans>
            </dt>
            <dd>
              <Copyable value={account.address} copyLabel={t`Copy the address`} copiedLabel={t`Copied`} />
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.label}>
              {account.network === 'simulator0' ? (
                <Trans>Balance, devnet</Trans>
              ) : account.network === 'mainnet' ? (
                <Trans>Balance, mainnet</Trans>
              ) : (
                <Trans>Balance, testnet</Trans>
              )}
            </dt>
            <dd className={css.value}>
              <Xch mojos={account.balance} />
            </dd>
          </div>
        </dl>
      ) : signer !== 'devnet' ? (
        <p className={css.small}>
          <Trans>The wallet was not reached yet.</Trans>
        </p>
      ) : (
        <>
          <p className={css.small}>
            <Trans>
              On the devnet the studio has an account of its own: a key, a profile (DID) and money that is
              worth nothing. It is for the devnet alone.
            </Trans>
          </p>
          <div className={css.actions}>
            <Button
              tone="act"
              disabled={!isDevnetThere || isOpeningAccount}
              onClick={() => act(() => studio().openAccount({ id }))}
            >
              {isOpeningAccount ? <Trans>Opening the account…</Trans> : <Trans>Open a devnet account</Trans>}
            </Button>
            {isDevnetThere ? null : (
              <Button onClick={() => act(() => studio().openProject({ id }))}>
                <Trans>Look for the devnet again</Trans>
              </Button>
            )}
          </div>
          {isDevnetThere ? null : (
            <p className={css.small}>
              <Trans>The devnet does not run. Start it with “npm start”.</Trans>
            </p>
          )}
        </>
      )}
      {isFixed ? null : <WalletChoice {...{ view, act, onFault }} />}
    </section>
  )
}

function Bundles({ view, act }: Omit<Shared, 'onFault'>) {
  const { t } = useLingui()
  const { id, terms, isFixed } = view
  const edit = (change: Partial<Terms>) => act(() => studio().editTerms({ id, terms: change }))
  const fee = (name: 'feeStart' | 'feeStep' | 'feeCeiling') => ({
    ...{ isFixed, value: formatXch(BigInt(terms[name])) },
    read: (text: string) => {
      const mojos = parseXch(text)
      return mojos === undefined ? undefined : formatXch(mojos)
    },
    onChange: (text: string) => edit({ [name]: String(parseXch(text) ?? 0n) }),
  })
  return (
    <section className={css.section}>
      <h2 className={`${css.heading} ${serif}`}>
        <Trans>Bundles and fees</Trans>
      </h2>
      <p className={css.small}>
        <Trans>
          Pieces are minted in bundles, one a block. A bundle that gets stuck is built again with a higher
          fee, up to the ceiling.
        </Trans>
      </p>
      <div className={form.pair}>
        <TextField
          label={t`Pieces of a bundle`}
          isFixed={isFixed}
          value={String(terms.batchSize)}
          read={(text) => (/^[1-9]\d{0,3}$/.test(text.trim()) ? text.trim() : undefined)}
          onChange={(text) => edit({ batchSize: Number(text) })}
        />
        <TextField
          label={t`Pilot: pieces minted before all others`}
          hint={t`You look at them on the chain, and the others follow at your word. 0 for none.`}
          isFixed={isFixed}
          value={String(terms.pilot)}
          read={(text) => (/^\d{1,3}$/.test(text.trim()) ? String(Number(text)) : undefined)}
          onChange={(text) => edit({ pilot: Number(text) })}
        />
        <TextField label={t`First fee, in XCH`} {...fee('feeStart')} />
        <TextField label={t`Each raise, in XCH`} {...fee('feeStep')} />
        <TextField label={t`Ceiling, in XCH`} {...fee('feeCeiling')} />
      </div>
    </section>
  )
}
