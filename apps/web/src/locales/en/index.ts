import { memberWords } from './member.ts'
import { visitorWords } from './visitor.ts'

/** Every word of the site in English. */
export const en = { ...visitorWords, ...memberWords }
