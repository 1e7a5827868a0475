import {
  type NetworkId,
  networkIds,
  networks,
  type PostKind,
  type PostKindFacts,
  type PostWords,
  type Reservation,
  type SocialAccount,
  withPresets,
} from '@clipmint/contract'

import { momentOf, type Wall, wallAt } from '../zone-time.ts'

/** One network and what the post is to be there. */
export type Place = { platform: NetworkId; type: PostKind }
export type Answers = Readonly<Record<string, string | boolean>>

/** A post as its owner is making it. */
export type Draft = {
  places: readonly Place[]
  words: PostWords
  /** What is written for one network alone. */
  own: Readonly<Partial<Record<NetworkId, PostWords>>>
  answers: Readonly<Partial<Record<NetworkId, Answers>>>
  /** Null for at once. */
  later: Wall | null
  /** Its owner wants it out by then although it shows what is not so any more. */
  keeps: boolean
}

/** What kinds of posts are held to of a video. */
export type VideoShape = { ratio: string; seconds: number }

export const noWords: PostWords = { caption: '', hashtags: [], title: '' }

/** The networks of a draft, each once, in their own order. */
export function networksOf({ places }: Pick<Draft, 'places'>): NetworkId[] {
  return networkIds.filter((id) => places.some(({ platform }) => platform === id))
}

/** The networks of a draft on which words are shown with it: a story has none. */
export function captionedOf(draft: Pick<Draft, 'places'>): NetworkId[] {
  return networksOf(draft).filter((id) =>
    draft.places.some(({ platform, type }) => platform === id && networks[id].kinds[type]?.hasCaption),
  )
}

/** Whether nobody will see any words of a draft. */
export function isSilent(draft: Pick<Draft, 'places'>): boolean {
  return draft.places.length > 0 && captionedOf(draft).length === 0
}

/** Why a kind does not take a video; null where it does. */
export function kindFault(
  { ratios, seconds }: Pick<PostKindFacts, 'ratios' | 'seconds'>,
  video: VideoShape,
): 'ratio' | 'short' | 'long' | null {
  if (!ratios.some((ratio) => ratio === video.ratio)) return 'ratio'
  if (video.seconds < seconds.least) return 'short'
  return video.seconds > seconds.most ? 'long' : null
}

/** The kinds of a network with their facts, in the network's order. */
export function kindsOf(network: NetworkId): [PostKind, PostKindFacts][] {
  return Object.entries(networks[network].kinds) as [PostKind, PostKindFacts][]
}

/** The kind that a video is posted as unless its owner says otherwise; null where none takes it. */
export function usualKind(network: NetworkId, video: VideoShape): PostKind | null {
  const fit = kindsOf(network).filter(([, facts]) => kindFault(facts, video) === null)
  return (fit.find(([, { hasCaption }]) => hasCaption) ?? fit[0])?.[0] ?? null
}

/** Chooses a kind, or takes it away. What has words is posted once; a story goes beside it. */
export function togglePlace(places: readonly Place[], place: Place): readonly Place[] {
  const { platform, type } = place
  const isSame = (other: Place) => other.platform === platform && other.type === type
  if (places.some(isSame)) return places.filter((other) => !isSame(other))
  const { kinds } = networks[platform]
  const takesItsPlace = (other: Place) =>
    other.platform === platform && kinds[other.type]?.hasCaption === kinds[type]?.hasCaption
  return [...places.filter((other) => !takesItsPlace(other)), place]
}

/** Whether something can be posted by a link now. */
export function isLinked({ account, state }: SocialAccount): boolean {
  return account !== null && state !== 'needs-reconnect'
}

/** A draft as it begins: the preferred networks that are linked and take the video, or what another post was. */
export function freshDraft(
  video: VideoShape,
  accounts: readonly SocialAccount[],
  preferred: readonly NetworkId[],
): Draft {
  const places = accounts
    .filter((one) => isLinked(one) && preferred.includes(one.type))
    .flatMap(({ type: platform }) => {
      const type = usualKind(platform, video)
      return type === null ? [] : [{ platform, type }]
    })
  return { places, words: noWords, own: {}, answers: {}, later: null, keeps: false }
}

/** A draft of what did not go out of a post, to be mended and sent anew. */
export function draftAgain(post: Reservation, accounts: readonly SocialAccount[], now: Date): Draft {
  const isLeft = ({ status }: Reservation['targets'][number]) => status === 'failed' || status === 'cancelled'
  const left = post.targets.filter(isLeft)
  const linked = accounts.filter(isLinked).map(({ type }) => type)
  const isAhead = Date.parse(post.uploadAt) > now.getTime() + 3_600_000
  return {
    places: left
      .filter(({ platform }) => linked.includes(platform))
      .map(({ platform, type }) => ({ platform, type })),
    words: { caption: post.copy, hashtags: post.tags, title: post.title },
    own: Object.fromEntries(left.flatMap(({ platform, words }) => (words ? [[platform, words]] : []))),
    answers: Object.fromEntries(
      left
        .filter(({ platform }) => !asksItself(platform))
        .map(({ platform, settings }) => [platform, settings]),
    ),
    later: isAhead ? wallAt(new Date(post.uploadAt), post.zone) : null,
    keeps: false,
  }
}

/** Whether a network has its owner choose anew with each post. */
function asksItself(network: NetworkId): boolean {
  return networks[network].settings.some(({ preset }) => preset === null)
}

/** What is written for a network, and what it is asked. */
export function wordsFor({ own, words }: Pick<Draft, 'own' | 'words'>, network: NetworkId): PostWords {
  return own[network] ?? words
}

export function answersFor({ answers }: Pick<Draft, 'answers'>, network: NetworkId): Answers {
  return withPresets(networks[network], answers[network] ?? {})
}

/** A draft as the server is asked with it. */
export function wishOf(draft: Draft, zone: string) {
  const { places, words, own, later, keeps } = draft
  const captioned = captionedOf(draft)
  return {
    // Words that the form does not show are not sent.
    words: plain(isSilent(draft) ? noWords : words),
    targets: places.map(({ platform, type }) => {
      const alone = captioned.includes(platform) ? own[platform] : undefined
      return {
        platform,
        type,
        words: alone ? plain(alone) : null,
        settings: { ...answersFor(draft, platform) },
      }
    }),
    uploadAt: later === null ? null : (momentOf(later, zone)?.toISOString() ?? null),
    zone,
    keeps,
  }
}

export type PostWish = ReturnType<typeof wishOf>

function plain({ caption, hashtags, title }: PostWords) {
  return { caption, hashtags: [...hashtags], title }
}
