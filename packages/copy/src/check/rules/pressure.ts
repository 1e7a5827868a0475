import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

/** Pressing for a quick decision by what is hardly true. */
const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:orders|requests|bookings|reservations) (?:are |keep )?(?:pouring|flooding|rushing|streaming|piling) in\b|\b(?:close|closing|shut) (?:the |our )?(?:list|orders?|books?) (?:soon|any minute|tonight|shortly)\b|주문\s?(?:폭주|쇄도)|곧\s?(?:마감|끝|종료)/giu,
    soft: '',
  },
  {
    words:
      /(?:재고|수량|물량|자리|물건|상품|사이즈)(?:이|가|도)?\s?(?:정말\s?|진짜\s?|이제\s?)?(?:얼마|별로|거의|몇\s?(?:개|자리|벌|켤레)?)\s?(?:안|없|남지\s?않)|(?:빨리|어서|얼른|당장|지금\s?바로)\s?(?:담으|담아|사세|사가|구매하세|주문하세|잡으|잡아|결제)|\b(?:a |just a |only a )?(?:handful|few|couple) (?:\w+ )?(?:remain(?:ing|s)?|left)\b|\b(?:vanish|disappear|go|fly|sell)(?:es|s|ing)? (?:so |very |really |out )?fast\b|\bgrab (?:one|it|yours|them) (?:before|while|now)\b|\bbefore (?:they|it)(?:’|')?(?:s|re| are| is) (?:all )?gone\b/giu,
    unless: /time (?:goes|flies)|summer goes/iu,
    soft: '',
  },
  {
    words:
      /(?:단|딱)\s?\d+\s?(?:분|초|시간)(?:간|만|동안|뿐)?[^.!?]{0,8}(?:공짜|무료|할인|세일|특가|만원|원)|(?:지금|오늘)\s?아니면/gu,
    soft: '',
  },
  {
    words:
      /(?:오늘|지금|이번)\s?(?:이\s?)?(?:놓치|지나|아니)[^.!?]{0,8}(?:못|없|늦|후회|끝)|(?:폭탄|핵|초특가|파격|충격)\s?(?:세일|할인|가)|(?:못|다시는)\s?삽니다|\b(?:next|within|in the next) (?:\w+|\d+) (?:minutes?|seconds?)\b[^.!?]{0,14}(?:or|only|lose)|\b(?:lose|miss) (?:it|this|out) (?:forever|for good)|\bforever sale\b|\b\d{2}% off everything forever\b/giu,
    soft: '',
  },
  {
    words:
      /(?:마지막|단\s?한\s?번의?|두\s?번\s?다시\s?없을|평생\s?한\s?번)\s?(?:기회|찬스|세일|특가)|다시는?\s?(?:없을|없습|없어|오지\s?않|못\s?(?:볼|만날|사)|안\s?(?:올|와))|(?:지금|오늘)\s?(?:안|못)\s?(?:사|하|오|오시|사시)[^.!?]{0,4}(?:면|고)[^.!?]{0,6}(?:손해|후회|바보|평생|늦|끝|못)|안\s?사면\s?(?:손해|바보|후회|호구)|(?:품절|매진|완판|마감)\s?(?:임박|직전|초읽기|각)|곧\s?(?:품절|매진|마감|종료|가격\s?인상)|폐업\s?(?:정리|세일|처분|눈물)|눈물의\s?(?:세일|처분|정리|고별|땡처리|똥처리)|땡처리|창고\s?대?\s?(?:방출|개방)|사장님이\s?미쳤|미친\s?(?:가격|할인|세일|특가)|원가\s?(?:이하|세일|처분|로\s?드|판매)|밑지고|손해\s?보고\s?(?:팔|드|파)|역마진|남는\s?게?\s?없|공장도\s?가격|부도\s?(?:정리|처분)|후회하(?:지|실|게)|늦으면\s?(?:끝|후회|없|평생)|(?:\d+|일)\s?(?:초|분)에\s?(?:\d+|한)\s?개(?:씩)?\s?(?:팔|판매)|오늘이?\s?지나면|내일이면\s?(?:늦|가격|두\s?배)|(?:딱|단)\s?(?:오늘|하루|지금|1시간|30분|\d+분)(?:만|\s?동안만|뿐)|(?:남은|잔여)\s?(?:수량|재고)\s?(?:단\s?)?\d+\s?개?(?:뿐|밖|남|!)|영원히\s?(?:사라|못)|무조건\s?(?:사|이득)|망설이(?:면|다가|는\s?순간)[^.!?]{0,6}(?:품절|끝|늦|후회)/gu,
    soft: '',
  },
  {
    words:
      /서두르(?:세요|십시오|자|지\s?않)|놓치(?:면|지|시면)|(?:결제|주문|구매|신청)하지\s?않으(?:면|시면)|가격이?\s?(?:두\s?배|2배|폭등|인상)|지금\s?이\s?순간(?:에도)?\s?[^.!?]{0,6}(?:팔|품절|사라)|마지막\s?\d+\s?(?:분|초|시간|개|명|자리)|다시\s?오지\s?않|단돈/gu,
    unless: /놓치지\s?마세요\s?\d|단돈\s?\d{1,3}(?:,\d{3})?원(?:$|\s?(?:메뉴|부터))/u,
    soft: '',
  },
  {
    words:
      /\bonly (?:one|two|three|four|five|\d+|a few|a handful)(?: \w+)? (?:left|remaining|remain)\b|\blast day ever\b|\bregret (?:forever|not|missing|it)|\bbefore (?:everyone|someone) else|\bor (?:regret|miss out|lose)\b|\blose (?:this|it) forever\b|\bstocks? (?:is|are) (?:vanishing|flying)/giu,
    // What is left on a shelf is told, as long as nobody is hurried.
    unless: /left (?:in|on) (?:our|the) (?:shop|store|studio|shelf|stock)(?!!)/iu,
    soft: '',
  },
  {
    words:
      /\b(?:last|final|once[- ]in[- ]a[- ]lifetime|only|one[- ]time|never again)\s(?:\w+ )?(?:chance|opportunity|call)\b|\bnever (?:be |come |see |get |happen(?:ing)? )?(?:\w+ ){0,4}(?:again|this (?:cheap|low))\b|\b(?:you(?:’|')?ll|you will) regret\b|\bregret it\b|\b(?:selling|going|gone) (?:out )?(?:fast|in minutes|in seconds)\b|\b(?:act|buy|order|call) (?:now|fast|immediately|right now|today) (?:or|before it(?:’|')?s too late|or else)\b|\bbefore it(?:’|')?s (?:too late|gone forever)\b|\bhurry\b|\bdon(?:’|')?t (?:miss (?:out|your (?:last|only) chance)|wait|hesitate|be stupid)\b|\bgone forever\b|\b(?:going|goes) out of business|\bclosing[- ]down (?:sale|forever)|\bliquidation\b|\beverything must go\b|\bbelow (?:cost|wholesale)\b|\bat a loss\b|\bcrazy (?:prices?|deals?|low)|\binsane (?:prices?|deals?|discounts?)|\bonly \d+ left\b|\b(?:almost|nearly) (?:sold out|gone)\b|\bends (?:in \d+ minutes|at midnight tonight|tonight)\b|\bprices? (?:double|doubles|triple|go(?:es)? up) (?:tomorrow|tonight|at midnight)|\btoday only\b|\bone sold every\b|\byou(?:’|')?d be (?:crazy|stupid|a fool) (?:to|not)|\bno(?:body|t) buying (?:this )?is a (?:loss|mistake)\b|\bstupid not to\b|\bwhile you still can\b/giu,
    unless:
      /hurry back|in a hurry|no hurry|(?:don(?:’|')?t|no|not) (?:need|have) to (?:hurry|rush)|don(?:’|')?t wait in (?:line|queue)|(?:to|please) (?:ask|call|contact|reach|message)|hesitate to/iu,
    soft: '',
  },
]

export const pressure: Rule = {
  id: 'pressure',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조(기만 광고): 마지막·품절 임박·원가 이하 같은 말은 사실일 때만, 기간과 수량을 적어 써요.',
    en: 'Fair Labeling and Advertising Act art. 3: last chance, selling out or below cost only where true, with date and quantity.',
  },
  find: byPatterns(patterns),
}
