import { limits } from '@clipmint/contract'

/** When the trial of direct upload ends for an account opened at `createdAt`. */
export function uploadTrialEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + limits.uploadTrialDays * 86_400_000)
}

/** An e-mail with most of it hidden, enough for its owner to know it: ab***@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = at > 3 ? 2 : 1
  return `${email.slice(0, Math.min(shown, at))}***${email.slice(at)}`
}
