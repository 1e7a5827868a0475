import { limits } from '@clipmint/contract'

type SessionFacts = {
  generation: number
  usedGeneration: number
  rotatedAt: Date
  expiresAt: Date
  endedAt: Date | null
}

/**
 * A token that was just replaced is still answered for this long, with the same successor: two tabs may refresh at
 * once, and an answer may be lost on the way.
 */
export const repeatWindowMs = 10_000

/**
 * What to do with refresh token number `generation` of a session: replace it, give its successor again, take it as
 * stolen (an old token came back, and its successor is in use: end the session), or refuse it because the session is
 * over.
 */
export function judgeRefresh(
  session: SessionFacts,
  generation: number,
  now: Date,
): 'rotate' | 'repeat' | 'reuse' | 'over' {
  if (session.endedAt || session.expiresAt <= now) return 'over'
  if (generation === session.generation) return 'rotate'
  if (generation !== session.generation - 1) return 'reuse'
  // A browser that was killed before it kept the successor comes back with what it has. As long as nobody has used the
  // successor, there are no two who hold tokens of this session; if a thief asks first, the owner's next one tells.
  const successorIsUnused = session.usedGeneration < session.generation
  const isAtOnce = now.getTime() - session.rotatedAt.getTime() <= repeatWindowMs
  return successorIsUnused || isAtOnce ? 'repeat' : 'reuse'
}

/** When a session ends that is not refreshed after `now`. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + limits.refreshTokenDays * 86_400_000)
}
