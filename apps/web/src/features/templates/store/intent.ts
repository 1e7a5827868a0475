import { Ratio } from '@clipmint/film'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { INTENT_KEY } from './film-waits.ts'

const Keep = z.object({
  kind: z.literal('keep'),
  templateId: z.string(),
  /** The scenario that the film was made with, and the language that its plan was in. */
  scenarioId: z.string(),
  lang: z.enum(languageCodes),
  /** How many of the photographs stood behind the others: each film opens with another. */
  turn: z.number().int(),
  /** The ids of the video and of its product: it is one of each however often they are asked for. */
  wishId: z.string(),
  productId: z.string(),
  /** What was stored and asked for before something failed or the page was loaded anew. */
  stored: z.record(z.string(), z.object({ id: z.string(), width: z.number(), height: z.number() })),
  requestId: z.string().nullable(),
})
/** A film of the first page that is to become a video. */
export type Keep = z.infer<typeof Keep>

const Intent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('like'), templateId: z.string() }),
  z.object({ kind: z.literal('make'), templateId: z.string(), ratio: Ratio }),
  Keep,
])
/** What a visitor was about to do when they were asked to sign in. */
export type Intent = z.infer<typeof Intent>
type Kind = Intent['kind']
type Of<Name extends Kind> = Extract<Intent, { kind: Name }>

/** Who comes back later than this has something else in mind. */
const KEPT_MS = 60 * 60_000
const Kept = z.object({ intent: Intent, until: z.number() })

/** Keeps what is to be done as soon as the visitor is back as a member. */
export function keepIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(INTENT_KEY, JSON.stringify({ intent, until: Date.now() + KEPT_MS }))
  } catch {
    // A browser that keeps nothing: the visitor presses once more.
  }
}

/** Writes down how far a film that is being kept has come, while it is still wished for. */
export function noteKeep(wishId: string, change: (keep: Keep) => Partial<Keep>): void {
  const keep = readIntent('keep')
  if (keep?.wishId === wishId) keepIntent({ ...keep, ...change(keep) })
}

/** What is kept of this kind; it stays kept. */
export function readIntent<Name extends Kind>(kind: Name): Of<Name> | null {
  try {
    const text = sessionStorage.getItem(INTENT_KEY)
    if (text === null) return null
    const { intent, until } = Kept.parse(JSON.parse(text))
    return isOf(intent, kind) && until > Date.now() ? intent : null
  } catch {
    return null
  }
}

/** Gives what was kept of this kind for a template, once. */
export function takeIntent<Name extends Kind>(kind: Name, templateId: string): Of<Name> | null {
  const intent = readIntent(kind)
  if (intent?.templateId !== templateId) return null
  forgetIntent()
  return intent
}

export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(INTENT_KEY)
  } catch {
    // Nothing was kept.
  }
}

function isOf<Name extends Kind>(intent: Intent, kind: Name): intent is Of<Name> {
  return intent.kind === kind
}
