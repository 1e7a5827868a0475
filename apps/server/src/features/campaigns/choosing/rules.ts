import type { campaignGoals, TemplatePreference } from '@clipmint/contract'

/** A template that may be chosen, in the order in which the plan's words fit. */
export type Choosable = { id: string; scenarioId: string; categories: readonly string[]; publishedOn: string }
export type OwnTemplates = { liked: ReadonlySet<string>; recent: readonly string[] }
export type Pick = { scenarioId: string; templateId: string }

/** Which angles bring it about most, the best first; those that are not named come after. */
const anglesFor: Record<(typeof campaignGoals)[number], readonly string[]> = {
  known: ['question', 'making', 'scene', 'new', 'detail', 'benefit', 'proof', 'problem', 'visit', 'offer'],
  visit: ['visit', 'scene', 'offer', 'proof', 'detail', 'making', 'benefit', 'question', 'problem', 'new'],
  buy: ['offer', 'benefit', 'proof', 'problem', 'detail', 'new', 'question', 'scene', 'making', 'visit'],
  follow: ['making', 'scene', 'question', 'detail', 'new', 'benefit', 'proof', 'problem', 'visit', 'offer'],
}

/** Of those that were used last, so many come into question; of the newest, as many. */
const few = 6

/** Templates in the order of a preference, of a category where it has any; those that were used least lately come first among equals. */
export function orderTemplates(
  list: readonly Choosable[],
  by: TemplatePreference,
  { own, category }: { own: OwnTemplates; category: string | null },
): Choosable[] {
  const ofCategory = list.filter(({ categories }) => category === null || categories.includes(category))
  const open = ofCategory.length > 0 ? ofCategory : list
  const lastUse = new Map(own.recent.map((id, index) => [id, own.recent.length - index]))
  const useOf = ({ id }: Choosable) => lastUse.get(id) ?? 0
  const leastUsedFirst = (some: readonly Choosable[]) => some.toSorted((a, b) => useOf(a) - useOf(b))
  const before = (first: readonly Choosable[]) => [
    ...leastUsedFirst(first),
    ...open.filter((one) => !first.includes(one)),
  ]
  switch (by) {
    case 'recent':
      return before(open.filter(({ id }) => own.recent.slice(0, few).includes(id)))
    case 'favourite':
      return before(open.filter(({ id }) => own.liked.has(id)))
    case 'newest':
      return before(open.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)).slice(0, few))
    case 'fit':
    case 'learned':
      return [...open]
  }
}

/** Scenarios in the order of a goal, those told last by the campaign after all others. */
export function orderScenarios<Told extends { id: string; angle: string }>(
  scenarios: readonly Told[],
  goal: (typeof campaignGoals)[number],
  toldBefore: readonly string[],
): Told[] {
  const rank = ({ angle }: Told) => {
    const at = anglesFor[goal].indexOf(angle)
    return at === -1 ? anglesFor[goal].length : at
  }
  // What was told last is told again last.
  const age = ({ id }: Told) => {
    const at = toldBefore.indexOf(id)
    return at === -1 ? -1 : toldBefore.length - at
  }
  return scenarios.toSorted((a, b) => age(a) - age(b) || rank(a) - rank(b))
}

/**
 * So many videos of a plan: each of another scenario as long as there are any, and in another template. By what fits, a scenario
 * takes the template that tells it best; by any other preference, the next template of that order.
 */
export function pairUp(
  templates: readonly Choosable[],
  scenarioIds: readonly string[],
  { count, byFit }: { count: number; byFit: boolean },
): Pick[] {
  const left = [...templates]
  const picks: Pick[] = []
  for (let at = 0; at < count; at += 1) {
    const scenarioId = scenarioIds[at % scenarioIds.length]
    if (scenarioId === undefined) break
    if (left.length === 0) left.push(...templates)
    const best = byFit ? left.findIndex((one) => one.scenarioId === scenarioId) : 0
    const [template] = left.splice(Math.max(0, best), 1)
    if (template) picks.push({ scenarioId, templateId: template.id })
  }
  return picks
}

/** What was chosen least often so far, in its order: what was not at all, as long as there is any. */
export function leastChosen<Item>(items: readonly Item[], timesOf: (item: Item) => number): Item[] {
  const least = Math.min(...items.map(timesOf))
  return items.filter((item) => timesOf(item) === least)
}
