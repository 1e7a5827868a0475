import { findSuperlatives } from '../../grounding/superlatives.ts'
import { byPatterns, type Pattern } from '../pattern.ts'
import type { Line, Match, Rule } from '../types.ts'

/** Where such a word tells no rank: it orders, measures, instructs, or is another word. */
const noRank = new RegExp(
  [
    '완벽한\\s?(?:하루|주말|계획|타이밍|날|휴식|오후|아침|저녁|날씨|핑계|변명|여름|겨울|휴가|낮잠)|영원히\\s?(?:기억|간직|남|사랑|함께)|(?:freeze|smiles?|fun|laughs?|mess|crumbs|cuddles|giggles) guaranteed',
    '최고의\\s?(?:친구|엄마|아빠|팀워크|컨디션)|최고의\\s?[가-힣]{1,4}(?:를|을|가|이)?\\s?(?:되세|되시|보내(?:세|시)|맞이하)',
    '(?:세상에서\\s?)?(?:가장|제일)\\s?(?:소중|사랑하)[가-힣]*\\s?(?:사람|가족|친구|당신|그대|분|엄마|아빠|부모|아이|연인|순간|날|기억|너|이에게|이와)',
    '(?:세상에서\\s?)?(?:가장|제일)\\s?(?:그리운|고마|행복했|설레|아끼|보고\\s?싶|기억에|기다리|기다렸|기쁜|힘들|힘든|어려운|궁금|많이\\s?(?:듣|물어)|익숙|마음에\\s?드|추운|더운|덥|춥)',
    '(?:가장|제일)\\s?(?:인기\\s?(?:있는|많은|좋은)|잘\\s?(?:나가는|팔리는)|많이\\s?(?:팔리는|주문하|시키|드시|나가는))\\s?(?:메뉴|맛|색|사이즈|품목|빵|음료|코스|시간|요일|반찬|수업)',
    'in the best (?:\\w+ )?way|(?:the )?best (?:days?|nights?|weekend|birthday|year|mom|dad|memories|time to|place to (?:sit|park|meet))|guaranteed (?:parking|seat(?:s|ing)?|tables?|spots?|space|place|slots?|entry|bed)',
    '가장\\s?(?:가까|먼저|먼\\s|바쁜|좋아하|많이\\s?(?:찾|묻|하[시세셔])|자주|최근|이른|늦은|큰\\s?(?:사이즈|접시|방)|작은|짧은|긴|얇은|두꺼운|안쪽|위|아래|끝)',
    '\\bno\\s(?!(?:better|finer|fresher|cheaper|nicer|other|one|place|shop)\\b)\\w+\\sanywhere(?=[,.;]|$)',
    'paling\\s(?:sering|banyak)\\s(?:datang|masuk|rusak|ditanya)',
    '제일\\s?(?:가까|먼저|좋아하|많이\\s?(?:찾|묻|하[시세셔])|많이\\s?(?:팔|사)|작은|큰\\s?(?:사이즈|컵)|위|아래|끝|교회|은행|제당|제과)',
    '(?:해발|표고|수온|수심|도수|층고|기온|온도|속도|높이)\\s?최[고대]|최고\\s?(?:\\d|기온|온도|속도|높이|령|기록|점(?!수)|층|수심|고도|수온|혈압|난도|난이도|등급\\s?(?:아래|다음)|참가|높은\\s?층)',
    '최초\\s?(?:\\d|방문|가입|구매|등록|주문|이용|결제|회원|예약|출시일|출시가|개봉|입고|입장|설치|충전|사용|접수|계약|상담|진료|공급|모습|의\\s?(?:상태|설정))',
    '유일하게\\s?(?:현금|카드|매운|안|못|문|쉬|남|비|따뜻|차가|예약|혼자)|1등급|[12]위\\s?(?:팀|선수|후보)|유일(?:하게|한)?\\s?(?:쉬|휴무|노는|문\\s?(?:닫|여)|휴일|안\\s?(?:하|여|되)|못|낙|취미|빠진|단점|조건|규칙|부탁|약속|자리|창문|콘센트|주차|출입)|유일신|유일로',
    '무조건\\s?[^.!?]{0,10}(?:예약|선불|현금|카드|착용|지참|신분증|선착순|방문|신고|사전|전화|확인|동반|주문\\s?후|먼저|줄|순서|퇴장|쉬|쉽|휴무|닫)',
    '(?:가장|제일)\\s?[가-힣]{1,4}\\s?(?:건|것은|게)\\s|평생\\s?(?:쓰던|모은|처음|한\\s?길|살|일한|해\\s?온|농사|친구|동반자|간직|기억)|가장\\s?인기\\s?있는\\s?메뉴는\\s?아니',
    'the most (?:we|you|it|i|anyone|people) (?:can|could|will)|(?:our|the) most popular (?:flavou?r|dish|drink|item|size|colou?r|order|time|day|class|bread|cake)|the only [^.!?]{0,20}(?:on (?:our|this) (?:street|floor|block)|open (?:on|after|late))|the most comfortable (?:seat|chair) is|most comfortable seat',
    // When or how to eat it is advice.
    '(?:드시는|먹는|마시는|드실|먹을)\\s?(?:게|것이|때(?:가)?)\\s?(?:가장|제일)\\s?(?:맛있|맛이\\s?좋|좋)',
    '완벽주의|완벽\\s?(?:가이드|분석)|절대\\s?(?:음감|온도|평가)',
    '(?:손님|투표|고객|여러분|독자|학생|직원|사장|오늘|이번\\s?(?:주|달)|지난\\s?(?:주|달)|우리|저희|작년|올해|가게|매장|점심|메뉴|인기)[^.!?]{0,14}(?:1\\s?[위등]|일등)(?=[^.!?]{0,14}(?:투표|뽑|정하|정해|골라|메뉴|시상|발표))',
    '(?:우리|저희|이)\\s?(?:가게|매장|집|카페|식당|동네|공방|빵집|메뉴)(?:에서|에선|서)?\\s?[^.!?]{0,6}(?:가장|제일|최고로)\\s?[^.!?]{0,6}(?:잘\\s?(?:나가|팔)|많이|오래|먼저|큰|작은|매운|인기|사랑|바쁜|조용|넓|밝|늦|이른|단\\s)',
    '(?:가장|제일)\\s?[가-힣]{1,5}\\s?(?:단계|사이즈|크기|치수|방|자리|좌석|색|층|날|시간|요일|달|계절|코스|버스|역|정류장|출구|길|칸|줄|회차|반|수업|호수|등급|옵션|요금제|마감|날짜|때|시기|무렵|순서|버전|잔|컵|접시|봉지|세트|메뉴|사진|기억|추억|질문)',
    '(?:환불|반품|교환|AS|A/S|수리|품질|무상|법정|법으로|법에)\\s?[^.!?]{0,6}보장|보장\\s?(?:기간|내용|범위|항목|분석|받지)|보장(?:을|은|이)?\\s?[^.!?]{0,6}(?:않|못|어렵)|(?:약관|예금자|의무|법)[^.!?]{0,10}보장',
    "guaranteed by law|guarantee: \\d|guarantee(?:d)? (?:period|(?:(?:the|our|every|each) \\w+ )?for (?:an?|one|two|three|six|\\d+) (?:years?|months?)|until)|(?:yr|year|month|day)(?:’|')?s? guarantee|(?:no\\.?|#)\\s?1 (?:sign|exit|gate|line|court|studio|room|lane|platform|bus)|(?:exit|gate) no|highest (?:floor|seat|shelf|branch)|lowest (?:floor|seat|tide)|fastest (?:way|route) (?:to|from|here)|best (?:reached|parked|viewed|seen|worn|washed|chilled|warm|cold|fresh|toasted|shared|at|on|in (?:the )?(?:morning|spring|summer|autumn|winter|season))|always (?:closed|open)|(?:first|earliest|latest)-ever (?:visit|order)|cheapest (?:ticket|seat|option) (?:is|on|starts)|perfect bound",
    '최대\\s?(?:한(?:으로)?|\\d)|최대\\s?(?:인원|수용|용량|하중|출력|크기|높이|길이|적재)',
    '최적\\s?(?:화|온도|의\\s?(?:온도|습도))',
    '절대[^.!?]{0,24}(?:마세요|마십시오|말아|금지|금물|안\\s?(?:돼|됩|되)|주의|않도록|사절)',
    // What a shop never does is no rank: «마취미용은 절대 안 해요».
    '[은는]\\s절대(?:로)?\\s?안\\s?(?:해|합|하|받|팔)',
    '\\d\\s?(?:년|개월|달|주일?|일)(?:\\s?(?:동안|간))?\\s?(?:무상\\s?|무료\\s?)?보장(?!\\s?[가-힣]*(?:효과|감량|합격|수익))',
    '평생\\s?(?:교육|학습|직업|회원증|대학)',
    // What a shop does for whoever bought, as long as it is used.
    '평생\\s?(?:(?:무료|무상|공짜)(?:로)?\\s?)?(?:갈아\\s?(?:드|줘|주)|고쳐\\s?(?:드|줘|주)|손봐\\s?(?:드|줘|주)|수선|리필)|(?<!(?:growth|loss|teeth|skin|cured?|profit|income|pass|success|relief|results?)\\s(?:\\w+\\s)?)guaranteed for life|(?:ulang|servis|perbaikan) gratis selamanya',
    '영구\\s?(?:임대|결번|자석|치아)',
    '최소\\s?\\d+\\s?(?:kg|g|킬로|그램|개|마리|포기|송이|리터)\\s?보장',
    '보장(?:되|하|해\\s?드리)지\\s?(?:않|못)|보장(?:구|성)|(?:프라이버시|사생활|독립(?:성|된)?|좌석|휴식|공간|자리|조용함|개인\\s?공간)[^.!?]{0,8}보장',
    '1\\s?[위등]\\s?(?:은|는|에게|께|에게는)?\\s?(?:상금|경품|당첨|상품|시상|선물|에게)',
    '(?:니트|패딩|울|정장|양복|가죽|청|기본|카라|캐시미어|경량|후리스|플리스|남성|여성)\\s?베스트|베스트\\s?(?:니트|조끼|패딩)|베스트[^.!?]{0,8}조끼|베스트\\s?(?:드레서|프렌드|와\\s?(?:바지|셔츠|팬츠))|조끼',
    '완벽[^.!?]{0,10}(?:아니|아닙|않)|평생\\s?한\\s?번(?:뿐인|의)?(?![^.!?]*(?:기회|찬스))',
    '완벽(?:히|하게)?\\s?(?:밀봉|포장|분리|건조|세척)|완벽하지\\s?않',
    '무조건\\s?반사|무조건(?:적인)?\\s?사랑',
    '더\\s?베스트',
    'best-tasting\\?|best\\s?(?:before|by|within|the\\s(?:same\\s|next\\s)?day|planted|sown|picked|enjoyed|served|with|when|if|eaten|stored|kept|used|wishes|friends?|man|suited|paired|part|of luck|seat|way to (?:reach|contact|store))|(?:your|my|our|his|her|their|its|at its|do the|try your|all the) best(?!\\s?(?:seller|price))|second best|best\\s?/\\s?worst',
    'perfect(?:ly|ion)?(?!\\s?(?:skin|results?|body|teeth|smile|safe|cure|solution|product|every|face|complexion))',
    '\\b(?:make|making|get|getting) the most (?:of|out)|the most recent|for the most part|at the most',
    'the only (?:thing|time|day|way|difference|question|ingredients?|catch|rule|exception)',
    '\\balways\\b|\\bforever(?! (?:guarantee|young|cured|gone))|lowest (?:shelf|setting|heat|level|rack|step|temperature)|highest (?:setting|shelf|heat|level|point|step|temperature)|warmest (?:regards|wishes|welcome|season|month|day)|easiest way to (?:find|reach)|freshest in the morning',
    "(?:money[- ]back|satisfaction or refund|no|not|cannot|can’t|can't|never|return|refund|price[- ]match)\\s(?:be\\s)?guarantee[ds]?",
    '(?:exit|line|table|room|gate|bus|platform|house|route|track|bay|unit|building|street|apt|suite|pier|terminal)\\s(?:no\\.?|#)\\s?1|(?:no\\.?|#)\\s?1\\s(?:main|high|park|station)',
    '(?:\\p{L}+\\s)?nhất\\s(?:khi|lúc)',
    'ultimate(?:ly)\\b|(?<!(?:growth|loss|teeth|skin|cured?|profit|income|pass|success|relief|results?)\\s(?:\\w+\\s)?)guaranteed (?:for )?(?:\\d+|one|two|three|six|twelve) (?:days?|weeks?|months?|years?)|paling\\s(?:tua|muda)\\s(?:umur|usia)',
    'guarantees? (?:card|period|form|slip|terms)',
    'our (?:most popular|best[- ]sell(?:er|ing))\\b|the only (?:\\w+ ){1,2}(?:i|we) (?:carry|own|use|wear|have|keep|sell)\\b',
    '(?:best|number\\s(?:1|one)|no\\.?\\s?1)\\s(?:street|st\\.|avenue|ave|road|rd|lane|square|station|plaza|building|western)\\b',
  ].join('|'),
  'giu',
)

