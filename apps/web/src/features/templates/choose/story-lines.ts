import { type AiPlan, type Scenario, scriptOf } from '@clipmint/contract'
import { readAloud } from '@clipmint/copy'
import { isTitled } from '@clipmint/kit'

/** A story as its owner would read it aloud: what it opens with, and what it says next. */
export type StoryLines = { heading: string; lines: string[] }

/** As much of a story as tells it from the others at a glance. */
const LINES_MOST = 2
const none: ReadonlySet<string> = new Set()

/**
 * The stories of a plan, without the selling points that are left out: what each opens with, and two lines of it in their
 * order, those that the stories before show least, so that cards differ as their videos do.
 */
export function storiesLines(plan: AiPlan, without: ReadonlySet<string> = none): StoryLines[] {
  const shown = new Map<string, number>()
  const timesShown = (line: string) => shown.get(line) ?? 0
  return plan.scenarios.map((scenario) => {
    const { heading, lines } = wholeStory(plan, scenario, without)
    const chosen = lines.toSorted((a, b) => timesShown(a) - timesShown(b)).slice(0, LINES_MOST)
    for (const line of [heading, ...chosen]) shown.set(line, timesShown(line) + 1)
    return { heading, lines: lines.filter((line) => chosen.includes(line)) }
  })
}

/** One of them. */
export function storyLines(plan: AiPlan, scenario: Scenario, without?: ReadonlySet<string>): StoryLines {
  const at = plan.scenarios.findIndex(({ id }) => id === scenario.id)
  return storiesLines(plan, without)[at] ?? { heading: scenario.title, lines: [] }
}

/** What a viewer reads of a story. */
function wholeStory(plan: AiPlan, scenario: Scenario, without: ReadonlySet<string>): StoryLines {
  const told = scriptOf(plan, scenario, without).lines.filter(({ role }) => role !== 'cta')
  const [hook, ...body] = told
  if (!hook) return { heading: scenario.title, lines: [] }
  // A hook's line beneath is the name or a remark, unless the big words need it to be true.
  const heading =
    hook.announces || isTitled(hook, plan.name) ? readAloud(hook, plan.name) : (hook.headline[0] ?? '')
  const lines = body
    .map((line) => readAloud(line, plan.name))
    .filter((text) => text !== plan.name && text !== heading)
  return { heading, lines: [...new Set(lines)] }
}
