import { limits } from '@clipmint/contract'

/** When the trial of direct upload ends for an account opened at `createdAt`. */
export function uploadTrialEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + limits.uploadTrialDays * 86_400_000)
}

/** A phone in E.164 with its middle hidden: 010-****-1234. */
export function maskedPhone(phone: string): string {
  return `${phone.replace(/^\+82/, '0').slice(0, 3)}-****-${phone.slice(-4)}`
}

/** An e-mail with most of it hidden, enough for its owner to know it: ab***@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = at > 3 ? 2 : 1
  return `${email.slice(0, Math.min(shown, at))}***${email.slice(at)}`
}
