/**
 * Words to whoever started the product. On a terminal one line shows every stage that is under way and each
 * finished stage keeps a line of its own; elsewhere a stage says when it starts, now and then, and when it is done.
 */
const terminal = process.stdout.isTTY === true
const QUIET_MS = 10_000
/** Stages under way: label to text. */
const running = new Map()
const lastWritten = new Map()
let open = false

export function say(text) {
  finishLine()
  process.stdout.write(`${text}\n`)
}

/** What went wrong and what to do about it; ends the process. */
export function fail(what, todo, status = 1) {
  finishLine()
  process.stderr.write(`\n${what}\n${todo ? `${todo}\n` : ''}`)
  process.exit(status)
}

/** One stage's progress, `done` of `total`; without numbers a new stage ends the ones before it. */
export function progress(label, done, total) {
  const text = total ? `${label}  ${done} / ${total}` : label
  const finished = total !== undefined && done >= total
  if (terminal) redraw(label, text, finished, total === undefined)
  else if (!lastWritten.has(label) || finished || Date.now() - lastWritten.get(label) > QUIET_MS) {
    process.stdout.write(`  ${text}\n`)
    lastWritten.set(label, Date.now())
  }
}

function redraw(label, text, finished, alone) {
  clearLine()
  // A stage without numbers is over when the next one begins.
  for (const [before, words] of running) {
    if (before === label || (!alone && words !== before)) continue
    process.stdout.write(`  ${words}\n`)
    running.delete(before)
  }
  if (finished) {
    running.delete(label)
    process.stdout.write(`  ${text}\n`)
  } else running.set(label, text)
  const line = [...running.values()].join('   ')
  process.stdout.write(`  ${line.slice(0, Math.max(20, (process.stdout.columns ?? 80) - 3))}`)
  open = true
}

function clearLine() {
  if (open) process.stdout.write('\r\u001b[2K')
  open = false
}

function finishLine() {
  clearLine()
  if (!terminal) return
  for (const text of running.values()) process.stdout.write(`  ${text}\n`)
  running.clear()
}
