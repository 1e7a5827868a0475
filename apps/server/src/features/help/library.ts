import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Block, documentNames, faqTypes } from '@clipmint/contract'
import { z } from 'zod'

import type { Lang } from '../../http/handlers.ts'
import { toBlocks } from './reading/blocks.ts'
import { fillFacts } from './reading/facts.ts'
import { readFrontMatter } from './reading/front-matter.ts'
import { faultAt } from './reading/place.ts'
import { checkPairs, type Question, questionsOf } from './reading/questions.ts'

const helpFolder = fileURLToPath(new URL('../../../../../content/help/', import.meta.url))

const Text = z.string().min(1).max(200)
const Order = z.coerce.number().int().min(1).max(99)
const Name = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'small letters with dashes')

const DocumentFacts = z.strictObject({
  id: z.enum(documentNames),
  version: z.string().regex(/^\d{1,3}\.\d{1,3}$/, 'a version such as 2.0'),
  effective: z.iso.date(),
  title: Text,
  summary: Text,
  order: Order,
})
const GuideFacts = z.strictObject({
  id: Name,
  effective: z.iso.date(),
  title: Text,
  summary: Text,
  order: Order,
  faq: z.enum(faqTypes),
})
const FaqFacts = z.strictObject({ id: z.enum(faqTypes), title: Text, order: Order })
const NoticeFacts = z.strictObject({ id: Name, effective: z.iso.date(), title: Text })

type Written<Shape extends z.ZodType> = z.output<Shape> & { blocks: Block[] }
export type LegalText = Written<typeof DocumentFacts>
export type GuideText = Written<typeof GuideFacts>
type NoticeText = Written<typeof NoticeFacts>

/** Everything of the help in one language, in the order in which it is shown. */
export type Shelf = {
  documents: readonly LegalText[]
  guides: readonly GuideText[]
  questions: readonly Question[]
  notices: readonly NoticeText[]
}
export type Library = Record<Lang, Shelf>

/**
 * Reads all of the help from a folder with one folder a language. Throws with file and line at what is not as it must
 * be, and at what one language has and the other has not, so that a bad file stops the start and not a reader.
 */
export async function readLibrary(folder: string): Promise<Library> {
  const [ko, en] = await Promise.all([readShelf(join(folder, 'ko')), readShelf(join(folder, 'en'))])
  checkPairs(folder, ko, en)
  return { ko, en }
}

async function readShelf(folder: string): Promise<Shelf> {
  const [documents, guides, faq, notices] = await Promise.all([
    readArticles(join(folder, 'documents'), DocumentFacts, ({ id, version }) => `${id}-${version}`),
    readArticles(join(folder, 'guides'), GuideFacts, ({ id }) => id),
    readArticles(join(folder, 'faq'), FaqFacts, ({ id }) => id),
    readArticles(join(folder, 'notices'), NoticeFacts, ({ id }) => id),
  ])
  return {
    documents: documents.toSorted((a, b) => a.order - b.order),
    guides: guides.toSorted((a, b) => a.order - b.order),
    questions: faq
      .toSorted((a, b) => a.order - b.order)
      .flatMap((it) => questionsOf(join(folder, 'faq'), it)),
    notices: notices.toSorted((a, b) => (a.effective < b.effective ? 1 : -1)),
  }
}

async function readArticles<Shape extends z.ZodObject>(
  folder: string,
  shape: Shape,
  nameOf: (facts: z.output<Shape>) => string,
): Promise<Written<Shape>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const { facts, body } = readFrontMatter(file, fillFacts(file, await readFile(file, 'utf8')), shape)
      if (nameOf(facts) !== basename(name, '.md'))
        throw faultAt({ file, line: 1 }, `The file says it is ${nameOf(facts)}, and so must its name.`)
      return { ...facts, blocks: toBlocks(body) }
    }),
  )
}

/** The help that ships with the product, read once when the server starts. */
export const library: Library = await readLibrary(helpFolder)
