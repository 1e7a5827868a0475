import { sharesAName } from '../korean/terms.ts'
import type { Point } from './point.ts'
import { type Opening, sizesOf, type Story } from './story.ts'
import { titleOverSentences } from './title.ts'

/**
 * An opening that says a point outright, in the owner's words; in others than `but`. What is half of a sentence stands whole
 * under the name.
 */
export function openWith(story: Story, point: Point, title: string, but?: string): Opening {
  const { big, small, isPart, over, whole } = sizesOf(story, point, but)
  const name = whole === undefined ? [] : titleOverSentences(story)
  if (whole !== undefined && name.length > 0)
    return {
      headline: name,
      sub: [whole],
      ...(over && saysOfWhat(story, whole) ? { over } : {}),
      point,
      lead: null,
      title,
    }
  return {
    headline: big,
    sub: small.length > 0 ? small : story.name,
    announces: isPart,
    ...(over === undefined ? {} : { over }),
    point,
    lead: null,
    title,
  }
}

/** Whether a sentence opens a video without the name beside it: “월수금에 가져가고 | 이틀 뒤에 달아드려요” says nothing of curtains. */
function saysOfWhat({ brief }: Story, whole: string): boolean {
  return brief.language !== 'ko' || sharesAName(whole, brief.name)
}
