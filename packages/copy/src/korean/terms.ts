/** What is paid, or done, less: worth stopping for, whatever it costs. */
const gain =
  /깎아|할인|당일|그날|빼 ?드|빼드|무료|공짜|무상|반값|덤|그냥|돌려드|환불|다시 (?:해|가|갈|보내|찍|맞|채|만들)|보증(?!금)|물어드/u
/** What a shop does not do. */
const refusal =
  /(?:안|못) ?(?!넣|써|씁|쓰|섞|들어|빠|묻|변)[가-힣]{0,5}(?:요|용|니다|니당|니더|음|함|됨|짐|냄|감|줌|옴|팜|심더|데이|보내라|예|유)[~!.]*(?:$|, | \S+세요$)|[은는] 없(?:습니다|습니당|어요|슈|음)[~!.]*$|(?:하|받|가|팔|권하)지 않(?:아요|습니다|음)[~!.]*$|에는? 안 넣(?:어요|음|습니다)[~!.]*$|수 없(?:어요|습니다|음)[~!.]*$|(?:불가|금지|사절|제외|[가-힣] ?[Xx])[~!.]*$|(?:발송|배송|택배|배달|출장|수업|영업|판매)[은는]? 없(?:습니다|어요|음)[~!.]*$|^(?:[가-힣\d]+(?:은|는) )?.*(?:쉬어요|쉼|쉽니더|휴무|일 (?:놀아요|놀아유|노요))[~!.]*$/u
/** How long one waits, and when one is to ask. */
const wait =
  /걸려요|걸림|늦어(?:짐|져요|집니다)|걸립니더|걸리고|소요|마감|찾으세요|찾으시고|금어기|(?:\d|하루|이틀|사흘|나흘|열흘|보름|일주일)[가-힣]* ?전(?:까지|에|부터)? ?(?:예약|주문|연락|$)|예약은|전까지|말려야|기다리|^(?:주문|입금|예약|확정|접수)(?:하시고|하고|하면|하시면| ?후)? ?\d+ ?[가-힣]{1,2}$/u
/** How far, how many, for whom. */
const limit =
  /만요[~!.]*$|[가-힣]만 (?:해요|해유|합니다|함|보내요|보내유|부칩|부쳐|보냄|보냅니다|발송|방문|출장|배달|접수|돼요|됨|됩니다|가요|감|받아요|받음|다녀요|나가요|해요)|이상만|까지만|최소|^(?:몸무게|체중|키|인원|최대)[^.]*(?:까지|이상|이하|미만)[~!.]*$|\d(?:인|명|살|세|학년)부터 (?:돼|됩|가능)|(?:꼭|반드시) [^.]*세요[~!.]*$|(?:넘어야|있어야) (?:빌려|탈|들어|입장|이용)|초과|넘으면|추가|\+ ?\d[\d,]*[만천백]*원|도서 ?산간|별도|따로(?:예요)?$|[은는] 따로(?! [^.]*드[리려])|부담|먼저(?:예요)?$|병원(?:부터| 먼저| 진료)|의사|[가-힣]야 (?:해요|돼요|됨|함|해유|합니다)$|(?:주세요|두세요|드세요|마세요|마이소|골라주세요)[~!.]*$|수 있어요$|면 (?:새|깨져|부러져|녹아|상해|줄어|터져)요$/u
/** What a buyer does not pay: “때가 타도 세탁비 안 받아요”. */
const unpaid = /(?:[가-힣](?:비|료|금|값)|돈|공임)[은는을를도]? 안 (?:받|내)/u
/** What a buyer loses or makes good, and what is not done on some days: “찢어지면 보증금에서 빠져요”. */
const penalty =
  /(?:보증금|예약금|선금)에서|차감[~!.]*$|변상|배상|위약금|(?:날|때)(?:은|는|에는|엔)? [^.]*(?:안|못) [가-힣]+(?:고|요|니다|음)(?:[ ~!.,]|$)|날짜 (?:옮|바꿔|바꾸|미뤄|미루)|안 ?[가-힣]+는 ?(?:게|것이|편이) (?:좋|나)|^[^,]*걸리고 /u
