import { builtInWriter, type LineAlternatives } from '@clipmint/contract'
import { alternativesFor, toPromotion } from '@clipmint/copy'
import type { RewriteBrief, Rewriter } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { maskInstructions } from './grounding/instructions.ts'
import { keepLines, toFactsBrief } from './grounding/lines.ts'
import { insertCall } from './usage/store.ts'

/** The writer that is built in: it works without any key, and from the owner's words alone. */
const builtInRewriter: Rewriter = {
  name: builtInWriter,
  async rewrite({ facts, slots, beside, turn }) {
    const wishes = slots.map(({ slotId, ...wish }) => ({ id: slotId, ...wish }))
    const found = alternativesFor(toFactsBrief(facts), wishes, {
      brand: facts.brand,
      promotion: facts.promotion ? toPromotion(facts.promotion) : null,
      beside,
      turn,
    })
    return { status: 'written', list: found.map(({ id, lines, more }) => ({ slotId: id, lines, more })) }
  },
}

type Writing = Pick<Context, 'db' | 'now' | 'newId' | 'log' | 'outside'>

/**
 * Other words for the lines of a video, each within its limit and holding nothing that the facts do not. Where a model
 * is set up it writes them; for slots that it found nothing for, and where it fails, the built-in rewriter does.
 */
export async function rewriteLines(
  ctx: Writing,
  { accountId, projectId }: { accountId: string; projectId: string },
  wanted: RewriteBrief,
): Promise<LineAlternatives[]> {
  const brief = { ...wanted, facts: { ...wanted.facts, info: maskInstructions(wanted.facts.info) } }
  const model = ctx.outside.writers?.rewriter
  if (!model) return builtInLines(brief)
  const outcome = await model.rewrite(brief, (call) =>
    insertCall(ctx, { accountId, subjectId: projectId, purpose: 'lines' }, call),
  )
  if (outcome.status === 'failed') {
    const { fault, reason } = outcome
    ctx.log.warn(
      { projectId, model: model.name, fault, reason },
      'the model wrote no lines, so the built-in rewriter does',
    )
    return builtInLines(brief)
  }
  const found = keepLines(brief, outcome.list).map((it) => ({ ...it, writer: model.name }))
  const missing = new Set(found.filter(({ lines }) => lines.length === 0).map(({ slotId }) => slotId))
  if (missing.size === 0) return found
  const others = await builtInLines({
    ...brief,
    slots: brief.slots.filter(({ slotId }) => missing.has(slotId)),
  })
  return found.map((it) => others.find(({ slotId }) => slotId === it.slotId) ?? it)
}

/** The same by the built-in rewriter alone. */
export async function builtInLines(brief: RewriteBrief): Promise<LineAlternatives[]> {
  const outcome = await builtInRewriter.rewrite(brief, async () => {})
  const found = outcome.status === 'written' ? keepLines(brief, outcome.list) : []
  return found.map((it) => ({ ...it, writer: builtInRewriter.name }))
}
