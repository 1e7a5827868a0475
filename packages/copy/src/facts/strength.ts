import type { PointKind } from '../lexicon/lexicon.ts'

/**
 * What weighs most with a buyer, strongest first: what is paid less, what is promised, what is proven, how few there are,
 * what stands in for what, where it is from. The words are those of all four languages, so that a fact is weighed alike in
 * each.
 */
const weights: readonly (readonly [weight: number, words: RegExp])[] = [
  [
    10,
    /\d\s?%\s?(?:할인|off)|할인|\d\s?\+\s?\d|원을 .*원에|(?:was|from) \D{0,3}\d.* now|half price|first (?:order|visit|booking|class|session)|무료 ?배송|(?:배송|택배)비(?:는|도)? ?(?:무료|없|안 ?받|저희|포함)|free (?:delivery|shipping)|gratis ongkir|antar gratis|mua \d+ .*tặng|beli \d+|giảm \d|diskon|tặng kèm|\btặng \d|freeship|miễn phí/iu,
  ],
  [
    9,
    /보증(?!금)|무상|(?:돈|출장비|점검비|비용|회값)[은는도]? ?(?:따로 )?(?:안 ?받|받지 않|없)|무료로 .*(?:수리|교환|교체|고쳐|갈아|채워|닦아)|환불|반품|교환|수리해|고쳐 드|다시 (?:채워|해|만들어|닦아)|\bwarrant|\bguarant|refund|\breturns?\b|repair|free exchange|exchange|money back|try (?:it|them)|pay nothing|garansi|diperbaiki|perbaiki|bảo hành|đổi (?:trả|mới|chai|size)|sửa/iu,
  ],
  [
    8,
    /(?:특허|인증|자격증|수상|국가대표|KC|HACCP|해썹)|\d+ ?년 ?(?:된|째|동안|경력|차|넘게)|\d+(?:대째)|\d+ ?만 ?(?:개|명|병)|certified|qualified|registered nurse|approved|accredited|insured|since \d{4}|\d+ years|years of|sejak|tahun|từ năm|năm kinh nghiệm/iu,
  ],
  [
    7.5,
    /하루 (?:\d+(?![\d,]*[만천]?원)|[한두세네]|다섯|열)|한정|예약제|만 (?:받|만들|팔|구워|준비)|까지만|only (?:\d|one|two|three|four|five|six|ten)|one \w+ at a time|limited|per (?:day|week)|hanya \d|chỉ \d/iu,
  ],
  [
    7,
    /대신|넣지 않|쓰지 않|안 (?:넣|써|씁)|없이|무첨가|무설탕|만 (?:써|사용|골라|넣|담)|instead of|\bno (?:added|sugar|preserv|artificial|dye|plastic|msg|tags|cages|butt)|never frozen|without|nothing else|tanpa|không (?:chất|đường|phẩm|bột)/iu,
  ],
  [
    6.5,
    /(?:산(?:지| )|국산|국내산|제주|해남|논산|강원|전남|경북|충남|이탈리아|일본|독일|프랑스)|에서 (?:온|잡은|딴|키운|기른|수확|캔|난)|직송|\b(?:from|in) \p{Lu}\p{L}+|(?:dari|di) \p{Lu}|(?:ở|từ) \p{Lu}/u,
  ],
  // What buyers ask, and its answer.
  [6.2, /[?？]\s/u],
  [
    6,
    /손으로|직접|새벽|당일|그날|매일|아침마다|시간 (?:동안|이상|넘게)|숙성|발효|삶|끓|구워|구운|볶|by hand|hand-?\w+ed|every (?:morning|day|evening)|baked|slow|hours|dipanggang|tangan|setiap|nướng|ủ|thủ công/iu,
  ],
  [
    5,
    /\d|(?:한|두|세|네|다섯|여섯|열) (?:가지|개|장|명|분|번|시간|달|잔|벌)|\b(?:two|three|four|five|six|seven|eight|ten|twelve)\b/iu,
  ],
]

const worthOfKind: Record<PointKind, number> = {
  benefit: 4,
  making: 5,
  material: 4.5,
  use: 3.6,
  measure: 4,
  choice: 3.4,
  service: 4.2,
  place: 3.2,
  care: 2,
  feature: 3,
}

/** How much a fact weighs with a buyer, 0 to 10: by its words, else by what kind of fact it is. */
export function strengthOf(text: string, kind: PointKind): number {
  const found = weights.find(([, words]) => words.test(text))?.[0] ?? 0
  return Math.max(kind === 'care' && found < 7 ? worthOfKind.care : found, worthOfKind[kind])
}
