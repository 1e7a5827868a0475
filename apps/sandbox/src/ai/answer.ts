import type { Fault } from '../faults.ts'
import { spoil } from './faults.ts'
import { tokensOf } from './model.ts'
import { dataIn, writeCaptions, writeLines, writePlan } from './writer.ts'

/** What a model is asked, by whichever API. */
export type Question = {
  /** Every text that it is given, instructions too, in their order. */
  said: readonly string[]
  /** Whether it has answered before and is asked again. */
  isAgain: boolean
  wantsJson: boolean
  /** The most tokens that it may write. */
  limit: number
}

/** What it writes, and why it ends there; the text is empty where it refuses. */
export type Answer = {
  text: string
  ending: 'whole' | 'cut' | 'refused'
  promptTokens: number
  completionTokens: number
}

/** The one answer behind every API: a plan or lines out of the words that came, spoiled as the fault says. */
export function answerTo(question: Question, fault: Fault): Answer {
  const { said, limit } = question
  const promptTokens = tokensOf(said.join('\n'))
  if (fault === 'refusal') return { text: '', ending: 'refused', promptTokens, completionTokens: 0 }
  const written = textFor(question, fault)
  const isCut = fault === 'cut-off' || tokensOf(written) > limit
  const letters = [...written]
  const text = isCut
    ? letters.slice(0, Math.min(limit * 2, Math.floor(letters.length / 2))).join('')
    : written
  return { text, ending: isCut ? 'cut' : 'whole', promptTokens, completionTokens: tokensOf(text) }
}

function textFor({ said, isAgain, wantsJson }: Question, fault: Fault): string {
  const data = said.map(dataIn).find((it) => it !== null)
  if (!data || !wantsJson) return 'This model writes plans of videos as JSON.'
  const answer = data.shown ? writeCaptions(data) : data.slots.length > 0 ? writeLines(data) : writePlan(data)
  const text = JSON.stringify(spoil(answer, fault))
  const isBroken = fault === 'always-malformed' || (fault === 'malformed' && !isAgain)
  return isBroken ? `Here you are: ${text.slice(0, -40)},]` : text
}