const lasting = '\\d+(?:일|주|주일|달|개월|시간 반|시간|분)|하루|이틀|사흘|나흘|닷새|일주일|열흘|보름|한 ?달'
/** When one may call, order or come, what else there is at a shop, and what its price hangs on. */
const aside = new RegExp(
  [
    // “월수금에 가져가고 이틀 뒤에 달아드려요”
    '^[월화수목금토일]{2,}에 ',
    '^(?:주차|카드|와이파이|화장실)[은는도]? ',
    // “아이용 자전거도 다섯 대 있어요”: besides what was said.
    '^(?:\\S+ )?(?!그래도|아직도|지금도|오늘도|무엇도|비(?:가|와)|눈(?:이|와))[가-힣]{2,}(?<![아어여해려돼]|면서)도 (?!안|못|없|직접)[^,]*(?:있어요|있습니다|해 ?드려요|해 ?드립니다|함께 [^,]*)[~!.]*$',
    // “노트북 액정도 해요”
    '^(?:\\S+ )?[가-힣]{2,}(?<![아어여해려돼])도 (?:해요|합니다)[~!.]*$',
    '(?:환불|반품|교환|취소)[은는이도]? (?:사유|대상)[은는이가도]? (?:아니|아닙)',
    '시세 ?(?:따라|대로)',
    '(?:알레르기|알러지) ?(?:있|주의)',
    '\\d시 ?(?:부터|까지) (?:전화|상담|문의|문자)',
    '^\\S* ?\\d+시 ?(?:부터|까지) \\S+$',
    // “새벽 6시도 돼요”
    '^\\S+ \\d+시도 \\S+$',
    '\\d시 ?(?:이?전|까지)(?:에|는)? (?:주문|입금|예약|전화|결제)',
    '^(?:[월화수목금토일](?:요일)?[,·]? ?)+(?:새벽|아침|오전|낮|오후|저녁|밤) \\d+시(?: 반)?$',
    // “생후 30일~돌 전”, “36개월 아래 무료”, “6월 중순~7월 말”
    '^(?:생후|만) ?\\d|^\\d+(?:개월|세|살) ?(?:아래|이하|미만|까지|이상|부터)|^\\d+월[^.,]{0,4}[~–-]',
    '^(?:완성|제작|작업|수선|배송|만드는)(?:까지|기간은?|은|에|데| 데)? ?(?:약 )?\\d',
    `^\\S+[은는] (?:${lasting})(?: 정도|쯤)?$|^(?:${lasting}) (?:뒤|후)에 `,
    // “월,수,금 발송”, “맡기시고 보통 이틀”, “정원 8명”, “3단 자동우산은 부품 없으면 못 고쳐요 솔직하게 말씀드려요”
    '^(?:[월화수목금토일][,·/]? ?){2,}(?:요일)? ?(?:발송|출고|배송)',
    `^맡기(?:시고|고|면|시면) (?:보통 |한 )?(?:${lasting})$`,
    '^(?:정원|최대|최소) \\d|따로 상의',
    // “원산지 전남 신안 증도”: a line of a form.
    '^(?:원산지|제조국|제조사|중량|용량|규격|제조일자?|생산일?|유통기한|소비기한) \\S',
    // “예약은 8월 20일까지”
    '^(?:예약|접수|신청|주문)[은는]? [^.]*까지$',
    // “현금이나 계좌이체 되고 카드도 돼요”, “일요일도 오전은 열어요”
    '^현금|요일도 (?:\\S+ )?열어요[~!.]*$',
    `^(?:약 )?(?:${lasting})(?: ?\\d+분| 반)?$`,
    '[가-힣](?:은|는|건) [^.]*못 ?고[치쳐]',
    // “불포함: 택배비 (5천원)”, “알레르기: 전복, 참깨”
    '^(?:불포함|미포함|알레르기|알러지|보관|유통 ?기한|소비 ?기한|사용 ?기한|결제|휴무|주차|취소|교환|환불|반품|집결지|준비물|보증금|보험|입실|퇴실|대상|모델명)[가-힣/ ]{0,4}:',
    // “평일 11시 14시, 토 10시 13시”
    '^[월화수목금토일평주매말]+일?(?: \\d+시)+(?:,|$)',
    // “양말 필수 (판매 5천원)”, “검안 시간 30분”, “정품 아님 (호환필터)”
    '(?:필수|아님)(?: \\([^()]*\\))?$|^(?:\\S+ )?\\S*시간 \\d+\\S*$',
    // “집에 가져가서 말리시면 돼요”, but “화선지만 사오시면 돼요”
    '(?<!만 \\S{0,6})시면 (?:돼요|됩니다)[~!.]*$',
    // “화장 지우고 오세요”, but “버리지 말고 가져오세요”
    '(?<!말)고 오세요[~!.]*$',
  ].join('|'),
  'u',
)
/** How it goes, what is kept and for how long, what is paid more for: none of it shows what is sold. */
const procedure =
  /(?<!드릴 )수도 있|분(?:들)?은 [^.]*(?:못|안 ?[돼되됩])|\d시(?: ?\d+분)?(?:에| ?이?면| 되[면믄]) (?:문 ?)?닫|^(?:택배로|작업 \d|\d+(?:분|시간)(?: 정도)? 걸리|보관|한 번 빠지|결석|휴대폰은)|(?:^| )(?:빨아서|씻어서|말려서|비워서) |취소(?:하고|해도|하면)? [^.]*환불|남은 수업료|(?:파일|자료|원본|사진)[은는] [^.]*(?:지워|폐기|삭제)|^(?:\d+일|하루|이틀|사흘|나흘|닷새|열흘|일주일|보름) (?:안에|뒤에|이내에?|만에) (?:보내|발송|도착|나)|^(?:출장비|점검비|예약금|설계비|교통비|보증금)(?!.*(?:무료|없|안 받))|(?:스티로폼|아이스박스|에어캡|뽁뽁이|페트병)[^.]* ?보(?:내|냅)|까지만 (?:가|다녀|돼|됩|배달)|상해보험|둘이 한 조|^\d+도 이하|따로 (?:받|내|들)|보관[~!.]*$|^(?:냉동|냉장|실온|상온) |^\d+월(?:부터|[~–-]) ?\S+$|(?:냉동|냉장|실온|상온|밀봉|개봉)[^.]*(?:일|주|달|개월|년)(?: (?:가요|보관|가능))?[~!.]*$|(?:%|원) (?:더|따로) |종이 (?:드려|드림)|[타하]기 전에 \d+분/u
