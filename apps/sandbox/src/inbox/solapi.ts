import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import type { Messages } from './messages.ts'

/** The keys and the sender's number that this stand-in knows. */
const known = { apiKey: 'sandbox', secret: 'sandbox-secret', sender: '0212345678' }
/** A number that is always refused, to try out what the product says then. */
const deadNumber = '01000000000'
const clockToleranceMs = 15 * 60_000

const digits = z.string().regex(/^\d{8,15}$/)
const Body = z.strictObject({
  messages: z
    .array(
      z.strictObject({
        to: digits,
        from: digits,
        text: z.string().min(1),
        type: z.enum(['SMS', 'LMS']).optional(),
        subject: z.string().optional(),
      }),
    )
    .min(1)
    .max(10_000),
})
type Sms = z.infer<typeof Body>['messages'][number]

type Refused = { to: string; from: string; type: string; statusCode: string; statusMessage: string }

/** SOLAPI's way to send: POST /messages/v4/send-many/detail, signed with HMAC. */
export function serveSolapi(
  app: FastifyInstance,
  messages: Messages,
  fault: FaultSwitch,
  now: () => Date,
): void {
  app.post('/solapi/messages/v4/send-many/detail', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const refusal = authFault(request, now())
    if (refusal) return error(reply, 403, refusal, 'The signature or its date is not right.')
    const parsed = Body.safeParse(request.body)
    if (!parsed.success) return error(reply, 400, 'ValidationError', z.prettifyError(parsed.error))
    const failed = parsed.data.messages.flatMap((message) => refusalOf(message) ?? [])
    for (const message of parsed.data.messages) {
      if (!refusalOf(message)) {
        messages.add({ kind: 'sms', to: message.to, from: message.from, subject: null, text: message.text })
      }
    }
    return answer(parsed.data.messages.length, failed)
  })
}

function answer(total: number, failedMessageList: Refused[]): object {
  const registeredFailed = failedMessageList.length
  return {
    groupInfo: {
      groupId: `G4V${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`,
      count: { total, registeredSuccess: total - registeredFailed, registeredFailed, sentTotal: 0 },
    },
    failedMessageList,
  }
}

function refusalOf({ to, from, text, type }: Sms): Refused | null {
  const kind = type ?? (eucKrBytes(text) > 90 ? 'LMS' : 'SMS')
  const refuse = (statusCode: string, statusMessage: string) => ({
    to,
    from,
    type: kind,
    statusCode,
    statusMessage,
  })
  if (from !== known.sender) return refuse('1062', '발신번호 미등록')
  if (to === deadNumber) return refuse('3059', '수신번호 오류')
  if (kind === 'SMS' && eucKrBytes(text) > 90) return refuse('1030', '메시지 길이 초과')
  if (eucKrBytes(text) > 2_000) return refuse('1030', '메시지 길이 초과')
  return null
}

/** Bytes in EUC-KR, as operators count: one for ASCII, two for the rest. */
function eucKrBytes(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 128 ? 1 : 2), 0)
}

/** Checks the header as SOLAPI does; the fault's name, or null when all is right. */
function authFault(request: FastifyRequest, now: Date): string | null {
  const header = request.headers.authorization ?? ''
  const match = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/.exec(
    header,
  )
  if (!match) return 'InvalidAuthorizationHeader'
  const [, apiKey = '', date = '', salt = '', signature = ''] = match
  if (apiKey !== known.apiKey) return 'InvalidAPIKey'
  const awayMs = Math.abs(now.getTime() - new Date(date).getTime())
  if (!(awayMs <= clockToleranceMs)) return 'RequestTimeTooSkewed'
  const right = createHmac('sha256', known.secret)
    .update(date + salt)
    .digest('hex')
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? null : 'SignatureDoesNotMatch'
}

function error(reply: FastifyReply, status: number, errorCode: string, errorMessage: string): FastifyReply {
  return reply.code(status).send({ errorCode, errorMessage })
}
