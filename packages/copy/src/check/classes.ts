import type { ProductClass, ProductFacts } from './types.ts'

/** What callers call the classes. */
const named: readonly (readonly [ProductClass, RegExp])[] = [
  [
    'health-food',
    /health.?(?:functional.?)?food|supplement|nutraceutical|vitamin|건강\s?기능|건기식|영양제/iu,
  ],
  ['cosmetics', /cosmetic|beauty|skin.?care|make.?up|hair.?care|화장품|뷰티|미용/iu],
  [
    'medical',
    /medical|clinic|hospital|dent|surgery|pharma|doctor|의료|병원|의원|치과|성형|한의|약국|헬스케어/iu,
  ],
  ['alcohol', /alcohol|liquor|wine|beer|spirits|주류|술|와인|맥주/iu],
  ['finance', /financ|loan|bank|invest|insurance|credit|stock|crypto|금융|대출|투자|보험|대부/iu],
  [
    'food',
    /food|restaurant|caf[eé]|bakery|beverage|drink|snack|meal|grocer|식품|음식|식당|카페|베이커리|음료|요식/iu,
  ],
]

/** What a text shows of its class by itself. */
const shown: readonly (readonly [ProductClass, RegExp])[] = [
  [
    'cosmetics',
    /크림|세럼|앰플|로션|토너|스킨케어|에센스|마스크팩|선크림|클렌[징저]|파운데이션|립스틱|립밤|샴푸|화장품|쿠션 팩트|비누|바르(?:는|면|세요)|피부(?!과)|\b(?:creams?|serums?|lotions?|toners?|moisturi[sz]ers?|ampoules?|essences?|sunscreens?|shampoos?|cleansers?|skincare|lipsticks?|soaps?|balms?|mask packs?)\b/iu,
  ],
  [
    'medical',
    /병원|의원(?!님)|치과|한의원|피부과|산부인과|이비인후과|정형외과|성형|안과|내과|외과|진료|시술|수술|임플란트|라식|라섹|스케일링|도수\s?치료|물리\s?치료|의료진|원장님?|교정\s?(?:치료|상담|전문)|\b(?:clinics?|hospitals?|dentists?|dental|surgery|surgeons?|surgical|implants?|lasik|orthodont\w+|physiotherap\w+|liposuction|rhinoplasty|botox (?:shots?|injections?|session)|facelifts?|procedures?)\b/iu,
  ],
  [
    'alcohol',
    /소주|건강주(?![스문])|맥주|와인|막걸리|위스키|사케|칵테일|하이볼|주류|전통주|보드카|생맥|술집|호프집|포차|주점|(?<![가-힣])술(?:은|이|을|도|로|과|\s|,|$)|\b(?:wines?|beers?|soju|makgeolli|whisk(?:e)?y|vodka|cocktails?|liquor|sake|gin|rum|tequila|booze|alcohol(?:ic)?)\b/iu,
  ],
  [
    'finance',
    /대출|원금|수익률|투자|펀드|적금|예금|금리|주식|코인|가상\s?화폐|비트코인|보험|대부|이자|급전|신용|\b(?:loans?|invest(?:ments?|ing|ors?)?|returns?|interest rates?|crypto|bitcoin|stocks?|funds?|savings accounts?|insurance|mortgage|credit|principal|profits?|trading)\b/iu,
  ],
  [
    'food',
    /드시|먹|마시|섭취|식품|음료|주스|(?<![가-힣])즙|[가-힣]즙|홍삼|녹용|차\s?한\s?잔|영양제|비타민|유산균|김치|과일|꿀|차(?=를|는|로|가)|분말|환(?=을|은|\s|,|$)|\b(?:eat(?:ing)?|drink(?:ing)?|tea|juice|foods?|snacks?|honey|ginseng|kimchi|fruits?|vitamins?|capsules?|supplements?|smoothies?|meals?|powder|probiotics?)\b/iu,
  ],
]

/** Clinics and procedures as what is needless, past or no match, by which no clinic speaks of itself. */
const ofOthers =
  /(?:병원|의원|치과|한의원|피부과|성형외과|정형외과|수술|시술|진료|성형)(?:을|를|에|이|도|까지|보다|에서|에서도)?\s?(?:갈\s?(?:필요|일|돈)|가지\s?(?:않|말|마)|안\s?(?:가|해|받)|대신|보다|도\s?못|못\s?(?:고|한)|없이|자국|흉터|필요\s?없|한\s?것|받은\s?듯|한\s?듯)|\b(?:hospitals?|doctors?|clinics?|surger(?:y|ies)|surgeons?|dentists?|botox|implants?)\b (?:could|can|couldn|can(?:’|')?t|gave|fail|marks?|scars?|alternative)|\b(?:no|without|instead of|skip(?: the)?|better than|like|forget(?: the)?) (?:a |an |the )?(?:hospitals?|doctors?|clinics?|surger(?:y|ies)|botox (?:shots?|injections?)|dentists?|procedures?)\b/giu

function isClinic(plain: string, product: ProductFacts | null): boolean {
  const [, words] = shown.find(([one]) => one === 'medical') ?? []
  const own = [product?.name ?? '', product?.info ?? '', plain.replace(ofOthers, '')].join('\n')
  return words?.test(own) ?? false
}

/** The classes whose bans hold for a line: what the caller names, and what product and line show by themselves. */
export function readClasses(
  category: string | null,
  product: ProductFacts | null,
  plain: string,
): ReadonlySet<ProductClass> {
  const classes = new Set<ProductClass>()
  const said = named.find(([, words]) => words.test(category ?? ''))?.[0]
  if (said) classes.add(said)
  const text = [product?.name ?? '', product?.info ?? '', plain].join('\n')
  for (const [one, words] of shown) if (words.test(text)) classes.add(one)
  if (said && said !== 'medical') classes.delete('medical')
  // What is sold in place of a clinic is none: “병원 갈 필요 없는 매트”, “Cures what the hospital could not”.
  if (!said && classes.has('medical') && !isClinic(plain, product)) classes.delete('medical')
  // A cream or a food that speaks of treatment is no clinic for that.
  if (!said && classes.has('cosmetics') && !/병원|의원|진료|시술|수술|clinic|surgery/iu.test(plain))
    classes.delete('medical')
  if (classes.size === 0) classes.add('general')
  return classes
}
