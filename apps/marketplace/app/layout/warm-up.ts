import { after, nextTask } from './next-task.js'

declare global {
  interface Window {
    /** Over when a thread of its own has learned the page's language, or could not (`after-paint.js`). */
    languageLearned?: Promise<void>
  }
}

/** It was begun before the page's scripts were fetched: whoever has it not by now is as quick alone, milliseconds. */
const PATIENCE_MS = 300

/**
 * What a browser is slow at the first time, some ten milliseconds each on a phone: formatters, for which it reads which languages
 * there are, and storage. React gives way every five milliseconds, but not within a component; so these come before the page
 * is drawn, each in a task of its own. Languages are the process's, and learned beside (decision 0070): a formatter is
 * quick then.
 */
export async function warmUp(locale: string): Promise<void> {
  await Promise.race([window.languageLearned, after(PATIENCE_MS)])
  await nextTask()
  new Intl.NumberFormat(locale).format(0)
  await nextTask()
  try {
    void window.localStorage.length
  } catch {
    // Storage may be forbidden; whoever asks for it finds that out.
  }
  await nextTask()
}
