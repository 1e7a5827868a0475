import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'
import { celebritiesIn } from './celebrities.ts'

const experts =
  '(?:의사|약사|한의사|치과의사|전문의|피부과|의학\\s?박사|박사|교수|원장|영양사|간호사|전문가|의료진|의학계|과학자|수의사|변호사|셰프|올림픽|국가대표)'
const stars =
  '(?:연예인|셀럽|아이돌|여배우|배우|가수|탤런트|유명인|유튜버|인플루언서|톱스타|스타들?|모델|BTS|방탄소년단|블랙핑크|손흥민|아이유|유재석|김연아|뉴진스|임영웅|재벌|대통령|미스코리아|[○◯●]{2,})'

/** Whose word a line leans on. */
const patterns: readonly Pattern[] = [
  {
    words:
      /(?:온|전)\s?국민(?:이|도|의|에게)|(?:구매|이용|방문|사용|수강|체험|주문)(?:하신|한|해\s?주신)\s?(?:모든|전)\s?(?:분|고객|손님|회원)|모든\s?(?:고객|손님|구매자|회원|이용자|수강생)(?:님|분)?들?(?:이|은|께서|도)\s?[^.!?\n]{0,8}(?:만족|추천|재구매|극찬|합격|성공|반하|인정)|\b(?:everyone|everybody|every (?:home|house|family|household|kitchen)) (?:in (?:the )?\w+|here|around) (?:\w+ )?(?:owns?|has|have|uses?|wears?|drinks?|eats?|loves?|buys?|swears?)\b|\b(?:every|all|each)(?: single)?(?: our| of our)? (?:customers?|guests?|buyers?|clients?|users?|diners?)\b (?:\w+ ){0,2}(?:satisfied|happy|pleased|delighted|thrilled|returned|amazed|impressed)\b|\b(?:chefs?|pros|professionals|barbers|stylists|bakers|baristas|mechanics|gardeners|teachers) (?:\w+ )?(?:choose|pick|trust|swear by|prefer|rely on|recommend)\b|\b(?:the )?(?:president|prime minister|king|queen|royal family|senators?|mayor|governor) (?:\w+ )?(?:eats?|drinks?|shops?|wears?|visits?|loves?|chose|dines?|buys?|orders?)\b|\b(\d+) out of \1\b/giu,
    unless: /burger king|dairy queen/iu,
    soft: '',
  },
  {
    words:
      /\b(?:the same|just what|exactly what|what) (?:\w+ ){1,3}?[A-Z][a-z]+ [A-Z]\w+ (?:wears|uses|drinks|eats|drives|buys|loves)\b|\b[A-Z][a-z]+ [A-Z][a-z]+ (?:wears|swears by|can(?:no|’|')?t live without|is a fan)\b|\bwe (?:were|are|have been) on (?:tv|television|the news|national)\b/gu,
    soft: '',
  },
  {
    // A crowd that chose it: it needs its count and day.
    words:
      /(?:\d[\d,.]*\s?(?:만|천|백|억)?|수[십백천만]+|[일이삼오]?[백천만]+)\s?(?:여\s?)?(?:명|분|가구|가정|엄마|고객|사람)(?:들|님)?(?:이|가|께서|도)\s?[^.!?\n]{0,8}?(?:선택|고른|구매한|구매했|산\s|사\s?간|사간|쓰는|쓰고|사용|먹은|먹고|마신|반한|인정|만족|추천|경험|믿고|믿은|찾은|다녀간|다녀갔|함께한|증명)/gu,
    unless: /앉을|수용|들어갈|사용(?:할|하실)\s?수|동시/u,
    soft: '',
  },
  {
    words:
      /\bcelebrit(?:y|ies)\b|\b(?:doctor|dentist|dermatologist|vet|expert|chef|star|idol|pharmacist|hollywood|influencer|mom|scientist)s?[- ](?:approved|recommended|endorsed|loved|developed|trusted|backed)\b|\bpharmacists?(?:’|')?s?\b[^.!?]{0,16}\b(?:pick|choice|favou?rite|secret|love)|\b\d{2,3}(?:\.\d+)?\s?% (?:customer|client|user|guest|buyer|patient)s?\b/giu,
    soft: '',
  },
  {
    words:
      /(?:의사|약사|한의사|전문의|의료진|간호사|영양사|전문가|교수|박사|수의사|변호사|은행원|승무원)(?:들|님)?(?:이|가|도|만|의)\s?[^.!?]{0,8}(?:찾는|고른|고르는|반한|택한|사는|챙기|마시|발라|숨겨|비밀|먼저|픽|원픽|선택)|(?:홈쇼핑|방송|TV|유튜브|틱톡|인스타|릴스)(?:에|에서|에서도)?\s?[^.!?]{0,6}(?:난리|대박|완판|매진|핫|떴|뜬|화제|도배)|(?:배우|가수|모델|연예인|아나운서|방송인|국회의원|회장님?|유튜버)\s?[가-힣]{0,2}[○◯OX*]{1,3}|(?:만족도|선호도|판매량|평가|리뷰)\s?(?:1위|1등|최고)|(?:어워드|대상|브랜드\s?대상)\s?(?:\d+관왕|수상\s?1위)/giu,
    unless: /전문가용|선택\s?(?:사항|가능)/u,
    soft: '',
  },
  {
    words:
      /\b(?:nurses?|doctors?|dentists?|pharmacists?|experts?|dermatologists?|trainers|athletes|moms|celebrities|actors?|idols|pilots|lawyers) (?:\w+ )?(?:choose|pick|prefer|buy|drink|eat|wear|love|trust|use|swear|want|take) (?:our|this|it|these|by|only)\b|\b(?:endorsed|recommended|loved|used|worn|praised|chosen|favou?red) by\b|\b\d{2,3}\s?% of (?:users|people|customers|women|men|buyers)\b|\bfamous (?:actors?|actress\w*|people|chefs?|doctors?|singers?)\b/giu,
    unless:
      /used by hand|chosen by (?:you|our|lot|draw|vote|hand)|winner|loved by (?:our )?(?:kids|dogs|cats|neighbou?rs)/iu,
    soft: '',
  },
  {
    words: new RegExp(
      `${experts}(?:들|님|님들|선생님)?(?:이|가|도|의|에서|께서|\\d+\\s?(?:명|인)(?:이|의)?|,)?\\s?(?:[가-힣]{1,6}\\s){0,2}?(?:추천|인정|권하|권장|선택|강추|보증|극찬|인증|먹는|먹이는|쓰는|사용하|바르는|놀란|감탄|검증|애용|믿고|처방|개발|만든|숨기|알려\\s?주지)`,
      'giu',
    ),
    unless:
      /전문가(?:가|의)?\s?(?:직접|상담|손길|용|관리)|셰프(?:가|의)\s?(?:직접\s?)?(?:만든|추천\s?메뉴|개발|선택)|셰프\s?추천|박사\s?과정|의사\s?처방/u,
    soft: '',
  },
  {
    words: new RegExp(
      `${stars}(?:들|님)?(?:이|가|도|의|들도|,)?\\s?[^.!?\\n]{0,10}?(?:추천|쓰는|쓴다|쓰고|사용|먹는|먹고|애용|즐겨|픽(?![업셀])|다녀간|다녀갔|단골|찾는|반한|입는|입은|선택|인증|피부|몸매|비결|처럼|협찬|극찬)`,
      'giu',
    ),
    unless:
      /모델\s?(?:명|번호|지원|모집|하우스)|모델(?:은|이)?\s?(?:키|착용)|배우(?:는|고|며|러|기|면|실|세요|자)|가수\s?(?:초청|공연)|호환|기종|스타일/u,
    soft: '',
  },
  {
    words:
      /(?:방송|TV|티비|텔레비전|예능|유튜브|SNS|뉴스|인스타|홈쇼핑|생활의\s?달인|맛있는\s?녀석들|미쉐린|미슐랭)(?:에|에서|에도|이|가|도)?\s?(?:에\s?)?(?:화제|난리|극찬|출연|방영|소개된|나온|나왔|대란|인정|도배|핫한)|화제의\s?(?:그|바로|제품|맛집|크림)|(?:품절|완판)\s?(?:대란|행진|신화|템)|입소문\s?(?:난|자자|대박)|난리\s?난|줄\s?서서?\s?(?:사|먹)는|없어서\s?못\s?(?:파|사|먹)|국민\s?(?:크림|간식|템|반찬|비누|앰플|영양제|샴푸)|(?<![가-힣])대세\s?(?:템|크림|맛집)/giu,
    soft: '',
  },
  {
    words:
      /(?:연구(?:팀|진|소|원|결과)|학회|대학(?:교)?|하버드|서울대|세계(?:가|적으로)|전\s?세계가|모두가|고객이|소비자가|업계가|까다로운[^.!?]{0,8}도|엄마들이|맘카페(?:가|에서)?)\s?[^.!?]{0,8}(?:입증|증명|인정|극찬|반한|선택|열광|난리|검증|발표)|인정받은|(?:5|다섯)점\s?만점|만점\s?후기|후기(?:가|로)\s?(?:증명|인증|말해)|입소문(?:으로|난|이)/gu,
    unless: /대학(?:교)?\s?(?:앞|근처|합격)|선택\s?(?:가능|할|사항|하세요)|(?:학력|경력|능력)\s?인정/u,
    soft: '',
  },
  {
    words:
      /(?:BTS|방탄소년단|블랙핑크|손흥민|아이유|유재석|김연아|뉴진스|임영웅|연예인|아이돌|셀럽|배우|톱스타|유명\s?(?:가수|유튜버|인플루언서))(?:들)?(?:이|가|도|의|들도)\s?(?:먹|입|쓴|쓰|바른|바르|마신|마시|산|사는|신은|든|찾|다닌|다녀|사랑|반)/gu,
    unless: /배우(?:가|는)\s?되/u,
    soft: '',
  },
  {
    words:
      /\b(?:customers?|users?|clients?|guests?|reviewers?|students?|buyers|everyone)\b (?:are |is |report |say they are )?(?:\w+ )?(?:100\s?%|all) (?:happy|satisfied|love|agree|pass\w*|five)|\b\w+(?:’|')s (?:favou?rite|secret weapon|go-to)\b(?<=(?:oprah|beyonc[eé]|hollywood|queen|king|president|celebrity|star|bts|idol|kardashian|madonna|rihanna|messi)(?:’|')s .{0,16})|\bevery (?:celebrity|doctor|star|idol|expert)\b/giu,
    soft: '',
  },
  {
    words:
      /(?:구매자|고객|사용자|이용자|회원|소비자|응답자|체험자|한국인|주부|여성|직장인|엄마|수강생|환자|손님)(?:들|분들?|님)?(?:의)?\s?(?:\d{1,3}(?:\.\d+)?\s?(?:%|퍼센트)|\d+\s?명\s?중\s?\d+\s?명|모두|전원|누구나|대다수)(?:가|이|는|도)?\s?[^.!?]{0,10}(?:만족|추천|재구매|선택|효과|경험|인정|합격|감량|개선|느꼈|느낀)|(?:만족도|재구매율?|추천율|합격률|성공률|적중률|효과|개선율|재방문율?)\s?(?:는|은|이|가|률)?\s?(?:무려\s?)?\d{2,3}(?:\.\d+)?\s?(?:%|퍼센트)|\d{2,3}(?:\.\d+)?\s?(?:%|퍼센트)(?:가|의|이)?\s?(?:고객\s?)?(?:만족|재구매|추천|합격|성공|효과|개선|적중|인정|감소|증가\s?효과|살균|항균|제거|차단)|\d+\s?명\s?중\s?\d+\s?명(?:이|은)?\s?[^.!?]{0,8}(?:만족|추천|재구매|선택|효과)|모두가?\s?(?:인정|극찬|반한|만족)|후기가\s?증명|써\s?본\s?사람(?:은|이)?\s?(?:다|모두)\s?|(?:후기|리뷰)(?:가)?\s?(?:만점|폭발|극찬|조작)|별점\s?(?:만점|5점\s?만점)/gu,
    soft: '',
  },
  {
    words:
      /\b(?:doctors?|pharmacists?|dentists?|dermatologists?|physicians?|pediatricians?|scientists?|experts?|nutritionists?|vets?|veterinarians?|professors?|nurses?|surgeons?|specialists?|olympi(?:c|an)\w*|astronauts?|chefs?|hospitals?|clinics?)(?:’s|'s)?[- ](?:\w+ ){0,2}?(?:recommend(?:s|ed)?|approved?|endorse[ds]?|swear|love|trust(?:ed|s)?|prescribe[ds]?|use[ds]?|agree|choice|say(?:s)?|backed|prefer(?:red)?|tested|developed|favou?rite|proven|praise[ds]?|call|amazed|stunned|shocked)\b|\b(?:recommended|approved|endorsed|trusted|prescribed|loved|used|praised|backed|tested|developed) by (?:\w+ ){0,3}?(?:doctors?|pharmacists?|dentists?|dermatologists?|physicians?|pediatricians?|experts?|scientists?|professionals|nutritionists?|vets?|professors?|celebrit(?:y|ies)|stars?|influencers?|everyone|millions|athletes|idols|actors?|actresses|hospitals|surgeons|royalty|moms everywhere|specialists)\b/giu,
    unless: /chef(?:’|')?s (?:choice|special)|ask our|see (?:a|your) doctor|tested (?:in|on) (?:19|20)\d\d/iu,
    soft: '',
  },
  {
    words:
      /\b(?:celebrit(?:y|ies)|k-?pop (?:stars?|idols?)|idols?|hollywood|movie stars?|influencers?|famous (?:actors?|actress(?:es)?|singers?|people|youtubers?)|bts|blackpink|kardashians?|beyonc[eé]|taylor swift|oprah|superstars?|supermodels?|the stars|royal family)(?:’s|'s|s’)?\s(?:\w+ ){0,3}?(?:love|use|wear|secret|choice|favou?rites?|swear|recommend|trust|eat|drink|obsess\w+|approved|skin|pick|glow|all|can(?:’|')?t|diet)\w*\b|\bas seen on (?:tv|television|tiktok|oprah)|\b(?:viral|tiktok famous|internet(?:’|')s favou?rite|everyone(?:’|')s talking|everybody(?:’|')s talking|took the internet)\b|\bsold out everywhere\b|\bselling out (?:fast|everywhere)\b|\b(?:featured|seen) (?:on|in) (?:tv|forbes|vogue|cnn|the news|netflix)\b/giu,
    soft: '',
  },
  {
    words:
      /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent) of (?:\w+ ){0,3}?(?:customers?|users?|women|men|people|buyers|patients|clients|moms|doctors|dentists|participants|students|guests|diners)\b|\b(?:nine|eight|seven|9|8|7|99) (?:out of|in) (?:ten|10|100)\b|\b\d{2,3}(?:\.\d+)?\s?(?:%|percent) (?:satisf\w+|success|effective|of germs|of bacteria|saw|repurchase|approval|improve\w+|pass rate|fewer|reduction|accura\w+|win rate|kill\w*)|\bkills? (?:up to )?\d{2}(?:\.\d+)?\s?%|\b(?:millions|thousands|everyone|everybody) (?:of (?:happy |satisfied )?(?:people|customers|users|women|men) )?(?:love|trust|agree|swear|use|can(?:’|')?t be wrong|have (?:already )?(?:lost|seen))s?\b|\bsatisfaction rate\b|\ball (?:our )?(?:customers|reviews) (?:are|agree|love|give)\b/giu,
    unless: /of (?:the )?proceeds/iu,
    soft: '',
  },
]

const findLeaning = byPatterns(patterns)

export const people: Rule = {
  id: 'endorsement',
  verdict: 'warn',
  why: {
    ko: '추천·보증 심사지침·표시광고법 3조: 전문가나 유명인의 추천, 만족도 수치는 실제 근거를 댈 수 있을 때만 써요.',
    en: 'Endorsement guidelines and Fair Labeling Act art. 3: experts, stars and satisfaction rates only where they are real and can be proved.',
  },
  find: (line) => [...findLeaning(line), ...celebritiesIn(line)],
}
