import type { StandIn } from '../stand-in.ts'
import { serveStatus } from './status.ts'

/** The tax office, asked whether a business trades: how a number ends says what becomes of it. */
export function createTaxOffice(): StandIn {
  return {
    id: 'tax-office',
    title: { ko: '국세청 사업자 상태 조회', en: 'Tax office' },
    about: {
      ko: '사업자등록번호의 상태를 답해요. 02로 끝나면 휴업(220-81-00302), 03으로 끝나면 폐업(220-81-00603), 00으로 끝나면 등록되지 않은 번호(220-81-00700), 나머지는 계속사업자(123-45-67891)예요.',
      en: 'Tells how a business stands by the end of its number: 02 is paused (220-81-00302), 03 closed (220-81-00603), 00 not registered (220-81-00700), all others trade (123-45-67891).',
    },
    page: null,
    serve: serveStatus,
  }
}
