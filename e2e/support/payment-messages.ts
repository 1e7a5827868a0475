import type { Language } from './visit.ts'

/** The specification's messages about payments, and what else a payment ends with, as far as each is told by its words. */
export const paymentMessages = {
  'invalid card': { ko: '사용할 수 없는 카드입니다.', en: 'This card cannot be used.' },
  'authorization failed': {
    ko: '카드사가 결제를 승인하지 않았습니다.',
    en: 'The card company did not approve',
  },
  'payment info mismatch': {
    ko: '결제 정보가 주문과 맞지 않아',
    en: 'The payment did not match the order',
  },
  'wrong payment method': { ko: '이 결제 수단은 쓸 수 없습니다.', en: 'This way of paying cannot be used.' },
  'already paid': { ko: '이미 결제가 끝났습니다.', en: 'This is paid already.' },
  'in process': { ko: '결제를 확인하고 있습니다', en: 'Checking your payment' },
  'payment window call failed': {
    ko: '결제 창을 열지 못했습니다.',
    en: 'The payment window could not be opened.',
  },
  'authentication timeout': { ko: '3분 안에 인증하지 않아', en: 'within 3 minutes' },
  'already cancelled': { ko: '이미 취소된 결제입니다.', en: 'This payment has been cancelled already.' },
  'recurring payment failed': {
    ko: '정기 결제를 하지 못했습니다',
    en: 'Your renewal could not be charged',
  },
  closed: { ko: '결제 창을 닫아', en: 'The payment window was closed' },
  failed: { ko: '결제하지 못했습니다. 잠시 후', en: 'The payment did not go through. Please' },
  paid: { ko: '결제했습니다', en: 'Paid' },
  'cancellation failed': { ko: '결제를 취소하지 못했습니다.', en: 'The payment could not be cancelled.' },
  refunded: { ko: '환불했습니다.', en: 'Refunded.' },
  'refund on its way': { ko: '환불을 접수했습니다.', en: 'Your refund is on its way.' },
} satisfies Record<string, Record<Language, string>>
export type PaymentMessage = keyof typeof paymentMessages
