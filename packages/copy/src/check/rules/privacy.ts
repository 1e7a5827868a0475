import { byPatternsAnywhere, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

/** A shop's own number: it is asked to be called, and no one is named. */
const ownNumber =
  /문의|예약|상담|연락|전화|대표|고객\s?센터|카톡|call|contact|booking|reserv|phone|tel|whatsapp|us at/iu

const patterns: readonly Pattern[] = [
  {
    // Whoever praises is a customer, though the line asks to call them.
    words:
      /\b[A-Z][a-z]+ [A-Z][a-z]+\b[^.!?\n]{0,12}\+?\d{2,3}[-.\s]\d{3,4}[-.\s]\d{4}(?=.{0,24}\b(?:she|he|they|who) (?:\w+ )?(?:lov|lik|rav|prais|bought|buys|recommend|said|says|swear))/gu,
  },
  {
    words:
      /[가-힣]{1,4}(?:동|읍|면|리|아파트|빌라|마을)\s?(?:\d+(?:동|호)\s?)*(?:사는\s?|사시는\s?)?[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진][가-힣]{2}\s?(?:씨|님|군|양|어머니|아버지|할머니)|[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진][가-힣]{2}\s?(?:씨|님|군|양|고객님?|회원님?)[^.!?\n]{0,16}(?:체중|몸무게|\d+\s?kg|\d+에서\s?\d+|\d+\s?(?:세|살)(?!\s?(?:이상|부터))|연락처|사진\s?공개)|\d{2,4}호\s?[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진][가-힣]{2}\s?(?:씨|님)/gu,
    unless: /작가|화가|교수|감독|셰프|대표|강사|선생|시인|가수/u,
  },
  {
    words:
      /[가-힣]{2,5}(?:초등?|중|고|여중|여고|초등학교|중학교|고등학교|유치원|대|대학교)\s?\d\s?학년\s?(?:\d+\s?반)?\s?[가-힣]{2,4}(?=\s|,|\.|님|군|양|이|의|학생|$)|\d\s?학년\s?\d+\s?반\s?[가-힣]{2,4}(?=[\s,.]|님|군|양|이|의|학생)|(?:환자|고객|손님|회원|학생|수강생|의뢰인|단골|구매자)\s?(?!절반|대부분|대다수|모두|다수)[가-힣]{3}(?:님|씨|군|양)?(?:이|의|은|는|께서|,)?\s?[^.!?\n]{0,18}(?:진단|병원|수술|시술|임신|우울증|체중|몸무게|\d+\s?kg|성적|점수|\d+\s?점|연봉|빚|대출|이혼|전화번호|연락처|주소|생년월일|카드\s?번호|계좌|사는|거주|아파트|직장|다니는)|[가-힣]{3}\s?(?:님|씨|군|양)(?:이|의|은|는|께서|,)?\s?[^.!?\n]{0,14}(?:진단(?:명|서)?|암|우울증|정신과|이혼|연봉|카드\s?번호|계좌\s?번호|주민\s?번호|생년월일|집\s?주소|휴대폰\s?번호|전화번호)|(?:고객|회원|구매자|환자|학생|손님)\s?(?:님)?(?:들)?(?:의)?\s?(?:명단|연락처|전화번호|개인\s?정보|주소록|DB|디비|얼굴\s?사진)(?:을|를)?\s?[^.!?]{0,8}(?:공개|판매|팝니다|드립니다|올립|제공)/giu,
    unless: /동의|삭제|보호|파기|대상/u,
  },
  {
    words:
      /\b(?:customer|patient|client|student|regular|member|guest|reviewer|mr\.?|mrs\.?|ms\.?)s? (?:our )?[A-Z][a-z]+(?: [A-Z][a-z]+)?[^.!?\n]{0,40}\b(?:apartment|apt|lives (?:at|in|on)|unit|room \d|phone|cell|diagnos\w+|cancer|depression|pregnan\w+|divorce\w*|salary|debt|card (?:number|ending)|born (?:on|in)|weighs?|grade \d|class \d|scored)\b|\b[A-Z][a-z]+ [A-Z][a-z]+[^.!?\n]{0,30}\b(?:lives (?:at|in|on)|apartment \d|apt\.? ?\d|card (?:number|ending)|born on|home address|from class|grade \d|class \d)|\b(?:customer|member|patient|client|buyer)s?(?:’|')? (?:list|phone numbers?|data|addresses|emails?|contacts?)\b[^.!?]{0,16}\b(?:for sale|sell|selling|buy|free|published|posted)/gu,
  },
  {
    words:
      /(?:집\s?주소|자택|주소)\s?:?\s?[^.!?\n]{0,10}(?:시|도|구|군)\s[^.!?\n]{0,24}\d|\b[A-Z][a-z]+ [A-Z][a-z]+ (?:lives?|living) (?:at|in)\b|\b(?:customer|patient|client|guest)s? [A-Z][a-z]+ [A-Z][a-z]+\b[^.!?]{0,20}\d|[가-힣]{3}\s?님\s?(?:주문|배송지|댁|전화)/gu,
    unless: /매장\s?주소|가게\s?주소|오시는/u,
  },
  {
    words:
      /\b(?:mr|mrs|ms|miss|dr)\.? [A-Z][a-z]+,? (?:aged? )?\(?\d{2}\b|\b(?:mr|mrs|ms|miss)\.? [A-Z][a-z]+[^.!?\n]{0,30}\d{2,3}[-.\s]\d{3,4}[-.\s]\d{4}/giu,
  },
  { words: /\d{6}\s?-\s?[1-4]\d{6}/gu },
  {
    words:
      /[가-힣○*]{2,5}\s?(?:고객님?|손님|님|씨|환자(?:분)?|회원님?|어머님|사장님)\s?[([,:]?\s?(?:연락처\s?:?\s?)?0\d{1,2}[-.\s]?\d{3,4}[-.\s]?\d{4}/gu,
  },
  {
    words: /01[016789][-.\s]?\d{3,4}[-.\s]?\d{4}/gu,
    unless: ownNumber,
  },
  {
    words: /(?:고객|손님|후기|리뷰|회원|환자|구매자)[^.!?\n]{0,20}[\w.+-]+@[\w-]+\.\w{2,}/gu,
  },
  {
    words:
      /(?:고객|손님|후기|리뷰|회원|환자|구매자|거주)[^.!?\n]{0,20}(?:[가-힣]+(?:시|도)\s)?[가-힣]+(?:구|군|동|로|길)\s?\d+[-번동]|[가-힣]{1,4}(?:아파트|빌라|오피스텔)\s?\d+동\s?\d+호/gu,
  },
  {
    words: /[가-힣]{2,4}\s?(?:님|씨|고객)?\s?\(\s?(?:만\s?)?\d{2}\s?세?\s?(?:,|·|\/)?\s?[가-힣\s]{0,10}\)/gu,
    unless: /대상|이용|할인|입장|무료|이상|이하|미만|성인|청소년|어린이|경로|학생/u,
  },
  {
    words:
      /[가-힣]+(?:구|군|시)\s[가-힣]+(?:동|로|길|읍|면)\s?\d+[^.!?\n]{0,10}(?:사는|거주|사시는|살고)|[가-힣]{2,4}\s?(?:님|씨|고객님?)\s?\(?\s?\d{2}(?:세|살)?\s?(?:,|\)|·|여|남)/gu,
  },
  {
    words:
      /\b(?:customer|patient|client|reviewer|review|buyer|member|user|mr\.?|mrs\.?|ms\.?)\b[^.!?\n]{0,30}(?:\+?\d{1,3}[-.\s])?\(?\d{3}\)?[-.\s]\d{3,4}[-.\s]\d{3,4}\b|\b(?:customer|patient|client|reviewer|review|buyer|member)\b[^.!?\n]{0,30}[\w.+-]+@[\w-]+\.\w{2,}|\bssn\b|\b\d{3}-\d{2}-\d{4}\b|\b(?!(?:Skin|Beard|Buzz|Taper|Kids?|Gents|Ladies|Hot|Full|Half|Dry|Wet|Gel|Deep|Low|Mid|High|Express|Basic|Classic|Small|Medium|Large)\b)[A-Z][a-z]+ [A-Z][a-z]+,? (?:\(?\d{2}\)?(?![.:]\d|\s?[-–]\s?\d|\s?(?:menit|jam|hari|lapis|kursi|seats?|orang|pax|porsi|pcs|lembar|biji|meter|km|m|cm|kg|g|ml|min(?:ute)?s?|hours?|miles?|metres?|phút|giờ|%)\b)|aged? \d{2}|\d{2} years old)\b/gu,
  },
  {
    words: /\b[A-Z][a-z]+ [A-Z]?[a-z]*\.?,?\s?[(:]?\s?\+?\d{2,3}[-.\s]\d{3,4}[-.\s]\d{4}\)?/gu,
    unless: ownNumber,
  },
]

export const privacy: Rule = {
  id: 'privacy',
  verdict: 'block',
  why: {
    ko: '개인정보보호법 15조·17조: 손님의 이름, 전화번호, 나이, 주소는 가리고 써야 해요.',
    en: 'Personal Information Protection Act art. 15 and 17: names, phones, ages and addresses of customers must be masked.',
  },
  find: byPatternsAnywhere(patterns),
}
