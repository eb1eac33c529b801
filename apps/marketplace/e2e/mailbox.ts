import { urlOf } from './product.js'

/** The newest code that was sent to an address, waited for. */
export async function newestCode(address: string, not = '', mailbox = urlOf('Mailbox')): Promise<string> {
  const url = `${mailbox}.json?${new URLSearchParams({ to: address })}`
  for (let tries = 0; tries < 100; tries++) {
    const code = findCode(await fetch(url).then((answer) => answer.json()))
    if (code && code !== not) return code
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`no code came to ${address}`)
}

function findCode(mail: unknown): string | undefined {
  const letters = typeof mail === 'object' && mail !== null && 'letters' in mail ? mail.letters : undefined
  const newest: unknown = Array.isArray(letters) ? letters[0] : undefined
  const code = typeof newest === 'object' && newest !== null && 'code' in newest ? newest.code : undefined
  return typeof code === 'string' ? code : undefined
}
