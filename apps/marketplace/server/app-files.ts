import express, { Router } from 'express'

/** The worker fetches pages of this site, shows notes with its icon, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'"

/** Files that say which build this is, and the worker: always the latest, but for what is named by its build. */
export function appFiles(client: string): Router {
  const router = Router()
  const files = { index: false, redirect: false, cacheControl: false } as const
  router.get('/sw.js', (_, response, next) => {
    response.set({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
    next()
  })
  router.get('/builds/latest.json', (_, response, next) => {
    response.set('cache-control', 'no-cache')
    next()
  })
  router.use('/builds/meta', express.static(`${client}/builds/meta`, { ...files, setHeaders: forGood }))
  router.use('/builds', express.static(`${client}/builds`, files))
  router.use('/builds', (_, response) => {
    response.status(404).type('text/plain').send('Not found')
  })
  router.get('/sw.js', express.static(client, files))
  return router
}

function forGood(response: express.Response): void {
  response.set('cache-control', 'public, max-age=31536000, immutable')
}
