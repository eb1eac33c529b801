import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { projectStore } from '../../../apps/mint-studio/src/engine/project-store.js'
import type { Drop, KnownFile } from '../../../packages/minting/src/drop/index.js'
import { median, quantile } from './quantile.js'
import { count, type Line, line } from './report-line.js'
import { openBrowser } from './web-browser.js'

export interface PagesBench {
  readonly drop: Drop
  readonly files: readonly KnownFile[]
  /** Of the pieces' files. */
  readonly folder: string
  /** Where the studio keeps its data meanwhile. */
  readonly data: string
  readonly timer: () => number
}

const STARTS = 20
const SCROLLS = 200
/** Pixels of a turn of the wheel, or of a drag of the bar. */
const TURNS = [120, 900, 20_000]
const root = resolve(import.meta.dirname, '../../..')
const harness = join(root, 'tooling/desktop-harness/dist/main.js')
const build = join(root, 'apps/mint-studio/build')

export function isStudioBuilt(): boolean {
  return existsSync(harness) && existsSync(build)
}

/** How soon the built studio is there, and whether its table of all pieces scrolls; nothing where nobody built it. */
export async function benchPages({ drop, files, folder, data, timer }: PagesBench): Promise<Line[]> {
  if (!isStudioBuilt()) return []
  const store = projectStore(join(data, 'projects'))
  const facts = { folder, files: [...files], license: '', changedAt: 0, icon: undefined, banner: undefined }
  await store.create('benchbench')
  await store.saveDrop('benchbench', drop, facts)
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const starts: number[] = []
  const opened: number[] = []
  let longest: number[] = []
  try {
    for (let at = 0; at <= STARTS; at++) {
      const before = timer()
      const studio = await openStudio(data)
      try {
        await page.goto(studio.url)
        const project = page.getByRole('button', { name: /pieces/ }).first()
        await project.waitFor()
        const usable = timer() - before
        await project.click()
        await page.getByRole('textbox', { name: 'Name, piece 1', exact: true }).waitFor()
        // The first start of all reads its bundles from the disk; it is one of those that count.
        starts.push(usable)
        opened.push(timer() - before)
        if (at === STARTS) longest = await scroll(page)
      } finally {
        await endStudio(studio.child)
      }
    }
  } finally {
    await browser.close()
  }
  const late = quantile(starts, 0.95)
  const most = Math.max(0, ...longest)
  const pieces = count(drop.pieces.length)
  return [
    line(
      `from the start to a library that can be used, with a project of ${pieces} pieces in it: p95 ${late.toFixed(0)} ms (p50 ${median(starts).toFixed(0)}, ${starts.length} starts, in the preview)`,
      late <= 2500,
      'p95 2.5 s',
    ),
    line(
      `from the start to that project's first row: p95 ${quantile(opened, 0.95).toFixed(0)} ms (p50 ${median(opened).toFixed(0)})`,
      true,
      'none',
    ),
    line(
      `${SCROLLS * TURNS.length} scrolls of its table: ${longest.length} tasks of 50 ms or more, the longest ${most.toFixed(0)} ms`,
      most <= 50,
      'no task over 50 ms',
    ),
  ]
}

/** Scrolls in three ways, a frame each; the tasks of 50 ms and more meanwhile. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ turns, scrolls }) => {
      const found: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) found.push(duration)
      })
      observer.observe({ type: 'longtask' })
      const frame = document.querySelector('table')?.parentElement
      if (!frame) throw new Error('there is no table')
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (const turn of turns)
        for (let at = 0; at < scrolls; at++) {
          frame.scrollTop = (frame.scrollTop + turn) % (frame.scrollHeight - frame.clientHeight)
          await next()
        }
      await new Promise((resolve) => setTimeout(resolve, 500))
      for (const { duration } of observer.takeRecords()) found.push(duration)
      return found
    },
    { turns: TURNS, scrolls: SCROLLS },
  )
}

/** Starts the built studio in its preview, on a devnet where a file names one. */
export async function openStudio(
  data: string,
  devnetFile?: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [harness, build], {
    env: {
      ...{ ...process.env, HARNESS_DATA: data, STDIN_GUARD: '1', LANG: 'en_GB.UTF-8' },
      ...(devnetFile !== undefined && { STUDIO_DEVNET_FILE: devnetFile }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((done, fail) => {
    let said = ''
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const found = /"url":"([^"]+)"/.exec(said)?.[1]
      if (found) done(found)
    })
    child.once('exit', (code) => fail(new Error(`the studio ended with ${code}`)))
  })
  return { child, url }
}

/** As a loss of power does. */
export async function endStudio(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}
