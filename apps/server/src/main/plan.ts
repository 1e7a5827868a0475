/**
 * Prints the plan of a brief and its figures, without a server:
 *
 *   npm run plan -- brief.json [--model]
 *
 * The brief is `{name, info}` and any of the other fields of a product’s brief, such as `"language": "en"` and `"price":
 * {"amount": 1290, "currency": "USD"}`, which is $12.90. With `--model` the model that AI_PROVIDER and its settings name
 * writes it, checked as the server checks it; that needs a price.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

import { factsOf, formatPrice, planProduct, type ProductBrief } from '@clipmint/copy'
import { sayPlan } from '@clipmint/copy/judge'
import { createModelWriters, ModelKeys } from '@clipmint/integrations'
import { z } from 'zod'

import { planBy } from '../features/ai-requests/index.ts'
import { OwnersFault, ownersSentence } from './faults.ts'

/** What a file may say of a brief; `amount` is an integer in the currency's smallest unit, 1290 for $12.90. */
const Brief = z.strictObject({
  name: z.string().min(1),
  info: z.string(),
  price: z
    .strictObject({ amount: z.int().min(0), currency: z.enum(['KRW', 'USD', 'IDR', 'VND']) })
    .nullable()
    .default(null),
  purpose: z.string().default(''),
  language: z.enum(['ko', 'en', 'id', 'vi']).default('ko'),
  gender: z.enum(['all', 'male', 'female']).default('all'),
  ages: z.array(z.enum(['10', '20', '30', '40', '50', '60'])).default([]),
  tone: z.enum(['informative', 'trustworthy', 'casual', 'professional', 'fun', 'popular']).default('casual'),
  mediaCount: z.int().min(0).default(3),
})

const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isByModel = process.argv.includes('--model')
try {
  const brief = readBrief(file)
  const began = performance.now()
  const plan = isByModel ? await planByModel(brief) : planProduct(brief)
  const ms = performance.now() - began
  console.log(sayPlan(plan))
  console.log(
    `\n${plan.scenarios.length} videos from ${plan.sellingPoints.length} selling points, ${ms.toFixed(0)} ms with the first start`,
  )
} catch (error) {
  const sentence = ownersSentence(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exitCode = 2
}

function readBrief(from: string | undefined): ProductBrief {
  if (from === undefined) throw new OwnersFault('Name a file with a brief: npm run plan -- brief.json')
  const read = Brief.safeParse(readJson(from))
  if (read.success) return read.data
  throw new OwnersFault(`${from} is no brief:\n${z.prettifyError(read.error)}`)
}

function readJson(from: string): unknown {
  try {
    return JSON.parse(readFileSync(from, 'utf8'))
  } catch (cause) {
    throw new OwnersFault(`${from} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

async function planByModel(brief: ProductBrief) {
  const read = ModelKeys.safeParse(process.env)
  if (!read.success)
    throw new OwnersFault(`The model’s settings are not right:\n${z.prettifyError(read.error)}`)
  const keys = read.data
  const { AI_PROVIDER } = keys
  if (AI_PROVIDER === 'sandbox')
    throw new OwnersFault(
      'AI_PROVIDER: name a model of the world outside; the sandbox runs with the product.',
    )
  const { planner } = createModelWriters({ ...keys, AI_PROVIDER })
  const { price, ...words } = brief
  // A price of 0 says that the product is free, so none may stand for one that was not said.
  if (price === null)
    throw new OwnersFault(`${file}: a model’s plan needs a “price”; an amount of 0 is free.`)
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
    throw new OwnersFault(`The model wrote no plan (${written.fault}): ${written.reason}`)
  return { ...written.plan, leftOut: written.plan.leftOut ?? [] }
}
