import { isNounish } from './boundaries.ts'
import { closesSentence } from './clause-ends.ts'
import { turnsAgainst } from './words.ts'

/** At the front of a sentence that says nothing without the one before. */
const pronoun =
  /^(?:그래도|그럼|그때|그땐|그날|그런날|그건|그것|그게|그거|그걸|그중|이때|거기|거긴|그동안|안그럼|안그러면|안그라면|안그라믄|둘은|하나는|하난|나머지|나머지는)(?:은|는|이|도|만|을|에|에는|엔|까지|부터|에서)?,?$/u
/** What follows from it, and may be told alone without its link. */
const link =
  /^(?:그래서|그랑께|그렁께|긍께|그니께|그러니께|그라이|그래가|그러니|그러니까|그러면|그때는|그땐|이게|이걸|이건|이것(?:은|도|만)?),?$/u
const pair =
  /^(?:안 그럼|안 그러면|둘 다|둘 중|그 외|그 대신|그 뒤|그 뒤로|그 후|그 후로|그 전|그 다음|이 중|그 중)(?:은|는|에|에는|엔|로)?,?$/u
/** “이 기간이 지나면”, “그 위는”, “같은 종류로 다시 보내드려요”, “대신 옆집하고 간격이 넓어요”: a thing that the sentence before names. */
const ofThis =
  /^그 [가-힣]|^이 (?:기간|날짜|금액|경우|이후|때|중|정도)|^같은 (?:종류|걸|색|제품)(?:로|으로)$|^웬만한 (?:건|거는|것은)$|^대신 [가-힣]+(?:하고|보다|은|는|이|가)$/u
/** What says the same of somebody else. */
const same = /^(?:그랬는데|그랬어요|그렇게)$/u

/** What follows from what stands before: “약은 안 쳤고요 그래서 티가 좀 있어요”. */
export const follows = /^(?:그래서|그랑께|그렁께|긍께|그니께|그러니께|그러니까?|그래도|그러면|그럼|게난),?$/u

/** What limits the sentence before, and says something else without it: “대신 아이가 그린 그림을 옮겨드려요”. */
const limits = /^(?:그대신,?|단,|다만,?|하지만,?)$/u
const excludes = /제외|별도|추가|불가|아님$|아니에요$|(?:안|못) ?[가-힣]+(?:요|니다|음|됨|함)$/u
const differs = /(?:따라|마다) ?(?:서 )?(?:다름|달라|다를|다릅)/u
/** A reason of what stands before: “(택배 안 합니다.) 두부는 당일에 드셔야 맛있어서요”. */
const reason = /(?:(?<!넘)[어아해여려와워져라래겨켜쳐]서요|거든요|니까요|때문이에요|때문입니다)[~!.^ㅎㅠ]*$/u
/** What warns or refuses, which the next sentence may give the reason for. */
const warns =
  /(?:마세요|마시고요?|안 ?돼요|안 ?됩니다|안 ?해요|안 ?합니다|안 ?해 ?드려요|못 ?해요|못 ?합니다|말아 ?주세요|죄송해요|죄송합니다)[~!.,]*$/u
/** Whether words say of what or whom they tell. */
export function namesDoer(texts: readonly string[]): boolean {
  return texts.some((text) => /[가-힣)\d](?:은|는|(?<![같많없])이|(?<!다)가|께서|에서|부터)$/u.test(text))
}

/** Whether a sentence gives the reason for the one before, or goes on with what that warns of: “…주지 마세요!! 뼈 씹다가 다쳐요”. */
export function givesReason(texts: readonly string[], before: readonly string[]): boolean {
  const isWarned = warns.test(before.join(' '))
  const isOfWarning = isWarned && !namesDoer(texts) && texts.length <= OF_WARNING
  // “운동화는 안 합니다 본드가 안 먹어요”: what is in the way.
  const isInTheWay =
    isWarned &&
    texts.length < OF_WARNING &&
    /^[가-힣]+[이가] (?:안|못|없|힘들|아파|다쳐|망가)/u.test(texts.join(' '))
  // “왼손잡이도 가르쳐드려요 제가 왼손이라서요” tells by itself what it is the reason of.
  const isOfItself = texts
    .slice(0, -1)
    .some((text) => /(?:^|[가-힣])(?:[어아해여려워와돼]요|니다),?$/u.test(text))
  const [why = '', last = ''] = texts.slice(-2)
  // “그늘에 말려서 그래요”
  const isSo = /^(?:그래요|그렇습니다)/u.test(last) && why.endsWith('서')
  return ((reason.test(texts.at(-1) ?? '') || isSo) && !isOfItself) || isOfWarning || isInTheWay
}
/** As many words as what is added to a warning has. */
const OF_WARNING = 5

