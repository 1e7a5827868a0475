import { Readable } from 'node:stream'

import type { NetworkAccess, OutgoingPost, Ticket } from '../publisher.ts'
import { type Heard, openRecorded, type Recorded, type RecordedNetwork } from '../suite/recorded.suite.ts'
import { createYoutube } from './publisher.ts'

export const now = new Date('2026-07-15T20:00:00Z')
const keys = {
  YOUTUBE_CLIENT_ID: 'our-id',
  YOUTUBE_CLIENT_SECRET: 'our-secret',
  YOUTUBE_API_VERSION: 'v3',
  YOUTUBE_DAILY_UPLOADS: 100,
}

export const access: NetworkAccess = {
  remoteId: 'UC-mint',
  handle: 'mint',
  tokens: {
    access: { token: 'ya29.access', expiresAt: null },
    refresh: { token: '1//refresh', expiresAt: null },
    issuedAt: now,
    scopes: [],
  },
}

/** A post of so many bytes, of zeros: they are counted here and not looked at. */
export function postOf(bytes: number, more: Partial<OutgoingPost> = {}): OutgoingPost {
  return {
    kind: 'shorts',
    text: '여름 메뉴\n#카페 https://example.com',
    title: '여름 메뉴',
    settings: { privacy: 'public', madeForKids: false },
    lang: 'ko',
    madeWithAi: true,
    video: {
      bytes,
      seconds: 6,
      width: 1080,
      height: 1920,
      open: async (from) => Readable.from(zeros(bytes - from)),
      publicUrl: () => Promise.reject(new Error('It has no address.')),
    },
    ...more,
  }
}

function* zeros(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536))
}

/** YouTube as it was written down, and what asks it. */
export async function openYoutube() {
  const network: RecordedNetwork = await openRecorded()
  const session = `${network.at('www.googleapis.com')}/upload/youtube/v3/videos?upload_id=x`
  const ticketOf = (bytes: number, more: Ticket = {}): Ticket => ({
    session,
    bytes,
    privacy: 'public',
    videoId: null,
    sentAt: null,
    ...more,
  })
  return {
    ...network,
    session,
    ticketOf,
    youtube: createYoutube(keys, { at: network.at, now: () => now }),
  }
}

/** Answers by the last part of a path; what has no answer is a test that asks too much. */
export function byPath(answers: Record<string, Recorded | ((heard: Heard) => Recorded)>) {
  return (heard: Heard): Recorded => {
    const answer = answers[heard.path.split('/').at(-1) ?? '']
    if (answer === undefined) return { status: 501, text: `Nothing is written down of ${heard.path}.` }
    return typeof answer === 'function' ? answer(heard) : answer
  }
}
