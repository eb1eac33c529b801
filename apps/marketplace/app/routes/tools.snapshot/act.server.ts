import { call } from '@chiaroscuro/api-client'
import { getBlock, getSnapshotSigner } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { readAsked, toSnapshotInput } from '#app/feature/snapshot/asked-snapshot.js'
import type { SnapshotAnswer } from '#app/feature/snapshot/snapshot-answer.js'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { settled } from '#app/server/respond.server.js'
import { firstHolders } from '#app/server/snapshot.server.js'
import { visit } from '#app/server/visit.server.js'
import { judgeSnapshot, type SnapshotVerdict } from '#app/verify/judge-snapshot.js'

const SHOWN = 20
/** What this server reads for browsers without script; larger files are read by the browser itself, or by the command. */
const MOST_BYTES = 8 * 1024 * 1024

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const answer = request.headers.get('content-type')?.startsWith('multipart/')
    ? { verdict: await judged(request) }
    : await shown(request)
  const isRefused = 'fault' in answer || ('verdict' in answer && !answer.verdict.ok)
  return data(answer, { status: isRefused ? 400 : 200 })
}

async function shown(request: Request): Promise<SnapshotAnswer> {
  const form = await request.formData()
  const typed = readAsked((name) => formText(form, name))
  const input = toSnapshotInput(typed)
  if ('kind' in input) return { typed, fault: input }
  const found = await firstHolders(input, SHOWN, request.signal)
  return 'kind' in found ? { typed, fault: found } : { typed, ...found }
}

async function judged(request: Request): Promise<SnapshotVerdict> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= MOST_BYTES)) return { ok: false, fault: 'too-large' }
  const file = (await request.formData()).get('file')
  if (!(file instanceof Blob)) return { ok: false, fault: 'not-a-snapshot' }
  const { api } = visit(request)
  const signer = await settled(call(api, getSnapshotSigner, {}))
  return judgeSnapshot(new Uint8Array(await file.arrayBuffer()), {
    signer: signer.ok ? signer.value.public_key : null,
    stateHashAt: async (height) => (await call(api, getBlock, { height })).state_hash,
  })
}
