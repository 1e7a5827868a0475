import type { LineAlternatives } from '@clipmint/contract'
import { alternativesFor } from '@clipmint/copy'
import type { RewriteBrief, Rewriter } from '@clipmint/integrations'

import { keepLines, toFactsBrief } from './grounding/lines.ts'

/** The writer that is built in: it works without any key, and from the owner's words alone. */
const builtInRewriter: Rewriter = {
  name: 'built-in',
  async rewrite({ facts, slots, beside, turn }: RewriteBrief) {
    const wishes = slots.map(({ slotId, ...wish }) => ({ id: slotId, ...wish }))
    const found = alternativesFor(toFactsBrief(facts), wishes, { brand: facts.brand, beside, turn })
    return found.map(({ id, lines, more }) => ({ slotId: id, lines, more }))
  },
}

/** Other words for the lines of a video, each within its limit and holding nothing that the facts do not. */
export async function rewriteLines(brief: RewriteBrief): Promise<LineAlternatives[]> {
  return keepLines(brief, await builtInRewriter.rewrite(brief))
}
