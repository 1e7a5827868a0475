import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any answer of those who renew is waited for: who has not ended a renewal by then is dead. */
const renewalMs = 40_000
const lookMs = 150
const mostLooks = 200

/** How a link whose tokens can be renewed once only is looked at and renewed. */
export type Renewal<Link, Good> = {
  now: () => Date
  /** What the link gives as it stands; null where it has to be renewed first. */
  read: (link: Link) => Good | null
  /** Takes the right to renew, which one process may have at a time; one taken before `deadBefore` is let go of. */
  claim: (link: Link, claim: { now: Date; deadBefore: Date }) => Promise<boolean>
  /** Renews, and keeps what came before it is used. */
  renew: (link: Link) => Promise<Good>
  /** The link as it stands now. */
  lookAgain: () => Promise<Link>
}

/**
 * What a link gives once its tokens are fresh; null when others renewed for too long. Those who renew kill the tokens that
 * they are shown, so one process asks while the others look until it has. The right to is a mark in the row and no lock: a
 * lock would hold the database for as long as somebody else takes to answer.
 */
export async function renewOnce<Link, Good>(
  seen: Link,
  { now, read, claim, renew, lookAgain }: Renewal<Link, Good>,
): Promise<Good | null> {
  let link = seen
  for (let look = 0; look < mostLooks; look += 1) {
    const good = read(link)
    if (good !== null) return good
    const at = now()
    if (await claim(link, { now: at, deadBefore: new Date(at.getTime() - renewalMs) })) return renew(link)
    await sleep(lookMs)
    link = await lookAgain()
  }
  return null
}
