import { shorten } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { When } from '#app/feature/when/when.js'
import { AssetSum, WorkName } from './asset-name.js'
import type { KnownNames } from './known-names.js'
import { RoyaltyWords } from './royalty-words.js'
import { useRuleWords } from './use-rule-words.js'
import type { LineFact } from './verdict.js'

/** What one line of a verdict says. */
export function LineWords({ fact, names }: { fact: LineFact; names: KnownNames }): ReactNode {
  const rule = useRuleWords()
  switch (fact.about) {
    case 'fault':
      return rule(fact.fault) ?? <Trans>It cannot be read as an offer.</Trans>
    case 'doubt':
      return rule(fact.doubt) ?? <Trans>The chain would not settle it as it reads.</Trans>
    case 'format':
      return <Trans>It can be read: offer format {fact.format}.</Trans>
    case 'signature':
      return <SignatureWords {...fact} />
    case 'asking':
      return <Trans>What it asks for is what was signed, and its coins hold what it gives.</Trans>
    case 'unspent':
      return (
        <Plural
          value={fact.count}
          one="The coin it needs is there, and unspent."
          other="All # coins it needs are there, and unspent."
        />
      )
    case 'spent':
    case 'missing':
    case 'unknown-coins':
      return <CoinWords fact={fact} />
    case 'work':
      return <WorkWords {...fact} names={names} />
    case 'royalty':
      return <RoyaltyWords royalty={fact.royalty} names={names} />
    case 'end':
      return <EndWords {...fact} />
    case 'fee':
      return fact.fee === 0n ? (
        <Trans>Its maker adds no network fee: whoever takes it pays one.</Trans>
      ) : (
        <Trans>
          Its maker adds a network fee of <AssetSum asset="xch" units={fact.fee} names={names} />.
        </Trans>
      )
  }
}

function SignatureWords({ is, network }: Extract<LineFact, { about: 'signature' }>) {
  const rule = useRuleWords()
  if (is === 'unsigned') return rule('unsigned')
  if (is === 'bad') return rule('bad-signature')
  return is === 'good' ? (
    <Trans>Every signature is valid, for {network}, the network of this site.</Trans>
  ) : (
    <Trans>It was signed for {network}, which is not the network of this site.</Trans>
  )
}

function CoinWords({ fact }: { fact: Extract<LineFact, { about: 'spent' | 'missing' | 'unknown-coins' }> }) {
  const { i18n } = useLingui()
  if (fact.about === 'unknown-coins')
    return <Trans>Whether its coins are unspent is not known: no node answered.</Trans>
  const coin = shorten(fact.coinId)
  if (fact.about === 'missing') return <Trans>Coin {coin} is not on this chain.</Trans>
  return fact.at === null ? (
    <Trans>Coin {coin} is spent: nobody can take this offer any more.</Trans>
  ) : (
    <Trans>
      Coin {coin} was spent in block {i18n.number(fact.at)}: nobody can take this offer any more.
    </Trans>
  )
}

function WorkWords({ is, launcherId, names }: Extract<LineFact, { about: 'work' }> & { names: KnownNames }) {
  const work = <WorkName launcherId={launcherId} names={names} />
  if (is === 'newest') return <Trans>{work} lies in the coin that is offered, and its owner signed.</Trans>
  if (is === 'moved') return <Trans>{work} no longer lies in the coin that is offered.</Trans>
  return <Trans>Whether {work} still lies in the coin that is offered is not known.</Trans>
}

function EndWords({ seconds, height, past }: Extract<LineFact, { about: 'end' }>) {
  const { i18n } = useLingui()
  const time = seconds === null ? null : <When at={isoOf(seconds)} />
  const block = height === null ? null : i18n.number(height)
  if (past) {
    if (time && block)
      return (
        <Trans>
          It has ended: it named {time} and block {block}.
        </Trans>
      )
    return block ? <Trans>It ended at block {block}.</Trans> : <Trans>It ended {time}.</Trans>
  }
  if (time && block)
    return (
      <Trans>
        It ends {time}, or at block {block}.
      </Trans>
    )
  if (block) return <Trans>It ends at block {block}.</Trans>
  return time ? <Trans>It ends {time}.</Trans> : <Trans>It names no end.</Trans>
}

/** The latest moment a date can be. */
const LAST_SECOND = 8_640_000_000_000

function isoOf(seconds: number): string | null {
  return seconds <= LAST_SECOND ? new Date(seconds * 1000).toISOString() : null
}