/** Whether a sentence goes on with the one before: “대신 침대에는 올리지 말아주세요”, “그때는 전액 환불”. */
export function goesOn(texts: readonly string[]): boolean {
  return link.test(texts[0] ?? '') || refersBack(texts)
}

/** “대신 아이가 그린 그림을 벽에 옮겨드려요”, “대신 철문만 돼요”, but “대신 줄 서드려요”: for somebody. */
function isInstead([first = '', second = '', ...more]: readonly string[]): boolean {
  return (
    /^대신,?$/u.test(first) && (more.length > SHORT - 2 || /^\d|(?<!^제|^저희)[은는이가만]$/u.test(second))
  )
}
const SHORT = 4
const ALL = 6

/** What is added to a sentence without a verb: “맘에 들 때까지요”, “대전 유성구 서구만요”. */
const added = /(?:까지|만|부터|에서|으로|때문에|정도|한테|처럼|대로|[가-힣]{2}[구군시동역])요[~!.^ㅎㅠ]*$/u

/** Whether a sentence names what only the one before tells, or limits it: “그때는 전액 환불”, “둘 다 만원”. */
export function refersBack(texts: readonly string[]): boolean {
  const [first = '', second = ''] = texts
  return (
    limits.test(first) ||
    // “단 떨어뜨린 건 안돼요”, and no “단 거 좋아하시면”.
    (first === '단' && excludes.test(texts.slice(1).join(' '))) ||
    // “(주문 메모에 적어주세요.) 안 적으시면 김장용으로 보내요”
    (/^(?:안|못)$/u.test(first) && /^(?:적|쓰|고르|정하|남기|말씀하|알려주)[가-힣]*면$/u.test(second)) ||
    // “품목에 따라 다름 전화로 확인해주세요”: of what differs.
    (differs.test(texts.join(' ')) && !namesDoer(texts)) ||
    (texts.length <= SHORT &&
      added.test(texts.at(-1) ?? '') &&
      !namesDoer(texts) &&
      !ownPrice.test(texts.join(' '))) ||
    // “(좀 갈라진 게 있어요.) 맛은 상관없어요”
    (texts.length <= SHORT && unchanged.test(texts.join(' '))) ||
    // “(도시락 합니다) 하나에 8500원”, “(잘라서 만들어드립니다.) 4만원이고 일주일”: of what it is the price.
    (texts.length <= SHORT && ofOne.test(first) && texts.every((text) => sum.test(text))) ||
    // “(남자분도 오세요) 두 분 계십니다”
    (texts.length <= SHORT && counted.test(texts.join(' '))) ||
    // “(오래되면 누래져요) 상한 거 아니에요”, “(들뜨면 붙여드려요) 누수로 젖은 건 아니에요”
    (texts.length <= ALL && notSo.test(texts.join(' ')) && !namesDoer(texts.slice(0, -2))) ||
    // “(완전히 안 들리는 건 아닙니다) 줄어드는 거예요”, “(물 안 줘서 죽은 건 안됩니다) 사진 보면 알아요”
    (texts.length < SHORT && explains.test(texts.join(' ')) && !namesDoer(texts)) ||
    // “(다시 보내드리고) 돈 더 안받아요”
    (texts.length <= SHORT && notPaid.test(texts.join(' '))) ||
    // “(기회 드려요) 근데 잘 안 깨져요”, “(고쳐드려요) 근데 빵꾸는 빼고요”
    (texts.length <= ALL &&
      turnsAgainst(texts) &&
      (!namesDoer(texts) || takesOut.test(texts.at(-1) ?? ''))) ||
    // “(조미료는 쪼매 넣습니더) 안 넣는다꼬 거짓말은 몬합니더”: what is not done, to what the sentence before names.
    (/^(?:안|못|몬)$/u.test(first) && deniedLink.test(second)) ||
    // “(흑산도 거만 쓰제) 딴데 거는 안 써라”
    (texts.length <= ALL && otherDenied.test(texts.join(' '))) ||
    // “(밤에 시끄럽습니다) 예민하신 분은 딴 데 가세요”
    (texts.length <= ALL && avoided.test(texts.join(' '))) ||
    isInstead(texts) ||
    // “(된장 한 통 넣어드려요) 작은 거요”
    /^\S+ (?:거|것이|걸로)요[~!.]*$/u.test(texts.join(' ')) ||
    // “(관리실에 말씀하셔야돼요) 제가 손 못대요”
    (texts.length <= SHORT && /^(?:제|저희)가 (?:\S+ )?[안못]/u.test(texts.join(' '))) ||
    // “(굽갈이 6천원입니다.) 10분이면 되니 앉아서 기다리세요”: how long that takes.
    (/^\d+(?:분|시간|일)이?면$/u.test(first) && /^(?:되|끝나)니까?,?$/u.test(second)) ||
    // “벽까지 하면 35만원”: of what its price is more than.
    (/[가-힣]까지$/u.test(first) && second === '하면') ||
    pronoun.test(first) ||
    // “(방충망 갈아드려요) 미세촘촘망 으로 하구요”: with what.
    (texts.length <= 3 && texts.includes('으로') && /^하[고구]요$/u.test(texts.at(-1) ?? '')) ||
    // “(한 달 뒤에 한 번 더 가야 해요.) 두 번째 방문은 반값만 받아요”
    (/^[두세]$/u.test(first) && /^번째(?:는|부터는?)?$/u.test(second)) ||
    // “(가끔 벌레 먹은 게 있어요) 말씀하시면 더 넣어드려요”, “(늦어도 기다려요) 한시간까지는 추가 없어요”
    (texts.length <= ALL && ((ifTold.test(first) && !namesDoer(texts.slice(1))) || untilThen.test(first))) ||
    // “(두 분이 주무시기 좋아요) 세 분까지는 2만원 받아요”: more than those.
    (/^(?:[한두세네]|다섯|여섯|\d+)$/u.test(first) && /^(?:분|명|마리|개|벌|장)까지는$/u.test(second)) ||
    // “(책은 800권쯤 있고) 다 제가 읽고 고른 책이에요”
    (first === '다' && texts.length <= ALL && namesDoer(texts)) ||
    // “(띄웁니다.) 다 우리가 해요”, “(환불 안돼요.) 3일전까지는 다 해드려요”, “(무르면 환불!) 받은 날 사진만 주세요”
    (texts.length <= SHORT && (/^(?:다|전부|모두)$/u.test(first) || allOf.test(texts.join(' ')))) ||
    (texts.length <= SHORT && proof.test(texts.join(' '))) ||
    pair.test(`${first} ${second}`) ||
    ofThis.test(`${first} ${second}`) ||
    saysTheSame(texts)
  )
}

