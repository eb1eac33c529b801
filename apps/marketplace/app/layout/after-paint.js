// Sent as it stands, before any module: starts the page's scripts once it has been seen, and keeps what is
// pressed until they are there. See docs/decisions/0039.
;(() => {
  const { nonce, dataset } = document.currentScript
  /** On a slow line the picture one looks at goes before the scripts, but not for ever. */
  const PATIENCE = 1500

  const nextPaint = () =>
    new Promise((done) => {
      // A page in a tab that nobody looks at is never painted.
      if (document.visibilityState === 'hidden') done()
      else requestAnimationFrame(() => setTimeout(done))
    })
  const settled = (image) =>
    image.complete ||
    new Promise((done) => {
      for (const end of ['load', 'error']) image.addEventListener(end, done, { once: true })
    })
  const mainPictures = () =>
    Promise.all([...document.images].filter(({ fetchPriority }) => fetchPriority === 'high').map(settled))
  const after = (ms) => new Promise((done) => setTimeout(done, ms))

  /** On a thread of its own, since it would keep the page's for some ten milliseconds; the scripts take longer to come. */
  const learnLanguage = () =>
    new Promise((done) => {
      const worker = new Worker(dataset.languages, { name: document.documentElement.lang })
      worker.onmessage = done
      worker.onerror = done
    })

  // In tasks of their own: what is pressed meanwhile need not wait for all.
  const start = async () => {
    for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload'
    await after(0)
    window.languageLearned = learnLanguage().catch(() => {})
    for (const late of document.querySelectorAll('script[type=late]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.nonce = nonce
      script.textContent = late.textContent
      script.addEventListener('error', send)
      late.replaceWith(script)
    }
  }
  const whenSeen = async () => {
    await nextPaint()
    await mainPictures()
    await nextPaint()
  }
  Promise.race([whenSeen(), after(PATIENCE)]).then(start)

  /**
   * Links and forms work by themselves; what else is pressed too early is pressed again, once, when the page is
   * alive. React may come alive because of a press and answer it as well: it is told when all is ready.
   */
  let kept = []
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest('button[type=button]')
    if (!button) return
    event.stopImmediatePropagation()
    if (event.type !== 'click') kept = kept.filter((one) => one.button !== button)
    kept.push({ button, again: new event.constructor(event.type, event) })
  }
  /**
   * Forms that the page answers in the browser wait for it, so that a password does not leave it and a device is
   * forgotten; they are posted where the scripts fail or are long in coming.
   */
  const LONG = 8000
  let waiting
  const hold = (event) => {
    if (!event.target.hasAttribute('data-waits')) return
    event.preventDefault()
    if (!waiting) setTimeout(send, LONG)
    waiting = { form: event.target, submitter: event.submitter }
    event.target.dataset.waits = 'now'
  }
  document.addEventListener('submit', hold, true)
  const send = () => {
    document.removeEventListener('submit', hold, true)
    if (!waiting) return
    const { form, submitter } = waiting
    waiting = undefined
    form.dataset.waits = ''
    if (form.isConnected) form.requestSubmit(submitter)
  }

  const TYPES = ['pointerdown', 'keydown', 'click']
  for (const kind of TYPES) document.addEventListener(kind, keep, true)

  /**
   * What was typed stays in its field; React, which takes it for what the server wrote, is told that it is new. Who is quicker
   * than this script, or had the browser fill in what was there before, has no event left to listen for.
   */
  const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'
  const typed = new Set(
    [...document.querySelectorAll(FIELDS)].filter((field) => field.value !== field.defaultValue),
  )
  const type = ({ target }) => {
    if (target.matches?.(FIELDS)) typed.add(target)
  }
  document.addEventListener('input', type, true)
  const tell = (field) => {
    const { value } = field
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.addEventListener(
    'alive',
    () => {
      for (const kind of TYPES) document.removeEventListener(kind, keep, true)
      for (const { button, again } of kept) if (button.isConnected) button.dispatchEvent(again)
      kept = []
      document.removeEventListener('input', type, true)
      for (const field of typed) if (field.isConnected) tell(field)
      send()
    },
    { once: true },
  )
})()
