import type { ListedToken } from '@chiaroscuro/contract/operation'
import { Button, Link, quiet, Tabs, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { Hash } from '#app/feature/hash/hash.js'
import { Money } from '#app/feature/money/money.js'
import type { SocialProvider } from '#app/feature/social/provider.js'
import { WalletSocial } from '#app/feature/social/wallet-social.js'
import { useWallet } from '#app/wallet/use-wallet.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { useWalletWords } from '#app/wallet/wallet-words.js'
import { OwnView } from './own-view.js'
import * as css from './page.css.js'
import { useContents } from './use-contents.js'
import { type WalletTab, walletTabHref } from './wallet-tab.js'
import { WorksTab } from './works-tab.js'

interface ContentsProps {
  tab: WalletTab
  tokens: readonly ListedToken[]
  /** Services whose accounts can be linked. */
  offered: readonly SocialProvider[]
}

/** The wallet that is connected. */
export function Contents(props: ContentsProps) {
  const { wallet, port, disconnect } = useWallet()
  return wallet && port ? <Opened {...props} {...{ wallet, port, disconnect }} /> : null
}

interface OpenedProps extends ContentsProps {
  wallet: ConnectedWallet
  port: WalletPort
  disconnect: () => void
}

/** What a connected wallet says it holds, and what the index knows of its address. */
function Opened({ tab, wallet, port, tokens, offered, disconnect }: OpenedProps) {
  const { t } = useLingui()
  const words = useWalletWords()
  const [moves, setMoves] = useState(0)
  const onMoved = useCallback(() => setMoves((count) => count + 1), [])
  const { balances, nfts, held, fault, busy } = useContents(port, tokens, moves)
  return (
    <>
      <section className={css.card} aria-label={t`Connected wallet`}>
        <div>
          <p className={css.name}>{wallet.name}</p>
          {wallet.address ? (
            <Hash value={wallet.address} name={t`wallet address`}>
              <Link href={`/address/${wallet.address}`} className={textLink}>
                {wallet.address.slice(0, 12)}…{wallet.address.slice(-6)}
              </Link>
            </Hash>
          ) : null}
        </div>
        <dl className={css.balances}>
          {balances.map(({ id, code, decimals, amount }) => (
            <div key={id}>
              <dt className={quiet}>{code}</dt>
              <dd className={css.amount}>
                <Money units={amount} code={code} decimals={decimals} />
              </dd>
            </div>
          ))}
        </dl>
        <Button onClick={disconnect}>
          <Trans>Disconnect</Trans>
        </Button>
      </section>
      {fault ? (
        <p className={css.fault} role="alert">
          {words(fault)}
        </p>
      ) : null}
      <Tabs
        label={t`Views of this wallet`}
        current={tab}
        tabs={[
          { id: 'works', label: t`Works`, href: walletTabHref('works') },
          { id: 'offers', label: t`Offers`, href: walletTabHref('offers') },
          { id: 'profiles', label: t`Profiles`, href: walletTabHref('profiles') },
          { id: 'activity', label: t`Activity`, href: walletTabHref('activity') },
        ]}
      />
      {tab === 'works' ? (
        <WorksTab {...{ nfts, held, busy, wallet, port, onMoved }} />
      ) : (
        <OwnView key={tab} {...{ tab, port, onMoved }} address={wallet.address} />
      )}
      {tab === 'profiles' && wallet.address && offered.length > 0 ? (
        <WalletSocial key={wallet.address} port={port} address={wallet.address} offered={offered} />
      ) : null}
    </>
  )
}
