import { z } from 'zod'

const Ms = z.number().int().min(0)

/** What a call that a rule meets does wrong. */
export const Effect = z.discriminatedUnion('kind', [
  /** A refusal by name (`meta.190.463`), or any answer; nothing is changed. */
  z.strictObject({
    kind: z.literal('http'),
    preset: z.string().optional(),
    status: z.number().int().min(100).max(599).optional(),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  /** A server error in the network's words; nothing is changed. */
  z.strictObject({ kind: z.literal('before-commit') }),
  /** All is done, and the answer is a server error (`500`), a refusal by name, or none, since the line goes dead (`drop`). */
  z.strictObject({ kind: z.literal('after-commit'), answer: z.string() }),
  /** The line goes dead after `match.afterBytes` of an upload; the network keeps of it what it would. */
  z.strictObject({ kind: z.literal('cut') }),
  /** The answer comes late, or letter by letter. */
  z.strictObject({ kind: z.literal('slow'), ms: Ms, trickle: z.boolean().default(false) }),
  /** Processing never ends. */
  z.strictObject({ kind: z.literal('stall') }),
  /** How long processing takes this time. */
  z.strictObject({ kind: z.literal('process'), ms: Ms }),
  /** Processing ends in a failure of the network's, by its code. */
  z.strictObject({ kind: z.literal('reject'), code: z.string(), insidePhase: z.boolean().default(false) }),
  z.strictObject({ kind: z.literal('expire-token') }),
  /** The person has taken the app out, or changed the password: the network's subcode says what. */
  z.strictObject({ kind: z.literal('revoke'), subcode: z.number().int().optional() }),
  z.strictObject({ kind: z.literal('drop-scope'), scope: z.string() }),
  z.strictObject({ kind: z.literal('lose-role') }),
  /** An outage's HTML (nothing is changed); half a JSON, or nothing, though all is done. */
  z.strictObject({ kind: z.literal('garbage'), form: z.enum(['html', 'truncated', 'empty']) }),
  /** The answer's other shapes. */
  z.strictObject({
    kind: z.literal('drift'),
    form: z.enum(['spelling', 'extra', 'missing', 'ids-as-numbers']),
  }),
  /** The upload or the container is not there any more. */
  z.strictObject({ kind: z.literal('session-gone'), status: z.number().int().optional() }),
  /** The post is live, and lists show it only later. */
  z.strictObject({ kind: z.literal('late-visible'), ms: Ms }),
])
export type Effect = z.infer<typeof Effect>
export type EffectKind = Effect['kind']

export type EffectOf<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>