/** Ranks and absolutes that are no single word. */
const more: readonly Pattern[] = [
  {
    words:
      /\b(?:nothing|no (?:other )?\w+)(?: else)? (?:on the market|on earth|in the world|out there|anywhere|around|in town|in the country)\b|\bcomes? (?:anywhere|even) (?:near|close)\b|\bin a (?:league|class) of (?:its|their|our) own\b|\btop of the line\b/giu,
    soft: '',
  },
  {
    words:
      /명실상부|유일무이|(?:업계|시장|지역|국내|분야)(?:의|를)?\s?(?:선두|선도|리더|정상|탑|넘버)|첫손(?:에|가락)|손꼽히는|내로라하는|정상급|(?:단|딱)\s?(?:한|하나의)\s?(?:곳|군데|집|가게)(?=[,\s]|뿐|$)|(?:저희|우리|여기|이곳|당점|본점)(?:에서|집|\s?가게|\s?매장)?만\s?(?:하는|가능한|만드는|쓰는|파는|있는|아는|할)|누구도\s?(?:흉내|따라|못)|\b(?:never|not) (?:\w+ )?(?:tasted|had|seen|worn|slept|eaten|tried|felt|met|driven|smelled|owned|found|been) (?:a |an |anything )?(?:\w+ )?(?:better|like (?:this|it|ours)|so (?:good|soft|well)|as good)\b|\b(?:peerless|unrivall?ed|undisputed|undefeated|legendary|unquestionabl[ey])\b|\b(?:hardly|scarcely) (?:be )?(?:better|bettered|beaten)\b/giu,
    unless: /오늘\s?(?:단|딱)|쉬는|문\s?(?:닫|여)|못\s?들어/u,
    soft: '',
  },
  {
    words:
      /\b(?:won(?:’|')?t|will not|can(?:’|')?t|cannot|never|nobody will|hard to) (?:ever )?find (?:a |an |any )?(?:\w+ ){0,2}?(?:better|cheaper|fresher|nicer|finer|tastier|softer|stronger|lower|faster|safer|cleaner|more \w+)\b/giu,
    soft: '',
  },
  {
    words:
      /\b(?:the|a|your|korea(?:’|')s|seoul(?:’|')s) (?:\w+ )?leading (?:\w+)|\bnever (?:make|makes|made) (?:a )?mistakes?\b|\b(?:top|premier|number[- ]one|finest) (?:quality in|brand in|choice in|shop in|clinic in|seller in)\b|\b100\s?% (?:customer )?(?:satisf|happi|guarant|success|effect)\w*/giu,
    unless: /leading to|leading edge of/iu,
    soft: '',
  },
  {
    words:
      /(?:국내|업계|전국|지역|동네|온라인|역대)\s?최[저상강고대다]|백이면\s?백|열이면\s?열|(?:믿을\s?수\s?없|말도\s?안\s?되|상상\s?초월)[^.!?]{0,3}\s?(?:가격|효과|할인|맛)|저절로|단숨에|감쪽같이|거짓말처럼|마법처럼|순식간에\s?(?:사라|없어|빠지|젊)|완전\s?(?:정복|해결|제거|박멸|차단)|영구\s?(?:적|보장|제거|해결)|전부\s?해결|뭐든지\s?(?:해결|다)|세상\s?(?:모든|어떤)|(?:압도|절대|필승|무적|최종\s?병기|종결자|끝판)|(?:가장|제일)\s?(?:안전|확실|완벽|강력|빠른|효과)|결과로\s?(?:증명|보장)/gu,
    unless: /마세요|금지|하지\s?않/u,
    soft: '',
  },
  {
    words:
      /\bnumber\s(?:1|one)\b|\bno(?:body|t one|\s?one)(?: else)? (?:\w+ )?(?:beats?|makes?|does|can|comes|offers?|has|gives?|cooks?|knows?|sells?)\b|\b(?:lowest|cheapest|best|biggest|highest|strongest|finest|greatest) (?:\w+ )?(?:on (?:earth|the planet|the market)|anywhere|ever|guaranteed|period)\b|\b(?:simply|by far|hands down|undoubtedly|without (?:a )?doubt|definitely) the\b|\bfor good\b(?=[.!]|$)|\bor your (?:money|life|next)\b[^.!?]{0,12}\b(?:free|back)|\b(?:insured|guarantee\w*|assured) (?:profit|result|success|win)|\bunbelievable (?:price|result|effect|deal)s?|\b(?:zero|no|without)[- ]risks?\b|\bmost trusted\b|\blike magic\b|\b(?:total|complete|perfect|ultimate) (?:solution|protection|cure|transformation|package for)\b|\bevery (?:mom|woman|man|doctor|expert|family)(?:’|')?s?(?: \w+)? (?:choice|choose\w*|love\w*|trust\w*|use\w*|want\w*)|\bchoice of every\b/giu,
    unless: /money[- ]back|risk of|for good measure|not responsible/iu,
    soft: '',
  },
  {
    words:
      /최정상(?:급)?|최첨단|최저\s?(?:가격|수수료|요금|금리|비용)|(?:세계|국내|대한민국|한국|전국|업계|아시아|지역|동네|서울|부산|대구|제주|강남|전\s?세계|우리나라)에?서?\s?(?:에서\s?)?(?:단\s?하나|하나뿐|유일|제일|으뜸|1등|원톱|톱|탑|넘버원|대표\s?(?:맛집|브랜드|병원|명품))/gu,
    soft: '',
  },
  {
    words:
      /(?:세상|지구상|국내|우주)(?:에서|에)?\s?(?:가장|제일|둘도\s?없)|둘도\s?없는|비교\s?(?:불가|할\s?수\s?없|를?\s?거부|조차|자체가)|대체\s?불가|따라올\s?(?:수|자|곳|데)|타의\s?추종|필적할|견줄\s?(?:수|데|곳)|(?:이보다|더)\s?(?:더\s?)?(?:좋을|나은|완벽할|맛있을|쌀)\s?(?:수|순|순\s?없)|어디에도\s?없는|(?:다른|그)\s?(?:데|곳)(?:에서|에선|서는|선)?\s?(?:볼|찾을|먹을|구할|살)\s?수\s?없는|국내에서만|여기에?서만\s?(?:볼|살|먹)|오직\s?(?:우리|저희|여기|이곳|본점|당사)[^.!?]{0,8}(?:에서만|에만|만이|만의)|독점\s?(?:기술|성분)|원톱|넘사벽|(?<![가-힣])(?:갓|킹왕짱)성비|지존|레전드급|신급/gu,
    soft: '',
  },
  {
    words:
      /100\s?(?:%|퍼센트|프로)\s?(?:완벽|만족|효과|보장|성공|합격|완치|예방|제거|차단|안전|무해|확실|책임|승인|해결|박멸|당선|검증|천연|순수\s?천연|수익|적중|개선|재생|환급\s?보장)|(?:만족도?|효과|성공률?|합격률?|재구매율?|안전(?:성|도)?|완치율?|적중률?|개선율?|승인율?|보장|해결|예방|천연)\s?(?:은|는|이|가|률)?\s?100\s?(?:%|퍼센트|프로)/gu,
    soft: '',
  },
  {
    words:
      /반드시\s?(?:성공|합격|효과|빠|낫|나아|좋아집|오릅|오를|벌|수익|이깁|완치)|누구나\s?(?:다\s?)?(?:100|효과|빠지|빠질|성공|합격|승인|수익|부자|돈을?\s?벌|예뻐|젊어|낫|날씬|가능한\s?(?:다이어트|수익))|한\s?번(?:만|이면|으로)\s?(?:써도|발라도|먹어도|먹으면|바르면|쓰면|받으면)?\s?(?:완전히|확실히|영원히|싹|즉시|바로)|(?:실패|불량|고장|반품|불만|후회)(?:율|이|가|은|는|란)?\s?(?:이\s?)?(?:전혀\s?)?(?:0\s?%|제로|있을\s?수\s?없)|실패\s?없(?:는|이)\s?(?:다이어트|투자|재테크|수익|시술|성형)|틀림없이|백\s?퍼센트|백프로|끝내주는\s?효과|기적(?:의|같은|적인|을)|마법(?:의|\s?같은)\s?(?:효과|크림|약|성분)|혁명적|획기적|신비의|만능|전무후무|전설의|단연코|단연\s?(?:최|으뜸|돋보)/gu,
    soft: '',
  },
  {
    words:
      /차원이\s?다(?:른|르|릅)|(?:비교|상대)(?:하지\s?마|가\s?(?:안|되지)|조차)|(?:만|하나|한\s?병|한\s?개)\s?(?:있으면|이면|면|로)\s?(?:모든|다\s?해결|끝|충분|모두)|모든\s?(?:고민|문제|걱정|피부)(?:을|이|를)?\s?(?:해결|끝|한\s?번에|사라)|(?:고민|걱정)(?:이|은|을)?\s?(?:이제\s?|모두\s?|싹\s?|한\s?방에\s?)?(?:끝|해결|안녕|뚝)|효과(?:가|를|는|도)?\s?(?:없으면|보장|확실|만점|빠르|빠른|즉각|즉시|직방|두\s?배|탁월|놀라|최고|봅니다|봤어요|보세요|보실|100|강력|극대화|끝판)|(?:확실한|놀라운|즉각적인|강력한|빠른|드라마틱한|뛰어난|탁월한|눈에\s?띄는)\s?(?:효과|효능|변화|결과)|고장\s?(?:이\s?)?(?:나지\s?않|날\s?일\s?없|안\s?나)|(?:\d+|단\s?\d+|하루|일주일|한\s?달|며칠)\s?(?:일|주|시간|분|번|회|만)?\s?(?:만에|이면|이내에?)\s?[^.!?]{0,12}(?:달라|변화|변합|바뀌|완성|합격|마스터|빠집|사라|좋아|개선|회복|낫)/gu,
    unless:
      /이틀이면\s?도착|배송|도착|이면\s?[^.!?]{0,14}완성|조립|충전|발송|설치|수리|완성(?:돼요|되는\s?(?:밥|요리))/u,
    soft: '',
  },
  {
    words:
      /\b(?:won(?:’|')?t|can(?:’|')?t|cannot|never) find (?:\w+ )?(?:better|cheaper|anything|anywhere)|\bbetter anywhere\b|\bnothing else (?!(?:in (?:it|them|there)|added|inside)\b)(?:\w+)|\bnever (?:breaks?|fails?|dies|ages|wears? out|get sick|go(?:es)? wrong|stains?|disappoints?|lets? you down|worry about|be sick)\b|\bworks? (?:every time|like magic|for (?:all|anyone)|in (?:minutes|seconds|days))|\bno exceptions?\b|\bguaranteed? to \w+|\bresults? in (?:\d+|one|two|three|just|minutes|days|hours|a)\b|\bin just (?:\d+|one|two|three|a few) (?:days?|weeks?|hours?|minutes?|nights?)\b(?=.{0,20}(?:skin|body|weight|result|young|slim|cure))|\bsolves? (?:all|every)|\ball your (?:problems|worries|troubles)|\blife-?changing\b|\bchanges? (?:your|their) li(?:fe|ves)\b|\bimpossible to (?:beat|fail|copy)|\bone and only\b/giu,
    unless: /never frozen|in just minutes to (?:walk|assemble)/iu,
    soft: '',
  },
  {
    words:
      /\b(?:world|nation|country|korea|asia|europe|america|city|town|market|industry|earth|universe)(?:’s|'s)\s(?:very\s)?(?:first|only|best|no|number|top|leading|favou?rite|greatest|finest|most|\w+est)\b|\bindustry[- ]leading\b|\b(?:the|a) leading (?:brand|clinic|provider|choice|expert|name|maker)|\bmarket leader\b|\bbest[- ]in[- ]class\b|\bsecond to none\b|\bbar none\b|\bnothing (?:else )?(?:beats|compares|comes close|works better|like it)|\bno (?:one|other \w+) (?:else )?(?:can |could )?(?:beats?|compares?|match(?:es)?|comes close|does|makes|offers?)|\blike no other\b|\bbeyond compare\b|\bincomparable\b|\bunparallel(?:l)?ed\b|\bunequal(?:l)?ed\b|\bpeerless\b|\bsupreme\b|\brevolutionary\b|\bbreakthrough\b|\bmiraculous\b|\bmagic(?:al)? (?:cure|formula|pill|results?|cream)|\bone of a kind results?\b|\bnever[- ]fail(?:s|ing)?\b|\bnever disappoints?\b|\bfail-?proof\b|\bfool-?proof\b|\bonce[- ]and[- ]for[- ]all\b|\b(?:first|only) (?:and only )?(?:\w+ )?in (?:the world|korea|the country|the nation|asia|seoul|town|history|the city|the industry|the market|the universe)\b|\bonly (?:we|our|ours?) (?:can|offers?|has|have|makes?)\b|\bonly place (?:in|on|that|where you)\b|\b(?:top|#\s?1|number[- ]one|no\.?\s?1)[- ](?:ranked|selling|choice|rated)\b|\bunlike any(?:thing)? (?:else|other)\b|\bmost (?:effective|powerful|advanced|trusted|popular|delicious|beautiful|affordable|comfortable|authentic|reliable|loved)\b|\b(?:most|best) (?:\w+ ){1,2}(?:ever|in the world|on earth|on the market|in korea|in town|in the city|in seoul|around|anywhere|you(?:’|')?(?:ll| will) ever)\b|\b(?:tastiest|cheapest|purest|healthiest|quickest|toughest|thinnest|smoothest|brightest|sharpest|quietest|coolest|hottest|sweetest|biggest|largest|juiciest|crispiest|richest|prettiest|oldest|longest-lasting)\b(?! (?:size|table|room|part|day|time|month|season|child|son|daughter))/giu,
    soft: '',
  },
  {
    words:
      /\b100\s?(?:%|percent)\s?(?:\w+ )?(?:satisf\w+|guaranteed?|effective|safe|success\w*|risk[- ]free|pain[- ]free|pain[- ]?less|cure[ds]?|proven|natural|results?|harmless|approval|approved|accurate|reliable|secure|side[- ]effect|perfect|profit|win)|\b(?:satisfaction|success(?: rate)?|effective(?:ness)?|repurchase rate|safety|accuracy|approval(?: rate)?)(?: rate)?(?: is| of)?:?\s100\s?(?:%|percent)|\bone hundred percent (?:safe|effective|guaranteed|natural)|\b(?:works|results) for everyone\b|\beveryone (?:will )?(?:loses?|gets? results|wins|succeeds|qualifies|is approved)\b|\b(?:zero|no) (?:chance of )?failure\b|\bcan(?:no|’|')?t (?:fail|lose|go wrong)\b|\babsolutely (?:guaranteed|no risk|safe|harmless|perfect|certain|no side)|\binstant(?:ly)? (?:results?|cure|relief|erases?|removes?|younger|slim|wealth|heals?)|\bovernight (?:results|success|cure|riches|transformation)|\blasts? forever\b|\bforever (?:guarantee\w*|young|cured|gone)\b|\blife-?time guarantee\b|\bfor life\b(?=.{0,12}guarantee)/giu,
    soft: '',
  },
]

const findMore = byPatterns(more)

/** Of what something is the first; it goes with the rank. */
const scope =
  /(?:(?:전\s?)?세계|국내|전국|업계|지역|동네|대한민국|한국|아시아|서울|부산|강남|판매량?|매출|인기|korea(?:’|')?s|the world(?:’|')?s|the)(?:에서|의)?\s?$/iu

/** Softer words that claim no rank, for the commonest; the rest is left out. */
const softer: readonly (readonly [RegExp, string])[] = [
  [/^최고$/u, '정성 담은'],
  [/^완벽$/u, '꼼꼼'],
  [/^(?:베스트|최상)$/u, '정성 담은'],
  [/^(?:perfect|perfectly|flawless)$/iu, 'careful'],
]

/** Ranks, firsts and absolutes: they need proof with its source and date. */
export const superlative: Rule = {
  id: 'superlative',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조·5조: 최고·유일·1위·100% 같은 말은 출처와 날짜가 있는 객관적 근거를 댈 수 있어야 해요.',
    en: 'Fair Labeling and Advertising Act art. 3 and 5: best, only, No. 1 or 100% need objective proof with its source and date.',
  },
  find: (line) => {
    const ranks = [...ranksIn(line.plain), ...findMore(line).filter((found) => !isNoRank(line.plain, found))]
    return ranks.filter((found) => !isInName(line, found))
  },
}

