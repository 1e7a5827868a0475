import type { Category } from '../template.ts'
import type { Told, WhatFor } from './told.ts'

/** What anybody who sells things can use. */
const forAnyProduct: readonly Category[] = ['shop', 'online', 'new', 'review', 'sale']

/** Words that name a kind of business, in Korean, English, Indonesian and Vietnamese; the one they name comes first. */
const named: readonly (readonly [RegExp, readonly Category[]])[] = [
  [
    /커피|원두|라떼|카페|찻집|차 한|홍차|녹차|coffee|espresso|latte|\btea\b|caf[eé]|kopi|cà phê/iu,
    ['cafe', 'food'],
  ],
  [
    /빵|쿠키|케이크|디저트|과자|간식|떡|초콜릿|아이스크림|bread|bakery|cookie|cake|dessert|snack|chocolate|\broti\b|\bkue\b|bánh/iu,
    ['food', 'cafe'],
  ],
  [
    /맛집|식당|반찬|김치|고기|한우|삼겹|국밥|찌개|국수|라면|만두|소스|간장|된장|고추장|과일|딸기|사과|감귤|채소|쌀|수산|생선|꿀|잼|견과|도시락|맥주|막걸리|와인|먹|food|sauce|kimchi|noodle|fruit|honey|\bjam\b|\brice\b|\bmeat\b|seafood|meal|tasty|delicious|beer|wine|makanan|sambal|madu|món|mật ong/iu,
    ['food', 'cafe'],
  ],
  [
    /미용실|헤어|샴푸|염색|네일|왁싱|속눈썹|메이크업|화장품|크림|세럼|앰플|로션|립밤|향수|피부|hair|shampoo|nails?\b|make-?up|cosmetic|serum|lotion|skin|perfume|rambut|kulit|tóc|\bda\b/iu,
    ['salon', 'clinic'],
  ],
  [/헬스|필라테스|요가|운동|러닝|덤벨|gym|pilates|yoga|fitness|workout|running|olahraga|thể thao/iu, ['gym']],
  [/병원|의원|치과|한의원|진료|clinic|dental|dentist|klinik|nha khoa/iu, ['clinic']],
  [
    /수업|강의|클래스|학원|레슨|과외|class(?:es)?\b|lesson|course|workshop|academy|kursus|khóa học/iu,
    ['class'],
  ],
  [
    /펜션|호텔|숙소|민박|게스트하우스|객실|hotel|guesthouse|\bstay\b|\bvilla\b|penginapan|khách sạn/iu,
    ['stay'],
  ],
]

/** Tags of templates that lead to a door, and words of an owner who has one. */
const leadsToADoor = /\b(?:neighbourhood|directions|map)\b/iu
const hasADoor =
  /매장|가게|골목|동네|오시는|찾아오|\d번 출구|store|\bshop\b|street|neighbou?rhood|toko|cửa hàng/iu

const ofPurpose: Readonly<Record<string, readonly Category[]>> = {
  promotion: ['sale', 'event'],
  season: ['season', 'event'],
}

/**
 * What is left of the score of a template made for anybody, or for what is near, once the owner's words name a business of
 * its own; and of one made for another business, which must not come first by looks alone: a café's board sells no shoes.
 */
const NEAR_BUSINESS = 0.9
const OTHER_BUSINESS = 0.6

/**
 * Tells how well a template's business suits what is sold, 0 to 1: by what it is made for first of all. The owner's words
 * are read once for all templates.
 */
export function businessRater({ words, purpose }: Told): (card: WhatFor) => number {
  const told = named.flatMap(([names, categories]) => (names.test(words) ? [categories] : []))
  const wanted = ofPurpose[purpose] ?? []
  const own: readonly string[] = [...told.flatMap(([first]) => first ?? []), ...wanted]
  const near: readonly string[] = [...forAnyProduct, ...told.flat()]
  const isFound = hasADoor.test(words)
  return ({ categories: [first], tags }) => {
    if (first === undefined) return 1
    if (!isFound && tags.some(({ en }) => leadsToADoor.test(en))) return OTHER_BUSINESS
    if (own.includes(first)) return 1
    if (!near.includes(first)) return OTHER_BUSINESS
    return told.length > 0 ? NEAR_BUSINESS : 1
  }
}
