import type { Words } from '../page/words.ts'

/** An error of the catalogue: its HTTP status and what it says. */
type Line = readonly [status: number, ko: string, en: string]

const lines = {
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제입니다.', 'This payment was processed before.'],
  PROVIDER_ERROR: [
    400,
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'A passing error. Try again shortly.',
  ],
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: [
    400,
    '설정 가능한 최대 할부 개월 수를 초과했습니다.',
    'Too many instalments.',
  ],
  INVALID_REQUEST: [400, '잘못된 요청입니다.', 'The request is wrong.'],
  NOT_ALLOWED_POINT_USE: [400, '포인트 사용이 불가한 카드입니다.', 'Points of this card cannot be used.'],
  INVALID_API_KEY: [400, '잘못된 시크릿키 연동 정보입니다.', 'The secret key is wrong.'],
  INVALID_REJECT_CARD: [
    400,
    '카드 사용이 거절되었습니다. 카드사에 문의해주세요.',
    'The card was refused. Ask its issuer.',
  ],
  BELOW_MINIMUM_AMOUNT: [
    400,
    '신용카드는 결제 금액이 100원 이상부터 결제가 가능합니다.',
    'Cards take 100 won or more.',
  ],
  INVALID_CARD_EXPIRATION: [400, '카드 유효기간을 다시 확인해주세요.', 'Check the card’s expiry date.'],
  INVALID_STOPPED_CARD: [400, '정지된 카드입니다.', 'The card is stopped.'],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루 결제 가능 횟수를 초과했습니다.', 'Too many payments today.'],
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: [
    400,
    '할부가 지원되지 않는 카드 또는 가맹점입니다.',
    'No instalments with this card.',
  ],
  INVALID_AUTHORIZE_AUTH: [400, '유효하지 않은 인증 방식입니다.', 'This way of authentication is not valid.'],
  INVALID_CARD_LOST_OR_STOLEN: [400, '분실 혹은 도난 카드입니다.', 'The card was lost or stolen.'],
  INVALID_CARD_NUMBER: [400, '카드번호를 다시 확인해주세요.', 'Check the card’s number.'],
  EXCEED_MAX_AMOUNT: [400, '거래금액 한도를 초과했습니다.', 'The amount is over the limit.'],
  INVALID_PASSWORD: [400, '결제 비밀번호가 일치하지 않습니다.', 'The payment password is wrong.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.', 'The key is not recognized.'],
  REJECT_CARD_PAYMENT: [
    403,
    '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    'Over the limit, or too little money.',
  ],
  REJECT_ACCOUNT_PAYMENT: [403, '잔액부족으로 결제에 실패했습니다.', 'Too little money in the account.'],
  REJECT_CARD_COMPANY: [403, '결제 승인이 거절되었습니다.', 'The issuer refused the payment.'],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청입니다.', 'The request is not allowed.'],
  EXCEED_MAX_AUTH_COUNT: [
    403,
    '최대 인증 횟수를 초과했습니다. 카드사로 문의해주세요.',
    'Too many authentications. Ask the issuer.',
  ],
  EXCEED_MAX_ONE_DAY_AMOUNT: [403, '일일 한도를 초과했습니다.', 'The day’s limit is reached.'],
  FDS_ERROR: [403, '위험거래가 감지되어 결제가 제한됩니다.', 'A risk was seen, so the payment is held.'],
  NOT_AVAILABLE_BANK: [403, '은행 서비스 시간이 아닙니다.', 'The bank is closed now.'],
  INCORRECT_BASIC_AUTH_FORMAT: [
    403,
    '잘못된 요청입니다. ‘:’를 포함해 인코딩해주세요.',
    'Encode the key with its colon.',
  ],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 정보 입니다.', 'There is no such payment.'],
  NOT_FOUND_PAYMENT_SESSION: [
    404,
    '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
    'The time to pay is over.',
  ],
  IDEMPOTENT_REQUEST_PROCESSING: [
    409,
    '이전 멱등 요청이 처리중입니다.',
    'The same request is being processed.',
  ],
  ALREADY_PROCESSING_REQUEST: [409, '이미 처리중인 요청입니다.', 'The request is being processed.'],
  CARD_PROCESSING_ERROR: [500, '카드사에서 오류가 발생했습니다.', 'An error at the card’s issuer.'],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '결제가 완료되지 않았어요. 다시 시도해주세요.',
    'The payment was not completed.',
  ],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '내부 시스템 처리 작업이 실패했습니다. 잠시 후 다시 시도해주세요.',
    'An inner system failed.',
  ],
  UNKNOWN_PAYMENT_ERROR: [
    500,
    '결제에 실패했어요. 같은 문제가 반복된다면 은행이나 카드사로 문의해주세요.',
    'The payment failed.',
  ],

  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.', 'The payment was cancelled before.'],
  ALREADY_REFUND_PAYMENT: [400, '이미 환불된 결제입니다.', 'The payment was refunded before.'],
  REFUND_REJECTED: [400, '환불이 거절됐습니다. 결제사에 문의 부탁드립니다.', 'The refund was refused.'],
  NOT_MATCHES_REFUNDABLE_AMOUNT: [400, '잔액 결과가 일치하지 않습니다.', 'What is left does not agree.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.', 'This amount cannot be cancelled.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.', 'This payment cannot be cancelled.'],
  FORBIDDEN_CONSECUTIVE_REQUEST: [
    403,
    '반복적인 요청은 허용되지 않습니다. 잠시 후 다시 시도해주세요.',
    'Too many in a row. Try again shortly.',
  ],
  EXCEED_MAX_REFUND_DUE: [403, '환불 가능한 기간이 지났습니다.', 'The time to refund is over.'],
  NOT_ALLOWED_PARTIAL_REFUND: [403, '부분 환불이 불가능한 결제입니다.', 'No part of it can be refunded.'],
  FAILED_REFUND_PROCESS: [
    500,
    '은행 응답시간 지연이나 일시적인 오류로 환불요청에 실패했습니다.',
    'The refund failed at the bank.',
  ],
  FAILED_METHOD_HANDLING_CANCEL: [
    500,
    '취소 중 결제 시 사용한 결제 수단 처리과정에서 일시적인 오류가 발생했습니다.',
    'The way of paying failed to cancel.',
  ],
  FAILED_PARTIAL_REFUND: [
    500,
    '은행 점검, 해약 계좌 등의 사유로 부분 환불이 실패했습니다.',
    'The part could not be refunded.',
  ],
  COMMON_ERROR: [
    500,
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'A passing error. Try again shortly.',
  ],

  NOT_SUPPORTED_CARD_TYPE: [400, '지원되지 않는 카드 종류입니다.', 'This kind of card is not supported.'],
  INVALID_CARD_PASSWORD: [400, '카드 비밀번호를 다시 확인해주세요.', 'Check the card’s password.'],
  INVALID_CARD_IDENTITY: [
    400,
    '입력하신 주민번호/사업자번호가 카드 소유주 정보와 일치하지 않습니다.',
    'The birth date is not the card owner’s.',
  ],
  NOT_REGISTERED_CARD_COMPANY: [
    400,
    '카드를 사용 등록 후 이용해주세요.',
    'Register the card with its issuer first.',
  ],
  NOT_SUPPORTED_METHOD: [400, '지원되지 않는 결제 수단입니다.', 'This way of paying is not supported.'],
  INVALID_EMAIL: [400, '유효하지 않은 이메일 주소 형식입니다.', 'The e-mail address is not valid.'],
  INVALID_BILL_KEY_REQUEST: [
    400,
    '빌링키 인증이 완료되지 않았거나 유효하지 않은 빌링 거래 건입니다.',
    'The kept card is not valid.',
  ],
  DUPLICATED_ORDER_ID: [
    400,
    '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.',
    'The order id was used before.',
  ],
  NOT_MATCHES_CUSTOMER_KEY: [
    403,
    '빌링 인증 고객키와 결제 요청 고객키가 일치하지 않습니다.',
    'The kept card is another customer’s.',
  ],
  NOT_FOUND_BILLING: [404, '존재하지 않는 빌링 결제 정보입니다.', 'There is no such kept card.'],
  FAILED_DB_PROCESSING: [
    500,
    '잘못된 요청 값으로 처리 중 DB 에러가 발생했습니다.',
    'An error in the database.',
  ],
  FAILED_CARD_COMPANY_RESPONSE: [
    500,
    '카드사에서 에러가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'The card’s issuer answered an error.',
  ],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키는 300자 이하여야 합니다.', 'The idempotency key is too long.'],

  PAY_PROCESS_CANCELED: [400, '사용자에 의해 결제가 취소되었습니다.', 'The payer cancelled.'],
  PAY_PROCESS_ABORTED: [
    400,
    '결제 진행 중 승인에 실패하여 결제가 중단되었습니다.',
    'The payment was stopped on its way.',
  ],
  INVALID_CLIENT_KEY: [400, '잘못된 클라이언트 연동 정보 입니다.', 'The client key is wrong.'],
} satisfies Record<string, Line>

export type Code = keyof typeof lines

export function isCode(text: string): text is Code {
  return Object.hasOwn(lines, text)
}

export function statusOf(code: Code): number {
  return lines[code][0]
}

export function wordsOf(code: Code): Words {
  const [, ko, en] = lines[code]
  return { ko, en }
}
