import {
  compose,
  type Film,
  hasText,
  type MediaFile,
  type ProjectContent,
  type Ratio,
  shownSlots,
  type Template,
  type UserSource,
} from '@clipmint/film'

/** An owner's file as far as a project cares; a file that is gone, or someone else's, is simply not there. */
export type OwnFile = { file: MediaFile; status: 'preparing' | 'ready' | 'failed' }
export type OwnFiles = ReadonlyMap<string, OwnFile>

/** The film of a project with its owner's files. Pure, so it is the same when it is checked and when it is made. */
export function toFilm(
  template: Template,
  content: ProjectContent & { watermark?: boolean },
  files: readonly MediaFile[],
  beatMs: number | null,
): Film {
  return compose(template, content, {
    files: Object.fromEntries(files.map((file) => [file.id, file])),
    beatMs,
    watermark: content.watermark ?? false,
  })
}

/** Per cent of the required slots that are filled; 100 when nothing is required. */
export function filledShare(template: Template, source: UserSource): number {
  const slots = shownSlots(template, source)
  const required = [
    ...slots.flatMap(({ text }) =>
      text.filter(({ slot }) => slot.required).map(({ id }) => hasText(source, id)),
    ),
    ...slots.flatMap(({ media }) =>
      media.filter(({ slot }) => slot.required).map(({ id }) => source.media[id] !== undefined),
    ),
  ]
  if (required.length === 0) return 100
  return Math.floor((required.filter(Boolean).length / required.length) * 100)
}

/** The file that stands for a project: that of its first picture on screen. */
export function coverOf(template: Template, source: UserSource): string | null {
  const layers = shownSlots(template, source).flatMap(({ media }) => media)
  const first = layers.find(({ id }) => source.media[id] !== undefined)
  return (first && source.media[first.id]?.assetId) ?? null
}

/** The id of a template's design in a ratio. */
export function designOf(template: Template, ratio: Ratio): string {
  return template.designs[ratio]
}
