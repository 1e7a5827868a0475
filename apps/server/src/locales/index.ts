import type { Lang } from '../http/handlers.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Words } from './words.ts'

/** What the server says, by language. */
export const words: Record<Lang, Words> = { ko, en }
export { type InputRule, type Words, fill } from './words.ts'
