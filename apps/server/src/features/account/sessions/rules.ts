import { limits } from '@clipmint/contract'

type SessionFacts = { generation: number; rotatedAt: Date; expiresAt: Date; endedAt: Date | null }

/**
 * A token that was just replaced is still answered for this long, with the same successor: two tabs may refresh at
 * once, and an answer may be lost on the way.
 */
export const repeatWindowMs = 10_000

/**
 * What to do with refresh token number `generation` of a session: replace it, give its successor again, take it as
 * stolen (an old token came back: end the session), or refuse it because the session is over.
 */
export function judgeRefresh(
  session: SessionFacts,
  generation: number,
  now: Date,
): 'rotate' | 'repeat' | 'reuse' | 'over' {
  if (session.endedAt || session.expiresAt <= now) return 'over'
  if (generation === session.generation) return 'rotate'
  const isPrevious = generation === session.generation - 1
  if (isPrevious && now.getTime() - session.rotatedAt.getTime() <= repeatWindowMs) return 'repeat'
  return 'reuse'
}

/** When a session ends that is not refreshed after `now`. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + limits.refreshTokenDays * 86_400_000)
}
