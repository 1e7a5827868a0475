import { type CouponKind, couponKinds } from '@clipmint/contract'
import { dayInSeoul, lastDayBefore } from '@clipmint/kit'
import { z } from 'zod'

import {
  type Coupon,
  createCoupon,
  listCoupons,
  NewCoupon,
  revokeCoupon,
} from '../../features/coupons/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, faultOf, table } from './command.ts'
import { Day, Listed, Plan } from './words.ts'

const Whole = z.coerce.number().int()
const Plans = Listed.pipe(
  z.array(
    z
      .string()
      .transform((it) => (it === 'free' ? '0' : it))
      .pipe(z.union([z.literal('0').transform(() => 0), Plan])),
  ),
)

const createOptions = {
  kind: { what: 'KIND', help: couponKinds.join(', ') },
  'name-ko': { what: 'TEXT', help: 'its name in Korean' },
  'name-en': { what: 'TEXT', help: 'its name in English' },
  percent: { what: 'N', help: 'PERCENT: how much is taken off, 5 to 100' },
  'cap-krw': { what: 'WON', help: 'PERCENT: at most so many won' },
  'cap-usd': { what: 'CENTS', help: 'PERCENT: at most so many cents' },
  krw: { what: 'WON', help: 'AMOUNT: so many won off' },
  usd: { what: 'CENTS', help: 'AMOUNT: so many cents off' },
  plan: { what: 'PLAN', help: 'PLAN_DAYS: which plan' },
  days: { what: 'N', help: 'PLAN_DAYS, UPLOAD_DAYS: how many days' },
  count: { what: 'N', help: 'CREDIT, RENDER: how many' },
  code: { what: 'CODE', help: '8 to 16 of 2-9 and A-Z without I, L, O, U; one is made where none is said' },
  from: { what: 'DAY', help: 'the first day it can be registered, today unless said' },
  until: { what: 'DAY', help: 'the last day; for good unless said' },
  'days-after': {
    what: 'N',
    help: 'who registers it has so many days more to use it; until its end unless said',
  },
  'max-uses': { what: 'N', help: 'how many may register it; as many as like unless said' },
  plans: { what: 'PLANS', help: 'only for these plans (free,basic,…)' },
  period: { what: 'PERIOD', help: 'only when paid by the month or the year' },
  currency: { what: 'CURRENCY', help: 'only when paid in KRW or USD' },
  channels: { what: 'NAMES', help: 'only for who came by these promotions (naver,kbpay,…)' },
  'min-krw': { what: 'WON', help: 'only from this price on' },
  'min-usd': { what: 'CENTS', help: 'the same in cents' },
  'first-payment': { what: null, help: "only for an owner's first payment" },
  cycles: { what: 'N', help: 'taken off so many charges in a row, 1 unless said' },
} as const

const Create = z.object({
  kind: z.enum(couponKinds),
  'name-ko': z.string(),
  'name-en': z.string(),
  percent: Whole.optional(),
  'cap-krw': Whole.optional(),
  'cap-usd': Whole.optional(),
  krw: Whole.optional(),
  usd: Whole.optional(),
  plan: Plan.optional(),
  days: Whole.optional(),
  count: Whole.optional(),
  code: z.string().optional(),
  from: Day.optional(),
  until: Day.optional(),
  'days-after': Whole.optional(),
  'max-uses': Whole.optional(),
  plans: Plans.optional(),
  period: z.enum(['month', 'year']).optional(),
  currency: z.enum(['KRW', 'USD']).optional(),
  channels: Listed.optional(),
  'min-krw': Whole.optional(),
  'min-usd': Whole.optional(),
  'first-payment': z.boolean().default(false),
  cycles: Whole.default(1),
})
type Create = z.output<typeof Create>

export const couponCommands = [
  defineCommand({
    name: 'coupons create',
    summary: 'makes a coupon and says its code',
    about: null,
    options: createOptions,
    isAudited: true,
    examples: [
      'coupons create --kind RENDER --count 3 --name-ko "첫 영상 쿠폰" --name-en "First videos" --until 2026-12-31 --max-uses 100 --as "Kim Mint" --reason "opening event"',
      'coupons create --kind PERCENT --percent 30 --cap-krw 10000 --plans basic,standard --first-payment --name-ko "첫 결제 30%" --name-en "30% off" --days-after 30 --as "Kim Mint" --reason "autumn campaign"',
    ],
    input: Create,
    run: async (desk, said) => {
      const coupon = await createCoupon(desk, toWish(said, dayInSeoul(desk.now())))
      if (!coupon) throw new OwnersFault(`--code: ${said.code} is taken.`)
      const { code, nameKo, benefit, maxUses } = coupon
      return {
        lines: [
          `${code}  ${nameKo} (${benefit.kind}), ${period(coupon)}, ${maxUses ?? 'any number of'} registrations`,
        ],
        data: coupon,
        audit: {
          target: `coupon:${code}`,
          details: { benefit, conditions: coupon.conditions, period: period(coupon), maxUses },
        },
      }
    },
  }),

  defineCommand({
    name: 'coupons list',
    summary: 'all coupons, the newest first, with how often they were registered and used',
    about: null,
    options: {},
    isAudited: false,
    examples: ['coupons list --json'],
    input: z.object({}),
    run: async (desk) => {
      const all = await listCoupons(desk)
      const rows = all.map((it) => [
        it.code,
        it.benefit.kind,
        it.nameKo,
        period(it),
        `${it.registered}/${it.maxUses ?? '∞'}`,
        String(it.used),
        it.revokedAt ? 'revoked' : it.endsAt && it.endsAt <= desk.now() ? 'ended' : 'open',
      ])
      const head = ['CODE', 'KIND', 'NAME', 'DAYS', 'REGISTERED', 'USED', 'STATE']
      return {
        lines: rows.length === 0 ? ['There is no coupon yet.'] : table(head, rows),
        data: all,
        audit: null,
      }
    },
  }),

  defineCommand({
    name: 'coupons revoke',
    summary: 'takes a coupon back, also from those who have it and did not use it',
    about: { what: 'CODE', help: 'the code of the coupon' },
    options: {},
    isAudited: true,
    examples: ['coupons revoke MINT2345 --as "Kim Mint" --reason "the code went public"'],
    input: z.object({ about: z.string().min(1) }),
    run: async (desk, { about }) => {
      const revoked = await revokeCoupon(desk, about)
      if (!revoked) throw new OwnersFault(`There is no coupon ${about}, or it was revoked before.`)
      const { coupon, unused } = revoked
      return {
        lines: [`${coupon.code} is revoked; ${unused} who have it and did not use it no longer can.`],
        data: { code: coupon.code, unused },
        audit: { target: `coupon:${coupon.code}`, details: { unused } },
      }
    },
  }),
]

