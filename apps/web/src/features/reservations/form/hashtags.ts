import { isHashtag, isSameHashtag, limits } from '@clipmint/contract'

/** Why a hashtag was not added. */
export type TagFault = { kind: 'twice' | 'letters' | 'long' | 'many'; tag: string }

type AddedHashtags = {
  tags: readonly string[]
  /** The first that was not added, and why. */
  fault: TagFault | null
  /** All that were not added and are not there already: for whoever wrote them to mend. */
  refused: readonly string[]
}

/** Adds what was typed or pasted, one hashtag or many. */
export function addHashtags(before: readonly string[], text: string): AddedHashtags {
  let tags = before
  let fault: TagFault | null = null
  const refused: string[] = []
  for (const tag of splitHashtags(text)) {
    const kind = faultOf(tags, tag)
    if (kind === null) {
      tags = [...tags, tag]
      continue
    }
    fault ??= { kind, tag }
    if (kind !== 'twice') refused.push(tag)
  }
  return { tags, fault, refused }
}

/** Where one hashtag ends and the next begins while it is typed: what is done, and what is still being written. */
export function takeTyped(text: string): { done: string; rest: string } {
  const end = Math.max(...separators.map((letter) => text.lastIndexOf(letter)))
  return end < 0 ? { done: '', rest: text } : { done: text.slice(0, end), rest: text.slice(end + 1) }
}

const separators = [' ', ',', '\n', '#', '，', '、']

function splitHashtags(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[\s,#，、]+/u)
    .filter((tag) => tag !== '')
}

function faultOf(tags: readonly string[], tag: string): TagFault['kind'] | null {
  if (!isHashtag(tag)) return 'letters'
  if ([...tag].length > limits.hashtagLength) return 'long'
  if (tags.some((other) => isSameHashtag(other, tag))) return 'twice'
  return tags.length >= limits.hashtagsMax ? 'many' : null
}
