import { ApiFailure, api, queries, queryClient } from '../../../api/index.ts'
import { freshValues, toNewProduct } from '../../products/index.ts'
import { type Started, startVideo } from '../make/start-video.ts'
import { uploadPhotos } from '../make/upload-photos.ts'
import { forgetIntent, type Keep, keepIntent } from '../store/intent.ts'
import { plainFileOf, type Tried } from '../store/try/tried.ts'
import { RATIO, turned } from './choose-three.ts'
import { filledWith } from './compose-three.ts'
import { planWords } from './words.ts'

export const claimSteps = ['photos', 'product', 'plan', 'video'] as const
export type ClaimStep = (typeof claimSteps)[number]

const POLL_MS = 500
/** A plan takes a second; one that has not come by then is not waited for any longer. */
const PATIENCE_MS = 60_000

/**
 * Makes of a film of the first page what an owner makes step by step: photographs in their storage, a product of their
 * words, its plan, and the video as it was shown. What was done stays done when it is asked for again. Words without a
 * price make no product: it would say that it is free.
 */
export async function claim(keep: Keep, tried: Tried, onStep: (step: ClaimStep) => void): Promise<Started> {
  onStep('photos')
  const assets = await uploadPhotos(tried.photos)
  const files = assets.map(({ _id, resolution }) => plainFileOf({ id: _id, ...resolution }))
  const spoken = planWords(tried.words, keep.lang, tried.photos.length).scenarios.find(
    ({ id }) => id === keep.scenarioId,
  )
  const designId = await designOf(keep.templateId)
  if (!spoken) throw new Error(`The words have no scenario ${keep.scenarioId} any more.`)
  const planned = await planOf(
    keep,
    tried,
    assets.map(({ _id }) => _id),
    onStep,
  )
  onStep('video')
  if (planned)
    await api.aiRequests.chooseDesign({
      params: { id: planned.requestId },
      body: { designId, scenarioId: planned.scenarioId },
    })
  const started = await startVideo(
    { _id: keep.wishId, templateId: keep.templateId, designId, ...planned },
    ({ template }) => filledWith(template, spoken.script, turned(files, keep.turn)),
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
  onStep: (step: ClaimStep) => void,
): Promise<{ requestId: string; scenarioId: string } | null> {
  if (words.price.trim() === '') return null
  onStep('product')
  let { productId, requestId } = keep
  if (!productId) {
    const body = toNewProduct({ ...freshValues(keep.lang), ...words }, sources)
    productId = (await api.products.create({ body })).result._id
    keepIntent({ ...keep, productId })
  }
  onStep('plan')
  if (!requestId) {
    requestId = (await api.aiRequests.create({ params: { productId }, body: {} })).result._id
    keepIntent({ ...keep, productId, requestId })
  }
  return { requestId, scenarioId: await plannedScenario(requestId, keep.scenarioId) }
}

/** Waits for the plan: it has the scenario that was shown, or another writer's first. */
async function plannedScenario(requestId: string, shown: string): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const { data, result } = await api.aiRequests.get({ params: { id: requestId } })
    if (data) return (data.scenarios.find(({ id }) => id === shown) ?? data.scenarios[0])?.id ?? shown
    if (result.status === 9) break
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
  throw new ApiFailure({
    code: 'TIMEOUT',
    message: '',
    status: 0,
    field: null,
    retryable: true,
    requestId: null,
  })
}
