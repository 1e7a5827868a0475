/**
 * Prints the plan of a brief and its figures, without a server:
 *
 *   npm run plan -- brief.json [--model]
 *
 * The brief is `{name, info}` and any of the other fields of a product’s brief (price, purpose, language, tone …). With
 * `--model` the model that AI_PROVIDER and its settings name writes it, checked as the server checks it; that needs a price.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

import { factsOf, formatPrice, planProduct, type ProductBrief } from '@clipmint/copy'
import { sayPlan } from '@clipmint/copy/judge'
import { createModelWriters, ModelKeys } from '@clipmint/integrations'

import { planBy } from '../features/ai-requests/index.ts'

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
  const { price, ...words } = brief
  // A price of 0 says that the product is free, so none may stand for one that was not said.
  if (price === null) throw new Error(`${file}: a model’s plan needs a “price”; an amount of 0 is free.`)
  const asked = {
    ...words,
    purpose: 'everyday' as const,
    price: price.amount,
    currency: price.currency,
    shownPrice: formatPrice(price, brief.language),
    facts: factsOf(brief),
    most: 5,
  }
  const ears = { onStage: async () => undefined, onCall: async () => undefined }
  const written = await planBy(planner, asked, ears)
  if (written.status === 'failed')
    throw new Error(`The model wrote no plan (${written.fault}): ${written.reason}`)
  return { ...written.plan, leftOut: written.plan.leftOut ?? [] }
}