/** Whether the words around say that no rank is meant. */
function isNoRank(plain: string, { start, end }: Pick<Match, 'start' | 'end'>): boolean {
  const before = plain.slice(Math.max(0, start - 16), start)
  const around = before + plain.slice(start, end + 30)
  return [...around.matchAll(noRank)].some(
    ({ index, 0: found }) => index <= before.length && index + found.length > before.length,
  )
}

/** A syllable of a longer word in the product's own name (최고집, 유일당) is a name, and no rank. */
function isInName({ plain, product }: Line, { start, end }: Match): boolean {
  const goesOn = /^[가-힣]/u.test(plain.slice(end)) && !ranked.test(plain.slice(end))
  const word = plain.slice(start, end) + (/^[가-힣]+/u.exec(plain.slice(end))?.[0] ?? '')
  return goesOn && product !== null && product.name.includes(word)
}

/** How a rank goes on that is one: by an ending, or by what it is the highest of. */
const ranked =
  /^(?:의|급|예요|이에요|에요|입니다|인|이자|로|으로|한|하게|적|무이|품질|맛|효과|등급|수준|사양|성능|인기|할인|혜택|가)/u

function ranksIn(plain: string): Match[] {
  return findSuperlatives(plain).flatMap(({ value, start, end }) => {
    if (isNoRank(plain, { start, end })) return []
    const scoped = start - (scope.exec(plain.slice(0, start))?.[0].length ?? 0)
    return [{ start: scoped, end, soft: softer.find(([words]) => words.test(value))?.[1] ?? '' }]
  })
}
