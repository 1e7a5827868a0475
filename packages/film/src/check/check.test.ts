import { expect, it } from 'vitest'

import { compose, sampleProject } from '../compose.ts'
import type { MediaFile } from '../film.ts'
import type { UserSource } from '../project.ts'
import { sampleTemplate as template } from '../test/sample-template.ts'
import { findFindings, isReady } from './check.ts'
import type { CheckFacts } from './facts.ts'
import type { Finding } from './finding.ts'

const content = sampleProject(template, '9:16', 'ko')
const files: Record<string, MediaFile> = Object.fromEntries(
  ['mug', 'beans', 'shop'].map((id) => [
    id,
    {
      id,
      kind: 'image',
      width: 3000,
      height: 4000,
      durationMs: null,
      focal: { x: 0.5, y: 0.5 },
      hasSound: false,
    },
  ]),
)
const media: UserSource['media'] = {
  's1-picture': { assetId: 'mug' },
  's2-picture': { assetId: 'beans' },
  's3-picture': { assetId: 'shop' },
}
const whole: UserSource = { ...content.userSource, media }

/** What is found in a project that is whole but for `source`, as lines to read. */
function found(source: Partial<UserSource>, others: Partial<CheckFacts> = {}): string[] {
  return listed(source, others).map(({ severity, code, slotId }) =>
    `${severity} ${code} ${slotId ?? ''}`.trim(),
  )
}

function listed(source: Partial<UserSource>, others: Partial<CheckFacts> = {}): Finding[] {
  const changed = { ...content, userSource: { ...whole, ...source } }
  const known = others.files ?? files
  const film = compose(template, changed, { files: known, beatMs: null })
  const facts = { template, content: changed, title: '오늘의 커피', files: known, film, ...others }
  return findFindings(facts)
}

const say = (slotId: string, value: string) => ({ text: { ...whole.text, [slotId]: { value } } })

it('finds nothing in a whole project', () => {
  expect(found({})).toEqual([])
})

it('finds each empty required slot, in the order of the scenes', () => {
  expect(found({ ...say('s1-title', ' '), media: { 's2-picture': { assetId: 'beans' } } })).toEqual([
    'blocking required-text-empty s1-title',
    'blocking required-media-empty s1-picture',
    'blocking required-media-empty s3-picture',
  ])
})

it('asks nothing of a scene that is off', () => {
  expect(found(say('s4-price', ''))).toEqual(['blocking required-text-empty s4-price'])
  expect(found({ ...say('s4-price', ''), scenes: { off: ['s4'] } })).toEqual([])
})

it('finds files that are gone or broken', () => {
  const { mug: _gone, ...others } = files
  expect(found({}, { files: others })).toEqual(['blocking media-missing s1-picture'])
  expect(found({}, { isBroken: (id) => id === 'beans' })).toEqual(['blocking media-missing s2-picture'])
})

it('finds a placeholder that was never filled in', () => {
  expect(found(say('s2-title', '지금 {{price}}'))).toEqual(['blocking placeholder-left s2-title'])
})

it('stops at words that are longer than their slot', () => {
  expect(found(say('s2-title', '가'.repeat(45)))).toContain('blocking text-too-long s2-title')
})

it('finds a title that may not be, and an editing time that is over', () => {
  expect(found({}, { title: '<b>', isExpired: true })).toEqual(['blocking expired', 'blocking title-invalid'])
  expect(found({}, { title: "엄마's 빵 & 커피" })).toEqual([])
})

it('waits for a file that is on its way into a slot, and calls that slot not empty', () => {
  const { 's1-picture': _empty, ...others } = media
  expect(found({ media: others }, { uploads: ['s1-picture'] })).toEqual([
    'blocking upload-running s1-picture',
  ])
})

it('warns of words that are drawn a fifth smaller than the sample in their place', () => {
  const drawn = (share: number, sampleShare = 1) =>
    found(say('s4-price', '가나다라'), {
      drawnShareOf: ({ id, text }) => (id !== 's4-price' ? 1 : text === '가나다라' ? share : sampleShare),
    })
  expect(drawn(0.79)).toEqual(['warning text-shrunk s4-price'])
  expect(drawn(0.8)).toEqual([])
  expect(drawn(0.5, 0.6)).toEqual([])
  expect(drawn(0.47, 0.6)).toEqual(['warning text-shrunk s4-price'])
})

it('calls a sentence in the place of big words neither long nor small', () => {
  const drawnShareOf: CheckFacts['drawnShareOf'] = ({ text }) => (text.length > 12 ? 0.5 : 1)
  expect(found(say('s2-title', '가나 '.repeat(10).trim()), { drawnShareOf })).not.toContain(
    'warning text-shrunk s2-title',
  )
})

it('does not call words small that are told to be shortened already', () => {
  const overlong = { 's4-price': '가'.repeat(45) }
  expect(found({}, { overlong, drawnShareOf: () => 0.5 })).toContain('blocking text-too-long s4-price')
  const drawnShareOf: CheckFacts['drawnShareOf'] = ({ id, text }) =>
    id === 's4-price' && text === '가나' ? 0.5 : 1
  expect(found(say('s4-price', '가나'), { overlong, drawnShareOf })).not.toContain(
    'warning text-shrunk s4-price',
  )
  expect(found(say('s4-price', '가나'), { drawnShareOf })).toContain('warning text-shrunk s4-price')
})

it('warns of words that are gone before they are read: twelve syllables a second, after a glance', () => {
  // The second scene is made for 1.9 s and grows to 4.4 s with its words.
  expect(found(say('s2-title', '가'.repeat(48)))).not.toContain('warning time-short s2-title')
  expect(found(say('s2-title', '가'.repeat(49)))).toContain('warning time-short s2-title')
  expect(found(say('s2-title', 'a'.repeat(96)))).not.toContain('warning time-short s2-title')
})

