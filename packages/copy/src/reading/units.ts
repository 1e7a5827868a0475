import { currencies } from '@clipmint/kit'

/** What may follow a unit that is one syllable, so that it is no part of another word (시작, 배송, 초등). */
const ended = '(?=\\s|$|[.,!?~)/간만이안에동까부입예은는을를과와로마뒤후전내째씩정쯤의거나경라])'

/** What a number counts, so that “20 %” is not “20 g”. Two spellings of one unit have one name. */
const spellings: readonly (readonly [name: string, pattern: string])[] = [
  [
    '%',
    '%|％|퍼센트|프로(?![가-힣])|percent(?![\\p{Script=Latin}\\p{N}])|per\\s?cent(?![\\p{Script=Latin}\\p{N}])|persen(?![\\p{Script=Latin}\\p{N}])|phần\\s?trăm',
  ],
  [
    'KRW',
    '원(?!목|두|단|피|형|료|재|산)|won(?![\\p{Script=Latin}\\p{N}])|krw(?![\\p{Script=Latin}\\p{N}])|₩',
  ],
  ['USD', '달러|dollars?(?![\\p{Script=Latin}\\p{N}])|usd(?![\\p{Script=Latin}\\p{N}])|\\$'],
  ['IDR', '루피아|rupiah(?![\\p{Script=Latin}\\p{N}])|idr(?![\\p{Script=Latin}\\p{N}])'],
  ['VND', '₫|đ(?!\\p{L})|đồng|vnd(?![\\p{Script=Latin}\\p{N}])|동(?=\\s|$|[.,!?])'],
  [
    'kg',
    'kg(?![\\p{Script=Latin}\\p{N}])|kgs(?![\\p{Script=Latin}\\p{N}])|킬로(?:그램)?|kilograms?(?![\\p{Script=Latin}\\p{N}])|kilos?(?![\\p{Script=Latin}\\p{N}])',
  ],
  ['mg', 'mg(?![\\p{Script=Latin}\\p{N}])|밀리그램'],
  [
    'g',
    'g(?![\\p{Script=Latin}\\p{N}])|gr(?![\\p{Script=Latin}\\p{N}])|gram(?![\\p{Script=Latin}\\p{N}])|grams(?![\\p{Script=Latin}\\p{N}])|그램|gam(?![\\p{Script=Latin}\\p{N}])',
  ],
  [
    'ml',
    'ml(?![\\p{Script=Latin}\\p{N}])|cc(?![\\p{Script=Latin}\\p{N}])|밀리리터|millilit(?:re|er)s?(?![\\p{Script=Latin}\\p{N}])',
  ],
  [
    'l',
    'l(?![\\p{Script=Latin}\\p{N}])|리터|lit(?:re|er)s?(?![\\p{Script=Latin}\\p{N}])|lít(?![\\p{Script=Latin}\\p{N}])|liter(?![\\p{Script=Latin}\\p{N}])',
  ],
  [
    'cm',
    'cm(?![\\p{Script=Latin}\\p{N}])|센티(?:미터)?|센치|centimet(?:re|er)s?(?![\\p{Script=Latin}\\p{N}])',
  ],
  ['mm', 'mm(?![\\p{Script=Latin}\\p{N}])|밀리미터'],
  ['km', 'km(?![\\p{Script=Latin}\\p{N}])|킬로미터'],
  [
    'm',
    'm(?![\\p{Script=Latin}\\p{N}])|미터|met(?:re|er)s?(?![\\p{Script=Latin}\\p{N}])|mét(?![\\p{Script=Latin}\\p{N}])',
  ],
  ['inch', 'inch(?:es)?(?![\\p{Script=Latin}\\p{N}])|인치|″'],
  ['oz', 'oz(?![\\p{Script=Latin}\\p{N}])|ounces?(?![\\p{Script=Latin}\\p{N}])'],
  ['lb', 'lbs?(?![\\p{Script=Latin}\\p{N}])|pounds?(?![\\p{Script=Latin}\\p{N}])'],
  [
    'degree',
    `℃|°c?|도${ended}|degrees?(?![\\p{Script=Latin}\\p{N}])|derajat(?![\\p{Script=Latin}\\p{N}])|độ(?![\\p{Script=Latin}\\p{N}])`,
  ],
  ['watt', 'w(?![\\p{Script=Latin}\\p{N}])|와트|watts?(?![\\p{Script=Latin}\\p{N}])'],
  ['mah', 'mah(?![\\p{Script=Latin}\\p{N}])'],
  [
    'month',
    '개월|달(?!러)|months?(?![\\p{Script=Latin}\\p{N}])|bulan(?![\\p{Script=Latin}\\p{N}])|bln(?![\\p{Script=Latin}\\p{N}])|tháng(?![\\p{Script=Latin}\\p{N}])',
  ],
  [
    'year',
    '년|해(?=\\s|$|동안|째)|years?(?![\\p{Script=Latin}\\p{N}])|tahun(?![\\p{Script=Latin}\\p{N}])|thn(?![\\p{Script=Latin}\\p{N}])|năm(?=\\s|$|[.,!?])',
  ],
  [
    'week',
    `주(?:${ended}|(?=[일차]))|weeks?(?![\\p{Script=Latin}\\p{N}])|minggu(?![\\p{Script=Latin}\\p{N}])|tuần(?![\\p{Script=Latin}\\p{N}])`,
  ],
  [
    'hour',
    '시간|hours?(?![\\p{Script=Latin}\\p{N}])|hrs?(?![\\p{Script=Latin}\\p{N}])|jam(?![\\p{Script=Latin}\\p{N}])|giờ(?![\\p{Script=Latin}\\p{N}])|tiếng(?![\\p{Script=Latin}\\p{N}])',
  ],
  [
    'minute',
    `분${ended}|minutes?(?![\\p{Script=Latin}\\p{N}])|mins?(?![\\p{Script=Latin}\\p{N}])|menit(?![\\p{Script=Latin}\\p{N}])|phút(?![\\p{Script=Latin}\\p{N}])`,
  ],
  [
    'second',
    `초${ended}|seconds?(?![\\p{Script=Latin}\\p{N}])|secs?(?![\\p{Script=Latin}\\p{N}])|detik(?![\\p{Script=Latin}\\p{N}])|giây(?![\\p{Script=Latin}\\p{N}])`,
  ],
  [
    'day',
    `일${ended}|days?(?![\\p{Script=Latin}\\p{N}])|hari(?![\\p{Script=Latin}\\p{N}])|ngày(?![\\p{Script=Latin}\\p{N}])`,
  ],
  ['o’clock', `시${ended}|[ap]\\.?m(?![\\p{Script=Latin}\\p{N}])\\.?|o[’']clock`],
  [
    'times',
    `배${ended}|times(?![\\p{Script=Latin}\\p{N}])|kali(?:\\s+lipat)?(?![\\p{Script=Latin}\\p{N}])|lần(?![\\p{Script=Latin}\\p{N}])`,
  ],
  [
    'rank',
    '위(?=\\s|$|[.,를의에])|등(?=\\s|$|[.,급을])|st(?![\\p{Script=Latin}\\p{N}])|nd(?![\\p{Script=Latin}\\p{N}])|rd(?![\\p{Script=Latin}\\p{N}])|th(?![\\p{Script=Latin}\\p{N}])',
  ],
]

