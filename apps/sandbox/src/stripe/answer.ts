import { randomBytes } from 'node:crypto'

import type { Answer } from '../payments/deliver.ts'
import type { Delivery } from '../payments/manners.ts'

/** An error in the shape that the API has for it. */
export type ApiFault = {
  status: number
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  decline_code?: string
  param?: string
  message: string
  payment_intent?: object
}

export type Ending = { fault: ApiFault } | { body: object; delivery?: Delivery }

export function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`
}

export function invalid(message: string, more: Partial<ApiFault> = {}): { fault: ApiFault } {
  return { fault: { status: 400, type: 'invalid_request_error', message, ...more } }
}

export function missing(what: string, id: string, param: string): { fault: ApiFault } {
  const message = `No such ${what}: '${id}'`
  return invalid(message, { status: 404, code: 'resource_missing', param })
}

/** An ending as it is answered; of an outage, nobody is told that the money moved. */
export function answerOf(ending: Ending): Answer {
  const headers = { 'request-id': newId('req') }
  if ('fault' in ending) {
    const { status, ...error } = ending.fault
    return { status, body: { error }, delivery: 'plain', headers }
  }
  if (ending.delivery === 'outage') {
    const error = { type: 'api_error', message: 'An unexpected error occurred.' }
    return { status: 500, body: { error }, delivery: 'plain', headers }
  }
  return { status: 200, body: ending.body, delivery: ending.delivery ?? 'plain', headers }
}
