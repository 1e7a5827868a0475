import { gives, isKoreanTerm, sharesAName } from '../korean/terms.ts'

/** How it is made, grown or caught. */
const made =
  /만들|만듭|만든|담[가그급근습갔았]|짜(?:요|서|니|드|는|줍|부)|짭니|빻|볶|굽|구워|구운|빚|쪄|찌고|찐 |삶|끓이|끓여|고아|고[은아] |우려|달여|말[려린립렸]|\d년 건조|절[이여인]|띄[우워운]|숙성|발효|키[우운워웠]|기르|기른|농사|재배|수확|거둔|거두|캐|캔|캡|(?:^| )(?:따|딴|따서|딴거|따가)(?: |요|서|$)|잡은|잡아|물질|경매|훑|떠가|새[기겨긴김]|손으로|손바느질|손수|직접|수제|수작업|손질|틀어|벌 \d+ ?통|떡 쳐|반죽|뜨개|떠요|염색|제작(?! ?(?:기간|\d))|제조|육수|도정|두드려|받아 ?[오와옵]|가져 ?[와옵]/u
/** What is done for a buyer, and how soon. */
const done =
  /드(?:려|립|림|린|릴|리)|디려|주심더|줍니[다더]|고[쳐칩치]|수리|수선|갈[아았]|갈이|교체|교환|씻[겨기]|닦|세탁|빨아|청소|뚫|빌려|대여|렌트|가르[치쳐]|알려|배[우워울웁]|찍어|찍는|촬영|그려|그리|다듬|달아|맞춰|맞추|맞춤|옮[겨기]|모셔|모시|찾아가|찾아 ?[갑뵙]|갖다|가지러|실으러|싸주|싸드|봐[요유]|봅니|돌[봐보]|챙겨|도와|정리|설치|데려다|재서|도배|때[워우]|잘라|꿰매|박아|발[라랐]|소독|녹음|번역|대신|관리해|(?:거|것|까지|직접|저희가|제가|함께|같이) (?:다 )?(?:해[요유]|합니[다더]|가[요유]|나가)|(?:\d분|시간)이면|당일|새걸로/u
/** What it is like, and for whom it is. */
const like =
  /맛(?:있|이|은|도|$)|고소|달(?:아요|콤|고 |지 않)|쫀득|바삭|부드|촉촉|시원|따뜻|가벼|가볍|튼튼|질[기긴]|오래 ?가|편(?:해|하|안)|넓|조용|깨끗|신선|싱싱|향(?:이|긋)|예[뻐쁘]|잘 (?:맞|들|돼|되|쓰|익|팔|먹)|좋(?:아요|습|고|아 |심|은)|똑같|걱정|처음|초보|누구나|안 ?(?:튀|흔들|새|비[려리]|마주|벗겨|눅)|무제한|들어가[요유]/u
/** For how long it is done, and what proves it. */
const since =
  /\d ?년(?:째|차|근|생| ?(?:된|됐|동안|넘게|간|경력|살|일해)|(?: [가-힣]+)? ?했)|\d ?대째|경력|자격증|인증|특허|출신|^(?:19|20)\d\d년부터|부터 한자리|검사(?:서|지)|전문/u
/** Of what, from where, and what is left out of it. */
const stuff =
  /(?<!부|울|마|군|익|서|안|오|일|논|양|아|경)산(?: |이[고에]|으로)|국내산|자연산|유기농|무농약|친환경|한우|100 ?%|무첨가|무설탕|없이|(?:안|않) ?(?:넣|써|쓰|씁|섞|탔|탄|타고|친|안쳐|판)|[넣쓰]지 않|안 들어|넣[은었어고는]|들어간|섞어|으로 만|[가-힣] (?:써[요유예라]|써부|씁니|쓰고 |썼)|에서 (?:온|난|나온|나는)|서 나는/u
/** Who does it. */
const who =
  /혼자|둘이|셋이|부부|아버지|어머니|엄마|아빠|아방|어멍|할매|할머니|할아버지|삼춘|아들|며느리|남편|아내|부모님이|우리(?:집|가| )|저희(?:가|집| )|제가|선생님[이만]|한 ?(?:분|아이|마리|팀|집)만|[한두세네] ?명만|명이 같이/u
/** What comes along, how little there is of it, and a first try. */
const much =
  /포함|들어 ?있|다 (?:들었|빌려|있|봐|돼|됩)|한정|하루에? ?(?:\d+|[한두세네열]|다섯|스무) ?(?:개|명|분|팀|마리|집|대|접시|그릇|상|판|모|병|포기|건)|밖에 없|\d(?:개|모|판|병|그릇|접시|마리|가지|포기)(?:만|씩|밖에| (?:만|굽|구))|뿐|첫 ?(?:수업|달|방문|시간|회|주문)|몸만/u
/** A field of a page that says what it is made of or consists of. */
const composed =
  /^(?:(?:사이즈|크기|옵션|가격|요금)[^:]{0,4}: (?=.*\d{1,3},?[05]00)|(?:재질|소재|원료|재료|원재료|수종|구성|구성품|원단|맛|종류|메뉴|각인|특징)[^:]{0,4}: )/u
/** A plain statement, of no number, day or case, and not of how one pays or orders: “고리가 바깥에 있어요”. */
const statement =
  /^(?!.*(?:\d|요일|주말|카드|바우처|온누리|계좌|주차|와이파이|전화|문자|예약|주문|배송|택배|오전|오후|[가-힣]면 |때[는엔에]|만 있|만요|안 ?돼|부터|날은|대기|자리|견적|미리|없어요|아니에요|기스|열쇠는|없앴)|\S+ 있)(?:\S+ )+\S*(?:요|니다|어유|아유|[니심]더|라예|음)$/u
