import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify } from 'terser'

const folder = join(import.meta.dirname, 'build/client/assets')
const codings = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** What is built once is compressed once, as far as it goes: there is no time for that while somebody waits. */
const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|wasm)$/.test(name))
await Promise.all(
  names.map(async (name) => {
    const file = join(folder, name)
    // The one script that is no module is sent as it was written: it is packed here.
    if (/^after-paint-.*\.js$/.test(name)) await writeFile(file, await packed(file))
    const bytes = await readFile(file)
    for (const [ending, compress] of Object.entries(codings))
      await writeFile(`${file}.${ending}`, await compress(bytes))
  }),
)

async function packed(file) {
  const { code } = await minify(await readFile(file, 'utf8'))
  return code
}
