import { memberWords } from './member.ts'
import { visitorWords } from './visitor.ts'

/** Every word of the site in Korean. English follows its keys. */
export const ko = { ...visitorWords, ...memberWords }
