import { ApiFailure } from '../api/index.ts'

/** Whether a mail's link is over, or never was one: which of the two, nothing says. */
export function isLinkEnded(error: unknown, code: 'APPROVALS_LINK' | 'DIGEST_LINK'): boolean {
  return error instanceof ApiFailure && [code, 'INVALID_INPUT'].includes(error.code)
}

/** An ended link is asked for no more; anything else twice. */
export function retryUnlessEnded(code: 'APPROVALS_LINK' | 'DIGEST_LINK') {
  return (failures: number, error: unknown) => failures < 2 && !isLinkEnded(error, code)
}
