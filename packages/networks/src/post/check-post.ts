import { findSettings } from './check-settings.ts'
import type { NetworkFacts, PostKindFacts } from './network.ts'
import { advise, type PostFinding, stop } from './post-finding.ts'
import type { PostToCheck } from './post-to-check.ts'
import { textLength, textOf, titleOf } from './text.ts'

/** Checks a post against what its network takes: by the forms, when it is planned, and once more when it is sent. */
export function checkPost(facts: NetworkFacts, post: PostToCheck): PostFinding[] {
  const kind = facts.kinds[post.kind]
  if (!kind) return [stop('kind', { kind: post.kind })]
  return [
    ...checkLink(post),
    ...checkFile(kind, post),
    ...(facts.refusesMark && post.video.hasMark ? [stop('mark')] : []),
    ...checkWords(facts, kind, post),
    ...findSettings(facts, post),
    ...(post.allowed?.left === 0 ? [stop('quota')] : []),
    ...(post.video.opensBlack ? [advise('opens-black')] : []),
    ...(post.isRepeat ? [facts.refusesRepeats ? stop('repeat-refused') : advise('repeat')] : []),
    ...(post.isUnasked ? [advise('unasked')] : []),
    ...checkShown(post),
  ]
}

/** Whether nothing that was found stops a post. */
export function mayBeSent(findings: readonly PostFinding[]): boolean {
  return findings.every(({ stops }) => !stops)
}

function checkLink({ link, at }: PostToCheck): PostFinding[] {
  if (link === null) return [stop('not-linked')]
  if (!link.isAlive) return [stop('link-dead')]
  if (link.missesScope) return [stop('scope')]
  return link.endsAt !== null && link.endsAt <= at ? [stop('link-ends')] : []
}

function checkShown({ stale }: PostToCheck): PostFinding[] {
  if (!stale) return []
  const find = stale.isKept ? advise : stop
  const { change, isOver } = stale
  return [
    ...(change ? [find('outdated', { was: change.was, now: change.now ?? '' })] : []),
    ...(isOver ? [find('promotion-over')] : []),
  ]
}

function checkFile(kind: PostKindFacts, { video, allowed }: PostToCheck): PostFinding[] {
  const most = Math.min(kind.seconds.most, allowed?.mostSeconds ?? Infinity)
  const { least } = kind.seconds
  const { framesPerSecond: fps, leastSize } = kind
  const found: (PostFinding | false)[] = [
    !kind.ratios.includes(video.ratio) &&
      stop('ratio', { ratio: video.ratio, ratios: kind.ratios.join(', ') }),
    video.seconds < least && stop('too-short', { seconds: least }),
    video.seconds > most && stop('too-long', { seconds: most }),
    video.bytes > kind.mostBytes && stop('too-big', { megabytes: Math.floor(kind.mostBytes / 1_000_000) }),
    (video.width < leastSize.width || video.height < leastSize.height) &&
      stop('too-small', { width: leastSize.width, height: leastSize.height }),
    (video.framesPerSecond < fps.least || video.framesPerSecond > fps.most) &&
      stop('frame-rate', { least: fps.least, most: fps.most }),
    !video.isCommonFormat && stop('format'),
  ]
  return found.filter((it) => it !== false)
}

function checkWords(facts: NetworkFacts, kind: PostKindFacts, { words }: PostToCheck): PostFinding[] {
  if (!kind.hasCaption) return []
  const text = textOf(words)
  const { unit, most } = facts.caption
  const title = titleOf(words, facts)
  const { hashtags } = words
  const found: (PostFinding | false)[] = [
    textLength(text, unit) > most && stop('caption-long', { most, over: textLength(text, unit) - most }),
    facts.forbidden.some((letter) => text.includes(letter)) &&
      stop('letters', { letters: facts.forbidden.join(' ') }),
    hashtags.length > facts.hashtags.most && stop('hashtags', { most: facts.hashtags.most }),
    hashtags.length > facts.hashtags.advised &&
      hashtags.length <= facts.hashtags.most &&
      advise('hashtags-advised', { most: facts.hashtags.advised }),
    facts.title !== null && title === '' && stop('title-missing'),
  ]
  return found.filter((it) => it !== false)
}
