import { graphOf, link } from './meta.ts'
import type { Sandbox } from './sandbox.ts'

export const bakery = '100100000000001'

type Sent = { token: string; bytes: Buffer; headers?: Record<string, string> }

/** What a person of Facebook's API does with a Reel, step by step. */
export function reelsOf({ app, control }: Sandbox, clip: () => Buffer) {
  const graph = graphOf(app)
  const tokenOf = async () => (await link(app())).pages[bakery] ?? ''
  const start = async (token: string, page = bakery) =>
    (await graph('POST', `/${page}/video_reels`, { upload_phase: 'start', access_token: token })).body
  const upload = async (url: string, { token, bytes, headers = {} }: Sent) => {
    const answer = await app().inject({
      method: 'POST',
      url: url.slice(url.indexOf('/sandbox')),
      headers: {
        authorization: `OAuth ${token}`,
        'content-type': 'application/octet-stream',
        offset: '0',
        file_size: String(bytes.length),
        ...headers,
      },
      payload: bytes,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    graph,
    tokenOf,
    start,
    upload,
    /** A Reel with all its bytes there. */
    uploaded: async (bytes = clip()) => {
      const token = await tokenOf()
      const { video_id: video, upload_url: url } = await start(token)
      await upload(url, { token, bytes })
      return { token, video: String(video) }
    },
    finish: (token: string, video: string, more: Record<string, string> = {}) =>
      graph('POST', `/${bakery}/video_reels`, {
        upload_phase: 'finish',
        video_id: video,
        video_state: 'PUBLISHED',
        description: '갓 구운 빵 🍞 #하늘빵집',
        access_token: token,
        ...more,
      }),
    statusOf: async (token: string, video: string) =>
      (await graph('GET', `/${video}`, { fields: 'status,post_id,permalink_url', access_token: token })).body,
    rule: (route: string, effect: object, more: object = {}) =>
      control('/faults', { network: 'facebook', route, effect, ...more }),
  }
}
