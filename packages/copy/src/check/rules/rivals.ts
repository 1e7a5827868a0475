import { byPatterns, near, pattern, type Pattern, followed } from '../pattern.ts'
import type { Rule } from '../types.ts'

const trades =
  '(?:가게|집(?=은|이|에|보다|엔|서|들|\\s)|점포|카페|식당|빵집|미용실|헤어샵|네일샵|샵|학원|과외|병원|치과|한의원|의원|약국|피부과|마트|시장|정육점|횟집|세탁소|꽃집|헬스장|업체|업소|회사|브랜드|제품|매장|정비소|카센터|안경점|안경원|부동산|중개소|사진관|펜션|호텔|모텔|여행사|변호사|로펌|법무법인|유치원|어린이집|떡집|치킨집|고깃집|커피|김치|빵|떡|한약|강사|원장|사장|선생|세제|샴푸|크림|화장품|가구점|서점|문구점|철물점|인테리어|이사업체|이삿짐|렌터카|중고차|펫샵|애견샵|동물병원|숙소|공방|쇼핑몰|판매자|배달|프랜차이즈|체인점|대기업|편의점|백화점|방앗간|[가-힣]{1,3}(?:집|점|샵|원|관)(?=은|이|에|보다|엔|서|들|\\s)|반찬가게|노래방|피시방|PC방|세차장|장례식장|예식장|요양원|곳|데)'
const others =
  '(?:옆|앞|뒷|건너편|맞은편|길\\s?건너|윗|아랫|근처|인근|이\\s?동네|딴|다른|타|남의|그|저|저쪽|요즘|웬만한|흔한|여느|시중|대형|큰|싼|싸구려|유명한?|이름난|잘나가는|비싼)\\s?(?:건물|동네|골목|블록|층|편|사거리)?\\s?'
const bad =
  '(?:싸구려|남은|어제|며칠|묵은|합성|인공|재료를?\\s?(?:아끼|속)|조금만|바닥|눈속임|가짜|맹물|맹탕|쓰레기|거짓|사기|속이|속여|속였|속는|속지|바가지|등쳐|등골|엉터리|대충|날림|불량|곰팡|썩|상한|상했|냉동(?:만|을)\\s?(?:쓰|씁)|재탕|재사용|조미료|색소|방부제|발암|독극물|화학|중국산|수입산|더럽|더러|지저분|비위생|위생|바퀴|쥐(?:가|고기|똥)|벌레|녹(?:습|아|는다)|망(?:했|하게|칩|쳐|친|침|합|해)|떨어졌|떨어집|떨어져|다치|다쳤|다칩|아프게|괴롭|못\\s?(?:해|하|고|믿|따라|씻|입|먹|쓰|써|신|타|살)|못해|못하|못합|형편없|실력\\s?없|맛없|맛이\\s?없|비싸|비쌉|폭리|눈탱이|덤터기|덤탱이|뻥튀기|후회|실패|부작용|무면허|무자격|자격\\s?없|불법|돌팔이|짝퉁|베낀|베꼈|따라\\s?(?:한|했|쟁)|흉내|양심|문\\s?닫|가지\\s?마|가지마|사지\\s?마|먹지\\s?마|믿지\\s?마|쓰지\\s?마|가면\\s?(?:손해|호구|안)|호구|구정물|콩물|거품|유통기한|남은\\s?(?:반찬|음식)|한물|구식|구닥다리|촌스|이상한|위험|학대|때리|때린|방치|굶|망가|고장|탄\\s|질\\s?(?:낮|떨어)|비교(?:도|가|하)|줄여\\s?놓|찢|태워|태웁|잃어버|물들|덩어리|범벅|투성|안\\s?(?:빨|씻|돼|되|빠|낫|닦)|숨기|숨긴|숨겨|빼돌|떼먹|떼어먹)'
const brands =
  '(?:스타벅스|이디야|투썸|메가커피|컴포즈|빽다방|다이슨|애플|아이폰|삼성|갤럭시|엘지|LG|나이키|아디다스|샤넬|에르메스|루이비통|구찌|쿠팡|이마트|홈플러스|다이소|맥도날드|버거킹|롯데리아|맘스터치|코카콜라|올리브영|이케아|한샘|파리바게뜨|뚜레쥬르|배민|배달의민족|백종원|교촌|BBQ|BHC|bhc|굽네|농심|오뚜기|테슬라|현대차|기아차|벤츠|종가집|비비고|던킨|배스킨|도미노|피자헛|메가스터디|대성마이맥|눈높이|구몬|야놀자|여기어때|무신사|쿠쿠|코웨이|정관장)'

