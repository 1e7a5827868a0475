/** What a call is answered with: a status and a body. */
export type Answer = { status: number; body: object }

/** A refusal in the shape that the Admin API has for it. */
export function refusal(status: number, message: string): Answer {
  return { status, body: { error: { code: status, message, more_info: {} } } }
}
