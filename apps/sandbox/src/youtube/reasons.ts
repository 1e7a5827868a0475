type Reason = {
  code: number
  message: string
  domain?: string
  location?: string
  locationType?: 'header' | 'parameter' | 'other'
}

const body = (location: string) => ({ location: `body.${location}`, locationType: 'other' }) as const
const video = 'youtube.video'

/** Why YouTube refuses, by the reason that it names. */
export const reasons = {
  authError: { code: 401, message: 'Invalid Credentials', location: 'Authorization', locationType: 'header' },
  required: { code: 401, message: 'Login Required.', location: 'Authorization', locationType: 'header' },
  youtubeSignupRequired: {
    code: 401,
    message: 'Unauthorized',
    domain: 'youtube.header',
    location: 'Authorization',
    locationType: 'header',
  },
  quotaExceeded: {
    code: 403,
    message:
      'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
    domain: 'youtube.quota',
  },
  rateLimitExceeded: { code: 403, message: 'Rate Limit Exceeded', domain: 'usageLimits' },
  userRateLimitExceeded: { code: 403, message: 'User Rate Limit Exceeded', domain: 'usageLimits' },
  forbidden: { code: 403, message: 'Forbidden' },
  insufficientPermissions: { code: 403, message: 'Insufficient Permission' },
  forbiddenPrivacySetting: {
    code: 403,
    message: 'The request attempts to set an invalid privacy setting for the video.',
    domain: video,
    ...body('status.privacyStatus'),
  },
  forbiddenLicenseSetting: {
    code: 403,
    message: 'The request attempts to set an invalid license for the video.',
    domain: video,
    ...body('status.license'),
  },
  channelSuspended: { code: 403, message: 'The channel has been suspended.', domain: 'youtube.channel' },
  accountDelegationForbidden: {
    code: 403,
    message: 'The authenticated user is not allowed to act on behalf of the channel.',
    domain: 'youtube.header',
  },
  authenticatedUserAccountClosed: {
    code: 403,
    message: 'The authenticated user’s YouTube account is closed.',
    domain: 'youtube.header',
  },
  authenticatedUserAccountSuspended: {
    code: 403,
    message: 'The authenticated user’s YouTube account is suspended.',
    domain: 'youtube.header',
  },
  authenticatedUserNotChannel: {
    code: 403,
    message: 'The authenticated user’s account has no YouTube channel.',
    domain: 'youtube.header',
  },
  commentsDisabled: {
    code: 403,
    message: 'The video identified by the videoId parameter has disabled comments.',
    domain: 'youtube.commentThread',
    ...body('snippet.videoId'),
  },
  invalidTitle: {
    code: 400,
    message: 'The request metadata specifies an invalid or empty video title.',
    domain: video,
    ...body('snippet.title'),
  },
  invalidDescription: {
    code: 400,
    message: 'The request metadata specifies an invalid video description.',
    domain: video,
    ...body('snippet.description'),
  },
  invalidTags: {
    code: 400,
    message: 'The request metadata specifies invalid video keywords.',
    domain: video,
    ...body('snippet.tags'),
  },
  invalidCategoryId: {
    code: 400,
    message: 'The snippet.categoryId property specifies an invalid category ID.',
    domain: video,
    ...body('snippet.categoryId'),
  },
  invalidPublishAt: {
    code: 400,
    message: 'The request metadata specifies an invalid scheduled publishing time.',
    domain: video,
    ...body('status.publishAt'),
  },
  invalidFilename: {
    code: 400,
    message: 'The video filename specified in the Slug header is invalid.',
    domain: video,
    location: 'Slug',
    locationType: 'header',
  },
  invalidVideoMetadata: {
    code: 400,
    message: 'The request metadata is invalid.',
    domain: video,
    ...body('snippet'),
  },
  invalidRecordingDetails: {
    code: 400,
    message: 'The recordingDetails object in the request metadata specifies invalid recording details.',
    domain: video,
    ...body('recordingDetails'),
  },
  defaultLanguageNotSet: {
    code: 400,
    message:
      'The request is trying to add localized video details without specifying the default language of the video details.',
    domain: video,
    ...body('snippet.defaultLanguage'),
  },
  mediaBodyRequired: { code: 400, message: 'The request does not include the video content.', domain: video },
  uploadLimitExceeded: {
    code: 400,
    message: 'The user has exceeded the number of videos they may upload.',
    domain: video,
  },
  invalidImage: { code: 400, message: 'The provided image content is invalid.', domain: 'youtube.thumbnail' },
  videoNotFound: {
    code: 404,
    message:
      'The video that you are trying to find cannot be found. Check the value of the id parameter to ensure that it is correct.',
    domain: video,
    location: 'id',
    locationType: 'parameter',
  },
  playlistNotFound: {
    code: 404,
    message: 'The playlist identified with the request’s playlistId parameter cannot be found.',
    domain: 'youtube.playlistItem',
    location: 'playlistId',
    locationType: 'parameter',
  },
  uploadRateLimitExceeded: {
    code: 429,
    message: 'The channel has uploaded too many thumbnails recently. Please try the request again later.',
    domain: 'youtube.thumbnail',
  },
  backendError: { code: 503, message: 'Backend Error' },
} satisfies Record<string, Reason>
export type ReasonName = keyof typeof reasons

export function reasonOf(name: ReasonName): Reason {
  return reasons[name]
}
