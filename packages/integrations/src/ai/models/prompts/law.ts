type RiskClass = { name: string; words: RegExp; bans: string }

/** What an advertisement may never say without proof (표시광고법 3조 and 5조). */
const forAll =
  'Never claim a rank or an absolute (최고, 최초, 유일, 1위, 완벽, 100%, best, number one, guaranteed), a discount, ' +
  'something free, scarcity or a deadline, popularity, an award, a certificate, a test or an origin, unless the data says ' +
  'so in as many words. Do not compare with others. Do not name brands, celebrities or people. Nothing about politics, ' +
  'religion, hatred or a group of people.'

/** Kinds of goods with laws of their own, by words that tell them. */
const classes: readonly RiskClass[] = [
  {
    name: 'health food',
    words:
      /건강기능식품|건기식|영양제|비타민|유산균|홍삼|콜라겐|프로틴|supplement|vitamin|probiotic|suplemen|thực phẩm chức năng/iu,
    bans: 'Never claim a function, an effect on the body or on an illness; health food is advertised only with what was reviewed before.',
  },
  {
    name: 'food',
    words:
      /식품|음식|먹|맛|빵|떡|잼|김치|커피|차(?![가-힣])|과일|딸기|고기|반찬|간식|디저트|카페|식당|\b(?:food|eat|tasty|bread|coffee|tea|snacks?|cakes?|jam|makanan|kopi|kue)\b|món|bánh|cà phê/iu,
    bans: 'Food never prevents, treats or eases an illness, works like a medicine, detoxes, slims, or helps immunity, blood pressure, blood sugar or a hangover. No experts who recommend it, no stories of people it helped.',
  },
  {
    name: 'cosmetics',
    words:
      /화장품|스킨|로션|크림|세럼|에센스|팩|선크림|샴푸|비누|향수|립스틱|립밤|\b(?:cosmetics?|skin ?care|lotion|serum|shampoo|soap|kosmetik|krim)\b|mỹ phẩm|kem dưỡng/iu,
    bans: 'Cosmetics heal nothing: no acne, inflammation, atopy, scars, regeneration or cells; whitening, wrinkles and sun protection only if the data says that they were certified.',
  },
  {
    name: 'medical',
    words:
      /병원|의원|한의|치과|성형|시술|의료|클리닉|도수|clinic|dental|medical|surgery|klinik|phòng khám|nha khoa/iu,
    bans: 'No results, no patients, no before and after, no claim to be better, no price as a lure.',
  },
  {
    name: 'alcohol',
    words: /맥주|와인|소주|막걸리|위스키|칵테일|주류|\b(?:beer|wine|whisky|cocktails?|soju|bir|bia)\b|rượu/iu,
    bans: 'Never urge to drink, never link drinking to health, success or youth.',
  },
  {
    name: 'finance and property',
    words:
      /대출|보험|투자|수익|주식|코인|부동산|분양|\b(?:loans?|insurance|invest|crypto|real estate|pinjaman|asuransi)\b|vay vốn|bảo hiểm|đầu tư/iu,
    bans: 'No promised return, no safety of money, no urgency.',
  },
]

/** What may not be said of goods that are told in these words. */
export function bansFor(text: string): string[] {
  return [
    forAll,
    ...classes.filter(({ words }) => words.test(text)).map(({ name, bans }) => `As ${name}: ${bans}`),
  ]
}
