/** The houses of cards as gateways tell of them, by what stands on a Korean screen; each calls itself so. */
const inKorean: Record<string, string> = {
  'KB Kookmin': 'KB국민',
  KakaoBank: '카카오뱅크',
  Hana: '하나',
  'Toss Bank': '토스뱅크',
  KDB: 'KDB산업은행',
  BC: 'BC',
  'Woori BC': '우리BC',
  Suhyup: '수협',
  Jeonbuk: '전북은행',
  Citi: '씨티',
  'Post Office': '우체국',
  MG: 'MG새마을금고',
  'Savings Bank': '저축은행',
  'K bank': '케이뱅크',
  UnionPay: '유니온페이',
  Unionpay: '유니온페이',
  'IBK BC': 'IBK기업BC',
  Shinhan: '신한',
  Jeju: '제주은행',
  Gwangju: '광주은행',
  JCB: 'JCB',
  Jcb: 'JCB',
  Mastercard: '마스터카드',
  Visa: '비자',
  Samsung: '삼성',
  Hyundai: '현대',
  Shinhyup: '신협',
  Diners: '다이너스클럽',
  Discover: '디스커버',
  Lotte: '롯데',
  'American Express': '아메리칸 익스프레스',
  Amex: '아메리칸 익스프레스',
  NH: 'NH농협',
  Woori: '우리',
  Card: '카드',
}

/** The house of a card in a language; one that nobody wrote down is called as its gateway calls it. */
export function cardBrandIn(brand: string, language: 'ko' | 'en'): string {
  return language === 'ko' ? (inKorean[brand] ?? brand) : brand
}
