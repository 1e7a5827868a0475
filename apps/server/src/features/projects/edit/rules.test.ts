import {
  type Bgm,
  bgmUrlOf,
  type MediaFile,
  sampleProject,
  type SlotMedia,
  type UserSource,
} from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { makeTemplate } from '../../../test/templates.ts'
import type { OwnFiles } from '../content/rules.ts'
import { findFault, musicFault } from './rules.ts'

const template = makeTemplate({
  slug: 'plain',
  scenes: [
    { role: 'hook' },
    { role: 'benefit', clips: false },
    { role: 'offer', optional: true },
    { role: 'cta' },
  ],
})
const { userSource: before } = sampleProject(template, '9:16', 'ko')

const photo = file({ id: 'photo', kind: 'image' })
const clip = file({ id: 'clip', kind: 'video', durationMs: 8_000 })
const files: OwnFiles = new Map([photo, clip].map((one) => [one.id, { file: one, status: 'ready' }]))

function file(facts: Pick<MediaFile, 'id' | 'kind'> & Partial<MediaFile>): MediaFile {
  return { width: 1000, height: 800, durationMs: null, focal: { x: 0.5, y: 0.5 }, hasSound: false, ...facts }
}

function faultOf(after: Partial<UserSource>, from: UserSource = before): string | null {
  const sceneMs = new Map(template.scenes.map(({ id }) => [id, 2_400]))
  const fault = findFault({ template, before: from, after: { ...from, ...after }, files, sceneMs })
  return fault && `${fault.code} ${fault.field}`
}

function withMedia(slot: string, media: SlotMedia): Partial<UserSource> {
  return { media: { [slot]: media } }
}

it('takes words up to the slot’s limit, counted in composed code points', () => {
  expect(faultOf({ text: { 's1-title': { value: '가'.repeat(44) } } })).toBeNull()
  expect(faultOf({ text: { 's1-title': { value: '가'.repeat(44).normalize('NFD') } } })).toBeNull()
  expect(faultOf({ text: { 's1-title': { value: '👩‍👩‍👧'.repeat(9) } } })).toContain('TEXT_TOO_LONG')
  expect(faultOf({ text: { 's1-title': { value: '가'.repeat(45) } } })).toBe(
    'PROJECTS_TEXT_TOO_LONG userSource.text.s1-title',
  )
})

it('gives Latin letters the longer limit', () => {
  expect(faultOf({ lang: 'en', text: { 's1-title': { value: 'a'.repeat(84) } } })).toBeNull()
  expect(faultOf({ lang: 'en', text: { 's1-title': { value: 'a'.repeat(85) } } })).toContain('TEXT_TOO_LONG')
})

it('does not hold a saved text against its owner', () => {
  const long = { ...before, text: { 's1-title': { value: '가'.repeat(30) } } }
  expect(faultOf({ text: { ...long.text, 's2-title': { value: '새 글' } } }, long)).toBeNull()
})

it('refuses slots and scenes that the template does not have, and scenes that may not be off', () => {
  expect(faultOf({ text: { 's9-title': { value: '' } } })).toBe(
    'PROJECTS_UNKNOWN_SLOT userSource.text.s9-title',
  )
  expect(faultOf(withMedia('s1-title', { assetId: 'photo' }))).toBe(
    'PROJECTS_UNKNOWN_SLOT userSource.media.s1-title',
  )
  expect(faultOf({ scenes: { off: ['s3'] } })).toBeNull()
  expect(faultOf({ scenes: { off: ['s1'] } })).toBe('PROJECTS_UNKNOWN_SLOT userSource.scenes.off')
  expect(faultOf({ scenes: { off: ['s9'] } })).toBe('PROJECTS_UNKNOWN_SLOT userSource.scenes.off')
})

it('refuses the words of another template or version', () => {
  expect(faultOf({ templateVersion: 2 })).toContain('PROJECTS_UNKNOWN_SLOT')
  expect(faultOf({ templateId: '018f0000-0000-7000-8000-000000000001' })).toContain('PROJECTS_UNKNOWN_SLOT')
})

it('refuses a file that is not the owner’s, unless it was saved before it was deleted', () => {
  const gone = withMedia('s1-picture', { assetId: 'someone-elses' })
  expect(faultOf(gone)).toBe('PROJECTS_NOT_YOUR_ASSET userSource.media.s1-picture')
  expect(faultOf(gone, { ...before, ...gone })).toBeNull()
})

