import type { StoredPost } from '../posts/store.ts'

/** What the service calls a post that it planned itself: the same again makes no second. A device's own wishes have a UUID. */
export function plannedKey(ref: string, no: number): string {
  return `${ref}/${no}`
}

/** Whether the service planned a post by itself, and answers for its being true still when it goes out. */
export function isPlanned({ requestKey }: Pick<StoredPost, 'requestKey'>): boolean {
  return requestKey.includes('/')
}
