import type { Ending } from './answer.ts'
import type { Form } from './form.ts'

export type Asked = { form: Form; id: string }
export type Work = (asked: Asked) => Promise<Ending> | Ending

/** Serves a call of the API that knows these fields, and no others. */
export type On = (method: 'GET' | 'POST', path: string, known: readonly string[], work: Work) => void

/** Things of one kind, as the API lists them. */
export function listOf(data: readonly object[]): Ending {
  return { body: { object: 'list', data, has_more: false } }
}
