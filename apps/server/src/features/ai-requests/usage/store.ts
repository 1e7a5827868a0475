import type { ModelCall } from '@clipmint/integrations'
import { count, eq, gte, sql, sum } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { aiCalls } from '../../../db/tables/ai-calls.ts'

/** For whom a model is asked, and for which of their requests or projects. */
export type CallSubject = { accountId: string; subjectId: string; purpose: 'plan' | 'lines' | 'captions' }

/** What the calls of a day, a model and a purpose took together. */
export type Usage = {
  day: string
  provider: string
  model: string
  purpose: string
  calls: number
  failed: number
  inputTokens: number
  outputTokens: number
  costMicros: number
}

type Door = Pick<Context, 'db'>

/** Writes down what a call of a model took. */
export async function insertCall(
  { db, now, newId }: Door & Pick<Context, 'now' | 'newId'>,
  subject: CallSubject,
  call: ModelCall,
): Promise<void> {
  await db()
    .insert(aiCalls)
    .values({ id: newId(), ...subject, ...call, createdAt: now() })
}

/** What models were asked for since a moment, by day in Seoul, model and purpose, the last day first. */
export async function sumCalls({ db }: Door, since: Date): Promise<Usage[]> {
  const day = sql<string>`to_char(${aiCalls.createdAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
  const failed = sql<number>`count(*) filter (where ${aiCalls.outcome} <> 'written')`
  const rows = await db()
    .select({
      day,
      provider: aiCalls.provider,
      model: aiCalls.model,
      purpose: aiCalls.purpose,
      calls: count(),
      failed,
      inputTokens: sum(aiCalls.inputTokens),
      outputTokens: sum(aiCalls.outputTokens),
      costMicros: sum(aiCalls.costMicros),
    })
    .from(aiCalls)
    .where(gte(aiCalls.createdAt, since))
    .groupBy(sql`1`, aiCalls.provider, aiCalls.model, aiCalls.purpose)
    .orderBy(sql`1 desc`, aiCalls.provider, aiCalls.model, aiCalls.purpose)
  return rows.map((row) => ({
    ...row,
    failed: Number(row.failed),
    inputTokens: Number(row.inputTokens),
    outputTokens: Number(row.outputTokens),
    costMicros: Number(row.costMicros),
  }))
}

/** Deletes what was written down of an owner who has left. */
export async function forgetCalls({ db }: Door, accountId: string): Promise<void> {
  await db().delete(aiCalls).where(eq(aiCalls.accountId, accountId))
}
