import { type AiPlan, scriptOf } from '@clipmint/contract'
import { formatPrice } from '@clipmint/copy'
import {
  compose,
  fillTemplate,
  findFindings,
  type PlaceableFile,
  sampleProject,
  type UserSource,
} from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { fiftyProducts } from '../../../test/fifty-products.ts'
import { beatMsOf, catalogue, type Entry } from '../../templates/index.ts'
import { keepGrounded, toCopyBrief } from '../grounding/rules.ts'
import { builtInPlanner } from '../planner.ts'
import { openingOf, RATIO } from './head.ts'
import { rankTemplates } from './rules.ts'

const photos: PlaceableFile[] = [
  [1_080, 1_350],
  [1_600, 1_200],
  [1_080, 1_920],
  [1_200, 1_200],
  [1_920, 1_080],
  [1_080, 1_440],
].map(([width = 0, height = 0], index) => ({
  id: `photo-${index}`,
  kind: 'image',
  width,
  height,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}))

async function planned(words: (typeof fiftyProducts)[number]): Promise<AiPlan> {
  const brief = { ...words, gender: 'all' as const, ages: [], most: 5, mediaCount: photos.length }
  const { name, language } = words
  const { price } = toCopyBrief(brief)
  const shownPrice = price && formatPrice(price, language)
  const ears = { onStage: async () => undefined, onCall: async () => undefined }
  const outcome = await builtInPlanner.plan({ ...brief, shownPrice }, ears)
  if (outcome.status === 'failed') throw new Error(outcome.reason)
  const whole = { writer: 'built-in', language, name, price: shownPrice, ...outcome.words, diversity: 0 }
  const plan = keepGrounded(brief, whole)
  if (!plan) throw new Error(`Nothing was planned of ${words.name}.`)
  return plan
}

/** The lines of a video that are gone before they are read, with its music and without. */
function linesInHaste({ template }: Entry, userSource: UserSource): string[] {
  const content = { ...sampleProject(template, RATIO, 'ko'), userSource }
  return [null, beatMsOf(template.music)].flatMap((beatMs) => {
    const film = compose(template, content, { files: {}, beatMs })
    return findFindings({ template, content, title: '영상', files: {}, film }).flatMap(({ code, slotId }) =>
      code === 'time-short' ? (userSource.text[slotId ?? '']?.value ?? []) : [],
    )
  })
}

/** The numbers of a text in digits, as they are read: 24,900 and 24.900 are the same. */
function digitsIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((number) => number.replace(/[.,](?=\d{3}\b)/gu, ''))
}

describe.each(fiftyProducts)('$name', (words) => {
  it('gets five videos of four angles, three families and different first pictures, with no number of our own', async () => {
    const plan = await planned(words)
    const { list, diversity } = rankTemplates({
      plan,
      wants: words,
      category: 'product',
      info: words.info,
      files: photos,
      entries: catalogue.entries,
      uses: new Map(),
      liked: new Set(),
      used: new Set(),
      isSpread: false,
    })
    const head = list.slice(0, 5)
    const found = head.map(({ templateId, scenarioId, firstAssetId }) => {
      const entry = catalogue.find(templateId)
      const scenario = plan.scenarios.find(({ id }) => id === scenarioId)
      if (!entry || !scenario) throw new Error('The ranking names what is not there.')
      const files = photos.toSorted((a, b) => Number(b.id === firstAssetId) - Number(a.id === firstAssetId))
      const source = fillTemplate(entry.template, RATIO, scriptOf(plan, scenario), files)
      return {
        inHaste: linesInHaste(entry, source),
        angle: scenario.angle,
        family: entry.card.family,
        opens: openingOf(entry.template, source),
        firstAssetId,
      }
    })
    expect(new Set(found.map(({ angle }) => angle)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(found.map(({ family }) => family)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(found.map(({ opens }) => opens)).size).toBe(5)
    expect(found.map(({ opens }) => opens)).toEqual(found.map(({ firstAssetId }) => firstAssetId))
    expect(diversity).toBeGreaterThan(0.75)
    // Nothing that is made for an owner is gone before it is read.
    expect(found.flatMap(({ inHaste }) => inHaste)).toEqual([])

    const price = plan.price === null ? [] : digitsIn(plan.price)
    const own = new Set([...digitsIn(`${words.name} ${words.info}`), ...price])
    const said = plan.scenarios.flatMap(({ lines }) =>
      lines.flatMap(({ headline, sub }) => [...headline, ...sub].flatMap(digitsIn)),
    )
    expect(said.filter((number) => !own.has(number))).toEqual([])
    expect(digitsIn(plan.price ?? '').join('')).toContain(
      words.currency === 'USD' ? String(words.price / 100).split('.')[0] : String(words.price),
    )
  })
})