it('warns of words that can hardly be told from what is drawn behind them, with the figures', () => {
  const at = (ratio: number, least: number) => (id: string) => (id === 's2-title' ? { ratio, least } : null)
  expect(found({}, { contrastOf: at(2.9, 3) })).toEqual(['warning contrast-low s2-title'])
  expect(found({}, { contrastOf: at(3, 3) })).toEqual([])
  expect(found({}, { contrastOf: at(4.4, 4.5) })).toEqual(['warning contrast-low s2-title'])
  expect(found({ ...say('s2-title', '') }, { contrastOf: at(1, 3) })).not.toContain(
    'warning contrast-low s2-title',
  )
})

it('warns of words and of a logo that a network lays its buttons over, and names it', () => {
  const lineAt = (x: number, y: number): Partial<CheckFacts> => ({
    linesOf: ({ id }) => (id === 's2-title' ? [{ x, y, w: 400, h: 100 }] : []),
  })
  const networksIn = (facts: Partial<CheckFacts>) =>
    listed({}, facts).flatMap(({ code, coveredSlots = [], networks }) =>
      networks ? [code, ...coveredSlots, ...networks] : [],
    )
  expect(networksIn(lineAt(120, 700))).toEqual([])
  // Shorts keeps 192 px free on the right; a line that ends there has lost 112 px of 400.
  expect(networksIn(lineAt(600, 700))).toEqual(['text-covered', 's2-title', 'shorts'])
  expect(networksIn(lineAt(560, 700))).toEqual([])
  expect(networksIn(lineAt(300, 1380))).toEqual(['text-covered', 's2-title', 'reels', 'shorts'])
  const logo = { key: 'brand-logo', box: { x: 700, y: 100, w: 200, h: 100 }, opacity: 1 }
  const film = compose(template, content, { files, beatMs: null })
  expect(networksIn({ film: { ...film, logo } })).toEqual([
    'logo-covered',
    'reels',
    'tiktok',
    'shorts',
    'story',
  ])
  expect(networksIn({ film: { ...film, ratio: '1:1', logo } })).toEqual([])
})

it('puts words that the law forbids before all else, and only warns of those that need proof', () => {
  const claimOf = (words: string) =>
    words.includes('나아요') ? 'forbidden' : words.includes('최저가') ? 'doubtful' : null
  const text = {
    ...whole.text,
    's2-title': { value: '두통이 나아요' },
    's3-title': { value: '국내 최저가' },
    's1-title': { value: '' },
  }
  expect(found({ text }, { claimOf })).toEqual([
    'blocking claim-forbidden s2-title',
    'blocking required-text-empty s1-title',
    'warning claim-doubtful s3-title',
  ])
  expect(found({ text: whole.text }, { claimOf })).toEqual([])
})

it('stops a video whose own music is gone, and warns of music that nobody hears', () => {
  expect(found({}, { isMusicMissing: true })).toEqual(['blocking music-missing'])
  const quiet = (volume: number, trackId: string | null) => ({
    content: { ...content, userSource: whole, bgm: { ...content.bgm, trackId, volume } },
  })
  expect(found({}, quiet(0, 'any'))).toEqual(['warning music-silent'])
  expect(found({}, quiet(0.1, 'any'))).toEqual([])
  expect(found({}, quiet(0, null))).toEqual([])
})

it('warns of a picture with less than 70 % of the pixels it is shown with, after its crop', () => {
  const sized = (width: number, crop?: number) =>
    found(
      {
        media: {
          ...media,
          's1-picture': {
            assetId: 'mug',
            ...(crop ? { crop: { '9:16': { x: 0, y: 0, w: crop, h: crop } } } : {}),
          },
        },
      },
      { files: { ...files, mug: { ...files['mug'], width, height: width } as MediaFile } },
    )
  // The place is 1080 × 900.
  expect(sized(760)).toEqual([])
  expect(sized(750)).toEqual(['warning picture-small s1-picture'])
  expect(sized(1500)).toEqual([])
  expect(sized(1500, 0.4)).toEqual(['warning picture-small s1-picture'])
})

it('warns of the same picture in neighbouring scenes, unless there is no other or another part of it shows', () => {
  const twice = { ...media, 's2-picture': { assetId: 'mug' } }
  const crop = { '9:16': { x: 0, y: 0, w: 0.5, h: 0.5 } }
  expect(found({ media: twice })).toEqual(['warning picture-repeated s2-picture'])
  expect(found({ media: { ...media, 's3-picture': { assetId: 'mug' } } })).toEqual([])
  expect(found({ media: { ...twice, 's2-picture': { assetId: 'mug', crop } } })).toEqual([])
  const only = Object.fromEntries(Object.keys(media).map((id) => [id, { assetId: 'mug' }]))
  expect(found({ media: only })).toEqual([])
})

it('warns of music that may not go everywhere', () => {
  expect(found({}, { isMusicLimited: true })).toEqual(['warning music-limited'])
})

it('says what stops the video before what it only warns of', () => {
  const small = { ...files, mug: { ...files['mug'], width: 100, height: 100 } as MediaFile }
  expect(found(say('s4-price', ''), { files: small })).toEqual([
    'blocking required-text-empty s4-price',
    'warning picture-small s1-picture',
  ])
})

it('lets a video be made that is only warned of', () => {
  expect(isReady([{ severity: 'warning', code: 'time-short', slotId: 's2-title' }])).toBe(true)
  expect(isReady([{ severity: 'blocking', code: 'expired', slotId: null }])).toBe(false)
})
