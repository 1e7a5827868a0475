import { z } from 'zod'

import type { BusinessStatus, TaxOffice } from '../office.ts'
import type { NtsKeys } from './config.ts'

const timeoutMs = 5_000
const tries = 2

/** Of a number that it does not know, the office answers without a code. */
const Answer = z.object({
  status_code: z.literal('OK'),
  data: z.array(z.object({ b_no: z.string(), b_stt_cd: z.enum(['01', '02', '03', '']) })),
})

const statuses = { '01': 'active', '02': 'paused', '03': 'closed', '': 'unregistered' } as const

/** The tax office by its open interface: what it does not answer, it is asked once more, and is unknown then. */
export function createNtsOffice({ NTS_SERVICE_KEY, NTS_URL }: NtsKeys): TaxOffice {
  const url = new URL(`${NTS_URL.replace(/\/+$/, '')}/status`)
  url.searchParams.set('serviceKey', plainKey(NTS_SERVICE_KEY))
  return {
    async status(businessNumber) {
      const digits = businessNumber.replaceAll('-', '')
      let answer = await ask(url, digits)
      for (let tried = 1; tried < tries && answer.status === 'silent'; tried += 1)
        answer = await ask(url, digits)
      return answer.status === 'silent' ? { ...answer, status: 'unknown' } : answer
    },
  }
}

/** The portal gives each key twice, and one is written for an address already; base64 has no % of its own. */
function plainKey(key: string): string {
  return key.replaceAll(/%2b/gi, '+').replaceAll(/%2f/gi, '/').replaceAll(/%3d/gi, '=')
}

/** `silent` is worth asking again: an outage, or no answer in time. */
type Asked = BusinessStatus | { status: 'silent'; reason: string }

async function ask(url: URL, digits: string): Promise<Asked> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ b_no: [digits] }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 500) return { status: 'silent', reason: `It answered ${response.status}.` }
    if (!response.ok) return { status: 'unknown', reason: `It answered ${response.status}.` }
    return statusIn(await response.text(), digits)
  } catch (error) {
    // By its name alone: what a fault says may hold the address, and with it the key.
    return { status: 'silent', reason: error instanceof Error ? error.name : 'No answer.' }
  }
}

function statusIn(text: string, digits: string): BusinessStatus {
  const said = Answer.safeParse(jsonIn(text)).data?.data.find(({ b_no: number }) => number === digits)
  return said ? { status: statuses[said.b_stt_cd] } : { status: 'unknown', reason: 'It answered nonsense.' }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
