import type { TemplateCard } from '@clipmint/contract'
import {
  compose,
  type MediaLayer,
  ratios,
  sampleProject,
  slotsOf,
  type Template,
  writesVietnamese,
} from '@clipmint/film'
import { type LanguageCode, languageCodes } from '@clipmint/kit'
import { findMusic } from '@clipmint/music'

import { wordsOf } from './search/keys.ts'

/** What the store and the ranking ask of a template, worked out once when it is read. */
export type Entry = {
  template: Template
  card: TemplateCard
  /** How many different places take a clip. */
  clipPlaces: number
  /** Every word that its samples say, folded, in both languages. */
  said: readonly string[]
  /** Pictures alone can fill it. */
  takesPictures: boolean
  /** The account it was made for; null when it is everyone's. */
  ownerId: string | null
}

export function toEntry(template: Template, publishedOn: string, ownerId: string | null = null): Entry {
  const slots = slotsOf(template)
  const media = slots.flatMap((scene) => scene.media)
  const text = slots.flatMap((scene) => scene.text)
  const card: TemplateCard = {
    _id: template.id,
    slug: template.slug,
    version: template.version,
    family: template.family,
    title: template.title,
    summary: template.summary,
    tags: template.tags,
    moods: template.moods,
    categories: template.categories,
    designs: ratios.map((ratio) => ({ _id: template.designs[ratio], ratio })),
    duration: durationOf(template),
    media: countPlaces(media),
    mediaMin: fewestFiles(
      slots.filter(({ scene }) => !scene.optional).flatMap((scene) => scene.media.filter(isRequired)),
    ),
    texts: text.length,
    scenes: template.scenes.length,
    music: template.music,
    usesPrice: text.some(({ slot }) => slot.role === 'price'),
    languages: languagesOf(template),
    publishedOn,
  }
  return {
    template,
    card,
    said: [...new Set(text.flatMap(({ slot }) => wordsOf(`${slot.sample.ko} ${slot.sample.en}`)))],
    clipPlaces: countPlaces(media.filter(({ slot }) => slot.accept.includes('video'))),
    takesPictures: media.every(({ slot }) => !slot.required || slot.accept.includes('image')),
    ownerId,
  }
}

/** How long a beat of any music lasts, in milliseconds; null for no track, or one that is gone. */
export function beatMsOf(trackId: string | null): number | null {
  const track = trackId === null ? null : findMusic(trackId)
  return track && 60_000 / track.bpm
}

function durationOf(template: Template): number {
  const facts = { files: {}, beatMs: beatMsOf(template.music) }
  return Math.round(compose(template, sampleProject(template, '9:16', 'ko'), facts).durationMs)
}

/** Places that show the same picture count once. */
function countPlaces(layers: readonly MediaLayer[]): number {
  return new Set(layers.map(({ id, slot }) => (slot.same === null ? `place ${id}` : `same ${slot.same}`)))
    .size
}

/** One file can stand in any number of places, as long as each takes its kind. */
function fewestFiles(layers: readonly MediaLayer[]): number {
  if (layers.length === 0) return 0
  const takenByAll = (['image', 'video'] as const).some((kind) =>
    layers.every(({ slot }) => slot.accept.includes(kind)),
  )
  return takenByAll ? 1 : 2
}

function isRequired({ slot }: MediaLayer): boolean {
  return slot.required
}

/** Every font of the engine has the letters of Korean, English and Indonesian. */
function languagesOf({ fonts }: Template): LanguageCode[] {
  const vietnamese = Object.values(fonts).every(({ family }) => writesVietnamese(family))
  return languageCodes.filter((code) => code !== 'vi' || vietnamese)
}
