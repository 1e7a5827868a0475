import { Readable } from 'node:stream'

import type { NetworkAccess, OutgoingPost, Ticket } from '../publisher.ts'
import { type Heard, openRecorded, type Recorded } from '../suite/recorded.suite.ts'
import { createTiktok } from './publisher.ts'

export const now = new Date('2026-11-15T20:00:00Z')
const keys = { TIKTOK_CLIENT_KEY: 'our-key', TIKTOK_CLIENT_SECRET: 'our-secret', TIKTOK_API_VERSION: 'v2' }

export const access: NetworkAccess = {
  remoteId: 'open-mint',
  handle: 'mint',
  tokens: {
    access: { token: 'act.access', expiresAt: null },
    refresh: { token: 'rft.refresh', expiresAt: null },
    issuedAt: now,
    scopes: ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.publish', 'video.list'],
  },
}

export const settings = {
  privacy: 'PUBLIC_TO_EVERYONE',
  comment: false,
  duet: true,
  stitch: false,
  disclosure: 'own',
  musicConsent: true,
}

/** A post of so many bytes, of zeros: they are counted here and not looked at. */
export function postOf(bytes: number, more: Partial<OutgoingPost> = {}): OutgoingPost {
  return {
    kind: 'video',
    text: '여름 메뉴\n#카페 https://example.com',
    title: '',
    settings,
    lang: 'ko',
    madeWithAi: true,
    video: {
      bytes,
      seconds: 6,
      width: 1080,
      height: 1920,
      open: async (from) => Readable.from([Buffer.alloc(bytes - from)]),
      publicUrl: () => Promise.reject(new Error('It has no address.')),
    },
    ...more,
  }
}

/** TikTok as it was written down, and what asks it. */
export async function openTiktok() {
  const network = await openRecorded()
  const uploadUrl = `${network.at('open-upload.tiktokapis.com')}/upload?upload_id=1&upload_token=secret`
  const ticketOf = (more: Ticket = {}): Ticket => ({
    publishId: 'v_pub_file~v2.1',
    uploadUrl,
    openedAt: now.getTime() - 60_000,
    bytes: 1_000,
    isSent: false,
    ...more,
  })
  return {
    ...network,
    uploadUrl,
    ticketOf,
    tiktok: createTiktok(keys, { at: network.at, now: () => now }),
  }
}

/** The envelope of an answer that is good. */
export const ok = (data: unknown): Recorded => ({
  json: { data, error: { code: 'ok', message: '', log_id: '1' } },
})

/** The envelope of one that is not, with whatever status. */
export const fails = (code: string, status = 400, message = 'Words.'): Recorded => ({
  status,
  json: { data: {}, error: { code, message, log_id: '1' } },
})

/** Answers by a part of a path; what has no answer is a test that asks too much. */
export function byPath(answers: Record<string, Recorded | ((heard: Heard) => Recorded)>) {
  return (heard: Heard): Recorded => {
    const [, answer] = Object.entries(answers).find(([part]) => heard.path.includes(part)) ?? []
    if (answer === undefined) return { status: 501, text: `Nothing is written down of ${heard.path}.` }
    return typeof answer === 'function' ? answer(heard) : answer
  }
}
