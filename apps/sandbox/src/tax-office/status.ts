import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'

const key = 'nts-sandbox+/=='
const most = 100
const Body = z.object({ b_no: z.array(z.string().regex(/^\d{10}$/)).min(1) })

const unregistered = '국세청에 등록되지 않은 사업자등록번호입니다.'

/** The open interface's call for how businesses stand, with the errors that it documents. */
export function serveStatus(app: FastifyInstance, fault: FaultSwitch): void {
  app.post<{ Querystring: { serviceKey?: string; returnType?: string } }>(
    '/tax-office/api/nts-businessman/v1/status',
    async (request, reply) => {
      if (await fault.play(reply)) return reply
      if (request.query.serviceKey !== key)
        return reply.code(401).send({ code: -401, msg: '유효하지 않은 인증키 입니다.' })
      const asked = Body.safeParse(request.body)
      if (!asked.success) return reply.code(400).send({ status_code: 'BAD_JSON_REQUEST' })
      const numbers = asked.data.b_no
      if (numbers.length > most) return reply.code(413).send({ status_code: 'TOO_LARGE_REQUEST' })
      const data = numbers.map(answerOf)
      const matched = data.filter(({ b_stt_cd: code }) => code !== '').length
      return {
        status_code: 'OK',
        ...(matched > 0 && { match_cnt: matched }),
        request_cnt: numbers.length,
        data,
      }
    },
  )
}

function answerOf(number: string) {
  const taxed = { tax_type: '부가가치세 일반과세자', tax_type_cd: '01', end_dt: '' }
  const rest = {
    utcc_yn: 'N',
    tax_type_change_dt: '',
    invoice_apply_dt: '',
    rbf_tax_type: '해당없음',
    rbf_tax_type_cd: '99',
  }
  switch (number.slice(-2)) {
    case '02':
      return { b_no: number, b_stt: '휴업자', b_stt_cd: '02', ...taxed, ...rest }
    case '03':
      return { b_no: number, b_stt: '폐업자', b_stt_cd: '03', ...taxed, end_dt: '20260630', ...rest }
    case '00':
      return {
        b_no: number,
        b_stt: '',
        b_stt_cd: '',
        tax_type: unregistered,
        tax_type_cd: '',
        end_dt: '',
        ...rest,
        rbf_tax_type: '',
        rbf_tax_type_cd: '',
      }
    default:
      return { b_no: number, b_stt: '계속사업자', b_stt_cd: '01', ...taxed, ...rest }
  }
}
