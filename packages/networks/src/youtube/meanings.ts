import { type Meaning, needsOwner, rejected, wait } from '../meaning.ts'

/**
 * What each reason means: "Errors" of the YouTube Data API, of Google's OAuth 2.0, and what `videos.insert` lists. `day` is a
 * quota that is the project's until midnight, `rolling` one that is the channel's for 24 hours.
 */
export const meanings: Record<string, Meaning & { lasts?: 'day' | 'rolling' }> = {
  authError: needsOwner('ended'),
  UNAUTHENTICATED: needsOwner('ended'),
  invalid_token: needsOwner('ended'),
  invalid_grant: needsOwner('ended'),
  youtubeSignupRequired: needsOwner('no-channel'),

  quotaExceeded: { ...wait('quota'), lasts: 'day' },
  dailyLimitExceeded: { ...wait('quota'), lasts: 'day' },
  uploadLimitExceeded: { ...wait('quota'), lasts: 'rolling' },
  rateLimitExceeded: wait('throttled'),
  userRateLimitExceeded: wait('throttled'),
  uploadRateLimitExceeded: wait('throttled'),
  backendError: wait('outage'),
  internalError: wait('outage'),
  UNAVAILABLE: wait('outage'),

  insufficientPermissions: needsOwner('scope-missing'),
  accountDelegationForbidden: needsOwner('role-lost'),
  authenticatedUserAccountClosed: needsOwner('gone'),
  authenticatedUserNotChannel: needsOwner('no-channel'),
  authenticatedUserAccountSuspended: rejected('account-restricted'),
  channelSuspended: rejected('account-restricted'),
  forbidden: rejected('account-restricted'),
  forbiddenPrivacySetting: rejected('settings'),
  forbiddenLicenseSetting: rejected('settings'),

  invalidTitle: rejected('caption'),
  invalidDescription: rejected('caption'),
  invalidTags: rejected('hashtags'),
  invalidCategoryId: rejected('settings'),
  invalidPublishAt: rejected('settings'),
  invalidFilename: rejected('settings'),
  invalidVideoMetadata: rejected('settings'),
  invalidRecordingDetails: rejected('settings'),
  defaultLanguageNotSet: rejected('settings'),
  mediaBodyRequired: rejected('format'),
  videoNotFound: rejected('cancelled-there'),
}