it('refuses a clip where only a picture goes', () => {
  expect(faultOf(withMedia('s1-picture', { assetId: 'clip' }))).toBeNull()
  expect(faultOf(withMedia('s2-picture', { assetId: 'clip' }))).toBe(
    'INVALID_INPUT userSource.media.s2-picture',
  )
})

it('measures a crop on the picture as it was turned', () => {
  const narrow: OwnFiles = new Map([
    ['narrow', { file: { ...photo, id: 'narrow', width: 200, height: 2000 }, status: 'ready' }],
  ])
  const fault = (turn: 90 | 180) => {
    const media = { assetId: 'narrow', turn, crop: { '9:16': { x: 0, y: 0, w: 0.06, h: 1 } } }
    const after = { ...before, ...withMedia('s1-picture', media) }
    return findFault({ template, before, after, files: narrow, sceneMs: new Map() })?.code ?? null
  }
  expect(fault(180)).toBe('PROJECTS_BAD_CROP')
  expect(fault(90)).toBeNull()
})

it('refuses a crop of which nothing would be seen', () => {
  const crop = (w: number) => ({ assetId: 'tiny', crop: { '9:16': { x: 0, y: 0, w, h: 1 } } })
  const tiny: OwnFiles = new Map([
    ['tiny', { file: file({ id: 'tiny', kind: 'image', width: 100 }), status: 'ready' }],
  ])
  const fault = (w: number) =>
    findFault({
      template,
      before,
      after: { ...before, ...withMedia('s1-picture', crop(w)) },
      files: tiny,
      sceneMs: new Map(),
    })
  expect(fault(0.16)).toBeNull()
  expect(fault(0.15)?.code).toBe('PROJECTS_BAD_CROP')
})

it('refuses a trim that is past the clip’s end, shorter than its scene, or of a picture', () => {
  const trim = (inMs: number, outMs: number, assetId = 'clip') =>
    faultOf(withMedia('s1-picture', { assetId, trim: { inMs, outMs } }))
  expect(trim(1_000, 3_400)).toBeNull()
  expect(trim(5_600, 8_000)).toBeNull()
  expect(trim(1_000, 3_000)).toBe('PROJECTS_BAD_TRIM userSource.media.s1-picture')
  expect(trim(6_000, 8_500)).toContain('PROJECTS_BAD_TRIM')
  expect(trim(0, 2_400, 'photo')).toContain('PROJECTS_BAD_TRIM')
})

it('asks for as much of a clip as is shown of it at its speed', () => {
  const quick = structuredClone(template)
  for (const layer of quick.scenes[0]?.layers ?? []) if (layer.kind === 'media') layer.clip.speed = 2
  const sceneMs = new Map(quick.scenes.map(({ id }) => [id, 2_400]))
  const trimmed = (outMs: number) => {
    const after = { ...before, ...withMedia('s1-picture', { assetId: 'clip', trim: { inMs: 0, outMs } }) }
    return findFault({ template: quick, before, after, files, sceneMs })?.code ?? null
  }
  expect(trimmed(4_800)).toBeNull()
  expect(trimmed(2_400)).toBe('PROJECTS_BAD_TRIM')
})

it('takes a trim that has become too short since it was saved', () => {
  const short = withMedia('s1-picture', { assetId: 'clip', trim: { inMs: 0, outMs: 1_000 } })
  expect(faultOf({ text: before.text }, { ...before, ...short })).toBeNull()
})

describe('music', () => {
  const bgm = (trackId: string | null) => ({ trackId, startMs: 0, volume: 1, fadeOutMs: 800 })
  const own = bgmUrlOf('018f0000-0000-7000-8000-000000000001')
  const faultAfter = (after: { bgm?: Bgm; bgmUrl?: string }, hasOwn = false, was: string | null = null) => {
    const saved = { bgm: bgm(null), bgmUrl: was }
    return musicFault(saved, { ...saved, ...after }, { isKnown: (id) => id === 'first-light', hasOwn })
  }

  it('is a track of the house, or none', () => {
    expect(faultAfter({ bgm: bgm('first-light') })).toBeNull()
    expect(faultAfter({})).toBeNull()
    expect(faultAfter({ bgm: bgm('loud') })).toEqual({ code: 'INVALID_INPUT', field: 'bgm.trackId' })
  })

  it('is the owner’s own, as long as it is in their storage when it is chosen', () => {
    expect(faultAfter({ bgmUrl: own }, true)).toBeNull()
    expect(faultAfter({ bgmUrl: own })).toEqual({ code: 'PROJECTS_NOT_YOUR_ASSET', field: 'bgmUrl' })
    expect(faultAfter({ bgmUrl: own }, false, own)).toBeNull()
  })
})
