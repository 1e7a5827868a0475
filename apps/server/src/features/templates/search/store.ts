import { arrayOverlaps, desc, eq, inArray, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import {
  storeEntries,
  storeTags,
  storeTemplates,
  storeWordKeys,
  storeWords,
} from '../../../db/tables/templates.ts'
import { termNumber } from '../term-number.ts'
import { keysOf, lettersOf, nearOf } from './keys.ts'

type Door = Pick<Context, 'db'>

/** So many words at most stand for one that was begun, the commonest first: a lone ㅅ begins a third of all words. */
const MOST_WORDS = 200

/** The known words that each of these begins, by its letters or initial consonants. */
export async function findBegun({ db }: Door, begun: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  await Promise.all(
    begun.map(async (word) => {
      const from = lettersOf(word)
      const rows = await db()
        .selectDistinct({ word: storeWordKeys.word, templates: storeWords.templates })
        .from(storeWordKeys)
        .innerJoin(storeWords, eq(storeWords.word, storeWordKeys.word))
        .where(sql`${storeWordKeys.key} >= ${from} and ${storeWordKeys.key} < ${`${from}\u{10ffff}`}`)
        .orderBy(desc(storeWords.templates))
        .limit(MOST_WORDS)
      found.set(
        word,
        rows.map((row) => row.word),
      )
    }),
  )
  return found
}

/** Those of the words that are known whole. */
export async function findWhole({ db }: Door, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const rows = await db()
    .select({ word: storeWords.word })
    .from(storeWords)
    .where(inArray(storeWords.word, [...words]))
  return new Set(rows.map(({ word }) => word))
}

/** Known words that share a spelling with this one when a letter is left out of either. */
export async function findNear({ db }: Door, word: string): Promise<string[]> {
  const near = nearOf(word)
  if (near.length === 0) return []
  const rows = await db()
    .select({ word: storeWords.word })
    .from(storeWords)
    .where(arrayOverlaps(storeWords.near, near))
  return rows.map((row) => row.word)
}

/** Lets words be found that no template had before. */
export async function addWords({ db }: Door, words: readonly string[]): Promise<void> {
  const known = await findWhole({ db }, words)
  const added = [...new Set(words)].filter((word) => !known.has(word))
  for (const some of inChunks(added, 1_000)) {
    await db()
      .insert(storeWords)
      .values(some.map((word) => ({ word, number: termNumber(word), near: nearOf(word) })))
      .onConflictDoNothing()
    const keys = some.flatMap((word) => keysOf(word).map((key) => ({ key, word })))
    for (const part of inChunks(keys, 5_000))
      await db().insert(storeWordKeys).values(part).onConflictDoNothing()
  }
}

/** Counts anew how many templates have each word and each tag, and forgets those that none has. */
export async function recountWords({ db }: Door): Promise<void> {
  await db().execute(sql`
    update ${storeWords} set templates = coalesce(counted.templates, 0)
    from ${storeWords} as every_word left join (
      select number, count(*)::int as templates from ${storeEntries}, unnest(${storeEntries.words}) as number
      group by number
    ) as counted on counted.number = every_word.number
    where every_word.word = ${storeWords.word} and ${storeWords.templates} <> coalesce(counted.templates, 0)`)
  await db()
    .delete(storeWordKeys)
    .where(sql`${storeWordKeys.word} in (select word from ${storeWords} where templates = 0)`)
  await db().delete(storeWords).where(eq(storeWords.templates, 0))
}

export type StoredTag = typeof storeTags.$inferSelect

/** Every tag that a template in the store has, by who sees that template. */
export async function countTags({
  db,
}: Door): Promise<Pick<StoredTag, 'scope' | 'ko' | 'en' | 'templates'>[]> {
  const { rows } = await db().execute<Pick<StoredTag, 'scope' | 'ko' | 'en' | 'templates'>>(sql`
    select coalesce(${storeTemplates.ownerId}::text, 'public') as scope, tag.ko, tag.en, count(*)::int as templates
    from ${storeTemplates}, json_to_recordset(${storeTemplates.card} -> 'tags') as tag(ko text, en text)
    where ${storeTemplates.retiredAt} is null
    group by 1, 2, 3`)
  return rows
}

export async function replaceTags({ db }: Door, tags: readonly StoredTag[]): Promise<void> {
  await db().delete(storeTags)
  for (const some of inChunks(tags, 2_000)) await db().insert(storeTags).values(some)
}

/** The commonest tags of these scopes that one of the keys begins; all of them when nothing was typed. */
export async function findTags(
  { db }: Door,
  { scopes, begun, near }: { scopes: readonly string[]; begun: string; near: readonly string[] },
): Promise<StoredTag[]> {
  const begins = sql`exists (select from unnest(${storeTags.keys}) as key where starts_with(key, ${begun}))`
  return db()
    .select()
    .from(storeTags)
    .where(
      sql`${inArray(storeTags.scope, [...scopes])} and ${near.length > 0 ? arrayOverlaps(storeTags.near, [...near]) : begins}`,
    )
    .orderBy(desc(storeTags.templates), storeTags.ko)
    .limit(100)
}

/** A statement takes 65,535 values at most. */
export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
