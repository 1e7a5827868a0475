import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sandboxPayments } from '../../main/payments.ts'
import { hooks } from '../../test/callbacks/hooks.ts'
import { returns } from '../../test/callbacks/returns.ts'
import { price, type Row } from '../../test/callbacks/row.ts'
import { signatures } from '../../test/callbacks/signatures.ts'
import { createWorld, type World } from '../../test/callbacks/world.ts'
import { usualEngines, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { startSandboxProcess } from '../../test/sandbox-process.ts'
import { billing, billingJobs } from './index.ts'

// What strangers, thieves and broken lines send in the name of a gateway, over HTTP, and what stands afterwards: the money
// by the gateways' own book, our books, the invoice, and what the owner has of it.

describe.each(usualEngines)('callbacks on %s', (engine) => {
  let server: TestServer
  let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
  let world: World
  beforeAll(async () => {
    sandbox = await startSandboxProcess()
    let now = () => new Date()
    const payments = sandboxPayments(
      { toss: null, stripe: null },
      { sandboxUrl: sandbox.url, publicUrl: sandbox.url, now: () => now() },
    )
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing },
        jobs: { billing: { letter: billingJobs.letter, hear: billingJobs.hear } },
      },
      works: true,
      payments,
    })
    server.clock.set(new Date().toISOString())
    now = server.clock.now
    world = createWorld(server, { url: await server.listen(), sandboxUrl: sandbox.url })
  })
  afterAll(async () => {
    await server?.stop()
    await sandbox?.stop()
  })

  describe.each(['toss', 'stripe'] as const)('of %s', (gateway) => {
    const rows: Row[] = [...returns(gateway), ...hooks(gateway), ...(gateway === 'stripe' ? signatures : [])]
    it.for(rows)('$does', async ({ stage, what = 'plan', send, answers, stands = {}, isStillGood }) => {
      const order = await world.begin(gateway, { what, stage })
      const before = await world.standing(order)
      expect(await send(world, order)).toEqual(answers)
      await server.jobsDone()
      expect(await world.standing(order)).toEqual({ ...before, ...stands })
      if (isStillGood === undefined) return
      await world.pay(order)
      expect((await world.standing(order)).money).toBe(isStillGood ? price[gateway][what] : 0)
    })
  })
})
