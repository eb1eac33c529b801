import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express from 'express'
import { serveHere } from './serve-here.js'

/** Remix with one page and nothing else: what the website's rendering is measured against. */
export const BARE = resolve(import.meta.dirname, '../web-bare')

/** Serves it as it was built, on a port of its own. */
export async function serveBareRemix(): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(resolve(BARE, 'build/server/index.js')).href)
  const app = express()
  app.disable('x-powered-by')
  app.all('*', createRequestHandler({ build, mode: 'production' }))
  await serveHere(createServer(app))
}
