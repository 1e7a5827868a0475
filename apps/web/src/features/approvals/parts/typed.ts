import type { Approval, PostWords } from '@clipmint/contract'

import { momentOf, type Wall, wallAt } from '../../reservations/index.ts'

/** The words and the time of a post as they stand in the fields of whoever decides about it. */
export type Typed = { words: PostWords; wall: Wall }
type Said = Pick<Approval, 'copy' | 'tags' | 'title' | 'uploadAt' | 'zone'>

/** The fields as they are before anything is typed. */
export function typedOf({ copy, tags, title, uploadAt, zone }: Said): Typed {
  return { words: { caption: copy, hashtags: tags, title }, wall: wallAt(new Date(uploadAt), zone) }
}

/** The fields over a post that is otherwise by now: what was typed stays, and what was left alone is as it is now. */
export function carryOver({ words, wall }: Typed, { from, to }: { from: Said; to: Said }): Typed {
  const [before, now] = [typedOf(from), typedOf(to)]
  return {
    words: {
      caption: words.caption === before.words.caption ? now.words.caption : words.caption,
      hashtags: isSame(words.hashtags, before.words.hashtags) ? now.words.hashtags : words.hashtags,
      title: words.title === before.words.title ? now.words.title : words.title,
    },
    wall: isSame(wall, before.wall) ? now.wall : wall,
  }
}

/** What of a post is otherwise in the fields, as a decision says it. */
export function changesIn({ words, wall }: Typed, said: Said) {
  const now = typedOf(said)
  const uploadAt = momentOf(wall, said.zone)?.toISOString()
  const isMoved = !isSame(wall, now.wall) && uploadAt !== undefined
  return {
    ...(isSame(words, now.words) ? {} : { words: { ...words, hashtags: [...words.hashtags] } }),
    ...(isMoved ? { uploadAt } : {}),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
