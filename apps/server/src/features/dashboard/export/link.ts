import { networkIds, postKinds } from '@clipmint/contract'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { readLinkToken, writeLinkToken } from '../../../link-token.ts'
import type { Which } from '../shown/store.ts'
import type { CsvHow } from './csv.ts'

/** Long enough to press a button, and for a browser that asks again. */
const LINK_MS = 10 * 60_000
export const exportPath = '/v3/dashboard/posts.csv'

const Said = z.object({
  accountId: z.uuid(),
  network: z.enum(networkIds).nullable(),
  kind: z.enum(postKinds).nullable(),
  lang: z.enum(['ko', 'en']),
  zone: z.string(),
  until: z.number(),
})

type Door = Pick<Context, 'signer' | 'now'>

/** An address that gives an owner's posts as CSV for some minutes: a browser downloads it without a token of its own. */
export function exportLink(ctx: Door, which: Which, how: CsvHow): string {
  const said: z.infer<typeof Said> = { ...which, ...how, until: ctx.now().getTime() + LINK_MS }
  return `${exportPath}?link=${writeLinkToken(ctx, 'dashboard-export', Buffer.from(JSON.stringify(said)))}`
}

/** What such an address is for; null when its time is over, or it was not made here. */
export function readExportLink(ctx: Door, link: string): { which: Which; how: CsvHow } | null {
  const bytes = readLinkToken(ctx, 'dashboard-export', link)
  if (bytes === null) return null
  const { lang, zone, until, ...which } = Said.parse(JSON.parse(bytes.toString('utf8')))
  return until > ctx.now().getTime() ? { which, how: { lang, zone } } : null
}
