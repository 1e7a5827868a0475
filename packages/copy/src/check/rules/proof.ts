import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

/** What an office or a test is said to have found. */
const patterns: readonly Pattern[] = [
  {
    words:
      /(?:FDA|식약처|식품의약품안전처|보건복지부|농식품부|환경부|정부|국가|나라|WHO|대학병원|하버드|서울대)(?:에서|가|이|도|의)?\s?[^.!?\n]{0,10}(?:인정|승인|허가|인증|보증|입증|검증|공인)(?:한|받은|된|했|을|받았)/giu,
    unless: /국가\s?공인\s?(?:자격|시험)|자격증/u,
    soft: '',
  },
  {
    words:
      /세계\s?특허|특허\s?\d+|\d+관왕|유해\s?(?:물질|성분)\s?(?:제로|0|없는|無)|먹어도\s?(?:안전|괜찮|되는)\s?(?:한\s?)?(?:물감|세제|화장품|비누|페인트|크레용)?|(?:마셔|핥아)도\s?(?:안전|되는)|인체\s?무해|\bnon-?toxic\b[^.!?]{0,16}\b(?:drink|eat|swallow)|\byou can (?:drink|eat) (?:it|our (?:paint|cleaner|soap))\b|\b(?:backed|proved|proven|supported|confirmed) (?:by|in|with) (?:science|labs?|research|studies|doctors|data|tests?)\b|\bcertified (?:by|as)\b|\bapproved (?:by|as)\b/giu,
    soft: '',
  },
  {
    words:
      /(?:식약처|식약청|식품의약품안전처|FDA|에프디에이|보건복지부|정부|농식품부|산자부|환경부|국가|나라|WHO|NASA|나사|CE|질병청|질병관리청|미국|유럽|독일|공정위|서울시|대학병원|하버드|서울대|특허청)\s?(?:\(?(?:에서|에서도|가|이|의|도|로부터)\)?)?\s?(?:정식\s?|공식\s?|에?서?\s?)?(?:인증|승인|허가|인정|공인|보증|등록|추천|검증|입증|지정|개발한|극찬|통과)/giu,
    unless:
      /국가\s?공인\s?(?:자격|시험)|인증서\s?로그인|사업자\s?등록|자격증|등록\s?번호|인증\s?번호|한국관광공사/u,
    soft: '',
  },
  {
    words:
      /특허(?:를|\s)?\s?(?:받은|받았|등록|취득|획득|출원|기술|성분|공법|인증|제품|원료|청|로)|특허(?=\s|,|$)|(?:임상|의학|과학|인체\s?적용)(?:적|학적)?(?:으로|\s?시험(?:으로|을|에서|\s?결과)?|\s?실험)?\s?(?:효과(?:가|를)?\s?)?(?:입증|증명|검증|확인|완료|통과|거친)|(?:효과|효능|안전성|성능)(?:이|가|를|을)?\s?(?:과학적으로\s?|임상으로\s?)?(?:입증|검증|증명|인정)|논문(?:으로|에|이)\s?(?:입증|증명|게재|실린)|노벨상|국제\s?특허|세계\s?특허|연구\s?결과(?:로|가)?\s?(?:입증|증명|밝혀)/gu,
    unless: /본인\s?확인|특허청|특허법인|변리사|특허\s?상담|특허\s?사무소/u,
    soft: '',
  },
  {
    words:
      /(?:인증|검사|허가|신고)\s?(?:이\s?)?(?:필요\s?없|없이도|안\s?받아도)|(?:등록|승인|인증)\s?완료(?=[^가-힣]|$)(?<=(?:FDA|식약처|CE|특허)[^.!?]{0,12})/gu,
    soft: '',
  },
  {
    words:
      /(?:인체|사람|아기|아이|반려동물|환경|피부|태아)(?:에|에게|에도)?\s?(?:전혀\s?|절대\s?|완전\s?)?(?:무해|해롭지\s?않|해가\s?없|자극\s?(?:0|제로|이?\s?전혀\s?없))|무해(?:한|합|성)|무독성|독성\s?(?:0|제로|이?\s?없)|화학\s?(?:성분|물질)\s?(?:0|제로|이?\s?(?:전혀|하나도)\s?없|이\s?없)|유해\s?성분\s?(?:0|제로|이?\s?전혀)|(?:먹어도|마셔도|핥아도|빨아도)\s?(?:되는|안전|괜찮|무해)[^.!?]{0,6}(?:세제|화장품|크림|비누|로션|살균제|페인트)?|(?:임산부|영유아|아기|신생아)(?:도|가|까지|에게도)?\s?[^.!?]{0,8}(?:안심하고\s?(?:먹|바르|쓰|사용)|100|안전하게\s?(?:먹|바르|쓰|사용))|99(?:\.\d+)?\s?(?:%|퍼센트)[^.!?]{0,6}(?:살균|제거|항균|차단|박멸|사멸|멸균|예방|효과|바이러스)|(?:바이러스|세균|코로나|유해균|미세\s?먼지|전자파|진드기|곰팡이)(?:를|을|까지)?\s?(?:완전히|싹|99|100|완벽|모두|전부)[^.!?]{0,6}(?:차단|제거|박멸|살균|사멸|잡)|(?:음이온|원적외선|게르마늄|토르말린|자기장|수소수|육각수)[^.!?]{0,14}(?:효과|건강|순환|치료|통증|면역|노화|몸|숙면)|전자파\s?(?:차단|제로)|천연\s?100|순도\s?100\s?%\s?천연/gu,
    unless:
      /먹어도\s?되는\s?(?:꽃|부위|껍질|[가-힣]{0,4}\s?(?:쿠키|간식|떡|빵|고구마|과일|채소|케이크))|껍질째\s?먹어도/u,
    soft: '',
  },
  {
    words:
      /\b(?:fda|usda|who|nasa|mfds|kfda|ce|epa|government|ministry|harvard|stanford|medically|clinically|scientifically|hospital|dermatologically|laboratory|lab|university|state|un)[- ](?:\w+ )?(?:approved|certified|registered|cleared|proven|endorsed|recommended|verified|validated|demonstrated|backed|tested|approves)\b|\b(?:approved|certified|endorsed|cleared|recognized|proven|verified|backed|recommended|licensed) by (?:the )?(?:fda|usda|who|nasa|mfds|kfda|government|ministry|harvard|stanford|science|scientists|clinical|studies|medical|us |u\.s\.|korean|university|experts|un|eu)\b|\b(?:patent(?:ed|s)?|patent-pending)\b|\b(?:proven|tested|verified|demonstrated|shown) (?:in|by|to) (?:\w+ )?(?:clinical|trials?|science|studies|labs?|work|cure|results?|treat|heal|reduce|prevent|boost|increase|improve|eliminate|stop|make)\w*\b|\b(?:clinical(?: trials?| studies| tests?)?|science|studies|research) (?:has |have )?(?:prove[sdn]?|show(?:s|n|ed)?|confirm(?:s|ed)?|demonstrat\w+)\b|\bscientific(?:ally)? (?:proof|proven|evidence|breakthrough)\b|\bproven (?:results?|effects?|formula|cure|benefits?|safe|effective)\b|\bnobel\b/giu,
    unless: /not (?:been )?(?:evaluated|approved)|no patent|patent leather|patent (?:law|attorney|office)/iu,
    soft: '',
  },
  {
    words:
      /\b(?:completely|totally|perfectly|absolutely|entirely|100\s?%) (?:safe|harmless|non-?toxic|chemical[- ]free|natural|organic|pure)\b|\b(?:safe enough to (?:eat|drink)|safe for (?:pregnan\w+|newborns?|babies|infants))\b|\b(?:harmless|chemical[- ]free|no chemicals|zero chemicals|toxin[- ]free)\b|\bkills? (?:all |100\s?% |every )?(?:germs?|bacteria|viruses|mites)\b|\bblocks? (?:all |emf|\d+\s?% of )?(?:radiation|emf|viruses|electromagnetic\w*)\b|\b(?:negative ions?|far[- ]infrared|magnetic (?:therapy|bracelet)|crystal healing|quantum|hydrogen water|alkaline water)\b/giu,
    soft: '',
  },
]

const find = byPatterns(patterns)
/** What a certificate is called, in what an owner says of a product. */
const held = /인증|특허|승인|허가|검증|임상|시험|certif|patent|approv|tested|clinical/iu

export const proof: Rule = {
  id: 'proof',
  verdict: 'warn',
  why: {
    ko: '표시광고법 5조: 인증·특허·임상·무해 같은 말은 번호나 시험 결과로 증명할 수 있어야 해요.',
    en: 'Fair Labeling and Advertising Act art. 5: certificates, patents, tests and “harmless” must be proved by a number or a report.',
  },
  find: (line) =>
    find(line).filter((found) => !isHeld(line.plain.slice(found.start, found.end), line.product?.info)),
}

/** The owner names the same certificate in the product's information. */
function isHeld(said: string, info: string | undefined): boolean {
  if (!info || !held.test(said)) return false
  const name = /특허|patent|fda|식약처|임상|clinical|[A-Z]{2,}/iu.exec(said)?.[0] ?? said
  return info.toLocaleLowerCase('en').includes(name.toLocaleLowerCase('en'))
}
