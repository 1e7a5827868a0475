import { createHash } from 'node:crypto'

/** What a post is called in its address. */
export function shortcodeOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 11)
}
