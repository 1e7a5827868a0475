import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

/** A shop's own number: it is asked to be called, and no one is named. */
const ownNumber =
  /문의|예약|상담|연락|전화|대표|고객\s?센터|카톡|call|contact|booking|reserv|phone|tel|whatsapp|us at/iu

const patterns: readonly Pattern[] = [
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
      /\b(?:customer|patient|client|reviewer|review|buyer|member|user|mr\.?|mrs\.?|ms\.?)\b[^.!?\n]{0,30}(?:\+?\d{1,3}[-.\s])?\(?\d{3}\)?[-.\s]\d{3,4}[-.\s]\d{3,4}\b|\b(?:customer|patient|client|reviewer|review|buyer|member)\b[^.!?\n]{0,30}[\w.+-]+@[\w-]+\.\w{2,}|\bssn\b|\b\d{3}-\d{2}-\d{4}\b|\b[A-Z][a-z]+ [A-Z][a-z]+,? (?:\(?\d{2}\)?|aged? \d{2}|\d{2} years old)\b/gu,
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
  find: byPatterns(patterns),
}
