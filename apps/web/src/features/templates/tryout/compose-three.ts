import {
  compose,
  type Film,
  fillTemplate,
  type MediaFile,
  sampleProject,
  type Script,
  type Template,
  type UserSource,
} from '@clipmint/film'
import type { LanguageCode } from '@clipmint/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { queries, queryClient } from '../../../api/index.ts'
import { beatMsOf } from '../../../player/material.ts'
import { plainFileOf, type TriedPhoto, type TriedWords } from '../store/try/tried.ts'
import { type Chosen, chooseThree, RATIO, shortlist, turned } from './choose-three.ts'
import { planWords } from './words.ts'

/** What the films are made of: a visitor's own, or the sample. */
export type Given = { photos: readonly TriedPhoto[]; words: TriedWords; language: LanguageCode }
export type Previewed = Chosen & { film: Film }

const STORE_PAGE = 100
const FRESH_MS = 10 * 60_000

/** Three films of what is given, composed in the browser; nothing is asked of the server but templates. */
export function useThreeFilms(given: Given | null) {
  return useQuery({
    queryKey: ['tryout', given && { ...given, photos: given.photos.map(({ id }) => id) }],
    queryFn: () => (given ? composeThree(given) : []),
    enabled: given !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FRESH_MS,
    // Films are large and new each time.
    structuralSharing: false,
  })
}

async function composeThree({ photos, words, language }: Given): Promise<Previewed[]> {
  const { scenarios } = planWords(words, language, photos.length)
  const files = photos.map(plainFileOf)
  const cards = shortlist(await fetchCards(language), {
    words: `${words.name}\n${words.info}`,
    language,
    hasPrice: words.price.trim() !== '',
    photos: photos.length,
  })
  const open = await Promise.all(
    cards.map(async (card) => ({ card, template: await fetchTemplate(card._id) })),
  )
  return chooseThree(open, scenarios, files).map((one) => ({
    ...one,
    film: filmOf(one, turned(files, one.turn)),
  }))
}

async function fetchCards(language: LanguageCode) {
  const query = { templateRatio: RATIO, reqLang: language, limit: STORE_PAGE }
  const { result } = await queryClient.fetchQuery({
    ...queries.templates.group({ query }),
    staleTime: FRESH_MS,
  })
  return result.list
}

async function fetchTemplate(id: string): Promise<Template> {
  const options = queries.templates.detail({ params: { id } })
  return (await queryClient.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY })).result.document
}

/** A scenario's words and the photographs in a template, as preview and video have them. Pure. */
export function filledWith(template: Template, script: Script, files: readonly MediaFile[]): UserSource {
  return fillTemplate(template, RATIO, script, files)
}

function filmOf({ template, spoken: { script } }: Chosen, files: readonly MediaFile[]): Film {
  const sample = sampleProject(template, RATIO, script.lang === 'ko' ? 'ko' : 'en')
  const content = { ...sample, userSource: filledWith(template, script, files) }
  return compose(template, content, {
    files: Object.fromEntries(files.map((file) => [file.id, file])),
    beatMs: beatMsOf(content.bgm.trackId),
  })
}
