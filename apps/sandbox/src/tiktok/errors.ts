import { Refused } from '../networks/call.ts'
import { opaque } from '../networks/chance.ts'
import type { Answer, FaultBook } from '../networks/faults/book.ts'

/** What TikTok refuses, by its codes, with the status of each. */
export const codes = {
  invalid_params: [400, 'The request params are invalid.'],
  invalid_param: [400, 'The request params are invalid.'],
  invalid_file_upload: [400, 'The file is invalid.'],
  invalid_publish_id: [400, 'The publish_id is invalid.'],
  token_not_authorized_for_specified_publish_id: [
    400,
    'The access token is not authorized for the publish_id.',
  ],
  publish_not_cancellable: [400, 'The publish can not be cancelled.'],
  app_version_check_failed: [400, 'The user has to update the TikTok app.'],
  access_token_invalid: [401, 'The access token is invalid or not found in the request.'],
  scope_not_authorized: [401, 'The user did not authorize the scope required for completing this request.'],
  scope_permission_missed: [
    401,
    'The app has no permission for the scope required for completing this request.',
  ],
  spam_risk_too_many_posts: [403, 'The user has reached the daily cap of posts by the API.'],
  spam_risk_too_many_pending_share: [403, 'The user has too many pending shares in 24 hours.'],
  spam_risk_user_banned_from_posting: [403, 'The user is banned from making new posts.'],
  spam_risk_text: [403, 'The text is a spam risk.'],
  spam_risk: [403, 'The post is a spam risk.'],
  reached_active_user_cap: [403, 'The daily quota for active publishing users of the client is reached.'],
  unaudited_client_can_only_post_to_private_accounts: [
    403,
    'Unaudited clients can only post to a private account. The publish attempt will be blocked when calling this endpoint.',
  ],
  url_ownership_unverified: [403, 'The ownership of the URL prefix or domain of the video is not verified.'],
  privacy_level_option_mismatch: [403, 'The privacy_level is not among those of creator_info.'],
  rate_limit_exceeded: [429, 'The API rate limit was exceeded. Please try again later.'],
  internal_error: [500, 'Something went wrong. Please try again later.'],
  unsupported_path: [404, 'Unsupported path(Janus).'],
} as const satisfies Record<string, readonly [number, string]>
export type Code = keyof typeof codes

/** An error in the envelope that every answer has; `log_id` is new each time. */
export function failure(code: Code, { message, status }: { message?: string; status?: number } = {}): Answer {
  const [usual, text] = codes[code]
  return {
    status: status ?? usual,
    body: { data: {}, error: { code, message: message ?? text, log_id: logId() } },
  }
}

export function success(data: object): Answer {
  return { status: 200, body: { data, error: { code: 'ok', message: '', log_id: logId() } } }
}

export function refuse(code: Code, message?: string): never {
  throw new Refused(failure(code, message === undefined ? {} : { message }))
}

/** OAuth has no envelope. */
export function oauthFailure(error: string, description: string, status: number): Answer {
  return { status, body: { error, error_description: description, log_id: logId() } }
}

function logId(): string {
  return `2026${opaque(18).toUpperCase()}`
}

/** Refusals that a rule can name. */
export function addPresets({ presets }: FaultBook): void {
  for (const code of Object.keys(codes) as Code[]) presets.set(`tt.${code}`, failure(code))
  // The same with a 200, as creator_info answers.
  for (const code of [
    'spam_risk_too_many_posts',
    'spam_risk_user_banned_from_posting',
    'reached_active_user_cap',
  ] as const)
    presets.set(`tt.200.${code}`, failure(code, { status: 200 }))
  presets.set('tt.invalid_grant', oauthFailure('invalid_grant', 'Refresh token is invalid or expired.', 200))
  presets.set(
    'tt.400.invalid_grant',
    oauthFailure('invalid_grant', 'Refresh token is invalid or expired.', 400),
  )
  presets.set('tt.invalid_client', oauthFailure('invalid_client', 'Client secret is not valid.', 200))
  presets.set('tt.upload.403', { status: 403, body: undefined })
  presets.set('tt.upload.404', { status: 404, body: undefined })
  presets.set('tt.upload.416', { status: 416, body: undefined })
  presets.set('tt.upload.500', { status: 500, body: undefined })
}
