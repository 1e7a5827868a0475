import { limits } from '@clipmint/contract'

type WrongPasswords = { wrongPasswords: number; wrongPasswordSince: Date | null }

const windowMs = limits.passwordTryMinutes * 60_000

/** True while too many wrong passwords came in a short time; then not even the right one is taken. */
export function isLockedOut({ wrongPasswords, wrongPasswordSince }: WrongPasswords, now: Date): boolean {
  if (!wrongPasswordSince || now.getTime() - wrongPasswordSince.getTime() >= windowMs) return false
  return wrongPasswords >= limits.passwordTries
}

/** The count after one more wrong password; it starts anew once the window has passed. */
export function countWrongPassword(before: WrongPasswords, now: Date): WrongPasswords {
  const since = before.wrongPasswordSince
  if (!since || now.getTime() - since.getTime() >= windowMs)
    return { wrongPasswords: 1, wrongPasswordSince: now }
  return { wrongPasswords: before.wrongPasswords + 1, wrongPasswordSince: since }
}

/** When the trial of direct upload ends for an account opened at `createdAt`. */
export function uploadTrialEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + limits.uploadTrialDays * 86_400_000)
}
