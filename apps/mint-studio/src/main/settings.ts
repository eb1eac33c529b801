import { readFileSync, writeFileSync } from 'node:fs'
import { type Settings, settings } from '../ipc/view.js'

/** The person's choices, in a file of the studio's folder. */
export interface SettingsFile {
  read(): Settings
  write(next: Settings): void
}

/** `locale` is the system's: what nobody chose yet follows it. */
export function settingsFile(path: string, locale: string): SettingsFile {
  const usual: Settings = { theme: 'system', language: locale.toLowerCase().startsWith('zh') ? 'zh' : 'en' }
  let held: Settings = usual
  try {
    held = settings.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // None yet, or none that can be read: a choice is made again in a moment.
  }
  return {
    read: () => held,
    write(next) {
      held = next
      writeFileSync(path, JSON.stringify(next), { mode: 0o600 })
    },
  }
}
