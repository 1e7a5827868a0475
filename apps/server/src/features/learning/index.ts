/** What other areas may use of what was learned from posts. */
export { isOutcome, learn, noteOutcome, noteTraits, openChooser, whatWorked } from './learn.ts'
export { levelsOf } from './levels.ts'
export { forget } from './store.ts'
