// Signs a release: `node sign-update.mjs VERSION KEY.pem FILE…` prints what the feed has to hold as `studio-update.json` beside the files.
import { createHash, createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** What is signed: a line for the version and one for each file. */
export function updateText({ version, files }) {
  const lines = files.map(({ name, sha512 }) => `${name} ${sha512}\n`)
  return `Chiaroscuro Mint Studio ${version}\n${lines.join('')}`
}

export function signUpdate(version, key, files) {
  const update = { version, files }
  return { ...update, signature: sign(null, Buffer.from(updateText(update)), key).toString('base64') }
}

if (process.argv[1] === import.meta.filename) {
  const [version, pem, ...paths] = process.argv.slice(2)
  if (!version || !pem || paths.length === 0) {
    process.stderr.write('usage: node sign-update.mjs VERSION KEY.pem FILE…\n')
    process.exit(2)
  }
  const files = paths.map((path) => ({
    name: basename(path),
    sha512: createHash('sha512').update(readFileSync(path)).digest('base64'),
  }))
  const signed = signUpdate(version, createPrivateKey(readFileSync(pem)), files)
  process.stdout.write(`${JSON.stringify(signed, null, 2)}\n`)
}
