import { randomUUID } from 'node:crypto'
import { ApiError, call } from '@chiaroscuro/api-client'
import {
  type ActedKind,
  getModeration,
  listModeration,
  type ModerationAct,
  moderate,
} from '@chiaroscuro/contract/operation'
import { data } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import type { ModerationAnswer, ModerationFault } from '#app/feature/moderation/moderation-answer.js'
import { requireGroup, requireSameOrigin } from './guard.server.js'
import { cookieHeaders } from './identity.server.js'
import { readTarget } from './moderated-target.server.js'
import { needed } from './respond.server.js'
import { visit } from './visit.server.js'

const SIZE = 25
/** All there are: one that is missing here, or is none, is not compiled. */
const ACTS: Readonly<Record<ModerationAct, true>> = {
  ...{ hide: true, show: true, feature: true, unfeature: true, end: true },
  ...{ stop: true, permit: true, ban: true, unban: true, retry: true },
}
const KINDS: Readonly<Record<ActedKind, true>> = {
  ...{ nft: true, collection: true, offer: true, auction: true, profile: true },
  ...{ key: true, person: true, queue: true },
}
const isAct = (text: string): text is ModerationAct => Object.hasOwn(ACTS, text)
const isKind = (text: string): text is ActedKind => Object.hasOwn(KINDS, text)

/** What both pages of moderation show: what stands, and the log; and a key for the acts of this page. */
export async function loadModeration(request: Request, kind?: ActedKind) {
  const { identity, viewer } = await requireGroup(request, 'admin')
  const { api, url } = visit(request)
  const page = url.searchParams.get('log')
  const [standing, log] = await Promise.all([
    needed(request, call(api, getModeration, {})),
    needed(
      request,
      call(api, listModeration, { size: SIZE, ...(kind ? { kind } : {}), ...(page ? { page } : {}) }),
    ),
  ])
  const isOfPage = (one: { kind: ActedKind }) => kind === undefined || one.kind === kind
  return {
    identity,
    moderation: {
      key: randomUUID(),
      self: { id: viewer.id, name: viewer.name },
      hidden: standing.hidden.filter(isOfPage),
      featured: standing.featured.filter(isOfPage),
      banned: standing.banned.filter(isOfPage),
      log: toListPage(log, SIZE),
    },
  }
}

/** Nobody else sees these pages, and nobody keeps them. */
export function staffHeaders(identity: Parameters<typeof cookieHeaders>[0]): Headers {
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'private, no-store')
  return headers
}

/** Carries out what a form of these pages asks for. */
export async function answerModeration(request: Request) {
  const { identity } = await requireGroup(request, 'admin')
  requireSameOrigin(request)
  const answer = await carryOut(request, await request.formData())
  return data(answer, { status: answer.fault ? 400 : 200, headers: staffHeaders(identity) })
}

async function carryOut(request: Request, form: FormData): Promise<ModerationAnswer> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [act, kind] = [text('act'), text('kind')]
  const named = isKind(kind) ? { kind, target: text('target') } : readTarget(text('target'))
  // Whoever claimed a profile is who is banned by it.
  const isOfPerson = (act === 'ban' || act === 'unban') && named?.kind === 'profile'
  const target = named && isOfPerson ? { ...named, kind: 'person' as const } : named
  const typed = { target: text('target'), reason: text('reason') }
  if (!isAct(act) || !target) return { fault: 'unknown', typed }
  if (typed.reason === '') return { fault: 'reason', typed }
  const { api } = visit(request)
  try {
    const done = await call(api, moderate, {
      moderation: { key: text('key'), act, ...target, reason: typed.reason },
    })
    return { done: { act, name: done.name } }
  } catch (error) {
    return { fault: faultOf(error), typed }
  }
}

function faultOf(error: unknown): ModerationFault {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 404) return 'unknown'
  if (error.code === 'AuctionOver') return 'over'
  if (error.status === 409) return 'refused'
  if (error.status === 422) return 'reason'
  return 'silent'
}
