import { randomBytes } from 'node:crypto'

import type { Lang } from '../page/words.ts'
import type { Answer } from '../payments/deliver.ts'
import { type Code, statusOf, wordsOf } from './codes.ts'
import type { Ending } from './till.ts'

/** An ending as it is answered; of an outage, nobody is told that the money moved. */
export function answerOf(ending: Ending, lang: Lang): Answer {
  if ('code' in ending) return refusal(ending.code, lang)
  if (ending.delivery === 'outage') return refusal('FAILED_INTERNAL_SYSTEM_PROCESSING', lang)
  return { status: 200, body: ending.body, delivery: ending.delivery, headers: trace() }
}

export function refusal(code: Code, lang: Lang): Answer {
  const body = { code, message: wordsOf(code)[lang] }
  return { status: statusOf(code), body, delivery: 'plain', headers: trace() }
}

function trace(): Record<string, string> {
  return { 'x-tosspayments-trace-id': randomBytes(16).toString('hex') }
}
