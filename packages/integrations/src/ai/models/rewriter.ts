import { z } from 'zod'

import type { Rewriter } from '../rewriter.ts'
import { fitLine } from './fit-line.ts'
import type { Model } from './model.ts'
import { rewritePrompt } from './prompts/rewrite.ts'
import { write } from './write.ts'

const LinesDraft = z.object({ slots: z.array(z.object({ slotId: z.string(), lines: z.array(z.string()) })) })

/** An owner waits with the panel open, so a try is shorter here. */
const longestTryMs = 12_000
const longestWholeMs = 20_000
const mostLines = 3
/** So often other lines are asked for before it is said that there are no more. */
const mostTurns = 4

/** A rewriter that has a model write. */
export function createModelRewriter(model: Model): Rewriter {
  const hasty = { ...model, tryMs: Math.min(model.tryMs, longestTryMs) }
  return {
    name: model.name,
    async rewrite(brief, onCall) {
      const wish = { name: 'lines', shape: LinesDraft, maxOutputTokens: 2_000, ...rewritePrompt(brief) }
      const outcome = await write(hasty, wish, { wholeMs: longestWholeMs, onPartial: async () => {}, onCall })
      if (outcome.status === 'failed') return outcome
      const list = brief.slots.map(({ slotId, limit }) => {
        const drafted = outcome.value.slots.find((slot) => slot.slotId === slotId)?.lines ?? []
        const lines = drafted.flatMap((line) => fitLine(line, limit) ?? []).slice(0, mostLines)
        return { slotId, lines, more: lines.length > 0 && brief.turn < mostTurns }
      })
      return { status: 'written', list }
    },
  }
}
