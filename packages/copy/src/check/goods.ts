/** What goods are to those who sell them: each kind is invited to in its own words. */
export type GoodsKind = 'food' | 'alcohol' | 'skin' | 'clinic' | 'finance' | 'thing'

/** What shops sell, by the end of its name: of these a line can be, and in another line they stand for themselves. */
const korean: Readonly<Record<GoodsKind, string>> = {
  food: '(?:미역|사골|콩나물|순대|된장|북어)국|떡볶이|김밥|돈가스|덮밥|과자|강정|볶음|부침개|쫀드기|껌|들기름|참기름|스프|수프|(?:씨|화|쑥|칡|우슬|헛개|결명자|작두콩|감자|유자|우롱|보이|둥굴레|옥수수)차|(?<![가-힣])차|녹차|홍차|여주차|보리차|허브차|한방차|생강차|대추차|둥굴레차|즙|청|주스|커피|원두|라떼|(?<!직)빵|식빵|케이크|쿠키|떡|잼|꿀|김치|반찬|국수|냉면|국밥|찌개|탕|죽|고기|한우|갈비|삼겹살|치킨|피자|버거|만두|라면|두부|콩|쌀|현미|귀리|과일|사과|귤|포도|딸기|토마토|블루베리|석류|매실|버섯|마늘|흑마늘|양파|도라지|생강|식초|소금|간장|된장|고추장|소스|샐러드|도시락|젤리|초콜릿|아이스크림|요거트|우유|치즈|달걀|계란|생선|장어|전복|굴비|김|미역|견과|호두|아몬드|간식|곤약|곤약면|음료|드링크|탕후루|샌드위치|파스타|스테이크|삼계탕|도넛|와플|시럽',
  alcohol: '하이볼|복분자주|약주|와인|맥주|소주|막걸리|위스키|전통주|사케|칵테일',
  skin: '(?<![가-힣])젤|수분젤|클렌징|청결제|크림|세럼|앰플|로션|토너|에센스|비누|샴푸|린스|팩|마스크|립밤|립스틱|쿠션|파운데이션|선크림|향수|오일|연고',
  clinic: '성형외과|병원|치과|의원|한의원|피부과|안과|약국|시술|임플란트|교정',
  finance: '적금|예금|대출|보험|펀드',
  thing:
    '보온병|우산|캐리어|임부복|수영복|에어프라이어|세탁기|냉장고|훌라후프|물감|보조제|스프레이|방향제|담요|이불|베개|매트|매트리스|침대|소파|의자|책상|탁자|식탁|책장|서랍장|조명|램프|스탠드|커튼|블라인드|러그|카펫|벽지|캔들|양초|향초|디퓨저|그릇|접시|컵|머그|머그컵|텀블러|물병|냄비|프라이팬|칼|도마|수저|청소기|공기청정기|가습기|제습기|선풍기|에어컨|히터|난로|온수매트|마사지기|안마기|안마의자|정수기|믹서기|밥솥|오븐|노트북|컴퓨터|키보드|마우스|이어폰|스피커|휴대폰|케이스|충전기|카메라|자전거|킥보드|타이어|가방|지갑|파우치|백팩|배낭|신발|운동화|구두|슬리퍼|실내화|깔창|양말|모자|비니|목도리|장갑|코트|패딩|니트|가디건|티셔츠|셔츠|바지|청바지|치마|스커트|원피스|속옷|잠옷|레깅스|안경|선글라스|렌즈|시계|목걸이|반지|팔찌|귀걸이|주얼리|인형|장난감|블록|퍼즐|노트|펜|다이어리|달력|엽서|포스터|그림|책|화분|다육이|꽃다발|기저귀|물티슈|휴지|세제|섬유유연제|수건|사료|모기약|살충제|스티커|침구|떡집|세탁소|수선집|강의|수업|클래스|레슨|학원|과외|교재|문제집|앱|펜션|호텔|민박|숙소|카페|식당|베이커리|빵집|미용실|네일|네일샵|헬스장|필라테스|요가|패치|치약|칫솔|분말|환|스틱|홍삼|인삼|산삼|녹용|영양제|비타민|유산균|콜라겐|프로틴|쉐이크',
}

