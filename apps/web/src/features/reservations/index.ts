/** Where and when something is posted: what campaigns ask for in the same way. */
export { answersFor, isLinked, networksOf, usualKind, type VideoShape } from './form/draft.ts'
export { HashtagField } from './form/hashtag-field.tsx'
export { NetworkChoice } from './form/network-choice.tsx'
export { SettingsForm } from './form/settings-form.tsx'
export { TimeFields, useTimeFault } from './form/when-fields.tsx'
export { WordsFields } from './form/words-fields.tsx'
export { ownZone, useMoments } from './moments.ts'
export { faultOf, momentOf, wallAt } from './zone-time.ts'

/** How posts stand. */
export { Marks, PostSection } from './posts/post-list.tsx'
export { PostWays } from './posts/post-ways.tsx'
export { maySucceedAgain, toneOfPost } from './posts/standing.ts'
export { useReasons } from './posts/use-reasons.ts'
export { MoveDialog } from './posts/move-dialog.tsx'
export { PostTargets } from './posts/post-targets.tsx'
export { useAllowed, usePost, useRetryPost, useUploader } from './queries.ts'
