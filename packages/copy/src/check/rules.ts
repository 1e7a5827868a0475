import { alcohol } from './rules/alcohol.ts'
import { bodyFunction } from './rules/body-function.ts'
import { comparison } from './rules/comparison.ts'
import { cosmetic } from './rules/cosmetic.ts'
import { dealings } from './rules/dealings.ts'
import { disease } from './rules/disease.ts'
import { finance } from './rules/finance.ts'
import { form } from './rules/form.ts'
import { grounding } from './rules/grounding.ts'
import { medical } from './rules/medical.ts'
import { offer } from './rules/offer.ts'
import { outcome } from './rules/outcome.ts'
import { people } from './rules/people.ts'
import { pressure } from './rules/pressure.ts'
import { privacy } from './rules/privacy.ts'
import { proof } from './rules/proof.ts'
import { remedy } from './rules/remedy.ts'
import { respect } from './rules/respect.ts'
import { rivals } from './rules/rivals.ts'
import { superlative } from './rules/superlative.ts'
import type { Rule } from './types.ts'

/** Every rule, the gravest first: of two that find the same words the first is told. */
export const rules: readonly Rule[] = [
  respect,
  privacy,
  disease,
  cosmetic,
  bodyFunction,
  remedy,
  medical,
  finance,
  alcohol,
  dealings,
  offer,
  people,
  proof,
  comparison,
  rivals,
  superlative,
  pressure,
  outcome,
  grounding,
  ...form,
]
