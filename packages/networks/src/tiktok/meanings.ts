import { type Meaning, needsOwner, rejected, wait } from '../meaning.ts'
import type { PostRefusal } from '../publisher.ts'

/**
 * What each `error.code` means: "Error codes" of the Content Posting API v2, its references, and OAuth. `lasts` is how long
 * the wait is where no header says it: rates are per minute, other caps for the last 24 hours, of which each hour frees some.
 */
export const meanings: Record<string, Meaning & { lasts?: 'minute' | 'hour' }> = {
  access_token_invalid: needsOwner('ended'),
  invalid_grant: needsOwner('ended'),
  scope_not_authorized: needsOwner('scope-missing'),
  scope_permission_missed: needsOwner('scope-missing'),
  token_not_authorized_for_specified_publish_id: needsOwner('gone'),

  rate_limit_exceeded: { ...wait('throttled'), lasts: 'minute' },
  spam_risk_too_many_posts: { ...wait('quota'), lasts: 'hour' },
  spam_risk_too_many_pending_share: { ...wait('quota'), lasts: 'hour' },
  reached_active_user_cap: { ...wait('quota'), lasts: 'hour' },
  internal_error: wait('outage'),

  spam_risk_user_banned_from_posting: rejected('account-restricted'),
  spam_risk_text: rejected('policy'),
  spam_risk: rejected('policy'),
  unaudited_client_can_only_post_to_private_accounts: rejected('private-only'),
  privacy_level_option_mismatch: rejected('settings'),
  url_ownership_unverified: rejected('other'),
  invalid_param: rejected('other'),
  invalid_params: rejected('other'),
  invalid_file_upload: rejected('format'),
  invalid_publish_id: rejected('other'),
  publish_not_cancellable: rejected('other'),
  app_version_check_failed: rejected('other'),
}

/** `fail_reason` of a post that came to nothing. `internal` is missing: it is the network's own fault. */
const failures: Record<string, PostRefusal> = {
  file_format_check_failed: 'format',
  duration_check_failed: 'length',
  frame_rate_check_failed: 'frame-rate',
  picture_size_check_failed: 'resolution',
  video_pull_failed: 'other',
  photo_pull_failed: 'other',
  publish_cancelled: 'cancelled-there',
  spam_risk_user_banned_from_posting: 'account-restricted',
}

/** Why a post failed for good, or because the consent was taken back. */
export function failureOf(reason: string): Meaning {
  if (reason === 'auth_removed') return needsOwner('ended')
  return rejected(failures[reason] ?? (reason.startsWith('spam_risk') ? 'policy' : 'other'))
}