/** What one thing costs by contrast with another: “가위는 3천원”. */
const otherPrice =
  /^(?:\S+ )?\S+[은는] (?:\S+ )?[\d,]*[일이삼사오육칠팔구십]*[만천백]?[\d,]*[만천백]?원(?:부터)?$/u
/** Nothing but where a shop goes: “마포 서대문 은평”, “강원 경북만”. */
const onlyPlaces =
  /^(?:(?:서울|경기|인천|부산|대구|대전|광주|울산|세종|강원|충북|충남|전북|전남|경북|경남|제주|수도권|(?:충청|전라|경상|강원|경기)도|수원|성남|용인|하남|안양|부천|고양|일산|분당|판교|동탄|오산|화성|평택|안산|시흥|광명|과천|군포|의왕|김포|파주|의정부|동두천|양주|여주|이천|안성|구리|남양주|천안|아산|청주|전주|창원|김해|포항|마포|서대문|은평|강남|강북|서초|송파|강동|강서|양천|구로|금천|영등포|동작|관악|종로|용산|성동|광진|동대문|중랑|성북|도봉|노원|해운대|수영|[동서남북중]구)(?:시|도|군|구)?(?:,|·|\/)? ?)+(?:전지역|일대|쪽|어디든)?(?:만|까지)?(?:요)?$/u
