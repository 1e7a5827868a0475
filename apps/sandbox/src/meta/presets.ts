import type { Answer } from '../networks/faults/book.ts'
import { graphError, type GraphError } from './errors.ts'

const tokenDead: Record<number, string> = {
  458: 'Error validating access token: The user has not authorized application.',
  459: 'Error validating access token: The user is enrolled in a blocking, logged-in checkpoint.',
  460: 'Error validating access token: The session has been invalidated because the user changed their password.',
  463: 'Error validating access token: Session has expired.',
  464: 'Error validating access token: Sessions for the user are not allowed because the user is not a confirmed user.',
  467: 'Error validating access token: This may be because the user logged out or may be due to a system error.',
  492: 'Error validating access token: The user does not have a role on the Page.',
}

/** What a dead token's owner did, by its subcode. */
export function deadToken(subcode: number): GraphError {
  return {
    code: 190,
    subcode,
    message: tokenDead[subcode] ?? 'Invalid OAuth access token.',
    type: 'OAuthException',
  }
}

const throttles: Record<number, string> = {
  4: 'Application request limit reached',
  17: 'User request limit reached',
  32: 'Page request limit reached',
  341: 'Application limit reached',
  613: 'Calls to this api have exceeded the rate limit.',
  80001: 'There have been too many calls to this Page account. Wait a bit and try again.',
  80002: 'There have been too many calls to this Instagram account. Wait a bit and try again.',
}

const plain: Record<number, string> = {
  1: 'An unknown error occurred',
  2: 'Service temporarily unavailable',
  10: 'Application does not have permission for this action',
  100: 'Invalid parameter',
  102: 'Session key invalid or no longer valid',
  200: 'Permissions error',
  368: 'The action attempted has been deemed abusive or is otherwise disallowed',
  389: 'Unable to fetch video file from URL.',
  506: 'Duplicate status message',
  6000: 'There was a problem uploading your video file. Please try again with another file.',
  6001: 'There was a problem uploading your video file.',
  1346003: 'This content was reported as abusive',
  1363019: 'There was a problem with your video. Please try again.',
  1363022: 'The video is too small.',
  1363023: 'The video is too big.',
  1363030: 'Your video upload timed out. Please try again.',
  1363037: 'The start offset is wrong.',
  1363040: 'The aspect ratio of the video is not supported.',
  1363042: 'No permission to publish the video',
  1363047: 'There was a problem with your video. Please try again later.',
  1363127: 'The resolution of the video is not supported.',
  1363128: 'The length of the video is not supported.',
  1363129: 'The frame rate of the video is not supported.',
  1366046: 'Photos should be smaller than 4 MB.',
  1366051: 'This has already been posted.',
  1390008: 'You are posting too fast.',
  1404006: 'A security check is needed.',
  1404078: 'The Page needs publishing authorization.',
  1404102: 'This content goes against the community standards.',
  1404112: 'The account is limited.',
  1609005: 'The link could not be read.',
  1609008: 'The link is not allowed.',
  1609010: 'The link could not be read just now.',
  2061006: 'The URL is not valid.',
  2069019: 'The video file is not valid.',
  4854002: 'You must confirm your identity.',
}

const transient = new Set([1, 2, 1363019, 1363030, 1363047, 1609010])

/** The Graph API's error of a code, in the words that a processing phase carries too. */
export function messageOf(code: number): string {
  return plain[code] ?? throttles[code] ?? `Error ${code}`
}

const instagram: Record<string, [code: number, message: string]> = {
  2207001: [-1, 'Instagram server error. Try again.'],
  2207003: [-2, 'It takes too long to download the media.'],
  2207004: [36_000, 'The image is too large to download.'],
  2207005: [36_001, 'The image format is not supported.'],
  2207006: [24, 'The media with the given ID cannot be found.'],
  2207008: [
    24,
    'The requested resource does not exist: the media builder with the given creation ID was not found or is expired.',
  ],
  2207009: [36_003, 'The aspect ratio of the image is not supported.'],
  2207010: [36_004, 'The caption was too long.'],
  2207020: [-2, 'The media you are trying to access has expired.'],
  2207023: [100, 'The media type is unknown.'],
  2207026: [352, 'The video format is not supported. Please check spec for supported format.'],
  2207027: [9007, 'The media is not ready for publishing, please wait for a moment.'],
  2207028: [100, 'A carousel needs from 2 to 10 items.'],
  2207032: [-1, 'Create media fail, please try to re-create media.'],
  2207040: [100, 'Cannot use more than 20 @ tags.'],
  2207042: [
    9,
    'You reached the maximum number of posts that is allowed to be published by Content Publishing API.',
  ],
  2207050: [25, 'The Instagram account is restricted.'],
  2207051: [4, 'We restrict certain activity to protect our community.'],
  2207052: [9004, 'The media could not be fetched from this URI.'],
  2207053: [-1, 'Unknown upload error.'],
  2207057: [1, 'Thumbnail offset must be greater than or equal to 0 and less than video duration.'],
  2207076: [352, 'The media could not be processed.'],
  2207077: [352, 'The media could not be processed.'],
  2207081: [100, 'This account does not support trial reels.'],
  2207082: [352, 'The audio of the media could not be processed.'],
  2207085: [352, 'The media could not be processed.'],
  2207089: [
    100,
    'The VIDEO value for media_type is no longer supported. Use the REELS media type to publish a video.',
  ],
}

/** Instagram's error of a subcode. */
export function instagramError(subcode: number): GraphError {
  const [code, message] = instagram[String(subcode)] ?? [-1, 'Unknown error.']
  return { code, subcode, message, userMessage: message, isTransient: code === -1 || code === -2 }
}

/** Every refusal of Meta's that a rule can name: `meta.190.463`, `meta.613`, `ig.2207052`. */
export function metaPresets(): [string, Answer][] {
  const codes = (texts: Record<number, string>) =>
    Object.entries(texts).map(([code, message]): [string, Answer] => [
      `meta.${code}`,
      graphError({
        code: Number(code),
        message: `(#${code}) ${message}`,
        ...(transient.has(Number(code)) && { isTransient: true, status: 500 }),
      }),
    ])
  const dead = Object.keys(tokenDead).map((subcode): [string, Answer] => [
    `meta.190.${subcode}`,
    graphError(deadToken(Number(subcode))),
  ])
  const insta = Object.keys(instagram).map((subcode): [string, Answer] => [
    `ig.${subcode}`,
    graphError(instagramError(Number(subcode))),
  ])
  const unseen = graphError({
    code: 100,
    subcode: 33,
    message: 'Unsupported get request.',
    type: 'GraphMethodException',
  })
  return [...codes(plain), ...codes(throttles), ...dead, ...insta, ['meta.100.33', unseen]]
}
