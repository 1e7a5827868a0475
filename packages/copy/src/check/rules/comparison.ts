import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

const brands =
  '(?:스타벅스|다이슨|애플|아이폰|삼성|갤럭시|엘지|나이키|아디다스|샤넬|에르메스|루이비통|구찌|디올|프라다|롤렉스|쿠팡|이마트|맥도날드|버거킹|코카콜라|올리브영|이케아|설화수|에스티\\s?로더|SK-?II|키엘|라네즈|파리바게뜨|뚜레쥬르|배민|백종원|교촌|BBQ|투썸|메가커피|농심|오뚜기|테슬라|현대차|벤츠)'
const brandsEn =
  "(?:starbucks|dyson|apple|iphones?|samsung|galaxy|lg|nike|adidas|chanel|herm[eè]s|louis vuitton|gucci|dior|prada|rolex|mcdonald(?:’|')?s|burger king|coca-?cola|coke|pepsi|ikea|est[eé]e lauder|sk-?ii|la mer|dunkin\\w*|tesla|amazon|kfc|subway|domino(?:’|')?s|nestl[eé]|l(?:’|')or[eé]al)"

const patterns: readonly Pattern[] = [
  {
    words:
      /\bunlike (?:the |that |those |your |other |most |some |what )(?:\w+ ){0,4}?(?:next door|down the|across the|around the corner|stuff|places?|shops?|brands?|ones|guys|others?|chains?|stores?|products?|cafes?|salons?|sells?|serves?|uses?)\b/giu,
  },
  {
    words:
      /(?:저가|싼|싸구려|중국산|수입산|타|다른|일반|남의)\s?(?:제품|브랜드|상품|것|크림|화장품|가방|김치)?(?:은|는|을|를|만)?\s?[^.!?]{0,6}(?:쓰지\s?마|사지\s?마|먹지\s?마|바르지\s?마|속지\s?마|위험|못\s?믿)|\bcheap(?:er)? (?:products?|brands?|ones|copies|alternatives|imports|stuff)\b|\bother (?:brands?|products?|creams?|shops?)\b/giu,
    unless: /other (?:brands|products|shops) (?:too|welcome|nearby|in our)/iu,
  },
  {
    words:
      /(?:경쟁)\s?(?:업체|사|점|가게)|(?:옆|앞|건너편|다른)\s?(?:가게|집|카페|식당|빵집)[^.!?]{0,12}(?:마세요|가지\s?마|말고|마시지|먹지|사지)|흉내(?:도|조차)?\s?못|\bbrand [XYZ]\b|\b(?:our |any |all )?rivals?\b|\bcheaper and better\b|\bbetter and cheaper\b|\b(?:they|others) (?:poison|cheat|lie|steal|scam|overcharge)\w*/giu,
  },
  {
    words:
      /(?:타사|경쟁사|경쟁\s?(?:업체|제품|브랜드)|타\s?(?:브랜드|업체|제품|매장|회사|쇼핑몰)|타제품|동종\s?업계)(?:들|의|는|은|보다|와|과|에서|\s?대비|\s?제품)?/gu,
    unless: /타사\s?(?:카드|배터리|기기|호환|할인|쿠폰|제품과?\s?호환|상품권|포인트)/u,
  },
  {
    words:
      /(?:다른|여느|딴|그저\s?그런|흔한|옆|앞|건너편|길\s?건너)\s?(?:가게|집|카페|브랜드|업체|제품|회사|병원|치과|매장|샵|식당|빵집|미용실|학원|크림|샴푸|상품|데|곳|커피|김치|세제|쇼핑몰|판매자|치킨집|헬스장)(?:들)?(?:은|는|보다|과는|와는|과|와|에서(?:는|\s?속|\s?사지|\s?바가지)|에선|처럼|대비|의\s?제품|에\s?속)[^.!?]{0,16}(?:다르|다릅|달라|비교|싸|저렴|비싸|나은|나은|낫|맛없|가짜|속|못|나쁜|거품|사기|쓰레기|더\s|훨씬|뒤처|형편없|수입산|싸구려|안\s|떨어|따라|바가지|사지|엉터리|조미료|불량|위험|배\s|거르|가지\s?마|찌꺼기|눈속임|독한|유해|재탕)/gu,
    unless: /다른\s?(?:제품|상품)과\s?(?:함께|같이|비교해\s?보)/u,
  },
  {
    words:
      /(?:시중|일반|기존|수입|중국산|국산|싸구려|대기업|백화점|유명|유명한|대형|프랜차이즈|값비싼)\s?(?:제품|브랜드|상품|업체|크림|샴푸|세제|김치|커피|화장품|카페|마트|빵|브랜드\s?제품|매장|의원|병원)?(?:들)?(?:보다|은\s?다|는\s?다|\s?대비|은\s?가짜|는\s?가짜|은\s?(?:위험|독|쓰레기|화학|유해)|는\s?(?:위험|독|쓰레기|화학|유해))[^.!?]{0,16}(?:\d|배|저렴|싸|뛰어|우수|좋|낫|월등|강력|훨씬|쓰레기|위험|가짜|강한|효과|맛있|탁월|안전|화학|독|유해|뒤)/gu,
    unless: /기존\s?(?:모델|자사|우리|저희)|일반\s?(?:쓰레기|우편|택배|전형|사이즈)/u,
  },
  {
    words:
      /(?:다른|타)\s?(?:브랜드|업체|회사|쇼핑몰|판매자|공장|제조사)(?:들)?(?:은|는|이|가|보다|처럼)\s|(?<![A-Za-z])[A-Z]사\s?(?:제품|상품)?|모\s?(?:업체|회사|브랜드)|(?:프랜차이즈|대기업|체인점|편의점|마트|중국산|수입산|싸구려|저가|시중)[^.!?]{0,10}(?:쓰레기|가짜|엉터리|위험|비교(?!적)|발암|독극물|저질|불량|화학|방부제|형편없|거짓|사기|못\s?믿|형편)|(?:쓰레기|저질|사기꾼|사기\s?업체|양심\s?없는|날림|엉터리)(?:예요|입니다|이에요|죠|야|다|\s?(?:제품|업체|음식))|(?:기름|반찬|음식)(?:을|를)?\s?재(?:탕|사용)|발암\s?물질/gu,
    unless: /쓰레기(?:통|봉투|를|\s?분리)|편의점\s?택배/u,
  },
  {
    words:
      /(?:보다|대비)\s?(?:무려\s?|약\s?|최소\s?)?(?:\d+(?:\.\d+)?|두|세|네|다섯|열|몇|수십|수백)\s?배(?:나|는|의|\s|로|이상|까지)|(?:타사|경쟁사|그들|남들|다른\s?곳)(?:는|은|이|가)?\s?[^.!?]{0,8}(?:따라|못|흉내)|(?:어디(?:보다|와도|서도)|누구보다)\s?[^.!?]{0,8}(?:비교|저렴|싸|맛|좋|따라)|(?:짝퉁|가짜|유사품|모조품|짭)(?:에|은|는|을|과|들)?\s?[^.!?]{0,6}(?:속지|주의|조심|말고|팔|과\s?다)|속지\s?마|바가지\s?(?:쓰|요금|그만|장사)|(?:다들|남들은|거기는|걔네|저\s?집|그\s?집)[^.!?]{0,8}(?:속|사기|가짜|거짓|맛없|엉터리)/gu,
    unless: /유사품\s?주의|평소보다|지난|작년|어제|제\s?키|기존\s?(?:모델|자사)/u,
  },
  {
    words: new RegExp(
      `${brands}[^.!?\\n]{0,6}?(?:보다|능가|뺨치|못지|짝퉁|레플|미러급|맛\\s?그대로|급|대신|저리\\s?가|이기|수준|카피|ST|st|스타일|은\\s?(?:비싸|거품|끝|가라)|는\\s?(?:비싸|거품|끝|가라)|쓰지\\s?마|(?:은|는|도)?\\s?따라)`,
      'gu',
    ),
    unless: /호환|케이스|고급|등급|급식|급행|스타일러/u,
  },
  {
    words: new RegExp(
      `\\b(?:better|cheaper|tastier|stronger|faster|cleaner|safer|fresher|softer|healthier|more \\w+|superior|beats?|kills?|unlike|destroys?|outperforms?|crush(?:es)?|forget|ditch|tastes better|half the price|nothing like|dump|as good as|don(?:’|')?t waste (?:your )?money (?:on|at)|why pay)\\b[^.!?\\n]{0,18}?\\b${brandsEn}\\b|\\b${brandsEn}\\b[^.!?\\n]{0,14}?\\b(?:is|are|can(?:’|')?t|overpriced|rip|knock-?offs?|dupes?|replicas?|killer|wishes|sucks?|trash|garbage|style copy)\\b`,
      'giu',
    ),
    unless:
      /compatible|case for|fits|apple (?:pie|juice|cider|tart|jam|cake|crumble)|galaxy (?:cake|print)|amazon rain/iu,
  },
  {
    words:
      /\b(?:our |the |any |all |other |rival |leading )?competitors?(?:’|'|’s|'s)?\b|\b(?:better|cheaper|tastier|stronger|faster|cleaner|safer|fresher|softer|healthier|superior|more \w+|\d+\s?(?:x|times) (?:more |\w+er )?(?:\w+ )?)\s?(?:than|to|over)\s(?:any|all|every|other|others|the (?:rest|others?|competition|leading|shop|cafe|café|place|store|restaurant|big)|most|your (?:current|old|regular)|ordinary|regular|store-?bought|rival\w*|anyone|anything|anybody|imported|conventional|chain|generic|those)\b|\b(?:other|rival|those|ordinary|big|chain|cheap|chinese|most) (?:brands?|shops?|stores?|cafes?|cafés?|companies|clinics?|restaurants?|products?|creams?|salons?|sellers?|bakeries|gyms?|places?|businesses|coffee shops?)\b[^.!?\n]{0,22}\b(?:are|is|use|sell|fake|lie|cheat|rip|can(?:’|')?t|don(?:’|')?t|won(?:’|')?t|overcharge|toxic|garbage|trash|junk|low[- ]quality|cut corners|scam\w*|poison\w*|fail|hide|charge)\b|\b(?:don(?:’|')?t be fooled|don(?:’|')?t fall for|scammers?|rip-?offs?|knock-?offs?|unlike (?:other|the (?:other|rest)|those|cheap|most|ordinary|rival|competing|big|our))\b|(?<!\b(?:with|from|near|by|beside|behind|past|and|opposite) )\b(?:the shop|the cafe|the store|the place|the bakery|the salon) (?:next door|across the (?:street|road)|down the (?:street|road))\b|\b\d+\s?(?:x|times) (?:better|faster|stronger|more effective|cheaper|cleaner|more powerful|the (?:power|strength|results))\b/giu,
    unless: /other (?:stores|brands) (?:welcome|accepted)|works with other/iu,
  },
  {
    words: new RegExp(
      `\\bmakes? (?:an? |the |your |any )?${brandsEn}s? (?:\\w+ )?look\\b|\\b(?:other|rival|chain|big|cheap|ordinary|most) (?:brands?|shops?|stores?|cafes?|cafés?|companies|clinics?|restaurants?|salons?|sellers?|bakeries|gyms?|gym chains|coffee shops?)\\b (?:\\w+ )?(?:serve|use|sell|offer|make|give|put|add|are|have|lie|hide|skip|cut|taste|pay|won|can)\\w*|\\b(?:don(?:’|')?t|never|stop) (?:buy|eat|go|shop|order)\\w*(?: anything)? (?:from|at|to) (?:the |any |those )?(?:other|shop|cafe|place|store|chain|competition|guys)|\\b(?:times|x) (?:stronger|better|faster|cleaner|cheaper|more \\w+|as \\w+)\\b|\\b(?:twice|three times|four times|five times|ten times|\\d+ times) (?:as|stronger|better|faster|more|longer|the)\\b(?=.{0,30}(?:than|as|brand|competit|leading|other))`,
      'giu',
    ),
  },
  {
    words:
      /레플리카|미러급|이미테이션|S급\s?(?:가방|시계|지갑)|짝퉁|정품급|명품\s?(?:st|ST|스타일|카피)|\b(?:replica (?:bags?|watch(?:es)?|sneakers)|counterfeit|mirror[- ]quality|1:1 (?:copy|replica))\b/giu,
    unless: /짝퉁\s?(?:주의|신고|근절)|공룡\s?레플리카/u,
  },
]

export const comparison: Rule = {
  id: 'comparison',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조: 다른 가게나 제품과 근거 없이 견주거나 깎아내리는 말은 쓸 수 없어요.',
    en: 'Fair Labeling and Advertising Act art. 3: no comparison without proof, and nothing that runs others down.',
  },
  find: byPatterns(patterns),
}