const english: Readonly<Record<GoodsKind, string>> = {
  food: '(?:turmeric )?lattes?|tacos?|bagels?|ramen|kombucha|lemonade|broth|seeds|pies?|teas?|juices?|coffees?|beans|bread|cakes?|cookies|biscuits|brownies|muffins?|jams?|honey|kimchi|noodles|soups?|stews?|steaks?|chicken|pizzas?|burgers?|dumplings|tofu|rice|oats|granola|cereal|fruits?|apples?|berries|blueberries|tomatoes|mushrooms?|garlic|ginger|vinegar|sauces?|salads?|snacks?|jell(?:y|ies)|gummies|chocolates?|candy|candies|ice cream|yogh?urt|milk|cheese|eggs?|fish|salmon|seaweed|nuts|almonds|smoothies?|donuts?|doughnuts?|sandwich(?:es)?|waffles?|syrups?|pasta',
  alcohol: 'wines?|beers?|ales?|soju|makgeolli|whisk(?:e)?y|cocktails?|gin|rum|vodka',
  skin: 'creams?|serums?|lotions?|toners?|essences?|soaps?|shampoos?|masks?|balms?|lipsticks?|sunscreens?|perfumes?|oils?',
  clinic: 'clinics?',
  finance: 'savings accounts?|loans?|insurance|funds?',
  thing:
    'umbrellas?|suitcases?|sprays?|brush(?:es)?|blankets?|duvets?|quilts?|pillows?|pillowcases?|mattress(?:es)?|beds?|sofas?|chairs?|desks?|tables?|shelf|shelves|lamps?|lights|curtains?|rugs?|carpets?|candles?|diffusers?|bowls?|plates?|cups?|mugs?|tumblers?|bottles?|pots?|pans?|kni(?:fe|ves)|boards?|vacuums?|purifiers?|humidifiers?|fans?|heaters?|massagers?|blenders?|ovens?|laptops?|keyboards?|earphones|headphones|speakers?|phones?|chargers?|cameras?|bikes?|bicycles?|scooters?|bags?|wallets?|purses?|backpacks?|shoes|sneakers|boots|slippers|insoles|socks|hats?|beanies?|scar(?:f|ves)|gloves|coats?|jackets?|sweaters?|cardigans?|shirts?|t-shirts?|jeans|trousers|skirts?|dress(?:es)?|underwear|pyjamas|pajamas|leggings|glasses|sunglasses|watch(?:es)?|necklaces?|rings?|bracelets?|earrings|jewell?ery|dolls?|toys?|blocks|puzzles?|notebooks?|pens?|diar(?:y|ies)|planners?|calendars?|postcards?|posters?|prints?|books?|plants?|succulents?|bouquets?|flowers|diapers|wipes|detergents?|towels?|lessons?|class(?:es)?|courses?|tutoring|apps?|guesthouses?|hotels?|caf[eé]s?|restaurants?|baker(?:y|ies)|salons?|gyms?|pilates|yoga|patch(?:es)?|toothpaste|powders?|capsules|ginseng|supplements?|vitamins?|probiotics|collagen|protein|shakes?',
}

const kinds = ['alcohol', 'clinic', 'finance', 'skin', 'food', 'thing'] as const
const patterns = kinds.map((kind) => ({
  kind,
  korean: new RegExp(`(?:${korean[kind]})$`, 'u'),
  english: new RegExp(`(?:^|[\\s-])(?:${english[kind]})$`, 'iu'),
}))

/** Which kind of goods a name ends in; null where it ends in none that shops sell. */
export function goodsKindOf(name: string): GoodsKind | null {
  return patterns.find((one) => one.korean.test(name) || one.english.test(name))?.kind ?? null
}