const othersEn =
  '\\b(?:(?:supermarket|chain|franchise|factory|store-?bought|big-?box|mass-?produced|convenience store|fast food|industrial) \\w+|(?:the|that|those) other (?:\\w+ )?(?:laundromats?|laundr\\w+|cleaners|shops?|stores?|garages?|salons?|barbers?|gyms?|places?|guys|cafes?|cafés?|restaurants?|bakery|bakeries|clinics?|schools?|florists?)|(?:the |that |those )?(?:\\w+ )?(?:\\w+ )?(?:next door|opposite|over the road|up the street|behind us|across the (?:street|road|hall)|down the (?:street|road|block)|on the corner|around the corner|upstairs)|(?:other|others?|rival|rivals|competing|most|cheap|chain|big|fancy|typical|average|so-called|those) (?:\\w+ )?(?:groomers?|shops?|stores?|clinics?|cafes?|cafés?|restaurants?|bakeries|bakers|barbers?|salons?|stylists?|gyms?|trainers?|schools?|academies|tutors?|teachers?|dentists?|doctors?|lawyers?|mechanics?|garages?|florists?|hotels?|hostels?|agents?|agencies|brands?|companies|sellers?|dealers?|vets?|kennels?|butchers?|cleaners?|plumbers?|movers?|places?|guys|chains?|burgers?|pizzas?|coffees?|creams?|shampoos?|soaps?|honey|milk|bread)|(?:the )?competition|(?:our )?(?:rivals?|competitors?)|everyone else|they all|the guys)\\b'
const badEn =
  "\\b(?:falls? apart|shrinks?|fades?|leaks?|tastes? like|smells? like|rats?|rat meat|dog food|cat food|roach\\w*|cockroach\\w*|dirty|filthy|mou?ldy|rotten|expired|stale|spoiled|leftovers?|frozen junk|fake[ds]?|faking|hurt(?:s)?|burn(?:s|ed|t)?|ruin(?:s|ed)?|poison\\w*|lie[sd]?|lying|liars?|cheat(?:s|ed|ing|ers)?|scam\\w*|steal(?:s|ing)?|stole|rip(?:s|ped)? (?:you )?off|unlicen[cs]ed|overcharg\\w+|overpriced|sick|dull|disgusting|awful|terrible|horrible|trash|garbage|junk|worse|worst|useless|clueless|lazy|rude|cruel|abuse[ds]?|starve\\w*|beat(?:s)? (?:your|the|their)|botch\\w*|butcher(?:s|ed)? your|break(?:s)? your|fail(?:s|ed)?|can(?:’|')?t (?:even|cook|cut|teach|fix)|don(?:’|')?t (?:care|wash|clean|know|even|bother)|never (?:wash|clean|change)\\w*|cut corners|tap water|chemicals?|toxic|cancer\\w*|dangerous|unsafe|copy|copied|copycats?|imitat\\w+|watered[- ]down|bleach\\w*|reheat\\w*|microwav\\w*|freez\\w*|frozen|water(?:s)? down|ours (?:is|are|isn|aren|do|don|doesn|never|won)|eat here instead|come (?:here|to us) instead|avoid|stay away|waste (?:of|your))\\b"
const brandsEn =
  "\\b(?:starbucks|dyson|iphones?|samsung|nike|adidas|chanel|gucci|rolex|mcdonald(?:’|')?s|burger king|kfc|subway|domino(?:’|')?s|pizza hut|coca-?cola|coke|pepsi|ikea|tesla|amazon|walmart|costco|uber|airbnb|h&m|zara|uniqlo|dunkin\\w*|baskin\\w*|paris baguette|coupang|olive young|sephora|l(?:’|')or[eé]al|lush|netflix|oatly|nestl[eé]|nespresso|kellogg(?:’|')?s|heinz)\\b"

