import { byPatternsAnywhere, near, pattern, type Pattern, followed } from '../pattern.ts'
import type { Rule } from '../types.ts'

const undo = '(?:교환|환불|반품|취소|청약\\s?철회|해지|탈퇴|환급|보상|A/?S|애프터\\s?서비스)'
const refused =
  '(?:(?:해\\s?)?(?:드리|주|받|되)지\\s?(?:않|못)|안\\s?(?:됩|돼|되|해\\s?(?:드|줍|줘)|받)|어렵|어려|곤란|힘듭|불가|못\\s?(?:합|해|하|받)|없(?:습|어|음|다)|거부|거절|금지|사절|X)'
/** A reason of no weight in law, or none at all. */
const unfair =
  '(?:절대(?:로)?|일절|일체|무조건|결코|어떤\\s?(?:경우|이유|일|상황)|이유\\s?(?:불문|여하)|하자|불량|파손|고장|오배송|잘못\\s?(?:온|왔)|평생|한\\s?번\\s?(?:사|결제|산)|사신\\s?뒤|세일\\s?상품|할인\\s?상품|특가\\s?상품|이벤트\\s?상품|흰\\s?옷|온라인\\s?주문|7일\\s?(?:안|이내))'
const praise =
  '(?:별\\s?(?:다섯|5)|별점|5점|오점|만점|좋은|좋게|칭찬|극찬|착한|예쁜|예쁘게|긍정|최고(?:예요)?|맛있다고|안\\s?(?:먹|사|써|가|와)\\s?(?:보|봐|도|고)|방문\\s?(?:안|없)|구매\\s?(?:안|없)|사지\\s?않|먹지\\s?않|쓰지\\s?않|가족|지인|직원|알바)'
const reward =
  '(?:현금|페이백|캐시백|할인|적립|공짜|무료|서비스|쿠폰|증정|상품권|기프티콘|환급|입금|드립|드려|드림|줍니다|줄게)'
const review = '(?:후기|리뷰|별점|평점|댓글|블로그|체험단|추천글|맘카페\\s?글)'

