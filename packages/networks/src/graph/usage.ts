import type { IncomingHttpHeaders } from 'node:http'

import { retryAfterSeconds } from '@clipmint/net'
import { z } from 'zod'

import { readJson } from '../json.ts'

/** Quotas roll over 24 hours: a place may be free at any moment, so it is asked again each hour. */
export const rollingQuotaMs = 3_600_000

const minuteMs = 60_000

/** X-Business-Use-Case-Usage, by the id of the business: how many minutes until it is let in again. */
const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.coerce.number().default(0) })),
)

/** From when on it may be asked again, by what the headers say; null where they say nothing. */
export function untilOf(headers: IncomingHttpHeaders, now: Date): Date | null {
  const after = retryAfterSeconds(headers['retry-after'] ?? null)
  const waits = [after === null ? 0 : after * 1_000, minutesIn(headers) * minuteMs]
  const longest = Math.max(...waits)
  return longest > 0 ? new Date(now.getTime() + longest) : null
}

function minutesIn(headers: IncomingHttpHeaders): number {
  const header = headers['x-business-use-case-usage']
  const usage = Usage.safeParse(typeof header === 'string' ? readJson(header) : null)
  if (!usage.success) return 0
  return Math.max(
    0,
    ...Object.values(usage.data)
      .flat()
      .map((it) => it.estimated_time_to_regain_access),
  )
}
