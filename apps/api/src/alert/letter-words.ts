import { formatUnits } from '@chiaroscuro/domain/amount'
import { asHex32, formatNftId, shorten } from '@chiaroscuro/domain/id'
import type { AlertRow } from '../query/alert-rows.js'

interface LetterPlace {
  readonly language: Language
  readonly siteUrl: string
  readonly unsubscribe: string
}

type Language = 'en' | 'zh'
type Told = Pick<AlertRow, 'kind' | 'launcherId' | 'offerId' | 'facts' | 'retracts'>

/**
 * What an alert says: in a line, in whole sentences, and where on the site more is. What works are called is their makers' to
 * choose: it stands in quotes, on one line.
 */
export function alertWords(
  row: Told,
  language: Language,
): { readonly subject: string; readonly body: string; readonly path: string } {
  const words = WORDS[language]
  const nftId = row.launcherId === null ? undefined : formatNftId(asHex32(row.launcherId))
  const said = words[row.kind](workOf(row, nftId, words), priceOf(row))
  return {
    subject: row.retracts === null ? said : words.takenBack(said),
    body: row.retracts === null ? said : words.reorg(said),
    path: pathOf(row, nftId),
  }
}

/** Subject and text of a letter. */
export function letterWords(
  row: Told,
  { language, siteUrl, unsubscribe }: LetterPlace,
): { readonly subject: string; readonly text: string } {
  const words = WORDS[language]
  const { subject, body, path } = alertWords(row, language)
  return {
    subject,
    text: [
      body,
      '',
      siteUrl + path,
      '',
      `${words.choose} ${siteUrl}/user/notifications`,
      `${words.end} ${unsubscribe}`,
      '',
    ].join('\n'),
  }
}

function pathOf({ kind, offerId }: Told, nftId: string | undefined): string {
  if (kind === 'appeal_granted' || kind === 'appeal_upheld') return '/user/appeals'
  return nftId ? `/nfts/${nftId}` : `/offers/${offerId ?? ''}`
}

const LONGEST_NAME = 80

function workOf({ facts }: Told, nftId: string | undefined, words: Words): string {
  const name = facts.name?.replace(/\s+/g, ' ').trim()
  if (name) return words.quoted([...name].slice(0, LONGEST_NAME).join(''))
  return nftId ? shorten(nftId, 10, 6) : words.several
}

function priceOf({ facts: { price, tokenCode, tokenDecimals } }: Told): string | undefined {
  if (price === null) return undefined
  return `${formatUnits(BigInt(price), tokenDecimals ?? 12)} ${tokenCode ?? 'XCH'}`
}

type Sentence = (work: string, price: string | undefined) => string
type Words = Record<AlertRow['kind'], Sentence> & {
  readonly quoted: (name: string) => string
  readonly several: string
  readonly takenBack: (said: string) => string
  readonly reorg: (said: string) => string
  readonly choose: string
  readonly end: string
}

const EN: Words = {
  bid_received: (work, price) => `New bid on ${work}${price ? `: ${price}` : ''}`,
  own_listed: (work, price) => `${work} is listed for sale${price ? ` at ${price}` : ''}`,
  offer_accepted: (work, price) => `${work} is sold${price ? ` for ${price}` : ''}`,
  bid_cancelled: (work, price) => `A bid on ${work} was withdrawn${price ? `: ${price}` : ''}`,
  own_offer_cancelled: (work, price) => `Your offer of ${work} was withdrawn${price ? `: ${price}` : ''}`,
  search_listed: (work, price) => `You look out for it: ${work} is listed${price ? ` at ${price}` : ''}`,
  appeal_granted: () => 'Your appeal was granted: what was done is taken back',
  appeal_upheld: () => 'Your appeal was answered: what was done stands',
  quoted: (name) => `“${name}”`,
  several: 'several works',
  takenBack: (said) => `Taken back: ${said}`,
  reorg: (said) =>
    `We told you: ${said}. The chain has taken the block that held it back, so it does not count.`,
  choose: 'Choose what you hear of:',
  end: 'No more letters:',
}

const ZH: Words = {
  bid_received: (work, price) => `${work}收到新出价${price ? `：${price}` : ''}`,
  own_listed: (work, price) => `${work}已上架出售${price ? `，售价 ${price}` : ''}`,
  offer_accepted: (work, price) => `${work}已售出${price ? `，成交价 ${price}` : ''}`,
  bid_cancelled: (work, price) => `${work}的一笔出价已撤回${price ? `：${price}` : ''}`,
  own_offer_cancelled: (work, price) => `你对${work}的报价已撤回${price ? `：${price}` : ''}`,
  search_listed: (work, price) => `你关注的${work}已上架${price ? `，售价 ${price}` : ''}`,
  appeal_granted: () => '你的申诉已获准：相关处理已撤销',
  appeal_upheld: () => '你的申诉已有答复：相关处理维持不变',
  quoted: (name) => `《${name}》`,
  several: '多件作品',
  takenBack: (said) => `已被撤销：${said}`,
  reorg: (said) => `我们曾通知你：${said}。由于区块链重组，包含它的区块已被撤销，此事不再有效。`,
  choose: '选择要接收的通知：',
  end: '不再接收邮件：',
}

const WORDS: Readonly<Record<'en' | 'zh', Words>> = { en: EN, zh: ZH }
