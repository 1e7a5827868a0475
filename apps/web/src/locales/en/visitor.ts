import { account } from './account.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { landing } from './landing.ts'
import { social } from './social.ts'
import { titles } from './titles.ts'

/** The words that every visitor is given with the first page, one line an area. */
export const visitorWords = { account, common, errors, frame, landing, social, titles }
