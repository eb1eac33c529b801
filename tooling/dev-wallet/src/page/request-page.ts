import { formatUnits } from '@chiaroscuro/domain/amount'
import type { Effect, EffectItem } from '@chiaroscuro/domain/build'
import { formatDid, formatNftId, shorten } from '@chiaroscuro/domain/id'
import { html } from 'hono/html'
import type { Account } from '../account.js'
import type { FeeChoice } from '../method/prepared.js'
import type { Proposal } from '../proposal.js'
import { pageOf } from './document.js'

/** What tokens are called, by their id. */
export type TokenNames = ReadonlyMap<string, { readonly code: string; readonly decimals: number }>

interface Request {
  readonly id: string
  readonly origin: string
  readonly account: Account
  readonly proposal: Proposal
  /** What was wrong with what was filled in. */
  readonly fault?: string | undefined
}

/** What is asked for and what it would move, with the two answers there are. */
export function requestPage(request: Request, token: string, names: TokenNames) {
  const { id, origin, account, proposal, fault } = request
  const { title, texts = [], notes = [], effect, isEither = false, fee } = proposal.prepared
  return pageOf(
    title,
    html`<h1>${title}</h1>
<p class="soft">${origin} asks ${account.name} (${shorten(account.address, 8, 6)})</p>
${effect ? moves(effect, isEither, names) : ''}
${texts.length === 0 ? '' : html`<h2>${texts.length === 1 ? 'You sign this text' : 'You sign these texts'}</h2>${texts.map((text) => html`<pre>${text}</pre>`)}`}
${notes.length === 0 ? '' : html`<h2>Besides</h2><ul>${notes.map(([name, value]) => html`<li><span>${name}</span><b>${value}</b></li>`)}</ul>`}
${fee ? feeForm(id, token, fee, proposal.suggested) : ''}
${fault ? html`<p class="warn" role="alert">${fault}</p>` : ''}
<form method="post" action="/request/${id}">
<input type="hidden" name="token" value="${token}">
${fee ? html`<input type="hidden" name="paid" value="${fee.paid.toString()}">` : ''}
<button class="quiet" name="answer" value="refuse">Refuse</button>
<button name="answer" value="approve">${effect ? 'Approve and sign' : 'Approve'}</button>
</form>`,
  )
}

/** What is left to the farmer is the person's to choose; what moves is then worked out and shown anew. */
function feeForm(id: string, token: string, { paid }: FeeChoice, suggested: bigint | undefined) {
  const [isNone, isSuggested] = [paid === 0n, paid === suggested]
  const own = isNone || isSuggested ? '' : formatUnits(paid, 12)
  const checked = (yes: boolean) => (yes ? 'checked' : '')
  return html`<details><summary>Choose another network fee</summary>
<form method="post" action="/request/${id}">
<input type="hidden" name="token" value="${token}">
<fieldset><legend><h2>To the farmer, apart from price and royalty</h2></legend>
<label><input type="radio" name="fee" value="none" ${checked(isNone)}><span>Nothing</span></label>
${suggested === undefined ? '' : html`<label><input type="radio" name="fee" value="suggested" ${checked(isSuggested)}><span>What the node suggests: ${formatUnits(suggested, 12)} XCH</span></label>`}
<label><input type="radio" name="fee" value="own" ${checked(own !== '')}><span>Own, in XCH <input name="own" placeholder="${own || '0.00005'}" inputmode="decimal" autocomplete="off" size="14" aria-label="Own fee, in XCH"></span></label>
</fieldset>
<button class="quiet" name="answer" value="fee">Use this fee</button>
</form></details>`
}

function moves(effect: Effect, isEither: boolean, names: TokenNames) {
  const { leaves, enters, requested, unbound, royalties, fee } = effect
  const paid = royalties.filter(({ amount }) => amount > 0n)
  return html`
${list(isEither ? 'Leaves your wallet at most' : 'Leaves your wallet', 'out', leaves, names)}
${list('Enters your wallet', 'in', enters, names)}
${list(isEither ? 'One of these enters, once its owner takes the bid' : 'Enters once somebody takes it', 'in', requested, names)}
${unbound.length === 0 ? '' : html`${list('Perhaps enters', '', unbound, names)}<p class="warn">Nothing you sign makes sure of this.</p>`}
${paid.length === 0 ? '' : html`<h2>Of it, royalties</h2><ul>${paid.map(({ asset, amount, puzzleHash }) => html`<li><span>to ${shorten(puzzleHash, 8, 6)}</span><b>${units(asset, amount, names)}</b></li>`)}</ul>`}
<h2>Network fee</h2><ul><li><span>To the farmer</span><b>${formatUnits(fee, 12)} XCH</b></li></ul>`
}

function list(title: string, look: string, items: readonly EffectItem[], names: TokenNames) {
  if (items.length === 0) return ''
  return html`<h2>${title}</h2><ul class="${look}">${items.map((item) => html`<li>${line(item, names)}</li>`)}</ul>`
}

function line(item: EffectItem, names: TokenNames) {
  switch (item.kind) {
    case 'xch':
      return html`<span>Chia</span><b>${units('xch', item.amount, names)}</b>`
    case 'cat':
      return html`<span>Token</span><b>${units(item.assetId, item.amount, names)}</b>`
    case 'nft':
      return html`<span>NFT</span><b>${shorten(formatNftId(item.launcherId), 12, 6)}</b>`
    case 'did':
      return html`<span>Profile</span><b>${shorten(formatDid(item.didId), 16, 6)}</b>`
    case 'unknown':
      return html`<span>Something this wallet does not know</span><b>${shorten(item.coinId, 8, 6)}</b>`
  }
}

function units(asset: string, amount: bigint, names: TokenNames): string {
  if (asset === 'xch') return `${formatUnits(amount, 12)} XCH`
  const known = names.get(asset)
  return known
    ? `${formatUnits(amount, known.decimals)} ${known.code}`
    : `${amount} of ${shorten(asset, 6, 4)}`
}
