import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { type AccountSheet, findMeant, lookUp } from '../../features/account/index.ts'
import { measureUse } from '../../features/assets/index.ts'
import { listHeld, statusOf } from '../../features/coupons/index.ts'
import { creditState } from '../../features/credits/index.ts'
import { countProducts } from '../../features/products/index.ts'
import { countProjects } from '../../features/projects/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, type Desk } from './command.ts'
import { planName } from './words.ts'

export const whoIsMeant = { what: 'E-MAIL|ID', help: 'the owner, by e-mail or by id' } as const

/** The account that is meant; who has left is no longer given anything. */
export async function getMeant(desk: Desk, emailOrId: string, { hasLeft = false } = {}) {
  const account = await findMeant(desk, emailOrId)
  if (!account) throw new OwnersFault(`Nobody has the e-mail or id ${emailOrId}.`)
  if (account.withdrawnAt && !hasLeft) {
    throw new OwnersFault(`The owner of ${account.id} left on ${minuteInSeoul(account.withdrawnAt)}.`)
  }
  return account
}

export const userCommands = [
  defineCommand({
    name: 'users show',
    summary: 'an account as support may see it: phone hidden, no secrets',
    about: whoIsMeant,
    options: {},
    isAudited: true,
    examples: ['users show owner@example.com --as "Kim Mint" --reason "asked by mail why renders ran out"'],
    input: z.object({ about: z.string().min(1) }),
    run: async (desk, { about }) => {
      const account = await getMeant(desk, about, { hasLeft: true })
      const sheet = await lookUp(desk, account)
      const counts = await countAll(desk, account.id)
      const creditsLeft = account.withdrawnAt === null ? (await creditState(desk, account.id)).left : 0
      return {
        lines: linesOf({ ...sheet, creditsLeft }, counts),
        data: { ...sheet, creditsLeft, counts },
        audit: { target: `account:${account.id}`, details: { by: about.includes('@') ? 'e-mail' : 'id' } },
      }
    },
  }),
]

type Counts = Awaited<ReturnType<typeof countAll>>

async function countAll(desk: Desk, accountId: string) {
  const { bytes, images, videos, sounds } = await measureUse(desk, accountId)
  const held = await listHeld(desk, accountId)
  const states = held.map(({ coupon, holding }) => statusOf(holding, coupon, desk.now()))
  const of = (state: (typeof states)[number]) => states.filter((it) => it === state).length
  return {
    products: await countProducts(desk, accountId),
    videos: await countProjects(desk, accountId),
    files: images + videos + sounds,
    fileBytes: bytes,
    coupons: { owned: of('owned'), used: of('used'), expired: of('expired') },
  }
}

function linesOf(
  sheet: AccountSheet & { creditsLeft: number },
  { products, videos, files, fileBytes, coupons }: Counts,
): string[] {
  const devices = sheet.devices.map(
    (it) =>
      `${it.browser ?? 'unknown'} on ${it.system ?? 'unknown'}, last used ${minuteInSeoul(it.lastUsedAt)}`,
  )
  const rows: [string, string][] = [
    ['id', sheet.id],
    ['e-mail', sheet.email],
    ['name', sheet.name],
    ['phone', sheet.phone ?? 'none'],
    ['joined', `${minuteInSeoul(sheet.joinedAt)}${sheet.inflow === null ? '' : ` by ${sheet.inflow}`}`],
    ...(sheet.withdrawnAt ? [['left', minuteInSeoul(sheet.withdrawnAt)] as [string, string]] : []),
    ['signs in by', sheet.waysIn.join(', ') || (sheet.isDemo ? 'demo' : 'nothing')],
    [
      'plan',
      `${planName(sheet.planType)}${sheet.planEndsAt ? ` until ${minuteInSeoul(sheet.planEndsAt)}` : ''}`,
    ],
    ['upload', sheet.snsUpload > 0 ? 'add-on' : `direct until ${minuteInSeoul(sheet.uploadExpiresAt)}`],
    ['left', `${sheet.rendersLeft} renders, ${sheet.creditsLeft} AI credits`],
    [
      'has',
      `${products} products, ${videos} videos, ${files} files (${Math.ceil(fileBytes / 1024 ** 2)} MB)`,
    ],
    ['coupons', `${coupons.owned} owned, ${coupons.used} used, ${coupons.expired} expired`],
    ['card pay', sheet.kbPay > 0 ? `yes (${sheet.kbPay})` : 'no'],
    ['devices', devices.join('; ') || 'none'],
    ['pushed to', `${sheet.pushDevices} browsers`],
  ]
  return rows.map(([name, value]) => `${name.padEnd(12)} ${value}`)
}
