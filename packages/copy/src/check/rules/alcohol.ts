import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

const drink =
  '(?:술|와인|막걸리|맥주|소주|위스키|하이볼|사케|칵테일|전통주|약주|과실주|담금주|복분자주|인삼주)'
const drinkEn =
  '(?:wines?|beers?|soju|makgeolli|whisk(?:e)?y|vodka|cocktails?|liquor|sake|gin|rum|drinks?|alcohol|booze|brew|spirits?|shots?|tipples?|nightcaps?|pints?|lagers?|brandy|bourbon|champagne)'

/** What a drink is praised for, or to whom or when it is urged. */
const praised =
  '(?:심장|혈관|혈압|장수|의사|병원|(?<![가-힣])약(?:이|보다|주|처럼|\\s)|보약|건강|피부|소화|위장|위장병|불면|숙면|꿀잠|잠이|잠\\s?(?:잘|못)|감기|스트레스|우울|외로움|용기|자신감|매력|인기|성공|출세|승진|연애|고백|다이어트|살\\s?안|칼로리\\s?(?:0|제로|없)|면역|항산화|정력|기력|원기|활력|회춘|젊|기억력|두뇌|피로|관절|암\\s|당뇨|콜레스테롤|간에|간이|간을|해독|노화|폴리페놀|비타민|유산균|임신|임산부|산모|태교|모유|수유|청소년|미성년|고3|고등학생|중학생|수험생|수능|새내기\\s?미성년|민증|신분증|운전|대리\\s?(?:안|없이)|핸들|출근\\s?전|근무\\s?중|업무\\s?중|공복|아침부터|해장술|원샷|완샷|폭탄주|필름|취할|만취|꽐라|부어라|들이켜|끝까지|한계|주량|숙취|밤이|밤일|학생증|학생\\s?할인|교복|물처럼|음료수처럼|주스처럼|벌컥)'
const drinksIn =
  '(?:소주|맥주|와인|막걸리|위스키|하이볼|사케|칵테일|전통주|약주|과실주|담금주|복분자주|인삼주|건강주(?![스문])|더덕주|뱀술|동동주|청주|샴페인|보드카|데킬라|럼|진토닉|생맥|술집|호프집|포차|펍|술(?=\\s|은|이|을|도|로|에|$|[.,!])|[가-힣]주\\s?한\\s?잔)'
const careful =
  /음주는|과음|경고|해치|해롭|해칩|유발|판매(?:하지|금지|불가|\s?안)|팔지|금지|불가|제한|안\s?됩니다|안\s?돼요|지참|확인|챙겨|보여|제시|대리\s?(?:운전|기사)\s?(?:불러|연결|안내|번호)|대리운전|음료|에이드|논\s?알코올|무알코올|무알콜|운전(?:하실|하시는|하지)|위염|술빵|술지게미|주스\s?있|안주|국물|해장국|마사지|비누/u

