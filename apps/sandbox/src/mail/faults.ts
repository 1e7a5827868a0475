import type { SMTPServerError } from 'smtp-server'

import type { Fault } from '../faults.ts'

/** What a mail server does wrong beyond what every service can. */
export const mailFaults = ['login-refused', 'greylist', 'no-mailbox', 'drop-after-data'] as const

/** A moment of a mail's way at which a server may say no. */
export type Step = 'connect' | 'login' | 'sender' | 'receiver'

const answers: Partial<Record<Fault, { at: Step; code: number; says: string }>> = {
  busy: { at: 'connect', code: 421, says: '4.3.2 Too many connections, try again later' },
  broken: { at: 'sender', code: 451, says: '4.3.0 Local error in processing' },
  garbled: { at: 'sender', code: 999, says: '\u0002\u0003' },
  'login-refused': { at: 'login', code: 535, says: '5.7.8 Authentication credentials invalid' },
  greylist: { at: 'receiver', code: 451, says: '4.7.1 Greylisted, try again in 300 seconds' },
  'no-mailbox': { at: 'receiver', code: 550, says: '5.1.1 Mailbox does not exist' },
}

/** What the server says no with at a step while it has this fault; null when it does not. */
export function refusalAt(step: Step, fault: Fault): SMTPServerError | null {
  const answer = answers[fault]
  return answer?.at === step ? refuse(answer.code, answer.says) : null
}

export function refuse(responseCode: number, says: string): SMTPServerError {
  return Object.assign(new Error(says), { responseCode })
}