const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:dollars?|won|coupons?|discounts?|gifts?|points?|cash|free \w+|\$\d+) (?:for|per) (?:every|each|any|a) (?:\w+ )?(?:five|5)[- ]?stars?\b|(?:별(?:점)?\s?(?:다섯|5)\s?개?|별점|후기|리뷰)\s?(?:하나\s?)?(?:당|마다)\s?[^.!?\n]{0,8}(?:원|포인트|적립|쿠폰)/giu,
  },
  {
    words:
      /\b(?:write|say|post|leave)(?: us)?(?: only| just)? (?:nice|good|positive|kind|great|lovely|glowing)\b[^.!?\n]{0,30}\b(?:get|earn|receive|win|for free|on us|back)\b|(?:악플|나쁜\s?후기|낮은\s?별점|비방\s?글)(?:을|를)?\s?(?:달|남기|써|올려|올리)[^.!?\n]{0,10}(?:분|사람|주시|드립|드려|구합|찾)/giu,
  },
  {
    words: pattern(
      `(?:별\\s?(?:다섯|5)\\s?개?|별점\\s?(?:5|만점|다섯)|오점\\s?만점|5점\\s?만점|좋은\\s?평)[^.!?\\n]{0,12}?(?:주|남기|남겨|눌러|누르|찍)[^.!?\\n]{0,14}?${reward}`,
    ),
  },
  {
    words:
      /(?:교환|반품|환불|취소|A\/?S)[^.!?\n]{0,16}(?:두\s?배|세\s?배|불량이어도|하자가\s?있어도|이유\s?불문)|(?:불량|하자|오배송|파손)(?:이어도|이라도|여도|이\s?있어도|돼도|되어도)[^.!?\n]{0,12}(?:손님|고객|구매자|부담|책임\s?(?:안|없)|안\s?바꿔)|\b(?:sponsored|paid|gifted|ad)\b[^.!?\n]{0,24}\b(?:like|as) (?:if )?(?:it(?:’|')?s |it were |your own|you(?:’|')?d |a real|an honest|genuine)|\bmake it look (?:real|natural|organic|honest|like)/giu,
  },
  { words: pattern(followed(unfair, 16, undo), '[^.!?\\n]{0,12}?', refused) },
  {
    words: pattern(followed(undo, 10, unfair), '[^.!?\\n]{0,12}?', refused),
    unless: /개봉|착용|단순\s?변심|주문\s?제작|맞춤/u,
  },
  {
    words:
      /(?:자동\s?(?:결제|연장|갱신|청구)|정기\s?(?:결제|구독|배송)|무료\s?체험|체험\s?기간)[^.!?\n]{0,24}(?:해지|취소|탈퇴|환불)[^.!?\n]{0,8}(?:안|불가|못|없|어렵게|막)|(?:해지|취소|탈퇴)\s?(?:버튼|방법|메뉴)[^.!?]{0,8}(?:없|숨|못\s?찾)|(?:몰래|모르게|자동으로|알아서)\s?(?:자동\s?)?(?:결제|청구|연장|가입)|(?:무료|공짜|0원)[^.!?\n]{0,16}(?:단,|대신|사실|알고\s?보면|\(|물론)[^.!?\n]{0,20}(?:값|요금|결제|배송비\s?\d|가입비|카드\s?등록|위약금|내셔야|내야|받아요|받습니다|별도\s?청구)|(?:하나|한\s?개|1개)\s?(?:사면|값에)\s?[^.!?\n]{0,12}(?:하나|두\s?개|1개)[^\n]{0,12}(?:두\s?개\s?값|값은|가격을?\s?(?:올|두\s?배))|(?:가격|정가|값)(?:을|를)?\s?(?:미리\s?|먼저\s?|슬쩍\s?|두\s?배로\s?)?(?:올려|올린|올리고|부풀|뻥튀기)[^.!?]{0,12}(?:할인|세일|깎)/gu,
    unless: /주차|언제든|까지\s?취소/u,
  },
  {
    words:
      /(?:\d+|수|몇|십)\s?(?:년|달|개월)(?:째|\s?동안|\s?내내|\s?연속)\s?[^.!?\n]{0,12}(?:폐업|고별|마지막|눈물|점포\s?정리|오늘만|원가|정리\s?세일|마감|반값)|(?:매일|매주|매달|날마다|언제나|365일|1년\s?내내|연중)\s?(?:진행되는\s?|하는\s?)?(?:마지막|오늘만|폐업|고별|단\s?하루|한정|마감|눈물)|(?:사실|실은|실제로는?)\s?[^.!?\n]{0,12}(?:재고|물량|수량)[^.!?]{0,8}(?:많|넉넉|남)|(?:재고|수량|물량)[^.!?]{0,10}(?:많|넉넉|남)[^.!?]{0,10}(?:품절|마감|매진|한정)\s?(?:임박|이라고|처럼|표시)/gu,
  },
  { words: pattern(near(praise, 16, review), '[^.!?\\n]{0,16}?', reward), unless: /사진\s?(?:예쁜|좋은)/u },
  {
    words: pattern(
      review,
      '(?:을|를|은|는|이|가|도)?\\s?[^.!?\\n]{0,10}?(?:조작|지워|지웁|지운|삭제|가려\\s?(?:드|줍)|숨겨|숨깁|내려\\s?(?:드|줍)|대신\\s?(?:써|작성)|대행|알바|구매(?:합|하세|대행)|사\\s?드|팝니다|만들어\\s?(?:드|줍)|부풀|꾸며|지어|AI로|신고하겠|고소)',
    ),
    unless: /부적절|욕설|만들어\s?(?:주셔서|주신)/u,
  },
  {
    words:
      /(?:가짜|거짓|허위|뒷|조작된?|유료|알바|대가성)\s?(?:후기|리뷰|댓글|별점|광고|체험)|(?:협찬|광고|체험단|대가|원고료|후원|유료\s?광고)(?:인\s?거|라는|란|이라는|인\s?것|임을|받은\s?거|\s?받고)?\s?(?:표시|표기|문구|티|말|사실|해시태그)?(?:를|을|은|는)?\s?[^.!?\n]{0,6}(?:없이\s?(?:올|써|쓰|적|자연)|빼\s?(?:고|주)|숨기|숨겨|안\s?(?:쓰|써|적|나게|해도|밝)|밝히지|적지\s?마|쓰지\s?마|말하지|비밀|티\s?안)|내돈내산(?:인\s?(?:척|것처럼)|처럼|\s?(?:이라고|으로)\s?(?:써|올|적|쓰))|(?:좋아요|팔로워|조회수|구독자)\s?(?:를|을)?\s?(?:사|팝|판매|구매|늘려\s?드|\d+[^.!?]{0,6}원)/gu,
    unless: /제작비를?\s?지원|없이\s?솔직/u,
  },
  {
    words:
      /(?:로고|상표|마크|각인|라벨|정품|명품|샤넬|루이비통|구찌|에르메스|롤렉스|프라다|디올|발렌시아가|나이키|조던|몽클레르|고야드|까르띠에|에어팟|아이폰|디즈니|포켓몬|산리오|카카오프렌즈|뽀로로|짱구|BTS|구찌)[^.!?\n]{0,16}(?:똑같|그대로\s?(?:베|따|박|새|찍)|구별|구분\s?(?:안|불가|못)|티\s?(?:안|가\s?안|도\s?안)|레플|미러|이미테|짭|짝퉁|S급|A급|SA급|급\s?(?:가방|시계|지갑|퀄|입고)|카피|1\s?[:대]\s?1|공장\s?(?:유출|직거래)|아무도\s?(?:모|못)|비슷하게\s?만든|스타일\s?로고|도안\s?(?:써서|넣어)|캐릭터\s?무단|허락\s?(?:없|안))|(?:감정(?:사|원|소)|세관|백화점)(?:도|에서도)\s?[^.!?]{0,8}(?:속|모르|못\s?알|통과)|(?:불법|무단)\s?(?:복제|다운|공유)|(?:정식|라이선스|저작권)\s?(?:없|안\s?받)|크랙\s?(?:판|버전)|(?:넷플릭스|멜론|유튜브\s?프리미엄|윈도우|오피스|포토샵)[^.!?]{0,12}(?:평생\s?(?:공짜|무료)|우회|공유\s?계정|크랙|복제)/giu,
    unless: /감정서|감정\s?완료|짝퉁\s?(?:주의|신고)|정품\s?아니고\s?(?:A급\s?)?호환/u,
    except: [],
  },
  {
    words:
      /(?:침수|사고|주행\s?거리|키로수|킬로수|연식|유통\s?기한|소비\s?기한|제조일|원산지|생산지|중고|전시품|반품|하자|결함|누수|균열|곰팡이|층간\s?소음|대출|권리관계|수리\s?이력|사용감)(?:차|된|난|인|된\s?차|이력|였|했|\s?있|품)?(?:을|를|은|는|지만|이지만|인데|도|이|가)?\s?[^.!?\n]{0,12}(?:숨기|숨겨|숨긴|속이|속여|조작|바꿔치|바꿔\s?(?:달|붙|적|파|드)|고쳐\s?(?:적|달|붙)|지워|감춰|감추|안\s?알려|말\s?안|무사고|새\s?것(?:으로|처럼)\s?(?:팔|판|포장)|새\s?(?:차|상품|제품)(?:로|처럼|으로)\s?(?:팔|판|포장|둔갑)|둔갑|떼고|떼어|돌려\s?(?:놓|드|감)|감아|줄여\s?(?:놓|드)|몰래|모르게|다시\s?(?:찍|붙|적))|(?:중국산|수입산?|베트남산|미국산|호주산|칠레산|러시아산|원양산|외국산|수입)(?:을|를|이지만|인데|지만|고기를|김치를|쌀을|콩을|이어도)?\s?[^.!?\n]{0,8}(?:국산|국내산|한우|토종|우리\s?(?:콩|쌀|농산물))(?:으로|로|이라|처럼|이라고|라고)?\s?(?:표기|표시|팔|팝|판|속|둔갑|적|바꿔|라고|이라고)|허위\s?매물|미끼\s?매물|무허가|무면허|무등록|무자격|(?:면허|허가|신고|자격증?|인증|등록|검사|영업\s?신고)(?:은|는|도|이|가)?\s?(?:없지만|없어도|없이(?:도)?|안\s?받(?:았지만|고|아도))/gu,
    unless:
      /곰팡이[^.!?]{0,6}(?:지워|지우|없애|닦아)|예약|회원|(?:면허|자격증?|등록)\s?없(?:이|어도)[^.!?]{0,8}(?:탈|배울|배우|시작|체험|운전할\s?수\s?있는\s?(?:카트|보트))|단속|근절/u,
  },
  {
    words:
      /(?:보험|청약|가입|계약)(?:을|를)?\s?(?:들|하|드|가입하)?(?:면|시면)\s?[^.!?\n]{0,20}(?:상품권|현금|캐시백|페이백|사은품|대납|대신\s?내|첫\s?(?:달|회)|보험료|돌려\s?드|금\s?한\s?돈)|보험료(?:를|도|는)?\s?[^.!?]{0,10}(?:대납|대신\s?내|돌려\s?드|페이백|내\s?드)|보험금(?:을|이|도)?\s?[^.!?\n]{0,12}(?:많이|더|부풀|무조건|받게|타게|나오게|나옵|꼭|두\s?배)|(?:실손|실비|보험|산재|국비|지원금|보조금)[^.!?\n]{0,16}(?:맞춰\s?(?:드|줍)|나오게|타게|타\s?드|부풀|쪼개|다르게\s?(?:적|써)|바꿔\s?(?:적|써|드)|꾸며|만들어\s?(?:드|줍)|허위|가짜\s?(?:영수증|진단|서류))|(?:현금영수증|세금계산서|영수증|카드)\s?[^.!?\n]{0,10}(?:안\s?(?:하|끊|받)(?:면|으시면|시면)|없이|빼)\s?[^.!?\n]{0,8}(?:할인|깎|싸|\d+\s?%|저렴)|카드(?:로)?\s?(?:결제|계산)[^.!?\n]{0,10}(?:\d+\s?%|수수료|부가세)[^.!?]{0,6}(?:추가|더|별도|붙)|(?:세금|탈세|세무\s?조사)[^.!?\n]{0,8}(?:안\s?내|피하|피해|숨기|빼\s?돌|줄여\s?숨)|(?:전원|누구나|모두|구매자\s?모두)\s?100\s?%?\s?당첨|당첨자(?:는|가)?\s?[^.!?]{0,6}(?:직원|지인|정해|없)/gu,
    unless: /보험금\s?청구\s?서류|배송/u,
  },
  {
    words:
      /(?:시험\s?(?:없이|안\s?(?:보|봐))|출석\s?(?:안|없이)|수업\s?(?:안|없이))[^.!?\n]{0,14}(?:면허|자격증|학위|졸업|수료증|학점)|(?:논문|과제|자소서|시험|토익|리포트)\s?(?:을|를)?\s?(?:대필|대리|대신\s?(?:써|봐|쳐)|대행)|대리\s?(?:시험|응시|수강|게임)|(?:위조|가짜)\s?(?:신분증|증명서|졸업장|진단서|여권|영수증)|(?:사진|얼굴|CCTV|영상|번호|이름)(?:을|를)?\s?[^.!?\n]{0,8}(?:박제|공개\s?수배|공개합니다|뿌립|퍼뜨)|(?:몰래|위치|도청|전화)\s?(?:추적|촬영|카메라|녹음)[^.!?]{0,10}(?:남편|아내|애인|상대|몰래|모르게)|(?:남편|아내|애인|상대|직원)(?:의|이|을)?\s?[^.!?]{0,8}(?:몰래|모르게)\s?[^.!?]{0,8}(?:추적|엿|녹음|촬영|감시|깔)/gu,
  },
  {
    words:
      /\b(?:no|never any|zero|we (?:never|don(?:’|')?t|won(?:’|')?t)(?: ever)? (?:give|do|accept|allow|offer)?|refuse(?:s)?(?: all)?) (?:\w+ )?(?:refunds?|returns?|exchanges?|cancell?ations?)\b[^.!?\n]{0,24}\b(?:ever|even (?:if|when|for)|whatsoever|under any|no matter|whatever|for any reason|defect\w*|broken|faulty|damaged|period|not even)|\b(?:even (?:if|when)|not even (?:if|when)|whether or not) (?:it|they|the \w+|your \w+)?\s?(?:is|are|arrives?|comes?|breaks?|turns? out)?\s?(?:broken|defective|faulty|damaged|smashed|wrong|spoiled|rotten)\b[^.!?\n]{0,30}|\b(?:can(?:no|’|')?t|cannot|never|impossible to|no way to|won(?:’|')?t let you) (?:be )?(?:cancel(?:led)?|unsubscribe|opt out|refund(?:ed)?|get (?:your|a) (?:money|refund))\b|\b(?:bill|charge)s? (?:your|the) card (?:for|every|without|automatically|anyway|again)\b|\bauto-?renew\w*[^.!?\n]{0,24}\b(?:no|never|cannot|can(?:’|')?t|without)\b|\bsecretly (?:\w+ )?(?:charge|renew|bill|add)\w*|\bfree\b[^.!?\n]{0,20}\b(?:just pay|but you (?:pay|must pay|have to pay)|except (?:the|for)|\(pay|after you (?:pay|buy)|hidden)\b|\bsame (?:as|sale|price|offer|deal) (?:every|last|all)\b|\b(?:every|each) (?:day|week|month|sunday|weekend) is (?:the |our )?(?:last|final|closing)|\b(?:closing|going out of business|last day|final day|final sale)\b[^.!?\n]{0,30}\b(?:since|for the (?:third|fifth|\w+) (?:time|year)|every (?:week|month|year)|again|years running)/giu,
    unless:
      /cancel (?:any ?time|free)|opened|worn|custom|\b(?:spares?|parts|spars)\b[^.!?]{0,8}\bfree\b|\b(?:fix|repair|mend|re-?sew|re-?stitch|re-?sole)\b[^.!?]{0,12}\bfree\b[^.!?]{0,24}\b(?:postage|shipping)/iu,
  },
  {
    words:
      /\b(?:five|5)[- ]?stars?\b[^.!?\n]{0,34}\b(?:free|discount\w*|gift|get|coupon|cash|off|reward\w*|refund|voucher|coffee|drink|dessert|on (?:us|the house)|unseen|before you|win|earn|pay)\b|\b(?:free|discount|gift|coupon|cash|refund|voucher|reward|pay(?:s|ing)?|\d+%) (?:\w+ ){0,5}?(?:for|if you (?:leave|give|write)|when you (?:leave|give|write)) (?:a |an |us )?(?:\w+ )?(?:five|5|good|positive|nice|glowing|great|kind|perfect)[- ]?(?:star)?s?(?: \w+)?\b|\breviews?\b[^.!?\n]{0,40}\b(?:only|just) (?:the )?(?:good|positive|nice|five)\w*(?: ones?)?\b|\bonly (?:the )?(?:good|positive|nice|five[- ]star) (?:reviews?|ones|ratings)\b|\b(?:delet|remov|hid|eras|bury|buries|bur)\w* (?:all |any |the |your |every )?(?:bad|negative|critical|one-star|1-star|angry|honest) (?:reviews?|comments?|feedback|ratings?)|\b(?:fake|paid|bought|made-up|invented|purchased|fabricated) (?:reviews?|followers|likes|testimonials?|ratings?|comments)|\b(?:buy|sell|write|order|post)s? (?:\w+ )?(?:fake |positive |five-star |\d+ )+(?:reviews?|followers|likes)|\b(?:don(?:’|')?t|do not|never|no need to|without) (?:mention\w*|say\w*|tell\w*|disclos\w*|reveal\w*|label\w*|admit\w*|show\w*)[^.!?\n]{0,24}\b(?:ad|ads|paid|sponsor\w*|gifted|free(?:bie)?|we pa(?:y|id)|partnership)\b|\bas if you (?:bought|paid|had)|\bpretend (?:you|to|it)\b|\b(?:hidden|secret|undisclosed|disguised) (?:ads?|sponsor\w*|fees?|charges?)/giu,
    unless: /no (?:hidden|secret) (?:fees?|charges?)|hotel/iu,
  },
  {
    words:
      /\b(?:replicas?|counterfeits?|knock-?offs?|fakes?|dupes?|aaa[- ]grade|mirror[- ](?:quality|image|grade)|super ?copy|1:1)\b[^.!?\n]{0,24}\b(?:rolex|chanel|gucci|louis vuitton|herm[eè]s|prada|dior|nike|jordan|adidas|birkin|airpods|logo|designer|brand(?:ed)?|bags?|watch(?:es)?|sneakers|tell|crown)\b|\b(?:rolex|chanel|gucci|louis vuitton|herm[eè]s|prada|dior|nike|jordans?|birkin|cartier|designer|disney|pok[eé]mon|airpods)\b[^.!?\n]{0,26}\b(?:replicas?|cop(?:y|ies)|fakes?|dupes?|lookalikes?|look-alikes?|inspired logo|identical|indistinguishable|nobody (?:can|will)|no one (?:can|will)|can(?:’|')?t tell|without (?:a |the )?licen[cs]e|unlicen[cs]ed|bootleg)\b|\b(?:identical to|same as|just like|copy of|straight from) (?:the |a |an |real |genuine )*(?:birkin|rolex|chanel|gucci|louis vuitton|herm[eè]s|prada|dior|nike|jordans?|cartier|airpods|original (?:factory|brand|logo))\b|\b(?:pirated|bootleg|jailbroken)\b|\bcracked (?:\w+ )?(?:software|versions?|games?|apps?|accounts?|keys?|licen[cs]es?|windows|office|photoshop|copies)\b|\b(?:flooded|wrecked|crashed|salvage|damaged|used|refurbished|returned|expired|imported|chinese|frozen)\b[^.!?\n]{0,20}\b(?:sold as|passed off|relabell?ed|labell?ed as|repackaged|listed as|but (?:you|nobody|no one)|call(?:ed)? it (?:new|local|fresh)|as (?:accident-free|brand new|new|local|korean|fresh))\b|\b(?:odometers?|mileage|expiry dates?|best-before dates?|labels?|origin|mould|mold|leaks?|cracks?)\b[^.!?\n]{0,14}\b(?:rolled back|wound back|reset|changed|swapped|switched|hidden|wiped|painted over|removed|altered|tampered)\b/giu,
    unless: /fake (?:fur|leather|flowers|plants|lashes|nails|tan)|no fakes/iu,
  },
  {
    words:
      /\b(?:insurance|insurer|claim)s?\b[^.!?\n]{0,30}\b(?:gift cards?|cash ?back|first (?:month|premium) (?:free|on us|paid)|we pay|paperwork so|bigger payout|inflate\w*|fake|fix the (?:papers?|bill)|whatever they want|cover(?:s)? it anyway)\b|\b(?:pay|paid) (?:in )?cash\b[^.!?\n]{0,20}\b(?:no (?:receipt|tax|invoice)|skip (?:the )?(?:tax|vat)|off the books|tax-free)\b|\b(?:no|without a?) (?:receipt|invoice)\b[^.!?\n]{0,16}\b(?:cheaper|off|discount|less)\b|\b(?:no|without (?:a|any)?|not) ?(?:licen[cs]ed?|permits?|training|certificates?|registration)\b[^.!?\n]{0,20}\b(?:needed|required|necessary|but|doctor|botox|surger\w+|tattoo|filler)|\b(?:fake|forged) (?:ids?|diplomas?|passports?|certificates?|degrees?|receipts?)\b|\b(?:diploma|degree|certificate|licen[cs]e|passport)s? (?:without|with no) (?:\w+ )?(?:exam|test|study|studying|class|attend)\w*|\bwe(?:’|')?(?:ll| will)? (?:write|take|sit) your (?:essay|thesis|exam|test|homework)|\b(?:spy|track|record|film)s? (?:on )?your (?:wife|husband|girlfriend|boyfriend|partner|employees|spouse|ex|kids?|teen)\b/giu,
    unless: /no licen[cs]e (?:needed|required) to (?:ride|drive|paddle)|pedal|kayak/iu,
  },
]

export const dealings: Rule = {
  id: 'unfair-dealing',
  verdict: 'block',
  why: {
    ko: '전자상거래법 17·21조·표시광고법 3조·상표법·원산지표시법: 환불을 막거나 조건을 숨기는 말, 꾸민 후기와 숨긴 협찬, 위조품, 속인 상태나 원산지는 알릴 수 없어요.',
    en: 'E-Commerce Act art. 17 and 21, Fair Labeling Act art. 3, Trademark Act: no refused refunds or hidden terms, no made-up reviews or hidden sponsors, no counterfeits, no false condition or origin.',
  },
  find: byPatternsAnywhere(patterns),
}