/** How few at a time, which is no limit to a buyer but a promise. */
const smallGroup = /한 (?:반|팀|타임|번)에 [^.]*(?:명|분|마리|팀)까지만/u
const signs = [made, done, like, since, stuff, who, much, statement]

/** A price of what has a name, not of a time or a number alone: “뒷굽 갈이 7천원”, but “4시간 25,000원”. */
const priced =
  /^(?!\d[\d,]*(?:원|만원|천원)|\d+ ?(?:시간|박|일|분|회|주|명|장)|종일|하루|기본|추가|야간|주말|왕복|주 ?\d)[^:]*[가-힣a-z\d] (?:\d[\d,.]*|[일이삼사오육칠팔구십백]*)[만천백]?[\d,]*[천백]? ?원?/iu
const sum = /[\d만천백]원|\d[만천]/u

/** What a buyer is to do first: “만원 더 주셔야 돼요”, “이틀 밖에 놔두쇼잉”; but “팬에 볶기만 하세요” tells how little. */
const tasks =
  /셔야 ?[가-힣]|야 (?:됨|함|돼요|해요|됩니[다더]|합니[다더])[~!.]*$|(?<!(?:기만|만|그냥) \S{0,4}|가져가|부모님\S* \S+ \S+ \S{0,3})(?:세요|쇼잉?|시오|[드하두주쓰]이소|읍서|시유|(?<!모)셔[유요])(?=[~!.]*$|,)|(?:오|가|하)기$/u
/** What is paid more, kept back or asked for, and when. */
const charges =
  /\d시까지만|(?:이하|이상|미만|안쪽|이내)만 받|까지만 가져가|(?:[원천만백]|%) 더|더 (?:받|내|나)|^(?:배송|택배|운임|보증금|예약(?!제)|견적[은는]|수거|반납|취소|환불|교환|흐리|비 [오와]|건너뛰|포장은)|(?:청소|세탁|수선|수거|설치|수리)비|^[가-힣]{2,4}비 (?:\S+ )?\d|세금계산서|미성년|사용감|기스|못 ?받|^\d[\d,]*원,|말씀드[려리]|청구|착불|추가금|이내$|각자$|취소|반품|[가-힣] ?[XxOo](?: |$)|수 ?있어서|버[려립]|적으면|심하[면고]/u
/** A bare time, size or place, and a field of a form that says no more. */
const bare =
  /\d+(?:일|분)(?:쯤| 정도)?[~!.]*$|\d+ ?(?:cm|mm|m|g|kg|ml|센치|미리)$|^(?:주문|시안|확정|입금) ?(?:받|후|하)|번 ?출구|\d층$|끓는 물|까지$|^수령 |수령$|추천$|필요$|(?:세탁|빨래|드라이)\S{0,2}만?$|(?<!에서)만 (?:다니고|가고|하고) |^[가-힣/ ]{2,9}:/u
/** What is not to be had. */
const lacking =
  /(?:^| )(?:좀|조금|약간|살짝) [가-힣]+(?:[어아여나]요|슈|어유| 편(?:이에요|이여|입니다|이유|이라예))$|안 ?들어 ?있어요$|(?<!걱정|부담|냄새|린내|잡내|필요|방울)[이가] ?없(?:어요|습니다|음)$|(?:가르치|운영하|취급하|다루)지 않|어렵/u
/** “수원 영통 광교”, which no list of towns knows. */
const places = /^(?:[가-힣]{2} ){2,}[가-힣]{2}$/u
/** A whole sentence before another. */
const ends = /(?:요|니다|[니심]더|라예|유)$/u
const unfit = [tasks, charges, bare, lacking]

/** Fewer words, where the product has its price, are that of something beside it: “선물용 리본 1천원”. */
const PRICED_WORDS = 4

/**
 * Whether a sentence tells what is sold or done: how, of what, by whom, since when, what it is like, a promise, what is free
 * or what it costs. Only such facts open a video where there are any; every other is a term of business.
 */
export function saysWhatIsSold(text: string, name: string, hasPrice = false): boolean {
  const said = withoutNote(text)
  const [first = said] = said.split(', ')
  if (first !== said && ends.test(first) && saysWhatIsSold(first, name, hasPrice)) return true
  if (composed.test(said) || smallGroup.test(said)) return true
  const isUnfit = unfit.some((words) => words.test(said))
  if (gives(said)) return !isUnfit || (!tasks.test(said) && !charges.test(said) && !lacking.test(said))
  if (isUnfit || isKoreanTerm(text)) return false
  const isOfName = said.includes(' ') && sharesAName(said, name)
  const isPriced = sum.test(said) && priced.test(said) && !(hasPrice && said.split(' ').length < PRICED_WORDS)
  return isOfName || isPriced || signs.some((words) => words.test(text))
}

/** Whether a sentence is about what is paid more, what a buyer is to do, or where alone: of weak facts, those open last. */
export function asksOrCharges(text: string): boolean {
  const said = withoutNote(text)
  return [tasks, charges, places].some((words) => words.test(said))
}

/** A sentence without what stands in parentheses at its end. */
function withoutNote(text: string): string {
  return text.replace(/ ?\([^()]*\)$/u, '')
}
