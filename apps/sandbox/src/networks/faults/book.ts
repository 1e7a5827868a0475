import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { opaque } from '../chance.ts'
import type { Store } from '../documents.ts'
import type { Effect } from './effect.ts'
import { type Called, fits, meets, Rule, type Ruling } from './rule.ts'

/** An answer of a network's, before anything goes wrong with it. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

export type FaultBook = {
  /** The rules that meet a call; each counts it. */
  take: (called: Called) => Rule[]
  /** Refusals that a rule can name. */
  presets: Map<string, Answer>
  serve: (app: FastifyInstance) => void
}

/** Rules of what goes wrong, and when: they outlive the sandbox as all the rest does. */
export function createFaultBook(store: Store): FaultBook {
  const rulings = store.open<Ruling>('faults')
  const presets = new Map<string, Answer>()
  return {
    presets,
    take(called) {
      const met: Rule[] = []
      for (const known of rulings.all()) {
        if (!fits(known, called)) continue
        const ruling = { ...known, seen: known.seen + 1 }
        const isMet = meets(ruling)
        rulings.put(ruling.id, { ...ruling, met: ruling.met + (isMet ? 1 : 0) })
        if (isMet) met.push(ruling.rule)
      }
      return met
    },
    serve(app) {
      app.get('/networks/faults', async () => ({ rules: rulings.all(), presets: [...presets.keys()] }))
      app.post('/networks/faults', async (request, reply) => {
        const rule = Rule.safeParse(request.body ?? {})
        if (!rule.success) return reply.code(400).send({ message: z.prettifyError(rule.error) })
        const { effect } = rule.data
        const preset = presetOf(effect)
        if (preset !== null && !presets.has(preset))
          return reply
            .code(400)
            .send({ message: `No such preset; there are ${[...presets.keys()].join(', ')}.` })
        const id = opaque(9)
        return reply.code(201).send(rulings.put(id, { id, rule: rule.data, seen: 0, met: 0 }))
      })
      app.delete('/networks/faults', async () => {
        for (const { id } of rulings.all()) rulings.remove(id)
        return { rules: [] }
      })
      app.delete<{ Params: { id: string } }>('/networks/faults/:id', async ({ params: { id } }) => {
        rulings.remove(id)
        return { id }
      })
    },
  }
}

function presetOf(effect: Effect): string | null {
  if (effect.kind === 'http') return effect.preset ?? null
  return effect.kind === 'after-commit' && !['500', 'drop'].includes(effect.answer) ? effect.answer : null
}