const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:under|below|not yet) (?:age|18|19|20|21|eighteen|nineteen|twenty|twenty-one)\b[^\n]{0,24}\b(?:bar|pub|club|drink\w*|beers?|wine|cocktails?|we|our)\b[^.!?\n]{0,14}\b(?:(?:does|do) not (?:mind|care|check|ask)|doesn(?:’|')?t (?:mind|care)|don(?:’|')?t (?:mind|care|check|ask)|welcome|fine|ok(?:ay)?|no problem)\b/giu,
  },
  {
    words: new RegExp(
      `\\b${drinkEn}\\b[^.!?\\n]{0,30}\\b(?:(?:on|for) (?:your|a|the) diet|all you want|even if you (?:drive|are driving)|you can (?:still )?drive|safe to drive|drivers? (?:welcome|too|can))\\b|\\b(?:diet|dieters?|drivers?)\\b[^.!?\\n]{0,20}\\b(?:can|may|enjoy|drink|sip)\\b[^.!?\\n]{0,14}\\b${drinkEn}\\b`,
      'giu',
    ),
    unless: /non-?alcoholic|alcohol-?free|never|don(?:’|')?t|soft drinks?|juice/iu,
    only: ['alcohol'],
  },
  {
    words:
      /(?:술기운|취한\s?채|취해도|술\s?(?:먹고|마시고)|한잔하고|음주)[^.!?\n]{0,10}(?:운전|핸들|몰고|출근|티\s?안)|\b(?:drinks?|beers?|shots?|cocktails?) (?:\w+ )?(?:free )?until (?:they|you|we) (?:fall|drop|pass out|can(?:’|')?t|forget|puke|black)\w*|\bfall down drunk\b|(?:음주|술)[^.!?\n]{0,14}(?:안\s?걸리|걸리지\s?않|단속|측정기|감지기)[^.!?\n]{0,8}|\b(?:breathaly[sz]ers?|sobriety (?:test|check)\w*|drunk driv\w+)\b/giu,
    unless: /금지|하지\s?마|마세요|범죄|never|don(?:’|')?t/u,
  },
  {
    words: new RegExp(`${praised}[^.!?\\n]{0,16}?${drinksIn}|${drinksIn}[^.!?\\n]{0,16}?${praised}`, 'gu'),
    unless: careful,
    only: ['alcohol'],
  },
  {
    words: new RegExp(
      `\\b(?:cardiologists?|doctors?|hearts?|health\\w*|cholesterol|medicine|vitamins?|antioxidants?|digest\\w+|sleep(?:s)? (?:like|better|well|deep)|insomnia|stress|sadness|worries|depression|loneliness|courage|brave|confidence|charm|sexy|sexier|success\\w*|promotion|pregnan\\w+|mums-to-be|moms-to-be|nursing|breastfeed\\w*|under (?:18|19|21)|minors?|teens?|teenagers?|high school\\w*|no id|without id|id (?:not|never)|before (?:the |you |your )?driv\\w+|drive home|behind the wheel|road trip|steering|for the road|drivers?|at work|before work|breakfast|empty stomach|slimm\\w+|lose weight|calorie-free|live longer|long life|younger|cure|immune|bones|as much as you can|till you drop|black ?out|wasted|hammered|smashed|like water)\\b[^.!?\\n]{0,40}?\\b${drinkEn}\\b|\\b${drinkEn}\\b[^.!?\\n]{0,40}?\\b(?:cardiologists?|doctors?|your heart|health\\w*|cholesterol|medicine|vitamins?|antioxidants?|digest\\w+|sleep(?:s)? (?:like|better|well|deep)|insomnia|stress|sadness|worries|depression|loneliness|courage|brave\\w*|confidence|charm|sexy|sexier|success\\w*|promotion|pregnan\\w+|mums-to-be|moms-to-be|nursing|breastfeed\\w*|under (?:18|19|21)|minors|teens?|teenagers?|high school\\w*|no id|without id|before (?:the |you |your )?driv\\w+|drive home|behind the wheel|steering|for the road|before work|empty stomach|slimm\\w+|lose weight|calorie-free|live longer|long life|younger|cure|immune|till you drop|black ?out|wasted|hammered|smashed|like water)\\b`,
      'giu',
    ),
    unless:
      /non-?alcoholic|not (?:sold|served|for)|no alcohol|must|warning|harm|bring (?:your )?id|show|over (?:18|19|21)|designated|taxi|soft drinks?|hot drinks?|milk|juice|ginger|root beer/iu,
    only: ['alcohol'],
  },
  {
    words:
      /\b(?:expecting|expectant|pregnant|nursing|breastfeeding)\b[^.!?\n]{0,30}\b(?:wine|beer|soju|makgeolli|whisk(?:e)?y|cocktails?|sake|liquor|champagne)\b|\b(?:wine|beer|soju|makgeolli|whisk(?:e)?y|cocktails?|sake|liquor|champagne)\b[^.!?\n]{0,30}\b(?:expecting|expectant|pregnan\w+|nursing|breastfeeding)\b/giu,
    unless: /non-?alcoholic|alcohol-?free|not (?:for|suitable)|never|must not|risk|avoid/iu,
  },
  {
    words:
      /임신(?:하신|한|부|\s?중)?[^.!?\n]{0,22}(?:와인|맥주|소주|막걸리|술|샴페인|칵테일)|(?:와인|맥주|소주|막걸리|샴페인|칵테일)[^.!?\n]{0,14}(?:임신|임산부|산모|태교)/gu,
    unless: /무알코올|무알콜|논\s?알코올|금지|안\s?(?:돼|됩)|위험/u,
  },
  {
    words:
      /(?:임신|임산부|수유)[^.!?]{0,12}(?:술|와인|맥주|소주|막걸리|하이볼|샴페인)|간에\s?(?:무리|부담)[^.!?]{0,6}(?:없|안|적)|(?:secret|key) (?:to|of) (?:\w+ )?(?:long|health|youth|happ)\w*[^.!?]{0,12}|hangover-?(?:proof|free)/giu,
    only: ['alcohol'],
  },
  {
    words: new RegExp(
      `(?:건강|몸|심장|혈관|피부|간|장|위|관절|면역|눈|다이어트|미용|정력|스태미나|항산화|피로\\s?회복|스트레스\\s?(?:해소|풀))[^.!?\\n]{0,10}?${drink}(?![가-힣]*잔)`,
      'gu',
    ),
    unless:
      /음주는|과음|경고|해치|해롭|해칩|유발|사진관|공간|시간|기간|순간|장소|주간|야간|중간|간판|간장|장터|위하여/u,
  },
  {
    words: new RegExp(
      `${drink}[^.!?\\n]{0,12}?(?:건강(?:에|을)|몸에\\s?좋|심장에|혈관에|피부에|항산화|피로가?\\s?(?:풀|회복)|스트레스(?:가|를)?\\s?(?:싹|해소|풀|날)|면역|다이어트|살\\s?안|살이\\s?안|숙취(?:가|도|\\s)?\\s?(?:없|걱정|제로|적|안)|취하지\\s?않|안\\s?취|약(?:이\\s?되|주로\\s?좋)|예뻐|젊어)`,
      'gu',
    ),
    unless: /음주는|과음|경고|해치|해롭|해칩|유발/u,
  },
  {
    words: new RegExp(
      `(?:청소년|미성년|학생|고등학생|고딩|중딩|수험생|수능|10대|십대|임산부|임신|아이)(?:들|도|에게|과|이|을|와|분들도|라도|끼리|\\s)[^.!?\\n]{0,14}?(?:${drink}|마시|마셔|한\\s?잔|건배)`,
      'gu',
    ),
    unless:
      /판매(?:하지|금지|불가)|금지|불가|제한|않습니다|안\s?됩니다|유해|위험|해롭|음료|주스|우유|물을|차를|에이드/u,
    only: ['alcohol'],
  },
  {
    words:
      /운전\s?(?:전|중|하기\s?전)[^.!?]{0,8}(?:한\s?잔|맥주|소주|술)|음주\s?운전\s?(?:해도|걱정\s?없|OK)|(?:술|소주|맥주)[^.!?]{0,10}(?:원샷|완샷|들이부|퍼마|부어라|끝까지\s?달|죽을\s?때까지|필름\s?끊|만취)|(?:원샷|만취|폭탄주)[^.!?]{0,10}(?:하자|가자|도전|이벤트|대회)|취할\s?때까지|마시고\s?죽자|숙취(?:가|도|\s)?\s?(?:없는|제로|걱정\s?없는|안\s?남는|전혀)|신분증\s?(?:검사\s?)?(?:없이|안\s?봐|필요\s?없)/gu,
  },
  {
    words: new RegExp(
      `\\b(?:health(?:y|ier|ful)|heart[- ]healthy|good for (?:you|your \\w+|the \\w+)|guilt[- ]free|hangover[- ]free|anti-?oxidants?|slimming|medicinal|vitamin[- ]rich)\\b[^.!?\\n]{0,20}?\\b${drinkEn}\\b`,
      'giu',
    ),
    only: ['alcohol'],
  },
  {
    words: new RegExp(
      `\\b${drinkEn}\\b[^.!?\\n]{0,26}?\\b(?:(?:is |are |that(?:’|')s )?good for (?:you|your|the)|health(?:y|ier)|no hangovers?|never (?:get|gives?|causes?)[^.!?]{0,10}(?:drunk|hangover)|hangover[- ]free|without (?:the |a )?hangover|anti-?oxidants?|reduces? stress|relieves? stress|heart|immun\\w+|weight|sober up|before (?:you )?driv\\w+|teens?|teenagers?|students under|kids|underage|pregnan\\w+|helps you sleep|live longer|confiden\\w+|fix(?:es)? everything|solves?)\\b`,
      'giu',
    ),
    unless: /non-?alcoholic|not sold|must not|warning|may (?:harm|cause)|harm/iu,
    only: ['alcohol'],
  },
  {
    words: /(?:다음\s?날|아침)(?:이|에|도)?\s?(?:멀쩡|거뜬|말짱|개운|상쾌)|취하지\s?않|안\s?취하|취기\s?없/gu,
    only: ['alcohol'],
  },
  {
    words: new RegExp(
      `\\b(?:teens?|teenagers?|high school(?:ers?)?|students|underage|minors|kids|pregnan\\w+|before driving|drivers?)\\b[^.!?\\n]{0,45}\\b${drinkEn}\\b|\\b${drinkEn}\\b[^.!?\\n]{0,30}\\b(?:teens?|teenagers?|high school(?:ers?)?|underage|minors|kids|pregnan\\w+|smarter|happier|sexier|stronger|braver)\\b`,
      'giu',
    ),
    unless:
      /not (?:for|sold|served)|no (?:minors|alcohol)|must|over 1[89]|soft drinks?|hot drinks?|fruit drinks?|kids(?:’|')? (?:menu|drinks?)|juice/iu,
    only: ['alcohol', 'general', 'food'],
  },
  {
    words:
      /\b(?:chug|binge|get (?:wasted|drunk|hammered|smashed)|drink till you drop|drink until|(?<!(?:gorden|tirai|rèm|bahan|kain|vải) )blackout(?! (?:curtains?|blinds?|fabric))|no id (?:needed|required|check)|without id|bottoms up challenge|one for the road)\b/giu,
  },
]

export const alcohol: Rule = {
  id: 'alcohol',
  verdict: 'block',
  why: {
    ko: '국민건강증진법 8조의2: 술이 건강에 좋다거나 숙취가 없다고, 또는 청소년·임산부·운전자에게 권하며 말할 수 없어요.',
    en: 'National Health Promotion Act art. 8-2: alcohol may not be called healthy or free of hangovers, nor be urged on minors, drivers or pregnant women.',
  },
  find: byPatterns(patterns),
}
