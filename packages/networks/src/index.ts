export { NetworkId, networkIds, networks, withoutStory } from './networks.ts'
export { checkPost, mayBeSent } from './post/check-post.ts'
export { findSettings, withPresets } from './post/check-settings.ts'
export { LinkFault, linkFaults } from './post/link-fault.ts'
export {
  type NetworkFacts,
  type NetworkMark,
  type NetworkWords,
  PostKind,
  type PostKindFacts,
  type PostSetting,
  postKinds,
  type SettingConflict,
  type TextUnit,
} from './post/network.ts'
export { type PostFinding, type PostFindingCode, postAdvice, postFindings } from './post/post-finding.ts'
export type { AllowedNow, PostToCheck, StaleFacts, VideoFacts } from './post/post-to-check.ts'
export {
  type PostFailure,
  postFailures,
  type PostRefusal,
  type TrailKind,
  trailKinds,
} from './post/post-trail.ts'
export { type PostWords, textLength, textOf, titleOf } from './post/text.ts'
export { forbiddenLetters, isHashtag, isSameHashtag, withoutForbidden } from './post/word-rules.ts'
