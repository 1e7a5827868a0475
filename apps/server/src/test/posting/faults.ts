import type { NetworkId } from '@clipmint/contract'

type Routes = {
  network: NetworkId
  begin: string
  bytes: string
  publish: string
  look: string
  /** Its refusal of who asks too often. */
  tooMany: string
  /** Its refusal of a token that has ended, where another can be had without its owner. */
  ended: string | null
}

/** Where each network is met at its steps, as the sandbox's journal names routes. */
const routes: readonly Routes[] = [
  {
    network: 'facebook',
    begin: 'POST /{page}/video_reels?upload_phase=start',
    bytes: 'POST /video-upload/{id}',
    publish: 'POST /{page}/video_reels?upload_phase=finish',
    look: 'GET /{video}',
    tooMany: 'meta.80001',
    ended: null,
  },
  {
    network: 'facebook',
    begin: 'POST /{page}/video_stories?upload_phase=start',
    bytes: 'POST /video-upload/{id}',
    publish: 'POST /{page}/video_stories?upload_phase=finish',
    look: 'GET /{page}/stories',
    tooMany: 'meta.32',
    ended: null,
  },
  {
    network: 'facebook',
    begin: 'POST /{ig}/media',
    bytes: 'POST /ig-api-upload/{id}',
    publish: 'POST /{ig}/media_publish',
    look: 'GET /{container}',
    tooMany: 'meta.80002',
    ended: null,
  },
  {
    network: 'youtube',
    begin: 'POST /upload/youtube/v3/videos',
    bytes: 'PUT /upload/youtube/v3/videos?probe',
    publish: 'PUT /upload/youtube/v3/videos?last',
    look: 'GET /youtube/v3/videos',
    tooMany: 'yt.uploadRateLimitExceeded',
    ended: 'yt.authError',
  },
  {
    network: 'tiktok',
    begin: 'POST /v2/post/publish/video/init/',
    bytes: 'PUT /upload?last',
    publish: 'PUT /upload?last',
    look: 'POST /v2/post/publish/status/fetch/',
    tooMany: 'tt.rate_limit_exceeded',
    ended: 'tt.access_token_invalid',
  },
]

export type FaultRule = {
  network: NetworkId
  route: string
  effect: Record<string, unknown>
  match: { probability: number; seed: number; afterBytes?: number }
  times: null
}

/** Everything that networks do wrong, each now and then; a seed decides when. */
export function faultRules(seed: number, often: number): FaultRule[] {
  return routes.flatMap(({ network, begin, bytes, publish, look, tooMany, ended }, index) => {
    const rule = (
      route: string,
      chance: number,
      effect: Record<string, unknown>,
      afterBytes?: number,
    ): FaultRule => ({
      network,
      route,
      effect,
      match: {
        probability: chance * often,
        seed: seed * 1_000 + index * 100 + Math.round(chance * 1_000),
        ...(afterBytes === undefined ? {} : { afterBytes }),
      },
      times: null,
    })
    return [
      rule(begin, 0.04, { kind: 'before-commit' }),
      rule(begin, 0.03, { kind: 'after-commit', answer: 'drop' }),
      rule(begin, 0.02, { kind: 'garbage', form: 'html' }),
      rule(begin, 0.015, { kind: 'http', preset: tooMany }),
      ...(ended === null
        ? []
        : [rule(begin, 0.021, { kind: 'http', preset: ended }), rule(look, 0.011, { kind: 'expire-token' })]),
      rule(bytes, 0.05, { kind: 'cut' }, 3_000),
      rule(bytes, 0.01, { kind: 'session-gone' }),
      rule(publish, 0.06, { kind: 'after-commit', answer: 'drop' }),
      rule(publish, 0.041, { kind: 'after-commit', answer: '500' }),
      rule(publish, 0.031, { kind: 'before-commit' }),
      rule(publish, 0.051, { kind: 'late-visible', ms: 60_000 }),
      rule(publish, 0.022, { kind: 'slow', ms: 300, trickle: false }),
      rule(publish, 0.024, { kind: 'process', ms: 240_000 }),
      rule(look, 0.012, { kind: 'http', preset: tooMany }),
      rule(look, 0.042, { kind: 'garbage', form: 'truncated' }),
      rule(look, 0.032, { kind: 'before-commit' }),
      rule(publish, 0.005, { kind: 'stall' }),
    ]
  })
}
