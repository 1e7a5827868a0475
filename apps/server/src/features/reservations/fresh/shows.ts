import { bindWords, type FieldForm, formsOf } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { findShownNow } from '../../projects/index.ts'
import type { Target } from '../posting/target.ts'
import type { StoredPost } from '../posts/store.ts'
import type { ShownSlot } from '../posts/video.ts'

/** By this name a post's caption is one more slot beside those of its video. */
const CAPTION = 'caption'
/** By this, whatever else it says: its headline, and what is written for one network alone. */
const WORDS = 'words'

type Shows = NonNullable<StoredPost['video']['shows']>
type Words = Pick<StoredPost, 'caption' | 'title'>

/** Whether a slot of a post is one of its words, and not of its video. */
export function isInWords({ slotId }: Pick<ShownSlot, 'slotId'>): boolean {
  return slotId === CAPTION || slotId === WORDS
}

/** The fields whose values a caption shows, as a slot of the post. */
export function captionSlots(shows: readonly FieldForm[]): ShownSlot[] {
  return slotsNamed(CAPTION, shows)
}

/** What a post shows with other words: what its file does, and what they do. */
export function showsWith(
  { video }: Pick<StoredPost, 'video'>,
  shows: readonly FieldForm[],
): StoredPost['video'] {
  const slots = video.shows?.slots.filter((slot) => !isInWords(slot)) ?? []
  return { ...video, shows: { requestId: null, ...video.shows, slots: [...slots, ...captionSlots(shows)] } }
}

/** The values that a post shows now: its owner may have written another caption since they were noted. */
export function slotsOf(
  { caption }: Pick<StoredPost, 'caption'>,
  { slots }: Pick<Shows, 'slots'>,
): ShownSlot[] {
  const said = bindWords(
    caption,
    slots.filter(({ slotId }) => slotId === CAPTION),
  )
  return [...slots.filter(({ slotId }) => slotId !== CAPTION), ...captionSlots(said)]
}

/**
 * The values of all that a post says on its networks, as slots: by what its project's fields say now, and by what it was known to show
 * where it says that still.
 */
export async function bindPost(
  ctx: Pick<Context, 'db'>,
  {
    accountId,
    projectId,
    video,
  }: Pick<StoredPost, 'accountId' | 'projectId'> & { video: Pick<StoredPost['video'], 'shows'> },
  { words, targets }: { words: Words; targets: readonly Pick<Target, 'words'>[] },
): Promise<ShownSlot[]> {
  const known = video.shows?.slots.filter(isInWords) ?? []
  const now = formsOf((await findShownNow(ctx, accountId, [projectId])).get(projectId)?.fields ?? [])
  const others = [words.title, ...targets.flatMap((target) => (target.words ? textsOf(target.words) : []))]
  return [
    ...captionSlots(bindWords(words.caption, [...now, ...known])),
    ...slotsNamed(WORDS, bindWords(others.join('\n'), [...now, ...known])),
  ]
}

function textsOf({ caption, title }: Words): string[] {
  return [caption, title]
}

function slotsNamed(slotId: string, forms: readonly FieldForm[]): ShownSlot[] {
  return forms.map(({ field, form, shown, of }) => ({
    slotId,
    field,
    form,
    shown,
    ...(of === undefined ? {} : { of }),
  }))
}
