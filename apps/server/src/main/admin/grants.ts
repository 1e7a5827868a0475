import { endOfDayInSeoul, minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { giveAllowance } from '../../features/account/index.ts'
import { giveCredits, refundCredit } from '../../features/credits/index.ts'
import { endPlan, givePlan } from '../../features/plans/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, type Desk } from './command.ts'
import { getMeant, whoIsMeant } from './users.ts'
import { Day, Plan, planName } from './words.ts'

const About = z.string().min(1)
const Count = z.coerce.number().int().min(1).max(10_000)

export const grantCommands = [
  defineCommand({
    name: 'plans grant',
    summary: 'puts an owner on a plan until a day',
    about: whoIsMeant,
    options: {
      plan: { what: 'PLAN', help: 'basic, standard, pro, enterprise, or the number of a plan' },
      until: { what: 'DAY', help: 'its last day in Seoul; afterwards the plan is the free one' },
      replace: { what: null, help: 'also where the owner is on a plan without an end' },
    },
    isAudited: true,
    examples: [
      'plans grant owner@example.com --plan standard --until 2026-12-31 --as "Kim Mint" --reason "outage of 3 March"',
    ],
    input: z.object({ about: About, plan: Plan, until: Day, replace: z.boolean().default(false) }),
    run: async (desk, { about, plan, until, replace }) => {
      const account = await getMeant(desk, about)
      const planEndsAt = endOfDayInSeoul(until)
      if (planEndsAt <= desk.now()) throw new OwnersFault(`--until: ${until} is over.`)
      const before = { planType: account.planType, planEndsAt: account.planEndsAt }
      if (account.planType > 0 && account.planEndsAt === null && !replace) {
        throw new OwnersFault(
          `The owner is on ${planName(account.planType)} without an end; --replace takes that away.`,
        )
      }
      await givePlan(desk, account.id, { planType: plan, planEndsAt })
      return {
        lines: [`${account.id} is on ${planName(plan)} through ${until}.`],
        data: { accountId: account.id, planType: plan, planEndsAt },
        audit: { target: `account:${account.id}`, details: { planType: plan, until, before } },
      }
    },
  }),

  defineCommand({
    name: 'plans revoke',
    summary: 'puts an owner back on the free plan now',
    about: whoIsMeant,
    options: {},
    isAudited: true,
    examples: ['plans revoke owner@example.com --as "Kim Mint" --reason "granted by mistake"'],
    input: z.object({ about: About }),
    run: async (desk, { about }) => {
      const account = await getMeant(desk, about)
      if (account.planType === 0) throw new OwnersFault(`${account.id} is on the free plan already.`)
      await endPlan(desk, account.id)
      const before = { planType: account.planType, planEndsAt: account.planEndsAt }
      return {
        lines: [`${account.id} is on the free plan; it was on ${planName(account.planType)}.`],
        data: { accountId: account.id, planType: 0, before },
        audit: { target: `account:${account.id}`, details: { before } },
      }
    },
  }),

  grantOf('credits', 'AI credits', (desk, accountId, amount) =>
    giveCredits(desk, { accountId, kind: 'gift', ref: `gift:${desk.newId()}`, amount }),
  ),
  grantOf('renders', 'renders', (desk, accountId, amount) =>
    giveAllowance(desk, { accountId, kind: 'render', amount }),
  ),

  defineCommand({
    name: 'credits refund',
    summary: 'gives back the AI credit that a video was made for',
    about: whoIsMeant,
    options: { video: { what: 'ID', help: 'the video, by the id in its address' } },
    isAudited: true,
    examples: [
      'credits refund owner@example.com --video 019a2b3c-0000-7000-8000-000000000001 --as "Kim Mint" --reason "our template was broken"',
    ],
    input: z.object({ about: About, video: z.uuid() }),
    run: async (desk, { about, video }) => {
      const { id: accountId } = await getMeant(desk, about)
      if (!(await refundCredit(desk, { accountId, ref: video })))
        throw new OwnersFault(`${accountId} has spent no credit on a video ${video}.`)
      return {
        lines: [`The credit of the video ${video} is back.`],
        data: { accountId, video },
        audit: { target: `account:${accountId}`, details: { video } },
      }
    },
  }),
]

function grantOf(
  name: string,
  called: string,
  give: (desk: Desk, accountId: string, amount: number) => Promise<Date>,
) {
  return defineCommand({
    name: `${name} grant`,
    summary: `gives an owner ${called} beside the month's, good for a year`,
    about: whoIsMeant,
    options: { count: { what: 'N', help: 'how many' } },
    isAudited: true,
    examples: [
      `${name} grant owner@example.com --count 3 --as "Kim Mint" --reason "a render that failed twice"`,
    ],
    input: z.object({ about: About, count: Count }),
    run: async (desk: Desk, { about, count }: { about: string; count: number }) => {
      const account = await getMeant(desk, about)
      const until = await give(desk, account.id, count)
      return {
        lines: [`${account.id} has ${count} more ${called} until ${minuteInSeoul(until)}.`],
        data: { accountId: account.id, count, until },
        audit: { target: `account:${account.id}`, details: { count, until } },
      }
    },
  })
}