/** “충북 괴산 음성 증평만 가요” */
const onlyGoes = /^(?:[가-힣]{2,4},? ){2,}[가-힣]{2,4}만 (?:가요|가유|다녀요|방문|출장)[~!.]*$/u
/** “냉동실에서 6개월”, “만 14세 이상” */
const onlyKept =
  /^(?:냉동|냉장|실온|상온)\S* \d+ ?(?:일|주|달|개월|년)$|^(?:만 ?)?\d+(?:세|살) ?(?:이상|이하|부터|까지)$/u
/** “오전 6시 – 밤 10시” */
const onlyHours = /^(?:\S+ )?\d+(?:시 ?반?|:\d\d) ?[~–-] ?\D{0,4}\d+(?:시 ?반?|:\d\d)$/u
/** A part of a price list. */
const price = /[\d만천백]원/u

/** Whether a sentence tells a term of business, which says nothing of what is sold: a refusal, a wait, a limit, and a price where asked. */
export function isKoreanTerm(text: string, withPrice: boolean): boolean {
  return (
    opensLast(text) ||
    ((wait.test(text) || limit.test(text) || (withPrice && price.test(text))) && !gain.test(text))
  )
}

/** Whether words are nothing but places or hours, which say nothing without the name of the shop: “인천 부천 김포”. */
export function needsName(text: string): boolean {
  return namesPlaces(text) || onlyGoes.test(text) || onlyHours.test(text) || onlyKept.test(text)
}

/** Whether words are nothing but places: “강서 양천 구로”. */
export function namesPlaces(text: string): boolean {
  return onlyPlaces.test(text)
}

/** Whether words tell what a shop does not do, and no more: “발송 없어요”. */
export function isRefused(text: string): boolean {
  return refusal.test(text) && !unpaid.test(text)
}

/** Whether a sentence is a refusal or tells how it goes, which opens a video last. */
export function opensLast(text: string): boolean {
  return (
    isRefused(text) ||
    penalty.test(text) ||
    procedure.test(text) ||
    aside.test(text) ||
    otherPrice.test(text) ||
    needsName(text)
  )
}

/** Whether a sentence opens no video where there is more to tell: a term of business, unless it speaks of what is sold. */
export function saysLittle(text: string, name: string): boolean {
  const isOfName = sharesAName(text, name)
  // “천일염(굵은소금)” of “3년 묵은 천일염”
  return opensLast(text) || (isOfName ? !text.includes(' ') : isKoreanTerm(text, false))
}

/** Whether a text has a word of two letters or more that the name of the product has: “막걸리” of “도가 막걸리”. */
export function sharesAName(text: string, name: string): boolean {
  const words = (name.match(/[가-힣]{2,}|\p{Script=Latin}{3,}/gu) ?? []).filter(
    (word) => !/(?:[해돼려여어아]요|니다)$/u.test(word),
  )
  return words.some(
    (word) =>
      text.includes(word) ||
      (word.length > 3 && text.includes(word.slice(0, 2))) ||
      (word.length > 2 && text.includes(word.slice(-2))),
  )
}

/** “밑창만 닳은 등산화 버리지 마세요”: an appeal to come, and no caution. */
export function isPlea(text: string): boolean {
  return /(?:버리|참|망설이|포기하|고민하|미루)지 (?:마세요|마이소|마시고|말고)[~!.]*$|(?:버리|참|망설이|포기하|고민하)지 말고 [^.]*(?:오세요|주세요|맡기세요)[~!.]*$/u.test(
    text,
  )
}
