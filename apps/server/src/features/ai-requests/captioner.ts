import { builtInWriter, limits, type PostFacts, type SuggestedWords } from '@clipmint/contract'
import { type CaptionFacts, captionsFor, hashtagsFor, occasionName } from '@clipmint/copy'

import type { Context } from '../../context.ts'
import { keepCaptions, keepHashtags, toCaptionFacts } from './grounding/captions.ts'
import { maskInstructions } from './grounding/instructions.ts'
import { insertCall } from './usage/store.ts'

type Writing = Pick<Context, 'db' | 'now' | 'newId' | 'log' | 'outside'>
type For = { accountId: string; projectId: string }
type Wish = { facts: PostFacts; shown: readonly string[] }
type Words = { captions: string[]; hashtags: string[] }

const { captionsSuggested, captionsAtOnce, hashtagsSuggested } = limits

/**
 * Captions and hashtags for a video, holding nothing that the facts do not. Where a model is set up it writes them; in the
 * place of what it may not say, and where it fails, stand those of the built-in writer. Captions that were shown are not
 * given again; there are ten at most together.
 */
export async function writeWords(ctx: Writing, of: For, wanted: Wish): Promise<SuggestedWords> {
  const { shown } = wanted
  const facts = masked(wanted.facts)
  const known = toCaptionFacts(facts)
  const model = await askModel(ctx, of, { facts, shown })
  const own = { captions: captionsFor(known, { seed: seedOf(of.projectId) }), hashtags: hashtagsFor(known) }
  const most = Math.min(captionsAtOnce, captionsSuggested - shown.length)
  const captions = pick(known, [model, { ...own, writer: builtInWriter }], shown)
  return {
    captions: captions.slice(0, most),
    hashtags: keepHashtags(known, [...model.hashtags, ...own.hashtags]).slice(0, hashtagsSuggested),
    more: shown.length + most < captionsSuggested && captions.length > most,
  }
}

/** Everything that may be shown, the first writer's before the second's. */
function pick(
  facts: CaptionFacts,
  writers: readonly (Words & { writer: string })[],
  shown: readonly string[],
): SuggestedWords['captions'] {
  const writerOf = new Map(writers.flatMap(({ captions, writer }) => captions.map((copy) => [copy, writer])))
  const all = keepCaptions(facts, [...writerOf.keys()], shown)
  return all.map((copy) => ({ copy, writer: writerOf.get(copy) ?? builtInWriter }))
}

const nothing: Words & { writer: string } = { captions: [], hashtags: [], writer: builtInWriter }

async function askModel(ctx: Writing, { accountId, projectId }: For, { facts, shown }: Wish) {
  const model = ctx.outside.writers?.captioner
  if (!model) return nothing
  const most = { captions: captionsAtOnce, hashtags: hashtagsSuggested }
  const { occasion, language } = facts
  const shownOccasion = occasion && occasionName(occasion.id, language)
  const outcome = await model.write({ facts, shownOccasion, shown, most }, (call) =>
    insertCall(ctx, { accountId, subjectId: projectId, purpose: 'captions' }, call),
  )
  if (outcome.status === 'written') return { ...outcome, writer: model.name }
  const { fault, reason } = outcome
  ctx.log.warn(
    { projectId, model: model.name, fault, reason },
    'the model wrote no captions, so the built-in writer does',
  )
  return nothing
}

/** No writer is shown what speaks to a machine. */
function masked({ info, place, ...facts }: PostFacts): PostFacts {
  return {
    ...facts,
    info: maskInstructions(info),
    place: place && { ...place, info: maskInstructions(place.info) },
  }
}

/** Two videos of one product are told in another order. */
function seedOf(projectId: string): number {
  return Number.parseInt(projectId.replaceAll('-', '').slice(-6), 16)
}
