import { byPatterns, near, pattern, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'
import { promises } from './promises.ts'

/** What people hope for from a lesson, a lawyer, an agent, a gadget. */
const hoped =
  '(?:합격|등급|성적|만점|토익|텝스|수능|내신|서울대|의대|명문대|SKY|대기업|취업|승진|승소|무죄|집행유예|감형|석방|이혼\\s?소송|보석|비자|영주권|시민권|이민|당첨|결혼|성혼|재회|임신|출산|아들|매출|조회수|팔로워|구독자|상위\\s?노출|1페이지|환급|보상금|보험금|면허|자격증|학위|졸업|데뷔|캐스팅|입상|우승|연애|애인|고수익|순수익|월\\s?매출|감량|변화|완주)'
const sure =
  '(?:보장|확정|장담|책임(?:집|져|지|질)|책임\\s?보장|약속(?:드|해|합)|무조건|반드시|틀림없|예외\\s?없|전원|누구[나든]|누구라도|100\\s?%|백\\s?퍼센트|확실(?:히|하게|한)?|따\\s?놓은|직행|시켜\\s?(?:드|줍|준)|만들어\\s?(?:드|줍|준)|받아\\s?(?:드|줍|준)|받게\\s?해|찍게|찍어\\s?(?:드|줍)|올려\\s?(?:드|줍|준)|올라갑|오릅니다|오른다|실패\\s?(?:란|는|없)|못\\s?하면\\s?(?:전액|100)|안\\s?되면\\s?(?:전액|100)|시험\\s?(?:없이|안\\s?봐)|저절로|평생)'

/** What only fate can promise to keep out. */
const failing =
  '(?:실패|실수|불합격|탈락|부작용|오차|재발|고장|불량|하자|후회|패소|미달|사고|오류|누수|변색|변형|단점|흠)'
const never =
  '(?:(?:이|가|은|는|도|율|률|율이|할|란|걱정은?|염려는?)?\\s?(?:전혀|절대|결코|일절|일체|하나도|단\\s?하나도|한\\s?번도|단\\s?한\\s?번도|1도|영원히|평생|아예|생길\\s?수가?|있을\\s?수가?|날\\s?수가?)\\s?(?:없|안|나지\\s?않|생기지\\s?않|하지\\s?않|불가능)|\\s?(?:율|률|확률)?(?:은|이|가)?\\s?(?:0\\s?%|제로|zero)|(?:가|이|란|는|은)\\s?(?:있을\\s?수\\s?)?없습니다|(?:가|이|란|는|은)\\s?(?:없다|없어요|없죠|없는)(?=\\s|[.!?]|$))'

const patterns: readonly Pattern[] = [
  {
    words:
      /탄소\s?(?:제로|0(?!\d))|(?:북극곰|고래|바다거북|아마존|빙하|지구|바다)(?:을|를)\s?(?:구하|구해|살리|살려|되살)|\b(?:carbon[- ]zero|zero[- ]carbon|net[- ]zero)\b|\bsav(?:e|es|ing) (?:the )?(?:polar bears?|whales?|turtles?|rainforests?|forests?|bees|oceans?)\b/giu,
    soft: '',
  },
  {
    words:
      /\b(?:sounds?|speaks?|talks?|reads?) like a native\b|\b(?:becomes?|turns? into|makes?|leaves? as) (?:\w+ )?(?:straight[- ]a|top[- ](?:of|ranked|grade)|honou?r|model|star) (?:students?|pupils?|the class)\b|\b(?:charm|amulet|talisman|ring|bracelet|stone|crystal|painting|candle|figurine)\b[^.!?\n]{0,24}\b(?:flourish|prosper|succeed|boom|thrive|win|rich|lucky|luck|fortune)\w*|\b(?:electric(?:ity)?|power|heating|gas|water|energy|phone|fuel) (?:bills?|costs?)\b[^.!?\n]{0,16}\b(?:half|halves?|halved|\d+\s?%|zero|nothing|vanish\w*|plummets?)|\b(?:certain|sure|bound|destined|guaranteed) to (?:\w+ )?(?:double|triple|rise|go up|soar|win|pass|sell out|succeed|work|grow|appreciate)\b/giu,
    soft: '',
  },
  {
    words:
      /전원\s?(?:인서울|합격|취업|진학|성공|졸업|만점|승급|데뷔)|\bfluent(?:ly)?\b|\bspeak (?:\w+ )?(?:like a native|perfect \w+)|\b(?:english|spanish|korean|french|japanese|chinese|german|piano|guitar|coding)\b[^.!?\n]{0,16}\bin (?:just |only )?(?:\d+|\w+teen|one|two|three|four|five|six|seven|ten|twenty|thirty|a) (?:days?|weeks?|hours?|lessons?|nights?)\b|\b(?:unbreakable|indestructible|unbeatable|unsinkable|bulletproof)\b|\b(?:scratch|water|stain|shatter|leak|rust|fire|life|crease)[- ]?proof (?:forever|for life|for good|guaranteed|always)\b|\b(?:removes?|kills?|destroys?|eliminates?|traps?|blocks?|catches|neutrali[sz]es) (?:\w+ )?(?:every|all|100\s?%|each|any)(?: single| last| the)? (?:\w+ )?(?:germs?|bacteri\w+|virus(?:es)?|mites?|allergens?|toxins?|pollutants?|particles?|microbes?|pathogens?|bugs?)\b/giu,
    unless: /fluent (?:staff|speaker|in)|우승/iu,
    soft: '',
  },
  {
    words: pattern(near(hoped, 12, sure)),
    unless:
      /(?:보장|약속|장담)(?:하지|되지|드리지|해\s?드리지|할\s?수)\s?(?:않|못|없)|상금|면허\s?(?:있|소지|취득)|자격증(?:을|이)?\s?(?:있|가진|갖춘|취득한)|졸업\s?(?:앨범|사진|선물|시즌)|결혼\s?(?:사진|앨범|선물|기념|식)|우승\s?(?:팀|자|상품)|평생\s?교육|누구[나든]\s?(?:참여|참가|응모|신청|오|들어|이용|구경|쓸|도전)/u,
    soft: '',
  },
  {
    words: pattern(failing, never),
    unless:
      /환불|후회\s?없는\s?(?:하루|여행)|흠\s?없는\s?(?:사과|과일|배|귤)|검수|(?:있을|생길|나타날|발생할)\s?수\s?있|없도록|없게|없으면|없는지|확인/u,
    soft: '',
  },
  {
    words:
      /(?:죽을\s?때까지|죽는\s?날까지|평생|영원토록|백\s?년이?\s?(?:가|지나|돼)도?|천\s?년(?:이|만)?\s?|만\s?년(?!필)|대대손손|자자손손|대를\s?이어)\s?[^.!?\n]{0,12}(?:안|않|쓰|쓸|쓴|입|유지|보장|고장|변치|변하|무너|녹슬|끄떡|멀쩡|새것|닳|걱정|책임|사용)|(?:절대|결코|죽어도|무슨\s?일이\s?있어도|하늘이\s?무너져도|어떤\s?일이\s?있어도|폭탄이\s?떨어져도)\s?(?:로\s?)?(?:안|깨지지|부서지지|찢어지지|녹슬지|고장\s?나지|변하지|새지|막히지|벗겨지지|구겨지지|줄지|늘어나지|상하지|썩지|지워지지|뚫리지|잃지|손해|실패|후회|지지|틀리지|지치지|죽지|늙지|아프지|살찌지|물리지)/gu,
    // What a shop never does promises nothing: «마취미용은 절대 안 해요».
    unless: /마세요|금지|말아|[은는]\s절대(?:로)?\s?안\s?(?:해|합|하|받|팔)/u,
    soft: '',
  },
  {
    words:
      /장담(?:합|해|하|드)|맹세(?:합|해|하|코)|목숨(?:을)?\s?(?:걸|걸고)|(?:이름|간판|목|인생|전\s?재산|명예)을?\s?걸고|틀리면\s?(?:제|내)?\s?[^.!?]{0,6}(?:손|장|돈|열\s?배|두\s?배)|예외(?:는|란|가|도)?\s?없(?:습|이\s?(?:모두|전원|누구|다|합|성|효)|다|어요(?=[.!]|$))|누구(?:나|든|라도|든지)\s?[^.!?\n]{0,10}(?:승인|빠집|빠져|빠지|찍|만점|성공|부자|예뻐|효과|가능합니다\s?(?:대출|취업))|(?:회원|수강생|학생|고객|신청자|응모자|구매자|참가자|손님|가입자|졸업생)\s?(?:님|분)?들?\s?(?:전원|모두|전부|100\s?%|백\s?퍼센트|누구나)(?!에게|께|의|을|를|\s?(?:에게|께|증정|무료|할인|참여))\s?[^.!?\n]{0,10}(?:합격|성공|감량|당첨|취업|승인|수익|만족|완치|효과|변화|입학|임신|결혼)/gu,
    unless: /장담(?:하지|할\s?수\s?없|은\s?못)|위약금|마스크|노쇼|취소/u,
    soft: '',
  },
  {
    words:
      /(?:[가-힣]기|[가-힣]만)(?:만)?\s?(?:하면|해도|하셔도|하시면)\s?[^.!?\n]{0,14}(?:0\s?원|공짜|부자|합격|성공|대박|예뻐|예쁜|낫|빠지|빠져|빠집|오르|오릅|올라|돌아|젊어|똑똑|천재|절감|절약|안\s?나오|사라|건강|치료|해결(?:됩|돼|!|$)|벌어|벌\s?수|번다|당첨|인기|1등|일등)|(?:전기|(?<![돈까])가스|난방|수도|통신|기름|연료|관리|냉방)\s?(?:요금|세|비|값|료)?(?:이|가|를|을|은|는|도)?\s?[^.!?\n]{0,8}(?:0\s?원|공짜|반의\s?반|반토막|절반|\d{2,3}\s?%|\d+\s?(?:분의|배)|안\s?나[오와]|제로|폭락|뚝|확\s?(?:줄|떨))|연비(?:가|를|도)?\s?[^.!?\n]{0,8}(?:\d+\s?%|\d+\s?배|두\s?배|쑥|확|올라|좋아|향상|개선|상승)/gu,
    unless: /할인|전기\s?(?:자전거|차)\s?(?:대여|렌트)|무료\s?(?:충전|주차)/u,
    soft: '',
  },
  {
    words:
      /(?:바이러스|세균|박테리아|병균|코로나|독감균|대장균|곰팡이균|진드기|바퀴(?:벌레)?|벌레|해충|초미세먼지|라돈|전자파|방사능|방사선|중금속|발암|수맥|환경\s?호르몬|미세\s?플라스틱|유해\s?(?:물질|가스|파)|포름알데히드)(?:가|이|를|을|까지|도|은|는)?\s?[^.!?\n]{0,10}(?:다\s?(?:죽|사라|없|잡|막)|모두|전부|모조리|싹|완전|완벽|100|99|\d\d\.\d|박멸|죽습|죽는|죽여|죽이|사멸|전멸|전혀|제로|영원|평생|1도|하나도|씨가\s?말|무력화|흡수(?:해|하)|중화)|(?:수맥|전자파|음이온|게르마늄|원적외선|토르말린|맥반석|피라미드|파동|양자|기운|오링|자석|자기장|육각수|수소수|알칼리수|이온수)[^.!?\n]{0,16}(?:효과|건강|순환|통증|면역|혈액|피로|숙면|살려|살아|맑|정화|차단|막아|막는|활력|기운|해독|배출|낫|예방|젊)/gu,
    unless: /기준치\s?이하|검사|시험\s?성적|검출\s?(?:안|되지)|불검출|방충망/u,
    soft: '',
  },
  {
    words:
      /(?:부적|굿|사주|점사|신점|타로|무당|도사|법사|기도|풍수|관상|개명|작명|로또|복권)[^.!?\n]{0,18}(?:당첨|대박|부자|반드시|무조건|100\s?%|돌아(?:와|옵|오)|들어(?:와|옵)|이루어|이뤄|해결|막아|풀립|풀려|합격|재회|적중|맞(?:춥|춰|힙)|확실|용합|보장|바뀝|바뀌어|운명을)|(?:안\s?(?:하|사|들|오|쓰|먹이|시키)(?:시)?면|(?:하|사|들|쓰|먹)지\s?않으면|없으면|모르면|미루면)\s?[^.!?\n]{0,16}(?:저주|재앙|불행|망(?:합|해|한)|죽(?:습|어|을)|큰일|왕따|도태|꼴찌|노숙|거지|낙오|평생\s?(?:후회|고생|가난)|나쁜\s?(?:엄마|부모|아빠)|이혼|화를|흉|액운|삼재)|(?:액운|삼재|귀신|악귀)(?:을|를|이|가)?\s?[^.!?]{0,8}(?:막|쫓|물리|떨|소멸|없애)|저주/gu,
    soft: '',
  },
  {
    words:
      /(?:세계|국내|한국|전국|지구|우주|업계|동네|서울|대한민국|[가-힣]{2}(?:시|구|동)?)에서\s?(?:우리|저희|여기|이곳|당사)(?:만|밖에|뿐)|(?:우리|저희|당사|본사|여기)(?:\s?[가-힣]{1,5})?(?:만|밖에)(?!의|\s?(?:오|들르|있던|아니|바라|믿고|신경|믿으))\s?[^.!?\n]{0,14}(?:할\s?(?:줄|수)|아는|만들\s?수|가능|안전|진짜|빠집|빠지|빠져|효과|정직|믿을|제대로|정품|살아|살릴|고칠|낼\s?수|해냅|해냈|합법|성공)|(?:우리|저희|여기|이곳|저희\s?집|우리\s?집|이\s?집|우리\s?가게)(?:보다|만큼|처럼)\s?(?:더\s?)?[가-힣]{1,6}\s?[^.!?\n]{0,12}(?:없(?:다|습|어|을)|나와\s?보|있으면|못\s?(?:봤|찾|해)|드물)|둘째가라면|세상에\s?없던|이\s?(?:가격|값|돈)에\s?[^.!?\n]{0,14}(?:없|못\s?구|불가능|기적)|어디\s?(?:가|에|를)?\s?(?:가|봐|찾아)?도\s?[^.!?\n]{0,8}(?:못\s?(?:구|찾|먹|사|봐)|없(?:는|습|어))|한\s?번\s?(?:먹|맛보|쓰|입|받)으?면\s?[^.!?\n]{0,10}(?:다른\s?(?:데|건|거|곳)|못\s?(?:끊|먹|가|써|돌아)|중독|평생)/gu,
    soft: '',
  },
  {
    words:
      /(?:100\s?(?:%|퍼센트|프로)|완전|완벽)(?:히|한|하게)?\s?[^.!?\n]{0,6}(?:친환경|에코|생분해|무공해|분해\s?(?:되|돼|됩))|(?:친환경|에코|생분해|탄소\s?(?:중립|배출)|무공해|자연\s?분해|지구(?:를|에|환경)|환경(?:을|에|오염)|플라스틱)\s?[^.!?\n]{0,12}(?:100\s?%|완전|완벽|전혀|살립|살리|살려|구(?:합|하는|해)|제로|무해|해가\s?없|해롭지|0(?!\d)|보호(?:합|하는|해)|사라지는|사라집)|\b(?:100\s?%|fully|completely|totally|truly|entirely) (?:bio)?degradable\b|\b(?:zero|no) (?:carbon|emissions?|footprint|pollution|impact on (?:the )?(?:planet|environment))\b|\bcarbon[- ](?:neutral|negative|free)\b|\bsav(?:e|es|ing) (?:the|our) (?:planet|earth|oceans?)\b|\bharmless to (?:the )?(?:environment|planet|nature|earth)\b/giu,
    unless: /산책|지구본|줄이기|줄여|모아/u,
    soft: '',
  },
  {
    words:
      /\b(?:your|every|each|all|any|our) (?:\w+ )?(?:child|kid|son|daughter|student|member|client|graduate|applicant|customer|case|student|trainee|couple|visa|application)s? (?:will|gets?|passes?|wins?|finds?|is|are|always)\b[^.!?\n]{0,24}\b(?:pass(?:es)?|get into|accepted|admitted|win|hired|approved|succeed|a job|straight a|first place|pregnant|married|rich|lose|top|perfect)\b|\b(?:pass|win|acquittal|admission|visa|green card|job|grade|score|degree|licen[cs]e|promotion|verdict|refund|case|citizenship|followers|ranking|baby|husband|wife|ex back|lottery|jackpot)\b[^.!?\n]{0,20}\b(?:guaranteed?|promise[ds]?|assured|100\s?%|no exceptions|without (?:an? )?(?:exam|test|studying)|for sure|certain(?:ly)?|or your money|every time|no matter what)\b|\b(?:we|i|our \w+) (?:never|always|have never|has never) (?:lost?|lose|win|won|fail|failed|miss|missed|get it wrong)\b|\bwin(?:s)? every (?:case|time|trial)\b/giu,
    unless: /not guarantee|no guarantee|prize|winner/iu,
    soft: '',
  },
  {
    words:
      /\b(?:no(?:thing|body| one)?|never|not a single) (?:\w+ ){0,3}?(?:can |could |will |ever )?(?:go(?:es)? wrong|fail(?:s|ed|ure)?|break(?:s)?|los(?:e|es|t)|complain(?:s|ed)?|fault|flaw|defects?|risk|exceptions?|accidents?)\b|\b(?:will|would|can(?:no|’|')?t|won(?:’|')?t|don(?:’|')?t|doesn(?:’|')?t|never) (?:ever )?(?:crack|break|rust|fade|wear out|leak|stain|shrink|die|rip|tear|snap|scratch|clog|peel|spoil|fail|run out|age|go (?:bad|wrong)|burn|let you down|lose)\b|\bimpossible to (?:be|get|break|fail|lose|stain|fake|resist|kill|burn|drop|choke)\b|\b(?:lasts?|works?|stays?|keeps?|good|yours?|sharp|warranty) (?:\w+ )?(?:for(?: )?ever|a lifetime|for (?:a )?life|till you die|a hundred years|for eternity|until the end of time)\b|\b(?:whatever|no matter what) (?:happens|you do)\b|\bi swear on\b|\bon my (?:life|mother)\b|\bwe (?:swear|promise you)\b[^.!?]{0,20}\b(?:will|never)\b/giu,
    unless:
      /if you|don(?:’|')?t (?:let|run out|burn|tear|rip|scratch|lose|leak|break) (?:it|your|the)|please/iu,
    soft: '',
  },
  {
    words:
      /\b(?:electric(?:ity)?|energy|heating|gas|fuel|water|power|phone) (?:bills?|costs?|consumption)?\b[^.!?\n]{0,20}\b(?:zero|nothing|in half|halve[sd]?|\d{2}\s?%|free forever|disappear|vanish|to (?:zero|nothing))\b|\b(?:cut|cuts|slash\w*|halve[sd]?|drop\w*|zero)\b[^.!?\n]{0,16}\b(?:electric(?:ity)?|energy|heating|gas|fuel|water|power) (?:bills?|costs?|use|consumption)\b|\b(?:mileage|fuel economy) (?:\w+ )?(?:doubles?|up \d+|by \d+)|\bwe(?:’| a|')re the only (?:ones?|people|shop|place|clinic)\b|\b(?:only|just) (?:we|us|here)(?: can| know| have| do| make|\.|$)|\bthe only (?:\w+ ){1,3}(?:that|who|in|which|you(?:’|')ll|to have)\b|\bnowhere else\b|\bno other \w+\b[^.!?]{0,24}\b(?:can|does|has|like|comes|will|is)\b|\b(?:lottery|lotto|tarot|psychic|amulet|talisman|charm|spell|curse[ds]?|fortune|feng shui|prayer)\b[^.!?\n]{0,30}\b(?:win|rich|back|guarantee\w*|sure|cure[sd]?|heal\w*|bad luck|cursed|never|always|love|money|protect\w*|pregnan\w*|die)\b|\b(?:will|be) cursed\b|\bor (?:your (?:family|children|kids)|you(?:’|')ll) (?:will )?(?:be |get |die|suffer|regret|fail)/giu,
    unless: /spell(?:ing|ed)|charm bracelet|the only (?:day|time|table|room|one left)|fortune cookie/iu,
    soft: '',
  },
]

export const outcome: Rule = {
  id: 'outcome',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조·5조(변호사법 23조, 학원법): 합격·승소·당첨처럼 장담할 수 없는 결과, 고장도 실패도 없다는 말, 증명할 수 없는 효과는 쓸 수 없어요.',
    en: 'Fair Labeling and Advertising Act art. 3 and 5: no promise of what nobody can promise (passing, winning, never failing), and no effect that cannot be proved.',
  },
  find: byPatterns([...patterns, ...promises]),
}
