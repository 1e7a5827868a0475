import type { Story } from '../plan/story.ts'
import { factOpenings } from './facts.ts'
import { nameOpenings } from './name.ts'
import { newOpenings } from './new.ts'
import { offerOpenings } from './offer.ts'
import type { AngledOpening } from './opening.ts'
import { problemOpenings } from './problem.ts'
import { questionOpenings } from './question.ts'

const writers = [factOpenings, newOpenings, problemOpenings, questionOpenings, offerOpenings, nameOpenings]

/** Every first line that the owner's words allow, the most wanted first. */
export function openingsOf(story: Story): AngledOpening[] {
  return writers
    .flatMap((write) => write(story))
    .filter(({ headline }) => headline.length > 0)
    .map((opening, index) => ({ opening, index }))
    .toSorted((a, b) => b.opening.weight - a.opening.weight || a.index - b.index)
    .map(({ opening }) => opening)
}
