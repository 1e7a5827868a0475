import type { Context } from '../../../context.ts'
import type { Catalogue } from '../catalogue.ts'
import { foldText, keysOf, nearOf } from '../search/keys.ts'
import { addWords, countTags, recountWords, replaceTags } from '../search/store.ts'
import { joinedName } from '../tags.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Stocked, toStocked } from './rules.ts'
import { countUses, findStock, holdStock, retire, writeStock } from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now'>

/**
 * Brings the store in step with the content: new and changed templates are written, those that are gone are retired.
 * Nothing is written when nothing changed. Safe while other processes do the same.
 */
export async function stockStore(ctx: Door, { entries, seasons }: Catalogue): Promise<void> {
  const wanted = toStocked(entries, seasons)
  await ctx.withTx(async () => {
    await holdStock(ctx)
    const known = await findStock(ctx)
    const changed = wanted.filter((one) => {
      const before = known.get(one.id)
      return !before?.isIn || before.fingerprint !== fingerprintOf(one)
    })
    const ids = new Set(wanted.map(({ id }) => id))
    const gone = [...known].filter(([id, { isIn }]) => isIn && !ids.has(id)).map(([id]) => id)
    if (changed.length + gone.length === 0) return
    await retire(ctx, gone)
    await addStock(ctx, changed)
  })
}

/** Puts templates into the store so that they are found, suggested and sorted like any other. */
export async function addStock(ctx: Door, stocked: readonly Stocked[]): Promise<void> {
  await ctx.withTx(async () => {
    await writeStock(ctx, stocked)
    await addWords(ctx, [...new Set(stocked.flatMap(({ words }) => words))])
    await recountWords(ctx)
    const tags = await countTags(ctx)
    await replaceTags(
      ctx,
      tags.map((tag) => ({ ...tag, ...spellings([tag.ko, tag.en]) })),
    )
    await countUses(ctx)
  })
}

/** What a tag may be begun with, spaces left out, and its spellings one slip away. */
function spellings(names: readonly string[]): { keys: string[]; near: string[] } {
  const whole = names.map(joinedName)
  const words = names.flatMap((name) => foldText(name).split(/[\s#]+/))
  return {
    keys: [...new Set([...whole, ...words].flatMap(keysOf))],
    near: [...new Set(whole.flatMap(nearOf))],
  }
}