/** What was said, as a coupon is made of; throws with the options that do not go together. */
function toWish(said: Create, today: string): NewCoupon {
  refuseForeign(said)
  const parsed = NewCoupon.safeParse({
    code: said.code ?? null,
    name: { ko: said['name-ko'], en: said['name-en'] },
    benefit: benefitOf(said),
    conditions: {
      plans: said.plans ?? null,
      period: said.period ?? null,
      currency: said.currency ?? null,
      channels: said.channels ?? null,
      minPrice: amountsOf(said['min-krw'], said['min-usd']),
      firstPaymentOnly: said['first-payment'],
      cycles: said.cycles,
    },
    startsOn: said.from ?? today,
    endsOn: said.until ?? null,
    daysAfterRegister: said['days-after'] ?? null,
    maxUses: said['max-uses'] ?? null,
  })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${optionOf(issue.path)}: ${faultOf(issue)}`)
  throw new OwnersFault(['The coupon is not as it must be:', ...faults].join('\n'))
}

/** By which option a part of a coupon is said; the others are said by an option of their own name. */
const optionNames: Readonly<Record<string, string>> = {
  'name.ko': 'name-ko',
  'name.en': 'name-en',
  'benefit.planType': 'plan',
  'benefit.amounts': 'krw or --usd',
  'benefit.cap': 'cap-krw or --cap-usd',
  'conditions.minPrice': 'min-krw or --min-usd',
  startsOn: 'from',
  endsOn: 'until',
  daysAfterRegister: 'days-after',
  maxUses: 'max-uses',
}

function optionOf(path: readonly PropertyKey[]): string {
  const [first, second] = path.map(String)
  const name = optionNames[`${first}.${second}`] ?? optionNames[first ?? '']
  return `--${name ?? second ?? first}`
}

/** Which options say what a coupon of a kind gives. */
const benefitOptions = {
  PERCENT: ['percent', 'cap-krw', 'cap-usd'],
  AMOUNT: ['krw', 'usd'],
  PLAN_DAYS: ['plan', 'days'],
  UPLOAD_DAYS: ['days'],
  CREDIT: ['count'],
  RENDER: ['count'],
  WATERMARK: [],
} as const satisfies Record<CouponKind, readonly (keyof Create)[]>

/** Throws for an option that another kind has: whoever says it means another coupon than they would get. */
function refuseForeign(said: Create): void {
  const own: readonly string[] = benefitOptions[said.kind]
  const foreign = Object.values(benefitOptions)
    .flat()
    .find((option) => said[option] !== undefined && !own.includes(option))
  if (foreign) throw new OwnersFault(`--${foreign}: does not belong to a coupon of the kind ${said.kind}.`)
}

function benefitOf({ kind, ...said }: Create): object {
  switch (kind) {
    case 'PERCENT':
      return { kind, percent: said.percent, cap: amountsOf(said['cap-krw'], said['cap-usd']) }
    case 'AMOUNT':
      return { kind, amounts: amountsOf(said.krw, said.usd) }
    case 'PLAN_DAYS':
      return { kind, planType: said.plan, days: said.days }
    case 'UPLOAD_DAYS':
      return { kind, days: said.days }
    case 'CREDIT':
    case 'RENDER':
      return { kind, count: said.count }
    case 'WATERMARK':
      return { kind }
  }
}

function amountsOf(krw: number | undefined, usd: number | undefined): object | null {
  if (krw === undefined && usd === undefined) return null
  return { ...(krw === undefined ? {} : { KRW: krw }), ...(usd === undefined ? {} : { USD: usd }) }
}

function period({ startsAt, endsAt, daysAfterRegister }: Coupon): string {
  const last = endsAt ? lastDayBefore(endsAt) : ''
  return `${dayInSeoul(startsAt)} ~ ${last}${daysAfterRegister === null ? '' : ` (+${daysAfterRegister} days)`}`.trim()
}