/** How a sentence ends that takes something out of what was offered. */
const takesOut = /^(?:빼|빠[지집져]|제외|아니|아닙)/u
const ofOne = /^(?:하나에|한|[개장마리]+당|[\d,]*[일이삼사오육칠팔구]*[만천백]\S*원이고)$/u
const sum =
  /^(?:하나에|한|[개장마리]+당|(?:개|장|병|판|팩|마리)에?|\d[\d,]*(?:개|장|분|회|시간)?|[\d,]*[일이삼사오육칠팔구]*[만천백]?[\d,일이삼사오육칠팔구]*[만천백]?원\S*|하루|이틀|일주일),?$/u
const counted = /^(?:한|두|세|네|다섯|\d+) ?(?:분|명|마리|개|곳|대) (?:있|계|남)[가-힣]+$/u
const notSo = /^\S+(?: \S+){0,2} (?:거|건|것은|거는|게) (?:아니|아닙|아이)/u
const explains =
  /^\S+ (?:거예요|거에요|거라예|겁니다|거유|거여)$|^\S+ (?:보|하|들|써보시|보시|오시)면 (?:알아요|아세요|압니다)$/u
const notPaid = /^(?:돈|추가금|추가 ?요금|추가 ?비용)[은는도]? (?:더 |따로 )?(?:안 ?받|없)/u
const deniedLink = /다[고꼬]$/u
/** “양복 한벌 65만원부터요” */
const ownPrice = / \d\S*원(?:부터|정도)요/u
const otherDenied = /^(?:딴|다른) ?(?:거|건|것|데|곳)\S*(?: \S+[은는])? (?:안|못|없)/u
/** For whom it is nothing. */
const avoided = /^\S+(?: \S+)? 분(?:들)?(?:은|께서는)? (?:딴|다른) (?:데|곳)/u
const ifTold = /^(?:말씀|얘기|말|연락)(?:하|주)?시?[면믄]$/u
const untilThen = /(?:시간|분|개월|달|년)까지는$/u
const unchanged =
  /^매일 (?:다름|달라|다릅|바뀜|바뀌)|^\S+[은는] (?:(?:상관|지장|문제) ?없|(?:똑같|괜찮|멀쩡))/u
