import { posting } from '../posting/limits.ts'
import type { StoredPost } from '../posts/store.ts'

/** What the service calls a post that it planned itself: the same again makes no second. A device's own wishes have a UUID. */
export function plannedKey(ref: string, no: number): string {
  return `${ref}/${no}`
}

/** Whether the service planned a post by itself, and answers for its being true still when it goes out. */
export function isPlanned({ requestKey }: Pick<StoredPost, 'requestKey'>): boolean {
  return requestKey.includes('/')
}

/** Whether a planned post comes so late by a moment that it is not begun any more. */
export function isTooLate({ uploadAt }: Pick<StoredPost, 'uploadAt'>, at: Date): boolean {
  return at.getTime() - uploadAt.getTime() > posting.lateMs
}
