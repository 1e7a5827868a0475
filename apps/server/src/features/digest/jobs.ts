import { z } from 'zod'

import type { Context } from '../../context.ts'
import { defineJob, type JobOutcome } from '../../jobs/define.ts'
import { deliver } from '../../mail/deliver.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { findAccount } from '../account/index.ts'
import { findChannels } from '../notifications/index.ts'
import { type FindFigures, isEmpty } from './facts.ts'
import { gather } from './gather.ts'
import { digestLetter } from './letters.ts'
import { digestToken } from './link.ts'
import { mondayDue } from './rules.ts'
import { listDue, listZones, noteSent } from './store.ts'

/** How many are seen to in one run; the rest wait for the next. */
const MOST = 2_000
const WEEK_MS = 7 * 86_400_000

const DigestMail = z.object({
  accountId: z.uuid(),
  monday: z.iso.date(),
  zone: z.string(),
  since: z.iso.datetime(),
})

/** Sends each owner what their week was and will be, on Monday at nine by their own clock. `findFigures` knows what came of posts. */
export function digestJobs(findFigures: FindFigures) {
  return {
    /** Finds whose Monday it is. Some zones are a quarter or half of an hour off, so hours alone would be late there. */
    due: defineJob({
      payload: z.object({}),
      every: '*/15 * * * *',
      run: async (ctx) => {
        await sendDue(ctx)
        return { done: true }
      },
    }),

    mail: defineJob({ payload: DigestMail, run: (ctx, job) => sendDigest(ctx, job, findFigures) }),
  }
}

/** Has the digest sent to whom it is due and was not sent: that it was is noted in the transaction that has it sent. */
async function sendDue(ctx: Context): Promise<void> {
  const now = ctx.now()
  const since = new Date(now.getTime() - WEEK_MS)
  const due = (await listZones(ctx, since)).flatMap((zone) => {
    const monday = mondayDue(now, zone)
    return monday === null ? [] : [{ zone, monday }]
  })
  for (const [monday, zones] of Map.groupBy(due, (it) => it.monday)) {
    const owners = await listDue(ctx, { monday, zones: zones.map(({ zone }) => zone), since, most: MOST })
    for (const { accountId, zone } of owners)
      await ctx.withTx(async () => {
        if (await noteSent(ctx, accountId, monday, now))
          await ctx.jobs.send('digest.mail', { accountId, monday, zone, since: now.toISOString() })
      })
  }
}

async function sendDigest(
  ctx: Context,
  { accountId, monday, zone, since }: z.infer<typeof DigestMail>,
  findFigures: FindFigures,
): Promise<JobOutcome> {
  const account = await findAccount(ctx, accountId)
  if (!account || account.withdrawnAt) return { done: true }
  const wishes = await findChannels(ctx, accountId)
  if (!wishes.mail || !wishes.digest) return { done: true }
  const facts = await gather(ctx, { accountId, monday, zone, since: new Date(since) }, findFigures)
  if (isEmpty(facts)) return { done: true }
  const lang = account.language === 'en' ? 'en' : 'ko'
  const { publicUrl } = ctx.settings
  const letter = digestLetter(facts, { lang, publicUrl, token: digestToken(ctx, accountId) })
  const mail = {
    ...writeMail(ctx.settings, lang, letter),
    to: account.email,
    onceKey: `digest ${accountId} ${monday}`,
  }
  return deliver(ctx, mail, new Date(since))
}