const allOf = /까지는 (?:다|전부|모두) (?:해드려요|해드립니다|돼요|됩니다|돌려드려요|돌려드립니다)[~!.]*$/u
const proof = /(?:사진|영상|영수증)(?:만|을|도)? (?:찍어 ?)?(?:보내 ?)?주세요[~!.]*$/u

/** “그렇게 다 말려요”, and no “몸 뻣뻣한 분 많아요 저도 그랬어요”, which tells what it is the same as. */
function saysTheSame(texts: readonly string[]): boolean {
  const at = texts.findIndex((text) => same.test(text))
  return at >= 0 && !texts.slice(0, at).some((text) => closesSentence(text))
}

const timed =
  /^(?:보통|대략|약|총|한|두|세|네|한두|두세|서너|반|정도|쯤|안에|내로|이내|오전|오후|새벽|아침|저녁|밤|시간|분|일|주|달|개월)$|^(?:\d[\d~:.,–-]*|[한두세네]|다섯|여섯|일곱|열)?(?:하루|이틀|사흘|나흘|닷새|엿새|이레|열흘|보름|반나절|한나절|일주일|\d+[가-힣]*[~–-]\d+[가-힣]*|(?:시간|시|분|일|주|달|개월))(?:반|정도|쯤|이?면|안에|이내|도|까지)*$/u
const hours = /\d(?:시|:\d\d) ?[~–-] ?\D{0,4}\d/u
const lasts =
  /^(?:나와요|나옵니다|나옴|걸려요|걸립니다|걸림|걸려|됨|돼요|됩니다|끝나요|끝납니다|끝남|소요|소요됨|소요돼요|소요됩니다)$/u
/** What one does to a thing that the sentence does not name. */
const done =
  /^(?:드세요|드시소|드이소|드셔야|드십시오|쓰세요|찾으세요|찾아가세요|발라요|드시면|돼요|해요|합니다|됩니다)$/u

/** Whether a sentence is a time and no more: “보통 오후 2시쯤”, “10분이면 됨”, “열흘 안에 드시소”. */
export function isBareTime(texts: readonly string[]): boolean {
  // “오전 6시 – 밤 10시”: from when until when one may come is of the shop, and of no sentence before it.
  if (hours.test(texts.join(' '))) return false
  const words = texts.map((text) => text.replace(/[,.]$/u, '').replace(/(?:이에요|예요|입니다)$/u, ''))
  // “24시간” is when it is open.
  if (texts[0] === '24시간') return false
  // “새벽 6시도 돼요”: another time, offered.
  if (words.some((word) => word.endsWith('도')) && /^(?:돼요|됩니다|됨|가능)/u.test(words.at(-1) ?? ''))
    return false
  const times = words.filter((word) => timed.test(word))
  const rest = words.filter((word) => !timed.test(word))
  const isTime = times.some((word) =>
    /\d|하루|이틀|사흘|나흘|닷새|열흘|보름|나절|일주일|^[한두세네]/u.test(word),
  )
  return (
    isTime &&
    times.some((word) => !isNounish(word) || word.endsWith('면')) &&
    rest.every((word) => lasts.test(word) || done.test(word))
  )
}

/** “대신 철문만 돼요”, “단 평일만 가능”: what it is offered for, and nothing else. */
function isOnly([first = '', ...rest]: readonly string[]): boolean {
  return /^(?:대신|단|다만),?$/u.test(first) && rest.some((text) => /[가-힣]만$/u.test(text))
}

/** “저도 허리가 안좋아서 한번에 20키로까지만요”: as much as one does of it. */
function isMost(texts: readonly string[]): boolean {
  return (
    texts.length <= ALL &&
    (texts.at(-1) ?? '').endsWith('까지만요') &&
    !texts.some((text) => /[은는]$/u.test(text))
  )
}

/** “(제가 가지러 갑니다) 전남 안에서는요”: how far. */
const withinArea = /^\S+ (?:안|시내|관내|근처)(?:에서)?(?:는|만)요?$/u
const afterThat = /^\S+ (?:지나서는|넘어서는) (?:안|못) ?[가-힣]+[~!.]*$/u

/** Whether words say until when holds what the sentence before offers: “(일주일 안에 풀리면 다시 해드려요) 한달 지나서는 안돼요”. */
export function limitsBefore(texts: readonly string[]): boolean {
  return withinArea.test(texts.join(' ')) || afterThat.test(texts.join(' ')) || isOnly(texts) || isMost(texts)
}
