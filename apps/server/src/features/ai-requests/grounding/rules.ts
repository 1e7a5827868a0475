import type { AiPlan, Product, Scenario, SellingPoint } from '@clipmint/contract'
import { isForbidden, type ProductBrief, ungroundedIn } from '@clipmint/copy'

/** A product in its owner's words, and what its videos are to be. */
export type OwnWords = Pick<
  Product,
  'name' | 'info' | 'price' | 'currency' | 'purpose' | 'language' | 'gender' | 'ages' | 'tone'
> & { mediaCount: number }

/** A scenario with fewer lines tells nothing. */
const FEWEST_LINES = 3

/** The brief as the copy room reads it. A product without a price of its own (0) is a free one. */
export function toCopyBrief(brief: OwnWords): ProductBrief {
  const { name, info, price, currency, purpose, language, gender, ages, tone, mediaCount } = brief
  const words = { name, info, purpose, language, gender, ages, tone, mediaCount }
  return { ...words, price: { amount: price, currency } }
}

/**
 * A plan with only what the owner's own words hold, whoever wrote it: every variant of every line that brings a number,
 * superlative, claim or name of its own is left out, and so is what advertising law forbids, though the owner said it;
 * then lines without a headline, then scenarios too short to tell. A title that does so gives way to the first line.
 * Null when no scenario is left.
 */
export function keepGrounded(brief: OwnWords, plan: AiPlan): AiPlan | null {
  const find = ungroundedIn(toCopyBrief(brief))
  const holds = (text: string) => find(text).length === 0 && !isForbidden(text)
  const sellingPoints = plan.sellingPoints.filter((point) => holds(point.text) && isQuoted(point, brief))
  const known = new Set(sellingPoints.map(({ id }) => id))
  const scenarios = plan.scenarios
    .map((scenario) => keepLines(scenario, holds, known))
    .filter(({ lines }) => lines.length >= FEWEST_LINES)
  return scenarios.length === 0 ? null : { ...plan, sellingPoints, scenarios }
}

function keepLines(
  scenario: Scenario,
  holds: (text: string) => boolean,
  points: ReadonlySet<string>,
): Scenario {
  const lines = scenario.lines
    .map((line) => ({
      ...line,
      headline: line.headline.filter(holds),
      sub: line.sub.filter(holds),
      pointIds: line.pointIds.filter((id) => points.has(id)),
    }))
    .filter(({ headline }) => headline.length > 0)
  const title = holds(scenario.title) ? scenario.title : (lines[0]?.headline[0] ?? '')
  return { ...scenario, title, summary: holds(scenario.summary) ? scenario.summary : '', lines }
}

/** The words that a point quotes stand where it says. The price is quoted as it is shown, which is not how it is kept. */
function isQuoted({ source }: SellingPoint, brief: OwnWords): boolean {
  return source.field === 'price' || brief[source.field].slice(source.start, source.end) === source.quote
}
