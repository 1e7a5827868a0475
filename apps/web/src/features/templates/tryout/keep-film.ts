import type { NewProduct } from '@clipmint/contract'
import { bindToday } from '@clipmint/film'

import { ApiFailure, api, queries, queryClient } from '../../../api/index.ts'
import { toNewProduct } from '../../products/index.ts'
import { fetchFields } from '../make/fields.ts'
import { type Started, startVideo } from '../make/start-video.ts'
import { uploadPhotos } from '../make/upload-photos.ts'
import { forgetIntent, type Keep, noteKeep } from '../store/intent.ts'
import { plainFileOf, type Tried } from '../store/try/tried.ts'
import { RATIO, turned } from './choose-three.ts'
import { filledWith } from './compose-three.ts'
import { planWords, valuesOf } from './words.ts'

export const keepSteps = ['photos', 'product', 'plan', 'video'] as const
export type KeepStep = (typeof keepSteps)[number]

const POLL_MS = 500
/** A plan takes a second; one that has not come by then is not waited for any longer. */
const PATIENCE_MS = 60_000

/**
 * Makes of a film of the first page what an owner makes step by step: photographs in their storage, a product of their
 * words, its plan, and the video as it was shown. What was done stays done when it is asked for again. Words without a
 * price make no product: it would say that it is free.
 */
export async function keepFilm(keep: Keep, tried: Tried, onStep: (step: KeepStep) => void): Promise<Started> {
  onStep('photos')
  const photos = await uploadPhotos(tried.photos, {
    stored: keep.stored,
    onStored: (triedId, photo) =>
      noteKeep(keep.wishId, ({ stored }) => ({ stored: { ...stored, [triedId]: photo } })),
  })
  const spoken = planWords(tried.words, keep.lang, tried.photos.length).scenarios.find(
    ({ id }) => id === keep.scenarioId,
  )
  const designId = await designOf(keep.templateId)
  if (!spoken) throw new Error(`The words have no scenario ${keep.scenarioId} any more.`)
  const planned = await planOf(
    keep,
    tried,
    photos.map(({ id }) => id),
    onStep,
  )
  onStep('video')
  if (planned)
    await api.aiRequests.chooseDesign({
      params: { id: planned.requestId },
      body: { designId, scenarioId: planned.scenarioId },
    })
  const fields = planned ? await fetchFields(planned.requestId) : []
  const started = await startVideo(
    { _id: keep.wishId, templateId: keep.templateId, designId, ...planned },
    ({ template }) => {
      const files = turned(photos.map(plainFileOf), keep.turn)
      return bindToday(template, filledWith(template, spoken.script, files), fields)
    },
  )
  forgetIntent()
  for (const { key } of [
    queries.projects,
    queries.products,
    queries.aiRequests,
    queries.assets,
    queries.account,
  ])
    void queryClient.invalidateQueries({ queryKey: key })
  return started
}

/** The 9:16 design of a template. */
async function designOf(templateId: string): Promise<string> {
  const { result } = await api.templates.get({ params: { id: templateId } })
  const design = result.designs.find(({ ratio }) => ratio === RATIO)
  if (!design) throw new Error(`The template ${result.slug} has no design in ${RATIO}.`)
  return design._id
}

/** Registers the product and has it planned; null without a price. Each is done once for a wish. */
async function planOf(
  keep: Keep,
  { words }: Tried,
  sources: string[],
  onStep: (step: KeepStep) => void,
): Promise<{ requestId: string; scenarioId: string } | null> {
  if (words.price.trim() === '') return null
  onStep('product')
  const requestId =
    keep.requestId ??
    (await ask(keep, toNewProduct({ ...valuesOf(words, keep.lang), language: keep.lang }, sources)))
  onStep('plan')
  const scenarioId = await plannedScenario(requestId, keep.scenarioId)
  if (scenarioId !== null) return { requestId, scenarioId }
  // A plan that failed stays failed: another try asks for another.
  noteKeep(keep.wishId, () => ({ requestId: null }))
  throw failure('AI_REQUESTS_FAILED')
}

/** Registers the product under the id that the wish chose, and asks for its plan. */
async function ask({ wishId, productId }: Keep, product: NewProduct): Promise<string> {
  await api.products.create({ body: { ...product, _id: productId } })
  const { result } = await api.aiRequests.create({ params: { productId }, body: { builtIn: true } })
  noteKeep(wishId, () => ({ requestId: result._id }))
  return result._id
}

/** Waits for the plan: it has the scenario that was shown, or another writer's first; null when it failed. */
async function plannedScenario(requestId: string, shown: string): Promise<string | null> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const { data, result } = await api.aiRequests.get({ params: { id: requestId } })
    if (data) return (data.scenarios.find(({ id }) => id === shown) ?? data.scenarios[0])?.id ?? shown
    if (result.status === 9) return null
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
  throw failure('TIMEOUT')
}

/** An ending that no answer of the server's told. */
function failure(code: 'TIMEOUT' | 'AI_REQUESTS_FAILED'): ApiFailure {
  return new ApiFailure({ code, message: '', status: 0, field: null, retryable: true, requestId: null })
}
