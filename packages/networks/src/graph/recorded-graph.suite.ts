import type { NetworkAccess, OutgoingPost } from '../publisher.ts'
import { type Heard, openRecorded, type Recorded } from '../suite/recorded.suite.ts'
import { makeVideo, type SuiteVideo } from '../suite/video.suite.ts'

export const now = new Date('2026-07-15T20:00:00Z')
export const token = 'EAAB-page-token'

export const access: NetworkAccess = {
  remoteId: '111',
  handle: 'mint',
  tokens: { access: { token, expiresAt: null }, refresh: null, issuedAt: now, scopes: [] },
}

export type RecordedPost = OutgoingPost & { video: SuiteVideo }

export function postOf(more: Partial<OutgoingPost> = {}, bytes = 50_000): RecordedPost {
  return {
    kind: 'reels',
    text: '여름 메뉴\n#카페 https://example.com',
    title: '',
    settings: {},
    lang: 'ko',
    madeWithAi: false,
    ...more,
    video: makeVideo({ bytes, serve: () => new URL('https://files.example/video.mp4') }),
  }
}

export const sending = () => ({
  sent: () => {},
  aboutToPublish: async () => {},
  signal: AbortSignal.timeout(30_000),
})

type Script = Record<string, Recorded | ((heard: Heard) => Recorded)>

/** Meta's hosts as they were written down: answers by method and path without its version; what has none is a 501. */
export async function openGraph() {
  const network = await openRecorded()
  return {
    ...network,
    script(answers: Script) {
      network.answers((heard) => {
        const path = heard.path.replace(/^\/v26\.0/, '')
        const answer = answers[`${heard.method} ${path}`]
        if (answer === undefined)
          return { status: 501, text: `Nothing is written down of ${heard.method} ${path}.` }
        return typeof answer === 'function' ? answer(heard) : answer
      })
    },
    /** What was asked of a path, without its version. */
    asked: (path: string) => network.heard.filter((heard) => heard.path.replace(/^\/v26\.0/, '') === path),
  }
}
export type RecordedGraph = Awaited<ReturnType<typeof openGraph>>

export const formOf = (heard: Heard | undefined) =>
  Object.fromEntries(new URLSearchParams(heard?.body.toString() ?? ''))

export const failed = (code: number, subcode?: number, more: object = {}): Recorded => ({
  status: 400,
  json: { error: { message: 'No', type: 'OAuthException', code, error_subcode: subcode, ...more } },
})
