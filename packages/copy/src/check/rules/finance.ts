import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

/** What money is said to bring in. */
const gain =
  '(?:프리미엄|피(?:가|만|는)\\s?\\d|시세\\s?차익|차익|수익률?|월세|임대\\s?(?:수익|료)|배당금?|원금|권리금|투자금|이자|매출|연금|환급금|집값|땅값|분양가|지가|시세|주가|코인|가맹점?\\s?수익|순이익|회수)'
const certain =
  '(?:확정|보장|확실|무조건|반드시|약속|책임(?:지|집)|100\\s?%|걱정\\s?없|손해\\s?(?:없|볼\\s?일)|안\\s?(?:떨어|내려)|떨어질\\s?(?:일|수)|따박따박|꼬박꼬박|두\\s?배|세\\s?배|\\d+\\s?배|폭등|떡상|오릅니다|오른다|오를\\s?수밖에|뜁니다|뛴다|지급해\\s?드|돌려\\s?(?:드|받)|100일\\s?만에)'

const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:late payments?|bad credit|arrears|overdue|defaults?|bankrupt\w*|no income|unemployed|jobless|blacklisted)\b[^\n]{0,30}\b(?:no (?:worries|problem|matter)|ok(?:ay)?|fine|welcome|money|cash|approved|loans?|today)\b|\b\d+(?:\.\d+)?\s?(?:%|percent)(?: \w+)? (?:every|each|per|a) (?:month|week|day)\b|\b(?:we|i) (?:cover|protect|guarantee|return|insure) (?:all )?(?:your|the) (?:principal|losses|loss|capital|deposit|money|stake)\b|(?:오를|뛸|두\s?배\s?될|대박\s?날)\s?(?:게|것이|건|수밖에)\s?(?:확실|분명|뻔|틀림|없)/giu,
    unless: /battery|interest[- ]free/iu,
  },
  {
    words:
      /(?:매달|매월|다달이|달마다|날마다|매주|매일)\s?[^.!?\n]{0,14}(?:\d+\s?(?:%|퍼센트)|따박따박|꼬박꼬박|통장에)[^.!?\n]{0,10}(?:들어|입금|꽂|받|쌓|벌|나[오와옵])|따박따박|(?:넣어|사|묻어|맡겨)\s?(?:만\s?)?(?:두|놓)(?:기만\s?하)?(?:면|시면)\s?[^.!?\n]{0,16}(?:수익|이자|배|오르|오릅|벌|들어|%)|(?:건물주|부자|백만장자|조기\s?은퇴|경제적\s?자유|파이어족)(?:가|이)?\s?(?:되는|될|만드는|되세|로\s?가는)[^.!?\n]{0,10}(?:비법|비결|방법|길|지름길|투자|강의)/gu,
    unless: /적금\s?통장|구독|배송/u,
  },
  {
    words:
      /\b(?:apartments?|flats?|houses?|homes?|land|plots?|property|stocks?|shares|coins?|tokens?|prices?|values?|gold|funds?|market)\b[^.!?\n]{0,20}\b(?:can|will|could) only (?:go|move|get|climb|rise|grow|increase)\b/giu,
  },
  {
    words:
      /(?:오를|뜰|급등할|대박\s?날|터질)\s?(?:[가-힣]{1,4}\s)?(?:종목|주식|코인|땅|지역|아파트|동네|테마주)|종목[^.!?]{0,10}(?:콕|찍|집어|추천|공개|알려)|(?:직장|소득|담보|보증|보증인|신용|서류|심사|재직\s?증명)(?:이|은|도|을|를)?\s?(?:없어도|없이도?|상관없이|안\s?(?:봐도|봅니다|보고)|몰라도|나빠도|낮아도)[^.!?\n]{0,14}(?:\d+\s?만|백만|천만|억|돈|통장|빌|현금|한도)|보험[^.!?\n]{0,14}(?:갈아타|옮기|바꾸|해약|들|가입)[^.!?\n]{0,12}(?:현금|상품권|백화점|금\s|선물|사은품|돌려)/gu,
    unless: /전기|보증금|예약금/u,
  },
  {
    words: new RegExp(`${gain}[^.!?\\n]{0,14}?${certain}|${certain}[^.!?\\n]{0,10}?${gain}`, 'gu'),
    unless: /달라질\s?수|보장(?:하지|되지)\s?않|있을\s?수|아닙니다|기부|후원|시세표|시세로|예금자|과거/u,
    unlessLine: /예금자\s?보호|원금\s?손실/u,
  },
  {
    words:
      /(?:대출|급전|돈|현금)(?:을|이)?\s?[^.!?\n]{0,14}(?:누구나|누구든|무직|신용\s?(?:상관|무관|불량)|묻지도|안\s?따지|당장|5분|10분|즉시|비밀|직장\s?몰래|가족\s?몰래|이자\s?(?:0|없|제로)|평생\s?무이자|심사\s?없)|(?:누구나|누구든|무직|신용\s?(?:상관|무관|불량)|묻지도|따지지|비밀\s?보장|몰래|이자\s?(?:0|없|제로)|평생\s?무이자|심사\s?없)[^.!?\n]{0,14}(?:대출|급전|빌려\s?(?:드|줍)|현금\s?지급|입금)|(?:월급|연봉|직장|회사|알바)보다\s?[^.!?]{0,12}(?:벌|수익|나은\s?수입)|(?:하루|한\s?달|월)에?\s?\d[\d,]*\s?(?:만\s?원|억|천만\s?원|백만\s?원)?\s?[^.!?\n]{0,6}(?:벌어|벌기|버는|벌\s?수|번다|법니다|꽂|들어옵|들어와)|(?:빚|채무)(?:을|를|이)?\s?[^.!?]{0,8}(?:전액\s?탕감|싹|무조건\s?(?:탕감|면책)|안\s?갚)|(?:주식|코인|종목|투자|NFT|선물\s?거래|해외\s?선물|FX)[^.!?\n]{0,14}(?:적중|떡상|찍어|무조건|확정|\d+\s?배|대박|손실\s?없|잃을\s?일|고수익|수익\s?인증|따라만|비법|확실)/giu,
    unless: /도서\s?대출|대출하신|책|환불|보증금/u,
  },
  {
    words:
      /\b(?:profits?|returns?|rent(?:al income)?|yields?|price|value|premium|equity|investment|deposit|franchise income|coins?|tokens?|stocks?|shares|property|apartment|land)\b[^.!?\n]{0,26}\b(?:guaranteed?|locked in|assured|can(?:no|’|')?t (?:fall|drop|lose)|will (?:surely |only )?(?:double|triple|rise|go up|soar|skyrocket|explode)|never (?:fall|drop|lose|go down)s?|only goes up|no matter what|risk[- ]free|for sure|promised)\b|\b(?:can(?:no|’|')?t|cannot|never) be lost\b|\b(?:cash|money|loans?)\b[^.!?\n]{0,20}\b(?:no questions|no (?:credit )?checks?|no (?:paperwork|screening|interest ever)|to anyone|for anyone|whoever you are|within minutes|in \d+ minutes)\b|\b(?:earn|make|pocket|collect)s? (?:more than your (?:salary|boss|job)|(?:\$|₩|€|£)?\s?\d[\d,.]*(?:k|m| million| thousand)?(?: won| dollars)? (?:a|per|every|each) (?:day|week|month|hour) (?:from|at|while|without|by))\b|\bearn(?:s|ing)? (?:up to |over |at least )?\d+(?:\.\d+)?\s?%|\bwipe(?:s)? (?:out )?your debts?\b|\bdebts? (?:gone|erased|forgiven|disappear\w*)\b/giu,
    unless: /not guaranteed|may (?:fall|lose|rise)|returns? (?:policy|within)|can go down|price guarantee/iu,
  },
  {
    words:
      /(?:신용|등급|소득|서류)\s?(?:조회|확인|심사|증빙)?\s?(?:없는|없이|안\s?보|무관|상관없)[^.!?]{0,10}(?:대출|입금|승인|대부)|\d+\s?(?:%|퍼센트)(?:의)?\s?(?:이자|수익|배당)(?:를|을)?\s?(?:드|지급|약속|받|보장|확정)|돈(?:을)?\s?(?:불려|불리|굴려)|즉시\s?대출/gu,
    unless: /적금|예금|세전|예금자/u,
  },
  {
    words:
      /\bturn(?:s)? (?:your )?(?:\$|₩|£|€)?\s?\d[\d,]*(?:k)? into\b|\b(?:get|be|is|are|instantly|always) approved\b|\bno matter (?:your |what your )?credit|\b\d+\s?% (?:monthly|daily|weekly|a month|per month) (?:profit|return|interest|gain)s?|\b(?:deposits?|savings|capital|principal|money|cash|investments?|profits?|returns?)\b[^.!?\n]{0,30}\bfully insured\b|\bfully insured\b[^.!?\n]{0,30}\b(?:deposits?|savings|capital|principal|money|cash|investments?|profits?|returns?)\b|(?:초보|누구|주부|학생)(?:도|나)\s?[^.!?]{0,8}(?:월\s?\d|수익|돈을?\s?벌)|월\s?\d+\s?만\s?원?\s?보장|(?:연체|신용불량|무직)[^.!?]{0,10}대출|무조건\s?(?:오르|오릅|뜹|상승)|(?:정부|나라|국가)(?:가|에서)\s?(?:보증|보장)/giu,
  },
  // A mover or an electrician is insured as well.
  { words: /\bfully insured\b/giu, only: ['finance'] },
  {
    words:
      /원금\s?(?:을|은|이|도)?\s?(?:100%\s?)?(?:보장|보전|보호|손실\s?(?:없|0|제로|걱정)|지켜|걱정)|(?:확정|고정|보장|안정적(?:인)?\s?고|무위험|고)\s?(?:수익|이자|배당)(?!증권)|(?:수익(?:률)?|이익|이자|배당|돈)(?:을|를|은|이)?\s?(?:연|월|매월|매달|일)?\s?(?:\d+\s?%)?\s?(?:을|를)?\s?(?:보장|확정|약속|무조건|확실)|(?:월|연|매달|매월|하루|일|주|한\s?달에?)\s?(?:최소\s?|최대\s?)?\d+(?:[.,]\d+)?\s?(?:%|퍼센트|프로)\s?(?:이상)?\s?(?:의)?\s?(?:수익|이자\s?보장|배당|보장|벌)|(?:손실|손해|리스크|위험)(?:이|은|을|볼|가|도)?\s?(?:전혀|절대|일|걱정|위험이?)?\s?(?:없|제로|0(?!\d)|안\s?보|볼\s?일)|무(?:손실|위험|리스크)|잃지\s?않는/gu,
    unless: /분실|데이터\s?손실|열\s?손실|미끄럼|손실이\s?발생|있을\s?수|보장(?:되지|하지)\s?않|아닙니다/u,
    only: ['finance', 'general', 'food', 'cosmetics', 'health-food'],
  },
  {
    words:
      /무심사|심사\s?(?:없|생략|면제|NO|X)|무조건\s?(?:승인|대출|가능|당일)|(?:100%|전원|누구나|무직자?도?|신용\s?불량자?(?:도|여도)?|연체자?(?:도|여도)?|저신용자?(?:도)?|백수도|주부도|대학생도|학생도|신불자?도?)[^.!?]{0,12}(?:대출|승인|입금|급전|가능)|당일\s?(?:승인|입금|송금|대출)|급전|(?:신용|등급)\s?(?:조회|상관)\s?없이|신용\s?(?:불량|등급\s?무관)|서류\s?(?:없이|제로|NO)[^.!?]{0,8}(?:대출|승인|입금|가능)|카드깡|휴대폰\s?깡|소액\s?결제\s?현금화|작업\s?대출|내구제/giu,
    unless: /입금\s?확인|당일\s?입금\s?(?:시|하시)|심사를/u,
  },
  {
    words:
      /급등주|대박\s?(?:종목|주|수익|투자|코인)|상한가\s?(?:종목|추천|예약|직행)|(?:\d+|두|세|열|몇)\s?배\s?(?:수익|로\s?(?:불|돌려)|오를|오르|뛸|벌|상승|폭등|보장)|(?:자산|돈|원금|투자금)(?:이|을)?\s?(?:\d+|두|세|몇)\s?배|부자\s?(?:되|가\s?되|로)|불로\s?소득|일확천금|인생\s?역전|돈\s?(?:복사|버는\s?(?:비법|기계))|돈이\s?(?:저절로|알아서|자동으로|쏟아)|(?:월|하루|매달|일)\s?(?:수입\s?)?(?:\d+|몇|수)\s?(?:백|천|억)?\s?만?\s?원?\s?(?:수익|벌|보장|수입|버는|이상\s?(?:수익|벌|가능|보장))|(?:집|앉아|자면)에?서\s?[^.!?]{0,10}(?:월|하루)\s?\d+[^.!?]{0,8}(?:벌|수익|만\s?원)|재택\s?부업[^.!?]{0,16}(?:보장|만\s?원|수익)|투자만\s?하면|(?:확실한|무조건|반드시|100%|절대)[^.!?]{0,8}(?:오르|오릅|수익|상승|폭등|벌)|세금\s?(?:안\s?내|0원|회피|탈세)|리딩방|코인\s?(?:추천|대박|수익)|내부\s?정보|미공개\s?정보|다단계|추천인\s?수당/gu,
    unless: /수입\s?(?:과자|원단|식품)|세일/u,
  },
  {
    words:
      /확정\s?금리|(?:수익|배당|월세|이자)(?:이|가|을)?\s?(?:매달|꼬박꼬박|따박따박|들어|입금|통장에)|(?:매달|매월|매일|꼬박꼬박|따박따박)[^.!?]{0,10}(?:수익|배당|입금|용돈|돈이)|(?:투자금|예치금|원금|전액)\s?(?:전액\s?)?(?:보호|보장|환급\s?보장|안전)|대박\s?(?:나|날|터|예정)|종목(?:만|을)?\s?(?:알려|추천|공개|찍어)|돈\s?버는|돈을\s?버는|돈이\s?되는|(?:은행|예금|적금)보다\s?(?:높|좋|나은|안전)|(?:연체|신용|직업|소득)[^.!?]{0,8}(?:가능|상관없|무관|없어도)|재테크\s?(?:비법|끝판|최강|성공)|조기\s?은퇴|경제적\s?자유|수익률\s?\d+/gu,
    unless: /과거\s?수익률|수익률은|달라질\s?수|보장하지\s?않|직업\s?체험|카드\s?사용/u,
    only: ['finance', 'general'],
  },
  {
    words:
      /\bretire (?:tomorrow|early|rich|in|next|at \d+)|\bno (?:job|income|credit)\b\??[^.!?]{0,6}[?!.]?\s?(?:no problem)?[^.!?]{0,10}\b(?:loan|problem|cash|approved|needed)|\bloans? approved\b|\bapproved in (?:minutes|seconds|an hour)\b|\bbanks? (?:don(?:’|')?t|do not|won(?:’|')?t|hate)|\b(?:annual|monthly|daily|weekly|yearly) (?:profits?|returns?|income|payouts?)\b(?=.{0,12}(?:guarante|sure|fixed))|\bwall street secret|\bsecret (?:trick|formula|method)\b|\bbeat(?:s)? the market\b|\bsafer than (?:a |the )?banks?\b|\bmoney machine\b|\bfree money\b/giu,
  },
  {
    words:
      /\b(?:guarantee[ds]?|assured|fixed|certain|risk[- ]free|sure|steady|promised)\s(?:\w+\s|\d+\s?%\s?){0,3}?(?:returns?|profits?|income|yields?|gains?|earnings?|interest|approval|dividends?|loans?|principal|payouts?)\b|\b(?:principal|capital|returns?|profits?|income|approval|money|deposit)\s(?:is |are |100\s?% )?(?:fully |always )?(?:guaranteed|protected|assured|risk-free)\b|\b(?:no|zero|without(?: any)?)\s(?:\w+ )?(?:risk|risks|loss|losses|credit checks?|screening|questions asked|income proof|proof of income|background check|documents)\b|\brisk[- ]?free\b|\b(?:can(?:no|’|')?t|never|won(?:’|')?t) lose (?:your |any )?(?:money|capital|a (?:cent|dollar))?\b|\bbad credit (?:ok(?:ay)?|welcome|no problem|approved)|\b(?:instant|everyone|anyone|automatic|same[- ]day|100\s?%)(?: gets| is)? (?:loan )?(?:approv\w+|cash loans?|loans?)\b|\bloans? (?:for|to) (?:everyone|anyone|the unemployed|students with)|\bguaranteed to (?:rise|double|win|profit|make)/giu,
    unless:
      /(?:not|no|never|are not|is not) guaranteed|risk of|may lose|returns? (?:policy|within|accepted)|free returns|no risk of (?:spill|leak)/iu,
  },
  {
    words:
      /\b(?:double|triple|10x|multiply|quadruple)\s(?:your )?(?:money|investment|savings|capital|income|crypto|portfolio)\b|\bget rich\b|\bmillionaires?\b|\bpassive income\b|\bfinancial freedom\b|\beasy money\b|\bquick (?:cash|money|profits?)\b|\b(?:earn|make)s?\s(?:up to )?(?:\$|₩|£|€)\s?\d[\d,]*(?:k)?\s?(?:\+ )?(?:a|per|every|each)?\s?(?:day|week|month|daily|weekly|monthly)|\b\d+\s?%\s(?:daily|weekly|monthly|a (?:day|week|month)|per (?:day|week|month)|annual(?:ly)?|yearly)?\s?(?:returns?|profits?|gains?|roi|yield)\b|\binsider (?:tips?|information)\b|\bhot stock\b|\bto the moon\b|\bpyramid\b|\bnext bitcoin\b|\bwill (?:surely |definitely )?(?:skyrocket|soar|double|explode)\b|\btax[- ]free income\b|\bnever work again\b|\bquit your job\b|\bmoney while you sleep\b/giu,
  },
]

export const finance: Rule = {
  id: 'finance',
  verdict: 'block',
  why: {
    ko: '금융소비자보호법 22조·대부업법 9조: 원금이나 수익을 보장한다거나 심사 없이 빌려준다고 말할 수 없어요.',
    en: 'Financial Consumer Protection Act art. 22: no promise of principal or profit, and no loans without screening.',
  },
  find: byPatterns(patterns),
}
