import { afterAll, afterEach, beforeAll, describe } from 'vitest'

import { describeAstray } from './astray.suite.ts'
import type { PublisherBench } from './bench.suite.ts'
import { openDesk, type SuiteStage } from './desk.suite.ts'
import { describeLinking } from './linking.suite.ts'
import { describeReading, describeSending } from './sending.suite.ts'

/** What every publisher promises; `own` adds what one promises alone. */
export function describePublisher(
  name: string,
  open: () => Promise<PublisherBench>,
  own: (on: SuiteStage) => void = () => {},
): void {
  describe(`posting to ${name}`, () => {
    // Filled before the first test, and read only within tests.
    const on = {} as SuiteStage
    beforeAll(async () => {
      const bench = await open()
      Object.assign(on, { bench, desk: openDesk(bench) })
    })
    afterEach(async () => {
      await on.bench.behave()
      on.desk.expectNoTokenTold()
    })
    afterAll(() => on.bench.stop())

    describeLinking(on)
    describeSending(on)
    describeAstray(on)
    describeReading(on)
    own(on)
  })
}
