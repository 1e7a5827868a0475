import type { TemplateCard } from '@clipmint/contract'
import { compose, type MediaLayer, ratios, sampleProject, slotsOf, type Template } from '@clipmint/film'
import { findTrack } from '@clipmint/music'

/** What the store and the ranking ask of a template, worked out once when it is read. */
export type Entry = {
  template: Template
  card: TemplateCard
  /** How many different places take a clip. */
  clipPlaces: number
  /** The day it came into the store, as YYYY-MM-DD. */
  publishedOn: string
  /** Title, summary, tags and family in both languages, folded for searching. */
  searchText: string
}

export function toEntry(template: Template, publishedOn: string): Entry {
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
    designs: ratios.map((ratio) => ({ _id: template.designs[ratio], ratio })),
    duration: durationOf(template),
    media: countPlaces(media),
    texts: text.length,
    scenes: template.scenes.length,
    music: template.music,
    usesPrice: text.some(({ slot }) => slot.role === 'price'),
  }
  return {
    template,
    card,
    clipPlaces: countPlaces(media.filter(({ slot }) => slot.accept.includes('video'))),
    publishedOn,
    searchText: searchTextOf(template),
  }
}

/** How long a beat of a track of the house lasts, in milliseconds; null for no track, or one that is gone. */
export function beatMsOf(trackId: string | null): number | null {
  const track = trackId === null ? null : findTrack(trackId)
  return track && 60_000 / track.bpm
}

/**
 * A text as the search sees it: without case, width and accents, and with Hangul taken apart into its letters, so that
 * a syllable still being typed already finds its word.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
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

function searchTextOf({ title, summary, tags, family }: Template): string {
  const words = [title, summary, ...tags].flatMap(({ ko, en }) => [ko, en])
  return [...words, family].map(foldText).join('\n')
}
