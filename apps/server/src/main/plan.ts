/**
 * Prints the plan of a brief and its figures, without a server:
 *
 *   npm run plan -- brief.json [--model]
 *
 * The brief is `{name, info}` and any of the other fields of a product’s brief (price, purpose, language, tone …). With
 * `--model` the model that AI_PROVIDER and its settings name writes it, checked as the server checks it.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

import { factsOf, formatPrice, planProduct, type ProductBrief } from '@clipmint/copy'
import { sayPlan } from '@clipmint/copy/judge'
import { createModelWriters, ModelKeys } from '@clipmint/integrations'

import { keepGrounded } from '../features/ai-requests/index.ts'

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (file === undefined) throw new Error('Name a file with a brief: npm run plan -- brief.json')

const brief = readBrief(file)
const began = performance.now()
const plan = process.argv.includes('--model') ? await planByModel() : planProduct(brief)
const ms = performance.now() - began
console.log(sayPlan(plan))
console.log(
  `\n${plan.scenarios.length} videos from ${plan.sellingPoints.length} selling points, ${ms.toFixed(0)} ms with the first start`,
)

function readBrief(from: string): ProductBrief {
  const given = JSON.parse(readFileSync(from, 'utf8')) as Partial<ProductBrief>
  const { name, info } = given
  if (typeof name !== 'string' || typeof info !== 'string')
    throw new Error(`${from}: “name” and “info” have to be texts.`)
  return {
    price: null,
    purpose: '',
    language: 'ko',
    gender: 'all',
    ages: [],
    tone: 'casual',
    mediaCount: 3,
    ...given,
    name,
    info,
  }
}

async function planByModel() {
  const keys = ModelKeys.parse(process.env)
  const { AI_PROVIDER } = keys
  if (AI_PROVIDER === 'sandbox')
    throw new Error('AI_PROVIDER: name a model of the world outside; the sandbox runs with the product.')
  const { planner } = createModelWriters({ ...keys, AI_PROVIDER })
  const { name, info, price, language, gender, ages, tone, mediaCount } = brief
  const asked = {
    name,
    info,
    language,
    gender,
    ages,
    tone,
    mediaCount,
    purpose: 'everyday' as const,
    price: price?.amount ?? 0,
    currency: price?.currency ?? ('KRW' as const),
    shownPrice: price && formatPrice(price, language),
    facts: factsOf(brief),
    most: 5,
  }
  const outcome = await planner.plan(asked, { onStage: async () => undefined, onCall: async () => undefined })
  if (outcome.status === 'failed')
    throw new Error(`The model wrote no plan (${outcome.fault}): ${outcome.reason}`)
  const unchecked = {
    writer: planner.name,
    language,
    name: brief.name,
    price: asked.shownPrice,
    diversity: 0,
    ...outcome.words,
  }
  const kept = keepGrounded(asked, unchecked, planProduct(brief))
  if (!kept) throw new Error('Nothing of what the model wrote may be said.')
  return { ...kept, leftOut: kept.leftOut ?? [] }
}
