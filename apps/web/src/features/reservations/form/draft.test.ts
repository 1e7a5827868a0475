import type { NetworkId, Reservation, SocialAccount } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { draftAgain, freshDraft, kindFault, kindsOf, togglePlace, usualKind, wishOf } from './draft.ts'

const vertical = { ratio: '9:16', seconds: 15 }
const linked = (type: NetworkId, state: SocialAccount['state'] = 'connected'): SocialAccount => ({
  type,
  offered: true,
  state,
  fault: null,
  account: {
    _id: '018f0000-0000-7000-8000-000000000001',
    remoteId: '1',
    name: '하늘빵집',
    handle: null,
    avatarUrl: null,
    linkedAt: '2026-11-01T00:00:00.000Z',
    endsAt: null,
  },
  candidates: null,
})

it('begins with the preferred networks that are linked and take the video', () => {
  const accounts = [linked('facebook'), linked('instagram', 'needs-reconnect'), linked('youtube')]
  expect(freshDraft(vertical, accounts, ['facebook', 'instagram']).places).toEqual([
    { platform: 'facebook', type: 'reels' },
  ])
  expect(usualKind('facebook', { ratio: '1:1', seconds: 15 })).toBe('video')
})

it('says why a kind does not take a video', () => {
  const fault = (type: string, video: typeof vertical) => {
    const facts = kindsOf('facebook').find(([kind]) => kind === type)?.[1]
    return facts && kindFault(facts, video)
  }
  expect(fault('reels', vertical)).toBeNull()
  expect(fault('reels', { ...vertical, ratio: '1:1' })).toBe('ratio')
  expect(fault('story', { ...vertical, seconds: 61 })).toBe('long')
  expect(fault('story', { ...vertical, seconds: 2 })).toBe('short')
})

it('posts what has words once to a network, and a story beside it', () => {
  const shorts = { platform: 'youtube', type: 'shorts' } as const
  const video = { platform: 'youtube', type: 'video' } as const
  expect(togglePlace([shorts], video)).toEqual([video])
  const reels = { platform: 'instagram', type: 'reels' } as const
  const story = { platform: 'instagram', type: 'story' } as const
  expect(togglePlace([reels], story)).toEqual([reels, story])
  expect(togglePlace([reels, story], reels)).toEqual([story])
})

it('asks with the words of a network alone, with what is set for it beforehand, and with the time of its zone', () => {
  const own = { caption: '짧게', hashtags: ['쇼츠'], title: '소금빵' }
  const draft = {
    places: [{ platform: 'youtube', type: 'shorts' } as const],
    words: { caption: '갓 구운 소금빵', hashtags: [], title: '' },
    own: { youtube: own },
    answers: { youtube: { privacy: 'unlisted' } },
    later: { date: '2026-12-01', time: '19:00' },
    keeps: false,
  }
  expect(wishOf(draft, 'Asia/Seoul')).toMatchObject({
    words: { caption: '갓 구운 소금빵' },
    targets: [{ words: own, settings: { privacy: 'unlisted', madeForKids: false } }],
    uploadAt: '2026-12-01T10:00:00.000Z',
  })
})

it('begins anew with what did not go out to what is linked, and answers nothing that a network asks each time', () => {
  const target = { words: null, settings: { privacy: 'unlisted' } }
  const post = {
    copy: '갓 구운 소금빵',
    tags: ['소금빵'],
    title: '',
    uploadAt: '2026-11-20T10:00:00.000Z',
    zone: 'Asia/Seoul',
    targets: [
      { ...target, platform: 'facebook', type: 'reels', status: 'published' },
      { ...target, platform: 'tiktok', type: 'video', status: 'failed' },
      { ...target, platform: 'youtube', type: 'shorts', status: 'failed' },
      { ...target, platform: 'instagram', type: 'reels', status: 'failed' },
    ],
  } as unknown as Reservation
  const accounts = [linked('facebook'), linked('tiktok'), linked('youtube')]
  const draft = draftAgain(post, accounts, new Date('2026-11-26T00:00:00Z'))
  expect(draft.places).toEqual([
    { platform: 'tiktok', type: 'video' },
    { platform: 'youtube', type: 'shorts' },
  ])
  expect(draft.answers).toEqual({ youtube: { privacy: 'unlisted' }, instagram: { privacy: 'unlisted' } })
  expect(draft).toMatchObject({
    words: { caption: '갓 구운 소금빵', hashtags: ['소금빵'] },
    later: null,
  })
})
