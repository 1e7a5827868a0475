/**
 * Prints the plan of a brief and its figures, without a server:
 *
 *   npm run plan -- brief.json
 *
 * The brief is `{name, info}` and any of the other fields of a product’s brief (price, purpose, language, tone …).
 */
import { readFileSync } from 'node:fs'

import { planProduct, type ProductBrief } from '@clipmint/copy'

import { sayPlan } from './words/say-plan.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name a file with a brief: npm run plan -- brief.json')

const given = JSON.parse(readFileSync(file, 'utf8')) as Partial<ProductBrief>
if (typeof given.name !== 'string' || typeof given.info !== 'string')
  throw new Error(`${file}: “name” and “info” have to be texts.`)

const brief: ProductBrief = {
  price: null,
  purpose: '',
  language: 'ko',
  gender: 'all',
  ages: [],
  tone: 'casual',
  mediaCount: 3,
  ...given,
  name: given.name,
  info: given.info,
}
const began = performance.now()
const plan = planProduct(brief)
const ms = performance.now() - began
console.log(sayPlan(plan))
console.log(
  `\n${plan.scenarios.length} videos from ${plan.sellingPoints.length} selling points, diversity ${plan.diversity}, ${ms.toFixed(0)} ms with the first start`,
)
