/**
 * What a browser is slow at the first time, some ten milliseconds each on a phone: a formatter, which loads what is known of
 * its language, and storage. React gives way every five milliseconds, but not within a component; so these come before the page
 * is drawn, each in a task of its own.
 */
export async function warmUp(locale: string): Promise<void> {
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

function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0))
}
