import { useLingui } from '@lingui/react/macro'

/** The rule that an offer breaks, in the reader's language; `undefined` for a name that is not known here. */
export function useRuleWords(): (rule: string) => string | undefined {
  const { t } = useLingui()
  return (rule) => {
    const words: Readonly<Record<string, () => string>> = {
      'not-an-offer': () => t`This is not an offer: offers begin with “offer1”.`,
      checksum: () => t`It was cut short or damaged on its way: its checksum is wrong.`,
      version: () => t`It is written in a format that no wallet writes.`,
      'old-format': () => t`It is written in an old format, for puzzles that no wallet settles any more.`,
      'too-large': () => t`It is larger than any offer needs to be.`,
      corrupt: () => t`It does not unpack to the spends of an offer.`,
      'nothing-offered': () => t`It asks for something and gives nothing.`,
      unreadable: () => t`One of its spends fails, or breaks the rules of its puzzle.`,
      'too-costly': () => t`Its puzzles run for longer than any honest offer’s.`,
      'too-slow': () => t`Reading it took too long, and was stopped.`,
      'too-big': () => t`Reading it took too much memory, and was stopped.`,
      'no-reader': () => t`The reader could not be loaded. Try again.`,
      stopped: () => t`The reader stopped. Try again.`,
      unsigned: () => t`Nobody signed it: anyone could have made it.`,
      'bad-signature': () => t`Its signature is not valid on any network.`,
      'wrong-network': () => t`It was signed for another network.`,
      'wrong-puzzle': () => t`One of its coins has another puzzle than the one it shows.`,
      'wrong-coin': () => t`One of its spends was made for another coin.`,
      unbound: () => t`What it asks for is not what was signed.`,
      unfunded: () => t`It gives more than its coins hold.`,
      unsettled: () => t`It asks for payment in a way that wallets do not complete.`,
      expired: () => t`It ran out: nobody can take it any more.`,
      spent: () => t`One of its coins is spent, or was never there.`,
      'not-listed': () => t`Only offers of one work against one amount are listed.`,
      'unknown-nft': () => t`The work it is about is not known here.`,
    }
    return Object.hasOwn(words, rule) ? words[rule]?.() : undefined
  }
}
