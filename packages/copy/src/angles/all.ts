import type { AngleRule } from './angle.ts'
import { benefit } from './benefit.ts'
import { detail } from './detail.ts'
import { making } from './making.ts'
import { fresh } from './new.ts'
import { offer } from './offer.ts'
import { problem } from './problem.ts'
import { proof } from './proof.ts'
import { question } from './question.ts'
import { scene } from './scene.ts'
import { visit } from './visit.ts'

/** Every angle the built-in planner knows. A new one is a file and a line here. */
export const angleRules: readonly AngleRule[] = [
  benefit,
  problem,
  fresh,
  scene,
  making,
  proof,
  visit,
  offer,
  question,
  detail,
]
