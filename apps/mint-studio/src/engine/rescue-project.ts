import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foldJournal, readJournal } from '@chiaroscuro/minting/journal'
import { rescueFiles } from '@chiaroscuro/minting/report'
import { StudioError } from '../ipc/failure.js'
import { fileJournal } from './file-journal.js'
import type { Project } from './project.js'
import type { Studio } from './studio.js'

/**
 * Writes a project's rescue kit, in the place of an older one, and gives its folder. Rejects with `StudioError` `nothing-signed`. The
 * mint may go on meanwhile: a line that is being written is left out.
 */
export async function saveRescueKit(studio: Studio, project: Project): Promise<string> {
  const { id, approved: plan } = project
  const bytes = await fileJournal(studio.journalOf(id, 'mint')).read()
  const { records, length } = readJournal(bytes)
  if (!plan || !records.some(({ kind }) => kind === 'built')) throw new StudioError('nothing-signed')
  // The devnet's node asks for no certificate; any other is its owner's.
  const nodeUrl = plan.network === 'simulator0' ? studio.place?.nodeUrl : undefined
  const files = rescueFiles(plan, foldJournal(records), nodeUrl)
  const folder = join(studio.parts.store.folderOf(id), 'rescue')
  // What was signed before and lies deep by now has no file any more.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { name, text } of files) await writeFile(join(folder, name), text, { mode: 0o600 })
  await writeFile(join(folder, 'mint.journal'), bytes.subarray(0, length), { mode: 0o600 })
  return folder
}