const patterns: readonly Pattern[] = [
  {
    words:
      /(?:여기|저희|우리|이\s?집|이곳)(?:만|뿐이)\s?(?:생|진짜|제대로|국산|수제|직접|신선|정직|진품|원조)/gu,
    soft: '',
  },
  {
    words: pattern(
      followed(
        '(?:프랜차이즈|체인점?|대형\\s?마트|마트|편의점|대기업|수입|중국산|시판|시중|공장|배달)\\s?[가-힣]{0,6}(?:은|는|이|가|엔|에는)',
        12,
        bad,
      ),
    ),
    unless: /탄\s?산|주의|사기\s?(?:그릇|잔|접시)|위생\s?(?:장갑|교육)|비교(?:해|하실|적)|냉동/u,
    soft: '',
  },
  {
    words:
      /(?:프랜차이즈|체인점?|대형\s?마트|마트|편의점|대기업|수입|중국산|시판|시중|공장제|기성품|싸구려|인스턴트)\s?[가-힣]{0,6}(?:은|는|이|가|엔|에는)\s?[^.!?\n]{0,12}(?:덩어리|범벅|투성|맹물|쓰레기|독|가짜|방부제|조미료|첨가물|화학|농약|위험|맛없|질\s?떨|안\s?(?:씻|익)|몸에\s?(?:나쁘|해))|\b(?:half|most|all|many) (?:of )?(?:the |our )?(?:supermarkets?|shops?|stores?|cafes?|restaurants?|bakeries|clinics?|gyms?|sellers?|brands?|salons?)\b[^.!?\n]{0,24}\b(?:sell|serve|use|give|charge|make|hide|put)\b/giu,
    soft: '',
  },
  {
    words:
      /(?:백화점|마트|홈쇼핑|시중|온라인|인터넷|시장|편의점|면세점|대형점|다른\s?데|딴\s?데)(?:에서|에)?\s?(?:파는|산|나온|있는)?\s?[가-힣]{0,6}(?:은|는)\s?(?:다|전부|모두|거의|사실|알고\s?보면|죄다)\s?[^.!?\n]{1,14}(?:이에요|예요|입니다|이죠|죠|다)|(?:다른|딴|그)\s?[가-힣]{1,5}(?:은|는|이|가)\s?[^.!?\n]{0,18}(?:우리|저희|여기)(?:는|은|가|만|\s?것은|\s?건|\s?게)/gu,
    unless: /다\s?(?:있|팔|나가|됩)|쉬는|휴무/u,
    soft: '',
  },
  {
    words: pattern(followed(`${others}${trades}`, 24, bad)),
    unless: /탄\s?산|주의|사기\s?(?:그릇|잔|접시)|위생\s?(?:장갑|교육)|비교(?:해|하실|적)/u,
    soft: '',
  },
  {
    words: pattern(near(brands, 16, bad)),
    unless: /호환|케이스|수리|화면|위험\s?물|고장\s?(?:난|나)|못\s?고[치쳐칩]/u,
    soft: '',
  },
  {
    words: pattern(
      followed(
        brands,
        14,
        '(?:저리\\s?가|울고\\s?가|비켜|보다|배우고|안\\s?부럽|부럽지\\s?않|뺨|이겼|이긴|망(?:하|해)|끝났|돈\\s?아깝|왜\\s?(?:가|사|먹|마)|갈\\s?(?:필요|이유)|대신|(?:은|는)\\s?(?:잊|이제|그만|가라|됐|안녕))',
      ),
    ),
    unless: /호환|케이스|맞은편|건너편/u,
    soft: '',
  },
  {
    words:
      /(?:타사|경쟁사|경쟁\s?업체|그쪽|저쪽|거기|남들|다른\s?(?:데|곳|사람들?))(?:은|는|이|가|도|선|서)\s?[^.!?\n]{0,14}(?:다\s?)?(?:가짜|거짓|속|사기|베낀|불법|못|망|범벅|싸구려|쓰레기|대충|안\s?(?:씻|되|돼))|(?:진짜|원조)는\s?(?:우리|저희|여기)(?:뿐|밖에|예요|입니다|다)|(?:우리|저희|여기)(?:가|게|것이|게)\s?(?:진짜|원조)(?=[^가-힣]|$|\s?(?:커피|예요|입니다|고))|(?:나머지|딴\s?데|다른\s?데)(?:는|은)?\s?(?:다|전부|모두)\s?(?:가짜|짝퉁|아류|거짓|쓰레기)/gu,
    soft: '',
  },
  {
    words: pattern(followed(othersEn, 30, badEn)),
    unless: /cancer (?:research|charity)|dog food (?:and|,) cat|no chemicals/iu,
    soft: '',
  },
  {
    words: pattern(
      near(
        brandsEn,
        22,
        "\\b(?:trash|garbage|junk|overpriced|rip-?off|worse|sucks?|burnt?|fake|poison\\w*|waste|jealous|cry(?:ing)?|beats?|beaten|better|cheaper|tastier|forget|ditch|skip|dump|instead of|killer|put to shame|eat your heart out|can(?:’|')?t (?:match|compete|touch)|wish(?:es)?|step aside|move over|who needs|dupes?|copy|copies|crush(?:es)?|destroy(?:s)?|dirty|lies?|cheats?|steals?)\\b",
      ),
    ),
    unless: /compatible|case for|fits|repair|apple (?:pie|juice)|next to|near|opposite/iu,
    soft: '',
  },
]

export const rivals: Rule = {
  id: 'rivals',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조(비방·부당 비교): 다른 가게나 브랜드를 근거 없이 나쁘게 말하거나, 진짜는 우리뿐이라고 말할 수 없어요.',
    en: 'Fair Labeling and Advertising Act art. 3: no running down of other shops or brands, and no claim to be the only real one.',
  },
  find: byPatterns(patterns),
}
