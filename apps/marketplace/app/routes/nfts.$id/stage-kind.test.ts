import { describe, expect, it } from 'vitest'
import { sampleDetail } from '#app/test/sample.js'
import { stageKind } from './stage-kind.js'

const { data } = sampleDetail()

describe('stageKind', () => {
  it.each([
    ['image/gif', 'image'],
    ['video/mp4', 'video'],
    ['audio/ogg', 'audio'],
    ['text/html; charset=utf-8', 'html'],
    ['application/pdf', 'pdf'],
    ['model/gltf-binary', 'model'],
    ['application/zip', 'other'],
    [null, 'other'],
  ])('%s stands as %s', (media_type, kind) => {
    expect(stageKind(sampleDetail({ media_type })).kind).toBe(kind)
  })

  it('never shows bytes that differ from their hash, whatever else is there', () => {
    const fault = {
      integrity_reason: 'sha256 is 5f…',
      integrity_code: 'mismatch',
      integrity_detail: '5f…',
    } as const
    const nft = sampleDetail({ data: { ...data, integrity_state: 2, ...fault } })
    expect(stageKind(nft)).toEqual({
      kind: 'withheld',
      why: 'mismatch',
      fault: { code: 'mismatch', detail: '5f…', reason: 'sha256 is 5f…' },
    })
  })

  it('falls back to the thumbnail, then to words', () => {
    const gone = { ...data, media_uri: null, integrity_state: 3 }
    expect(stageKind(sampleDetail({ data: gone })).kind).toBe('thumbnail')
    const nothing = sampleDetail({ thumbnail_uri: null, data: { ...gone, thumbnail_uri: null } })
    expect(stageKind(nothing)).toMatchObject({ kind: 'withheld', why: 'unreachable' })
  })

  it('blocks before anything else', () => {
    expect(stageKind(sampleDetail({ is_blocked: true }))).toMatchObject({ why: 'blocked' })
  })
})
