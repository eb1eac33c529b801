import { formatUnits } from '@chiaroscuro/domain/amount'
import { shorten } from '@chiaroscuro/domain/id'
import { html } from 'hono/html'
import type { Account } from '../account.js'
import { pageOf } from './document.js'

/** An account with what it holds. */
export interface ShownAccount {
  readonly account: Account
  readonly mojos: bigint
  readonly nfts: number
}

/** Which account a site may see and ask. */
export function connectPage(id: string, origin: string, accounts: readonly ShownAccount[], token: string) {
  return pageOf(
    'Connect',
    html`<h1>Connect to this site?</h1>
<p class="soft">${origin}</p>
<p>It will see what the account holds, and may ask you to sign. Each signature is your own click, here.</p>
<form method="post" action="/request/${id}">
<input type="hidden" name="token" value="${token}">
<fieldset><legend><h2>Account</h2></legend>
${accounts.map(
  (
    { account, mojos, nfts },
    at,
  ) => html`<label><input type="radio" name="account" value="${account.index}" ${at === 0 ? 'checked' : ''}>
<span>${account.name}<br><span class="soft">${shorten(account.address, 10, 6)} · ${formatUnits(mojos, 12)} XCH · ${nfts} NFTs</span></span></label>`,
)}</fieldset>
<button class="quiet" name="answer" value="refuse">Refuse</button>
<button name="answer" value="approve">Connect</button>
</form>`,
  )
}
