import { byPatternsAnywhere, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

const groups =
  '(?:장애인|외국인|중국인|일본인|조선족|흑인|백인|동남아(?:인)?|베트남(?:인|\\s?사람)|동성애자?|게이|레즈|성소수자|트랜스젠더|무슬림|이슬람|난민|이주민|노인|할머니|할아버지|아줌마|아저씨|여자|여성|남자|남성|전라도|경상도|유대인|탈북자|노숙자|비정규직|고졸|지방대|혼혈|다문화|임산부|미혼모|이혼녀|노처녀|노총각|대머리|뚱보|뚱뚱한\\s?(?:사람|여자|남자|분)|키\\s?작은\\s?(?:남자|사람)|못생긴\\s?(?:사람|여자|남자|분))'

/** Turned away for what they are. */
const patterns: readonly Pattern[] = [
  {
    words: new RegExp(
      `${groups}(?:들|분들?|\\s?(?:손님|고객))?(?:은|는|의)?\\s?(?:이용|입장|출입|방문|예약)(?:이|은|을)?\\s?(?:어렵|어려|불가|곤란|힘들|안\\s?(?:되|돼|됩)|제한|삼가|못)|\\bno (?:wheelchairs? or |\\w+ or )?(?:disabled|foreign|elderly|old|muslim|black|gay|fat|poor|homeless|chinese) (?:guests?|people|customers?|visitors?|patrons?)\\b|\\b(?:disabled|foreign|elderly|old|muslim|black|gay|fat|poor|homeless|chinese|immigrant) (?:guests?|people|customers?|visitors?|patrons?)\\b[^.!?\\n]{0,10}\\b(?:not|never|won(?:’|')?t|turned away|refused)\\b`,
      'giu',
    ),
    unless: /계단|엘리베이터|승강기/u,
  },
  {
    words:
      /\b(?:poker|hold(?:’|')?em|blackjack|roulette|baccarat|slots|betting|dice games?)\b[^.!?\n]{0,24}\b(?:cash|money|win|real|prizes?|jackpots?|payouts?)\b|\b(?:children|kids|babies|toddlers|teens|teenagers|old people|seniors|foreigners|tourists|women|men|students|disabled people|fat people|poor people|mothers|moms)\b,? (?:\w+ )?(?:ruin|spoil|disturb|annoy|bother|stink|smell|(?:are|is) (?:\w+ )?(?:noisy|annoying|loud|dirty|stupid|lazy|rude|a nuisance|unwelcome|not (?:welcome|allowed)))|흡연의\s?(?:멋|맛|즐거움|낭만|여유)|(?:향긋한|고급|쿠바|쿠바산|한\s?대의)\s?시가(?![가-힣])|시가\s?(?:한\s?대|라운지)|홀덤[^.!?\n]{0,12}(?:현금|상금|칩|환전)/giu,
    unless: /not allowed in the pool|without (?:an )?adult/iu,
  },
  {
    words:
      /(?:할머니|할아버지|어르신|노인|노약자|아이|애들?|학생|초등학생|아기|유모차|중국\s?분|외국\s?분|장애인|아줌마|아저씨|임산부|뚱뚱한\s?분|문신한\s?분)(?:들|분들)?(?:은|는|이신\s?분은)\s?[^.!?\n]{0,6}(?:다른|딴)\s?(?:데|곳|가게|카페|식당|매장|집)|(?:당|번|후보)(?:을|를)?\s?(?:찍으|찍은|찍고|뽑으|뽑은|지지하)[^.!?\n]{0,14}(?:분|할인|공짜|무료|드려|드립)|(?:이거|이것|장난감|인형|카드|딱지|이)?\s?없으면\s?[^.!?\n]{0,8}(?:왕따|안\s?놀아|안\s?끼워|따돌|찐따|놀림)|\b(?:seniors?|old (?:people|folks)|grandmas?|grandpas?|kids|families|students|foreigners?|tourists|disabled \w+|muslims?|women|men|moms|big people)\b (?:\w+ )?(?:should|must|can|please|may|need to) (?:\w+ )?(?:find|go|stay|leave|eat|shop|try|look|take their \w+)[^.!?\n]{0,14}\b(?:another|elsewhere|away|home|somewhere else|outside|other)\b|\b(?:nobody|no one) will (?:play|be friends|talk|sit) with you\b|\bvot(?:e|ed|ing) (?:blue|red|left|right|conservative|liberal|green|labou?r|no|yes)\b|\bif you vote[ds]?\b/giu,
    unless: /다른\s?(?:곳|데)(?:에서)?\s?(?:이벤트|할인)|색깔\s?투표/u,
  },
  {
    words:
      /(?:한국인|내국인|백인|교인|기독교인|젊은\s?(?:사람|분|층)|예쁜\s?(?:분|여자)|날씬한\s?(?:분|사람)|서울\s?사람|정규직|부자)(?:들)?만\s?(?:오|받|입장|가능|환영|출입|이용|앉|,|$)|(?:외국|중국|일본|동남아|베트남|아랍|흑인|이슬람|조선족)\s?(?:분|손님|사람|관광객|것들)?(?:들)?(?:은|는)\s?[^.!?\n]{0,8}(?:옆집|다른\s?데|딴\s?데|저쪽|밖|나가|안\s?돼|안\s?됩)|(?:여자|남자|아줌마|아저씨|노인|할머니|할아버지|애\s?엄마|맘|싱글|솔로|혼자)(?:들)?(?:가|이|는|은|들은|들이)?\s?[^.!?\n]{0,16}(?:불쌍|창피|꼴불견|추하|추해|보기\s?싫|주제에|살림이나|부엌|애나\s?보|집구석|끌고\s?오지|민폐|한심|무시)/gu,
    unless: /차별|쓰레기|수저/u,
  },
  {
    words: new RegExp(
      `(?:${groups}|아이|아이들|애들|애\\s?(?:엄마|딸린|데린)|학생|노인네|어르신|휠체어|시각장애인|청각장애인|지체장애인|발달장애인|정신장애인|안내견|환자|에이즈|HIV|미혼|이혼|기혼|임신한|페미|이대남|이대녀|MZ|호남|영남|충청|강원도\\s?사람|서울\\s?사람|촌사람|시골\\s?사람|교인|기독교인|불교|신천지|무교|노동자|근로자|필리핀|태국|인도|파키스탄|우즈벡|몽골|러시아|미국)(?:인|사람|놈|분|분들|들)?(?:은|는|이|과|와|이랑|랑|하고)?\\s?[^.!?\\n]{0,10}?(?:사절|사양|거부|거절|(?:안|못)\\s?받|받지\\s?않|출입\\s?(?:금지|불가|제한|안)|입장\\s?(?:금지|불가|제한|안)|오지\\s?마|꺼지|나가\\s?주|채용\\s?(?:안|불가)|안\\s?뽑|뽑지\\s?않|자격\\s?(?:이\\s?)?없|삼가|자제|다른\\s?시간|뒷문|밖에서|구석|포장만|앉지\\s?마|앉을\\s?수\\s?없|따로\\s?앉|줄\\s?뒤|나중에\\s?오|못\\s?(?:들어|오게)|들이지\\s?않)`,
      'gu',
    ),
    unless:
      /아이(?:스|템)|키로|킬로|\d\s?kg|강아지|고양이|학생증|보호자|동반|음식물|반려|위험(?:해|하)|안전상|키\s?\d|술|주류|담배|미성년|청소년|\d+세|공사|주차|임산부(?:는|은|분들은|께서는)?\s?(?:신청|체험|탑승|시술|마사지|입욕|사우나|참여|수강|승마)/u,
  },
  {
    words:
      /(?:용모\s?단정|(?:젊고|어리고|예쁘고|예쁜|섹시한|몸매\s?좋은|날씬한|어린)\s?(?:여\s?(?:직원|자|성|알바|종업원)|아가씨|언니|여대생|알바|직원|매니저|도우미)|(?:여자|남자|여성|남성|미혼|군필\s?남자|20대)(?:만|\s?직원만|\s?알바만)\s?(?:뽑|채용|구합|모집|지원))|(?:남편|아내|여자친구|남자친구|마누라|와이프)(?:를|을|는|은)?\s?[^.!?]{0,8}(?:때려|길들|복종|바가지\s?긁|돈줄)|(?:살찐|뚱뚱한|못생긴|늙은|나이\s?든|키\s?작은|냄새나는|가난한)\s?(?:분|사람|손님|애|여자|남자|고객)(?:들)?(?:은|는|이|도)?\s?[^.!?\n]{0,20}(?:사양|사절|거절|안\s?받|오지|못\s?들)|(?:못생긴|뚱뚱한|늙은|키\s?작은|가난한|못난|살찐|주름진|대머리|노처녀|노총각|백수|돌싱|흙수저|지방대|고졸|전문대)\s?(?:애|애들|사람|분|여자|남자|당신|것들|아줌마|아저씨|인생)?(?:은|는|이|도|라서|이라서|들은|들아)?\s?[^.!?\n]{0,12}(?:사랑받|자격|창피|부끄|오지|입지|불쌍|한심|평생|실패|무시|결혼\s?못|취업\s?못|답\s?없|구제|탈출)/gu,
    unless: /차별/u,
  },
  {
    words:
      /\b(?:foreigners?|immigrants?|refugees|chinese|japanese|koreans?|blacks?|whites?|arabs?|muslims?|jews?|christians|gays?|lesbians?|trans(?:gender)? people|disabled(?: people)?|wheelchairs?|guide dogs|blind people|deaf people|the (?:elderly|old|poor|disabled)|seniors|old (?:people|folks|ladies|men)|single (?:mothers|moms)|fat (?:people|girls?|women|men|guys?|folks)|ugly (?:people|girls?|women)|women|girls|men|mothers|kids from|locals|tourists|southerners|indians|africans|asians|mexicans|hiv[^.!?]{0,10})(?:,)? (?:\w+ ){0,2}?(?:stay (?:out|away|home)|keep (?:out|away)|not (?:served|welcome|wanted|hired|seated|admitted)|unwelcome|need not|pay (?:double|extra|more)|go (?:home|back|elsewhere)|banned|refused|turned away|out|elsewhere|should be ashamed|shame)\b|\b(?:hiring|looking for|wanted|we hire|staff):? (?:only )?(?:young|pretty|attractive|sexy|single|slim|good-looking|female|male)\b|\b(?:shame|mock|laugh at|embarrass)\w* (?:you|your|fat|ugly|old|them)\b|\b(?:too (?:old|fat|ugly|poor|dark|short)) (?:to be|for) (?:loved|love|seen|our|this|hired|served)\b/giu,
    unless: /kindly wait|half price|free entry|discount|changing room|toilet/iu,
  },
  {
    words:
      /(?:장애인|노인|외국인|임산부|성소수자|비만인)(?:은|는|이|도)?\s?[^.!?]{0,8}(?:이용할\s?수\s?없|들어올\s?수\s?없|못\s?들어|안\s?됩니다|탈\s?수\s?없|쓸\s?수\s?없)|코카인|헤로인|대마초?|필로폰|마약|(?:친구들?|반\s?아이들)[^.!?]{0,10}(?:자랑|부러|놀|따)[^.!?]{0,8}(?:사야|사\s?줘|사\s?달|없으면)|말보로|에쎄|\bmarlboro\b|\bwomen drivers?\b|\bnot for (?:poor|fat|ugly|old|black|disabled|short|gay)\b|\b(?:poor|disabled|fat|ugly|black|old|gay) (?:people|folks|guys|women|men|kids) (?:can|need|should|must|are|is|not)\w*|\btrump\b|\bpresident (?:\w+ )?(?:would|loves)/giu,
    unless: /마약\s?(?:근절|예방|퇴치)|trump card/iu,
  },
  {
    words:
      /뚱뚱|뚱보|대머리|못생(?!긴\s?(?:것|거|귤|사과|배|감|딸기|복숭아|고구마|감자|당근|오이|토마토|호박|과일|채소|야채)(?!들))|(?:동남아|중국|일본|흑인|백인|아랍|이슬람|베트남|조선족|외국)\s?(?:사람|인|놈|애들)?(?:은|는|들은)?\s?(?:사절|사양|거절|안\s?받|출입|나가)|(?:엄마|아빠|부모님|할머니)(?:를|을|한테|께|에게)?\s?[^.!?]{0,4}(?:졸라|조르|떼)|담배(?!\s?(?:냄새|금지|연기\s?없|를?\s?끊))|궐련|전자\s?담배|\b(?:we )?(?:do not|don(?:’|')?t|won(?:’|')?t|refuse to) (?:serve|accept|allow|welcome|hire|want) (?:\w+ )?(?:gays?|foreigners?|muslims?|jews?|blacks?|chinese|women|men|old|disabled|fat|immigrants?|homosexuals?|lesbians?|asians|koreans|children of)\b|\bonly real (?:women|men)\b|\breal (?:men|women) (?:can|wear|know|want)\b|\b(?:children|kids|boys|girls),? (?:tell|ask|beg|hurry|get) (?:your )?|\bfat (?:girls?|women|people|guys?|men|kids?|you)\b/giu,
    unless: /금연|흡연\s?금지|대머리\s?독수리/u,
  },
  {
    words: new RegExp(
      `${groups}(?:들|분들)?(?:은|는|이|가|을|를|도|의|에게|과|와)?\\s?[^.!?\\n]{0,8}?(?:출입\\s?금지|사절|사양|거부|안\\s?받|받지\\s?않|오지\\s?마|꺼져|(?<!타고\\s)나가(?!가|서|는|시|신|셔|기)|금지|싫|더럽|더러|냄새|무식|미개|열등|역겨|혐오|추방|몰아내|불쌍|한심|게으|범죄|못\\s?(?:하|해|생)|멍청|보다\\s?(?:우월|열등)|답게|주제에|없는\\s?(?:깨끗|청정|세상|동네|매장)|제외|따위|같은\\s?(?:것|놈|년)|이나\\s?(?:하|쓰)|천박|위험)`,
      'gu',
    ),
    unless:
      /장애인\s?(?:주차|전용|편의|할인)|금연|흡연|남자\s?화장실|여자\s?화장실|차별(?:하지|\s?없|을\s?반대)|냄새\s?(?:제거|걱정)|동반|임산부(?:는|은|분들은|께서는)?\s?(?:신청|체험|탑승|시술|마사지|입욕|사우나|참여|수강|승마)/u,
  },
  {
    words:
      /된장녀|김치녀|한남충?|맘충|틀딱|급식충|잼민이|짱깨|쪽발이|쪽바리|왜놈|떼놈|짱꼴라|흑형|깜둥이|양놈|똥남아|병신|장애인?\s?같|정신병자|미친\s?(?:년|놈)|개새끼|씨발|시발(?=\s|점?!|$)|씹(?=새|창|덕|년|놈|할|$)|좆|지랄|꺼져|닥쳐|호모새끼|똥꼬충|찐따|루저|거지\s?(?:같|새끼)|돼지\s?(?:같은|년|새끼)|못생긴\s?(?:당신|너|얼굴)|뚱뚱한\s?(?:당신|너|몸)|살찐\s?(?:당신|너)|(?:여자|여성)(?:라면|는|이라면|가)?\s?[^.!?]{0,10}(?:날씬해야|예뻐야|집에서|살림|설거지|조신|순종|시집|부엌|운전)|(?:남자|남성)(?:라면|는|이라면|가)\s?[^.!?]{0,10}(?:울면|능력|돈|키)|(?:피부가?\s?)?(?:까만|까무잡잡한|검은)\s?(?:피부|얼굴)[^.!?]{0,8}(?:탈출|창피|부끄|싫|매력\s?없|그만|더럽)|(?:살찌|뚱뚱하|못생기)(?:면|니까)[^.!?]{0,10}(?:사랑|취업|결혼|못|실패|루저|무시)|이\s?얼굴로|그\s?몸매로|노키즈\s?존[^.!?]{0,8}(?:개념|당연)|국결|매매혼|베트남\s?신부/gu,
    unless: /시발점|시발역/u,
  },
  {
    words:
      /늙은이|늙다리|영감탱이|할망구|뚱(?:녀|남|땡이)|추녀|오크녀|얼꽝|못생(?:기|긴|김)(?:면|게|은\s?사람|\s?탈출|이들)|(?:남자|여자)(?:가|라면)\s?(?:이런|그런|저런|무슨|이\s?정도)|(?:외국인|노인|장애인|중국인|흑인|아줌마|동성애자|노숙자|애들)[^.!?]{0,6}(?:입장|출입|이용)\s?(?:불가|금지|제한)|(?:가난한|못\s?배운|무식한|천한|더러운)\s?(?:사람|것들|놈|동네|나라)|살찐\s?사람|뚱뚱(?:한|하면)|(?:울면|조르면|떼쓰면)\s?[^.!?]{0,6}사\s?(?:주|줘)|친구들(?:은)?\s?(?:모두\s?|다\s?)(?:있|가졌|샀)|(?:여자|아줌마|노인|외국인)(?:도|조차)\s?(?:쉽게|할\s?수)/gu,
    unless: /장애인\s?(?:주차|편의)|동물/u,
  },
  {
    words:
      /\bonly for (?:\w+ )?(?:beautiful|pretty|thin|rich|white|young|skinny|slim|attractive|straight|real)\b(?: people| women| men| ones)?|\b(?:girls?|women|men|old people|grandmas?|grandpas?|fat people|ladies) (?:can(?:’|')?t|could never|are too|aren(?:’|')?t|will never|shouldn(?:’|')?t)\b|\b(?:immigrants?|foreigners?|muslims?|gays?|jews?|black people|disabled(?: people)?|seniors|old people) (?:not|aren(?:’|')?t|are not|never) (?:welcome|allowed)|\bnot welcome\b|\bneed not apply\b|\b(?:get|have|make|tell) your (?:parents|mom|mum|dad|mommy|daddy|grandma) (?:to|you|that|we|buy)|\byour (?:mom|mum|dad|parents) (?:has|have|needs?) to buy|\b(?:smok(?:e|ing)|cigars?|hookah|shisha)\b(?! ?-?(?:ed|free|alarm|detector|tests?|flavou?r|wood|y))|\bslot machines?\b|\bgambl\w+|\bpoor people\b|\bso easy (?:a woman|even (?:a girl|women|your wife|grandma))/giu,
    unless:
      /no smoking|smoking (?:is not|not|area|prohibited)|smoke (?:flavou?r|free|alarm)|\b(?:salt|oak|wood|cold|hot) (?:and |& )?smoke|slow[- ]smoke|(?:low|no|less|without)[- ]smoke|(?:don(?:’|')?t|do not|never) (?:\w+ )?slot|everyone/iu,
  },
  {
    words:
      /(?:민주당|국민의힘|국힘|더불어|정의당|조국혁신당|좌파|우파|좌빨|빨갱이|수꼴|종북|토착왜구|문재인|이재명|윤석열|박근혜|한동훈|이준석|대통령\s?(?:탄핵|하야|지지)|탄핵|정권\s?(?:교체|심판)|트럼프|바이든)/gu,
  },
  {
    words:
      /(?:어린이|아이|친구|초등학생|꼬마)(?:들아|들!|\s?여러분|들,|\s?친구들)[^.!?]{0,24}(?:졸라|사달라|사\s?달라|엄마|아빠|부모님|조르|떼)|(?:엄마|아빠|부모님)(?:께|한테|에게)\s?[^.!?]{0,8}(?:졸라|사달라|사\s?달라|떼|조르|말해\s?(?:사|봐))|없으면\s?(?:왕따|따돌림|놀림|친구\s?못)|친구들은?\s?다\s?(?:있|가졌|샀)|안\s?사주면\s?(?:나쁜|아이)/gu,
  },
  {
    words:
      /(?:카지노|바카라|토토|슬롯\s?머신|온라인\s?도박|스포츠\s?베팅|홀덤\s?(?:머니|환전)|릴게임|먹튀|파워볼|환전\s?가능|배팅|불법\s?대출|대마|필로폰|마약\s?(?:김밥|떡볶이|옥수수|치킨|베개|빵|토스트|국밥|족발|계란|성분|같은)|마약처럼|중독성\s?(?:100|있는\s?마약)|성매매|원나잇|야동|19금\s?(?:만남|채팅)|조건\s?만남)|(?:담배|전자\s?담배|액상|궐련)[^.!?]{0,16}(?:건강|무해|안전|덜\s?해|금연|청소년|학생|향긋|해롭지|폐에|스트레스|다이어트)/gu,
    unless: /금연\s?(?:구역|클리닉)|도박\s?중독\s?상담/u,
  },
  {
    words:
      /\b(?:no|ban|not for|keep out|without|hate|stop the|get rid of)\s(?:\w+ )?(?:foreigners?|immigrants?|chinese|japanese|koreans|blacks?(?: people)?|whites?(?: people)?|arabs?|muslims?|jews?|gays?|lesbians?|homosexuals?|disabled(?: people)?|cripples?|old people|elderly|fat(?:ties| people| customers)?|ugly(?: people)?|women|men|refugees|gypsies|mexicans|indians|africans|asians|poor people|transgender\w*)\b(?! (?:only|discount))|\b(?:whites?|men|locals|koreans|christians|straight people|young people|beautiful people|able-bodied) only\b|\b(?:foreigners?|immigrants?|chinese|muslims?|jews?|gays?|women|girls|old people|fat people|disabled people|ugly people|poor people|black people|asians|indians|mexicans|boomers) (?:are|is|should|belong|can(?:’|')?t|smell|not (?:allowed|welcome)|need to|don(?:’|')?t (?:belong|deserve)|stay|go home|keep out|ruin)\b/giu,
    unless:
      /no men(?:u|tion)|are welcome|discount|free entry|no (?:black|white) (?:henna|ink|dye|tea|paint|pepper|sugar|bread|flour|rice|mold|mould)/iu,
  },
  {
    words:
      /\b(?:retard(?:ed|s)?|n[i1]gg\w+|fagg?ots?|chinks?|spics?|kikes?|tranny|cripples?|white trash|fatso|fatties|fatty(?= |!|,)|ugly (?:people|girls?|women|face|duckling no more|you)|stupid (?:people|women|customers|foreigners)|dumb (?:blonde|women|people)|lazy (?:mexicans|immigrants|women|foreigners)|loser[s]?|whores?|sluts?|bitch(?:es)?(?! (?:in (?:season|heat)|with pups))|fuck\w*|shit(?:ty)?|asshole|real (?:men|women) (?:don(?:’|')?t|only|use|drink|eat|have|never|drive)|(?:a )?woman(?:’|')?s (?:place|job)|women belong|girls (?:should|must) (?:be|stay)|too fat to|nobody (?:loves|likes|wants|dates|hires) (?:fat|ugly|a fat|an ugly|old|dark)|man up|like a girl|dark skin is|fair skin is (?:better|beautiful|superior)|dirty (?:immigrants|foreigners))\b/giu,
  },
  {
    words:
      /\b(?:kids|children|boys and girls|hey kids)\b,?!?[^.!?\n]{0,24}\b(?:ask|tell|beg|bug|nag|make)\b (?:your )?(?:mom|mum|dad|parents|mommy|daddy)|\b(?:ask|beg|bug|nag|pester|make) (?:your )?(?:mom|mum|mommy|daddy|dad|parents) (?:to|for|until|buy)|\b(?:all (?:your|the) (?:friends|cool kids) (?:have|already|own)|don(?:’|')?t be the only (?:kid|one|child) without|cool kids)\b/giu,
  },
  {
    words:
      /\b(?:casino|online (?:gambling|betting|slots)|sports betting|jackpots?|sure bets?|vote (?:for|against)|trump|biden|democrats?|republicans?|left-?wing|right-?wing|communists?|impeach\w*|nazis?|hitler|cocaine|heroin|addictive (?:as|like) (?:a )?drugs?|like crack|vap(?:e|es|ing)|e-?cigarettes?|cigarettes?|tobacco|escort service|sexy singles)\b/giu,
    unless: /no (?:vaping|smoking|cigarettes)|not allowed|smoke-free|quit/iu,
  },
]

export const respect: Rule = {
  id: 'respect',
  verdict: 'block',
  why: {
    ko: '광고 심의 기준: 사람을 차별하거나 비하하는 말, 정치·도박·마약·담배를 부추기는 말, 아이에게 사 달라고 조르게 하는 말은 쓸 수 없어요.',
    en: 'Advertising standards: nothing that demeans people, promotes politics, gambling, drugs or tobacco, or makes children beg for a product.',
  },
  find: byPatternsAnywhere(patterns),
}
