import type { Context } from '../../../context.ts'
import { isOneSlipApart } from './keys.ts'
import { inHangul, partings, readTyped, toWanted, type Wanted } from './rules.ts'
import { findBegun, findNear, findWhole } from './store.ts'

type Door = Pick<Context, 'db'>

/** What a typed search may mean in words that templates have; null when no word was typed. */
export async function understandSearch(ctx: Door, search: string | undefined): Promise<Wanted | null> {
  const typed = readTyped(search ?? '')
  if (typed.words.length === 0) return null
  const asked = typed.joined === null ? typed.words : [...typed.words, typed.joined]
  const begun = await findBegun(ctx, asked)
  const meanings = new Map<string, Wanted>()
  for (const word of asked) {
    const known = begun.get(word) ?? []
    // What was typed with spaces is guessed at word by word only.
    const guess = known.length === 0 && word !== typed.joined
    meanings.set(word, known.length > 0 ? [[known]] : guess ? await guessWord(ctx, word) : [])
  }
  return toWanted(typed, meanings)
}

/** What a word that begins no known one may mean: two words in one, else one slip, else keys pressed in the wrong mode. */
async function guessWord(ctx: Door, word: string): Promise<Wanted> {
  const parted = await partWord(ctx, word)
  if (parted.length > 0) return parted
  const near = (await findNear(ctx, word)).filter((one) => isOneSlipApart(one, word))
  if (near.length > 0) return [[near]]
  const hangul = inHangul(word)
  const meant = hangul === null ? [] : ((await findBegun(ctx, [hangul])).get(hangul) ?? [])
  return meant.length > 0 ? [[meant]] : []
}

async function partWord(ctx: Door, word: string): Promise<Wanted> {
  const ways = partings(word)
  const whole = await findWhole(
    ctx,
    ways.map(([first]) => first),
  )
  const hopeful = ways.filter(([first]) => whole.has(first))
  const begun = await findBegun(
    ctx,
    hopeful.map(([, second]) => second),
  )
  return hopeful.flatMap(([first, second]) => {
    const seconds = begun.get(second) ?? []
    return seconds.length > 0 ? [[[first], seconds]] : []
  })
}
