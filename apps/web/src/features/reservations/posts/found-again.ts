import {
  checkPost,
  networks,
  type PostFinding,
  type PostFindingCode,
  postFindings,
  type PostToCheck,
  type ReservationTarget,
} from '@clipmint/contract'

/** What is posted, where, and with which answers; `seconds` is null where nobody knows how long the video is. */
export type Sent = Pick<ReservationTarget, 'platform' | 'type' | 'settings'> &
  Pick<PostToCheck, 'words' | 'allowed'> & { seconds: number | null }

/** What is said without numbers or names. */
const plain: readonly PostFindingCode[] = [
  'kind',
  'not-linked',
  'link-dead',
  'link-ends',
  'scope',
  'format',
  'mark',
  'title-missing',
  'quota',
  'repeat-refused',
]

/**
 * A finding as a sentence needs it: the server says only by its code what stopped a post, and its numbers and names follow
 * from the post. Null where they do not any more, as when a setting can be used again.
 */
export function findAgain(code: string, sent: Sent): PostFinding | null {
  const known = postFindings.find((one) => one === code)
  if (known === undefined) return null
  if (plain.includes(known)) return { code: known, stops: true, values: {} }
  const { platform, type, settings, words, allowed, seconds } = sent
  const found = checkPost(networks[platform], {
    kind: type,
    words,
    settings,
    allowed,
    link: null,
    at: new Date(),
    isRepeat: false,
    // Of the file no more is known here than that it was refused: what it is held to is told of every such file.
    video: {
      ratio: '9:16',
      seconds: seconds ?? 0,
      width: 0,
      height: 0,
      bytes: Infinity,
      framesPerSecond: 0,
      isCommonFormat: false,
      opensBlack: false,
      hasMark: false,
    },
  })
  return found.find((one) => one.code === known) ?? null
}
