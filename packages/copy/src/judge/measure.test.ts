import { describe, expect, it } from 'vitest'

import keptBack from '../corpus/owners/kept-back.json' with { type: 'json' }
import written from '../corpus/owners/written.json' with { type: 'json' }
import { measure, type OwnerInput } from './measure.ts'

const share = (part: number, whole: number): number => part / Math.max(1, whole)

describe.each([
  ['that the planner was written with', written as OwnerInput[]],
  ['that were kept back from whoever wrote it', keptBack as OwnerInput[]],
])('inputs %s', (_, inputs) => {
  const measured = inputs.map((input) => measure(input))
  const facts = inputs.reduce((sum, input) => sum + input.facts.length, 0)

  it('are said: 95 of 100 facts in a video, half of them in a first line', () => {
    const unsaid = measured.reduce((sum, one) => sum + one.unsaid.length, 0)
    const unopened = measured.reduce((sum, one) => sum + one.unopened.length, 0)
    expect(1 - share(unsaid, facts)).toBeGreaterThanOrEqual(0.95)
    expect(1 - share(unopened, facts)).toBeGreaterThanOrEqual(0.5)
  })

  it('give lines with words of the owner’s, each in its room, none twice in a video', () => {
    const lines = measured.reduce((sum, one) => sum + one.lines, 0)
    expect(share(measured.flatMap(({ empty }) => empty).length, lines)).toBeLessThanOrEqual(0.05)
    expect(measured.flatMap(({ long, repeated }) => [...long, ...repeated])).toEqual([])
    expect(measured.flatMap(({ ungrounded }) => ungrounded)).toEqual([])
  })

  it('give four videos and more where three things and more are said', () => {
    const rich = measured.filter(({ input }) => input.facts.length >= 3)
    const four = rich.filter(({ plan }) => plan.scenarios.length >= 4)
    expect(share(four.length, rich.length)).toBeGreaterThanOrEqual(0.95)
  })

  it('give no two videos of one plan that differ in their calls alone', () => {
    const repeated = measured.filter(({ plan }) => {
      const said = plan.scenarios.map(({ lines }) =>
        JSON.stringify(
          lines.filter(({ role }) => role !== 'cta').map(({ headline, sub }) => [headline[0], sub[0]]),
        ),
      )
      return new Set(said).size < said.length
    })
    expect(repeated.map(({ input }) => input.name)).toEqual([])
  })
})
