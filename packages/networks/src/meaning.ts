import type { LinkFault, NeedsOwner, PostRefusal, Rejected, Trouble, Wait } from './publisher.ts'

/** What a network's code means, without its words. */
export type Meaning =
  | Pick<Wait, 'status' | 'why'>
  | Pick<NeedsOwner, 'status' | 'fault'>
  | Pick<Rejected, 'status' | 'refusal'>

export const wait = (why: Wait['why']): Meaning => ({ status: 'wait', why })
export const needsOwner = (fault: LinkFault): Meaning => ({ status: 'needs-owner', fault })
export const rejected = (refusal: PostRefusal): Meaning => ({ status: 'rejected', refusal })

/** A meaning with the network's words; `until` is for what is waited for. */
export function troubleOf(
  meaning: Meaning,
  { code, told, until }: { code: string; told: string; until: Date | null },
): Trouble {
  return meaning.status === 'wait' ? { ...meaning, until, code, told } : { ...meaning, code, told }
}

/** What trouble means after something that cannot be taken back: an outage does not say that nothing came of it. */
export function afterTheLast(trouble: Trouble): Trouble {
  const isOutage = trouble.status === 'wait' && trouble.why === 'outage'
  return isOutage ? { status: 'unclear', why: 'outage', told: trouble.told } : trouble
}
