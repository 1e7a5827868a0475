/** What other areas may use of what was learned from posts. */
export { chooseNext, isOutcome, learn, noteOutcome, noteTraits, whatWorked } from './learn.ts'
export { levelsOf } from './levels.ts'
export { forget } from './store.ts'