const koreanCounters =
  '가지|개입|개|명|분|사람|번|회|병|장|권|대|벌|켤레|쌍|송이|그루|마리|잔|그릇|접시|조각|알|봉지|봉|팩|박스|상자|세트|종류|종|겹|층|단계|단|칸|줄|코|땀|곳|군데|채|통|판|포|캡슐|색|컬러|맛|인용|인분|인|세대|살|세(?=\\s|$|[.,!?)]|부|이)|호|평|구|매(?!일|주|달|년|우)|모금|입|스푼|컵|큰술|작은술|방울|끼|품목|학년|코스|타임'

const unitPattern = new RegExp(
  `^\\s?(?:${[...spellings.map(([, pattern]) => `(${pattern})`), `(${koreanCounters})`].join('|')})`,
  'iu',
)

/** The unit at the beginning of what follows a number, and how many characters it takes; '' when there is none. */
export function readUnit(after: string): { unit: string; length: number } {
  const found = unitPattern.exec(after)
  if (!found) return { unit: '', length: 0 }
  const at = found.slice(1).findIndex((group) => group !== undefined)
  const named = spellings[at]?.[0]
  return { unit: named ?? `count:${found[0].trim()}`, length: found[0].length }
}

/** The currency that stands before a number (₩29,000, Rp150.000). */
export function currencyBefore(before: string): { unit: string; length: number } {
  const found = /(?:(₩|KRW\s?)|(US\$|\$|USD\s?)|(Rp\.?\s?|IDR\s?)|(₫|VND\s?))$/iu.exec(before)
  if (!found) return { unit: '', length: 0 }
  const at = found.slice(1).findIndex((group) => group !== undefined)
  return { unit: currencies[at] ?? '', length: found[0].length }
}

/** What starts a counted thing in Korean, after a number word: 네 + 가지. */
export const koreanCounter = new RegExp(
  `^\\s?(?:${koreanCounters}|개월|달(?!러)|년|시간|시${ended}|배(?=\\s|$)|주(?=\\s|$)|해(?=\\s|$)|퍼센트)`,
  'u',
)
