import { expect, it } from 'vitest'

import { networks } from '../networks.ts'
import { checkPost, mayBeSent } from './check-post.ts'
import { withPresets } from './check-settings.ts'
import type { PostToCheck } from './post-to-check.ts'
import { textLength, textOf, titleOf } from './text.ts'

const at = new Date('2026-12-01T09:00:00Z')
const link = { isAlive: true, endsAt: null, missesScope: false }
const allowed = { left: 12, mostSeconds: null, choices: {}, off: [] }
const fit: PostToCheck = {
  kind: 'reels',
  words: { caption: '아침 7시, 갓 구운 소금빵', hashtags: ['소금빵', '망원동빵집'], title: '' },
  settings: {},
  video: {
    ratio: '9:16',
    width: 1_080,
    height: 1_920,
    seconds: 15,
    bytes: 12_000_000,
    framesPerSecond: 30,
    isCommonFormat: true,
    opensBlack: false,
    hasMark: false,
  },
  link,
  allowed,
  at,
  isRepeat: false,
}
const tiktokPost: PostToCheck = {
  ...fit,
  kind: 'video',
  settings: { privacy: 'PUBLIC_TO_EVERYONE', disclosure: 'own', musicConsent: true },
  allowed: {
    left: null,
    mostSeconds: 60,
    choices: { privacy: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'] },
    off: ['duet'],
  },
}
const codes = (network: keyof typeof networks, post: PostToCheck) =>
  checkPost(networks[network], post).map(({ code }) => code)
const withVideo = (post: PostToCheck, video: Partial<PostToCheck['video']>): PostToCheck => ({
  ...post,
  video: { ...post.video, ...video },
})

it('finds nothing wrong with a vertical video of fifteen seconds, anywhere', () => {
  expect(codes('facebook', fit)).toEqual([])
  expect(codes('instagram', fit)).toEqual([])
  expect(codes('youtube', { ...fit, kind: 'shorts' })).toEqual([])
  expect(codes('tiktok', tiktokPost)).toEqual([])
})

it.each([
  ['a kind that the network does not have', { ...fit, kind: 'shorts' as const }, ['kind']],
  ['no account', { ...fit, link: null }, ['not-linked']],
  ['an account that must be connected again', { ...fit, link: { ...link, isAlive: false } }, ['link-dead']],
  ['a link that ends before the time', { ...fit, link: { ...link, endsAt: at } }, ['link-ends']],
  ['a permission that was left out', { ...fit, link: { ...link, missesScope: true } }, ['scope']],
  ['a square as a Reel of a Page', withVideo(fit, { ratio: '1:1' }), ['ratio']],
  ['two seconds', withVideo(fit, { seconds: 2 }), ['too-short']],
  ['91 seconds', withVideo(fit, { seconds: 91 }), ['too-long']],
  ['a file over the limit', withVideo(fit, { bytes: 1024 ** 3 + 1 }), ['too-big']],
  ['a small picture', withVideo(fit, { width: 360, height: 640 }), ['too-small']],
  ['15 frames a second', withVideo(fit, { framesPerSecond: 15 }), ['frame-rate']],
  ['another format', withVideo(fit, { isCommonFormat: false }), ['format']],
  ['nothing left for today', { ...fit, allowed: { ...allowed, left: 0 } }, ['quota']],
  ['a setting that nobody knows', { ...fit, settings: { loud: true } }, ['setting-unknown']],
])('stops %s', (_what, post: PostToCheck, expected) => {
  const findings = checkPost(networks.facebook, post)
  expect(findings.map(({ code }) => code)).toEqual(expected)
  expect(mayBeSent(findings)).toBe(false)
})

it('only says that a video opens black, or went to the same account yesterday', () => {
  const findings = checkPost(networks.facebook, { ...withVideo(fit, { opensBlack: true }), isRepeat: true })
  expect(findings.map(({ code }) => code)).toEqual(['opens-black', 'repeat'])
  expect(mayBeSent(findings)).toBe(true)
})

it('stops the same video on the same YouTube channel, which YouTube would refuse', () => {
  const findings = checkPost(networks.youtube, { ...fit, kind: 'shorts', isRepeat: true })
  expect(findings).toEqual([{ code: 'repeat-refused', stops: true, values: {} }])
})

it('only says that an account could not be asked just now', () => {
  const findings = checkPost(networks.facebook, { ...fit, allowed: null, isUnasked: true })
  expect(findings.map(({ code }) => code)).toEqual(['unasked'])
  expect(mayBeSent(findings)).toBe(true)
})

it('stops what is not so any more, and only says it where its owner wants it out', () => {
  const stale = { change: { was: '9,000원', now: null }, isOver: true, isKept: false }
  const found = (isKept: boolean) => checkPost(networks.facebook, { ...fit, stale: { ...stale, isKept } })
  expect(found(false)).toEqual([
    { code: 'outdated', stops: true, values: { was: '9,000원', now: '' } },
    { code: 'promotion-over', stops: true, values: {} },
  ])
  expect(mayBeSent(found(true))).toBe(true)
})

it('lets the ends of what is allowed through', () => {
  expect(codes('facebook', withVideo(fit, { seconds: 3 }))).toEqual([])
  expect(codes('facebook', withVideo(fit, { seconds: 90 }))).toEqual([])
  expect(codes('tiktok', withVideo(tiktokPost, { bytes: 64_000_000 }))).toEqual([])
})

it('keeps our mark off TikTok alone', () => {
  expect(codes('tiktok', withVideo(tiktokPost, { hasMark: true }))).toEqual(['mark'])
  expect(codes('instagram', withVideo(fit, { hasMark: true }))).toEqual([])
})

it("holds a TikTok to its account's longest video, choices and switches", () => {
  expect(codes('tiktok', withVideo(tiktokPost, { seconds: 61 }))).toEqual(['too-long'])
  const settings = { ...tiktokPost.settings, privacy: 'FOLLOWER_OF_CREATOR', duet: true }
  expect(codes('tiktok', { ...tiktokPost, settings })).toEqual(['setting-unavailable', 'setting-unavailable'])
})

it('chooses nothing for the owner that TikTok wants them to choose', () => {
  expect(withPresets(networks.tiktok, {})).toEqual({
    comment: false,
    duet: false,
    stitch: false,
    musicConsent: false,
  })
  expect(codes('tiktok', { ...tiktokPost, settings: {} })).toEqual([
    'setting-missing',
    'setting-missing',
    'setting-missing',
  ])
})

it.each(['branded', 'both'])('does not let content that is %s be private', (disclosure) => {
  const settings = { ...tiktokPost.settings, disclosure, privacy: 'SELF_ONLY' }
  expect(codes('tiktok', { ...tiktokPost, settings })).toEqual(['setting-conflict'])
})

it('counts words as each network does', () => {
  const long = { ...fit, words: { ...fit.words, caption: '가'.repeat(1_700), hashtags: [] } }
  // 1,700 Hangul are 5,100 bytes.
  expect(codes('youtube', { ...long, kind: 'shorts' })).toEqual(['caption-long'])
  expect(codes('instagram', long)).toEqual([])
  expect(textLength('가a😀é', 'bytes')).toBe(3 + 1 + 4 + 2)
  expect(textLength('a😀', 'utf16')).toBe(3)
  expect(textLength('a😀', 'characters')).toBe(2)
})

it('asks nothing of the words of a story', () => {
  const words = { caption: '가'.repeat(9_000), hashtags: [], title: '' }
  expect(codes('instagram', { ...fit, kind: 'story', words })).toEqual([])
})

it('says when hashtags are more than a network shows', () => {
  const hashtags = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(codes('instagram', { ...fit, words: { ...fit.words, hashtags } })).toEqual(['hashtags-advised'])
})

it('needs a headline for YouTube and makes one of the first line', () => {
  const words = { caption: '', hashtags: ['빵'], title: '' }
  expect(codes('youtube', { ...fit, kind: 'shorts', words })).toEqual(['title-missing'])
  expect(titleOf({ caption: '소금빵 <새로>\n오늘부터', hashtags: [], title: '' }, networks.youtube)).toBe(
    '소금빵 새로',
  )
  const title = titleOf({ caption: `${'salt bread '.repeat(12)}`, hashtags: [], title: '' }, networks.youtube)
  expect(title).toMatch(/salt bread$/)
  expect(title.length).toBeLessThanOrEqual(100)
})

it('shows hashtags below the caption, and alone where there is none', () => {
  expect(textOf({ caption: '빵 ', hashtags: ['소금빵', '망원동'] })).toBe('빵\n\n#소금빵 #망원동')
  expect(textOf({ caption: '', hashtags: ['a'] })).toBe('#a')
})
