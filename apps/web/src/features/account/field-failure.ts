import { ApiFailure, type FailureCode } from '../../api/index.ts'

/** The field that a failure is about, where the server did not name one. */
const fieldOfCode: Partial<Record<FailureCode, string>> = {
  ACCOUNT_EMAIL_NOT_FOUND: 'userEmail',
  ACCOUNT_EMAIL_IN_USE: 'userEmail',
  ACCOUNT_WRONG_PASSWORD: 'password',
  ACCOUNT_PHONE_IN_USE: 'phoneNumber',
  ACCOUNT_PHONE_NOT_FOUND: 'phoneNumber',
  ACCOUNT_PHONE_SAME: 'phoneNumber',
  ACCOUNT_PHONE_MISMATCH: 'userEmail',
  ACCOUNT_PASSWORD_SAME: 'password',
  ACCOUNT_MESSAGE_LIMIT: 'phoneNumber',
  ACCOUNT_PHONE_NOT_VERIFIED: 'phoneNumber',
  ACCOUNT_CODE_WRONG: 'token',
  ACCOUNT_CODE_EXPIRED: 'token',
  ACCOUNT_TERMS_REQUIRED: 'terms',
}

/** Which of these fields a failure belongs under; null when it belongs to the form as a whole. */
export function fieldOf<Field extends string>(error: unknown, fields: readonly Field[]): Field | null {
  if (!(error instanceof ApiFailure)) return null
  const named = error.field?.split('.').at(-1) ?? fieldOfCode[error.code]
  return fields.find((field) => field === named) ?? null
}
