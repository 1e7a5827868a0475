import {
  compose,
  type Film,
  type MediaFile,
  placeFiles,
  type ProjectContent,
  type Ratio,
  sampleProject,
  slotsOf,
  type Template,
  textLimit,
  type TextSlot,
  type UserSource,
} from '@clipmint/film'
import { countChars } from '@clipmint/kit'

import { beatMsOf } from '../../../../player/material.ts'

type Wish = { ratio: Ratio; lang: 'ko' | 'en'; files: readonly MediaFile[]; headline: string }

/** A template with its sample words, and with a visitor's photographs and headline where they gave some. Pure. */
export function triedContent(template: Template, { ratio, lang, files, headline }: Wish): ProjectContent {
  const sample = sampleProject(template, ratio, lang)
  return { ...sample, userSource: withTried(template, sample.userSource, { files, headline }) }
}

/** The same as a film. Pure. */
export function triedFilm(template: Template, wish: Wish): Film {
  const content = triedContent(template, wish)
  const files = Object.fromEntries(wish.files.map((file) => [file.id, file]))
  return compose(template, content, { files, beatMs: beatMsOf(content.bgm.trackId) })
}

/** Puts photographs and a headline into what stands in a template already. Pure. */
export function withTried(
  template: Template,
  source: UserSource,
  { files, headline }: Pick<Wish, 'files' | 'headline'>,
): UserSource {
  const slot = headlineSlot(template)
  const words = headline.trim().normalize('NFC')
  return {
    ...source,
    // Every scene is shown, as in the sample.
    media: files.length > 0 ? placeFiles(slotsOf(template), files, { ratio: source.ratio }) : source.media,
    text:
      slot && words !== '' && countChars(words) <= textLimit(slot, source.lang)
        ? { ...source.text, [slot.id]: { ...source.text[slot.id], value: words } }
        : source.text,
  }
}

/** Where a visitor's own headline goes: the first one of the film. Null in a template without one. Pure. */
export function headlineSlot(template: Template): TextSlot | null {
  const slots = slotsOf(template).flatMap(({ text }) => text)
  return slots.find(({ slot }) => slot.role === 'headline') ?? slots[0] ?? null
}
