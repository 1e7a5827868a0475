import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { ratios, type ReadText, type Template, templateReader } from '@clipmint/film'
import { findTrack } from '@clipmint/music'
import { z } from 'zod'

import { readContent } from '../../read-content.ts'
import { type Entry, toEntry } from './entry.ts'
import { Season } from './seasons/rules.ts'

const contentFolder = fileURLToPath(new URL('../../../../../content/', import.meta.url))

/**
 * What the store says of a template beside its design; a template without this file is of the first day and everyone's.
 * `ownerId` names the enterprise account that it was made for: nobody else sees it.
 */
const About = z.object({
  publishedOn: z.iso.date().default('2026-11-01'),
  ownerId: z.uuid().nullable().default(null),
})

export type Catalogue = {
  /** Every template, in the order of their folders. */
  entries: readonly Entry[]
  seasons: readonly Season[]
  /** The template with this id, or the one that has a design with it. */
  find: (templateOrDesignId: string) => Entry | null
}

/**
 * Reads every template and season from a content folder. Throws with the file's name and all that is wrong in it, so
 * that a broken one stops the start and not an owner's render.
 */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const slugs = (await readdir(join(folder, 'templates'), { withFileTypes: true }))
    .filter((item) => item.isDirectory())
    .map((item) => item.name)
    .sort()
  const read = templateReader(readText, folder)
  const entries = await Promise.all(
    slugs.map((slug) => readEntry(join(folder, 'templates', slug), { slug, read })),
  )
  const seasons = await readContent(join(folder, 'seasons.json'), z.array(Season))
  const byId = new Map<string, Entry>()
  for (const entry of entries) {
    for (const id of [entry.template.id, ...ratios.map((ratio) => entry.template.designs[ratio])]) {
      const other = byId.get(id)
      if (other) throw new Error(`The id ${id} is used by ${other.template.slug} and ${entry.template.slug}.`)
      byId.set(id, entry)
    }
  }
  return { entries, seasons, find: (id) => byId.get(id) ?? null }
}

type Reading = { slug: string; read: (path: string) => Promise<Template> }

async function readEntry(folder: string, { slug, read }: Reading): Promise<Entry> {
  const file = join(folder, 'film.json')
  const template = await read(file)
  if (template.slug !== slug)
    throw new Error(`${file}: the slug "${template.slug}" is not its folder's name.`)
  if (!findTrack(template.music)) throw new Error(`${file}: there is no track "${template.music}".`)
  const about = (await readdir(folder)).includes('about.json')
    ? await readContent(join(folder, 'about.json'), About)
    : About.parse({})
  return toEntry(template, about.publishedOn, about.ownerId)
}

const readText: ReadText = (path) => readFile(path, 'utf8')

/** The templates and seasons that ship with the product, read once when the server starts. */
export const catalogue: Catalogue = await readCatalogue(contentFolder)
