/** Fields of a Korean shop’s page, without which what stands beneath or beside them says something else: “소재 / 느티나무”, “포함 | 가죽 케이스”. */
const fields = [
  '소재|재질|재료|원료|원단|성분|함량|원산지|품종|사이즈|크기|규격|치수|용량|중량|무게|수량|두께|색상|색|컬러|마감|맛|종류|옵션|추가 ?옵션',
  '(?:제품 ?|상품 ?|세트 ?)?구성품?|(?:불|미)?포함(?: ?사항| ?내역)?|제외|별도|추가(?: ?요금| ?비용| ?금액)?',
  '(?:제작|작업|수선|배송|대여|이용|교육|수업|보증|보관|운영|영업|체험|시술|소요|행사) ?(?:기간|시간)|시간|기간|일시|일정|회차|휴무일?|정기 ?휴무|입실|퇴실|체크인|체크아웃',
  '(?:배송|택배|배달|픽업|수거|수령|제작|주문|예약|신청|접수|결제|입금|취소|교환|환불|반품|보관|세탁|조리|사용|이용|관리|출장|주차)(?: ?(?:비용?|료|방법|법|지역|규정|조건|정책))?|(?:배송|택배|교환|환불|반품|보관|세탁|주차|결제) ?(?:안내|정보)',
  '(?:제조|생산|도정|수확|로스팅) ?(?:일자?|연월일)|교환 ?[/·] ?(?:환불|반품)|취소 ?[/·] ?환불|먹는 ?법|유통 ?기한|소비 ?기한|알레르기|알러지|A/?S|보증|하자 ?보수',
  '보증금|예약금|계약금|선금|(?:대여|이용|수강|입장|레슨|참가|체험|교육|재료|수업)(?:료|비)',
  '(?:대상|모집|추천|권장) ?(?:연령|인원)?|정원|인원|연령|나이|준비물|위치|장소|주소|오시는 ?길|집결지|찾아오는 ?길|(?:가능 ?|방문 ?|서비스 ?)?지역|강사|난이도|취급(?: ?품목)?|준비 ?사항',
].join('|')
export const koreanField = new RegExp(`^(?:${fields})$`, 'iu')

/** Headings of a Korean shop’s page under which each line says what it is. */
export const koreanHeading =
  /^[가-힣 ]{0,5}(?:정보|안내|설명|상세|사양|스펙|소개|특징|내용|사항|고시|페이지|목록|메뉴판?|가격표?|요금표?|단가표?|공지)$|^(?:비용|주의|참고|비고|기타|필독|자주 ?묻는 ?질문|faq|q ?& ?a|이벤트|혜택)$/iu

/** “■ 배송비 ■”, “〈메뉴〉”, “[여자]”: the only words of a line, in whatever signs. */
const alone = /^([^\p{L}\p{N}\n]*)([가-힣A-Za-z·/& ]{1,10}?)([^\p{L}\p{N}\n:：]*)$(?=\n)/gmu
const inBrackets = /[[〔【<〈《「『]\s*$/u
/** A row under a heading that has a label itself. */
const labelledRow = /^\n[^\p{L}\p{N}\n]*[가-힣A-Za-z/ ]{1,8}[:：]/u
/** “[제작기간] 시안 확정 후 3일” */
const bracketed = /[[〔【]([가-힣A-Za-z\d·/ ]{1,10})[\]〕】]/gu
/** “보강 | 월 1회”: the only bar of its line. */
const barred = /^([^\p{L}\p{N}\n]*[가-힣A-Za-z/ ]{1,10}?[^\S\n]*)[|ㅣ│\t](?=[^|ㅣ│\n]+$)/gmu
/** “크기 - 30cm”, “배송-무료” */
const dashed = /^([^\p{L}\p{N}\n]*)([가-힣A-Za-z/ ]{1,10}?)([^\S\n]*)[-–—|ㅣ│\t](?=[^|ㅣ│\n]+$)/gmu
/** “[보증금] 10만원”: the first of its line. */
const bracketedFirst = /^[^\p{L}\p{N}\n]*[[〔【][가-힣A-Za-z\d·/ ]{1,10}[\]〕】](?=[^\n]*[가-힣\d])/gmu
/** As many lines that begin so are a form. */
const ROWS_LEAST = 2

/** “1) 5인상 18만 2) 10인상 28만”: what parts a numbered list on one line. */
const numbered = /(?<=^\s*1[.)] ?\d*[가-힣][^\n]*)\s(?=[2-9][.)] ?\d*[가-힣])/gmu

/** The text, as long as it was, with the names of its fields as labels: “ 제작기간: 시안 확정 후 3일”, “재질 : 뉴질랜드 소나무”. */
export function withLabels(text: string): string {
  if (!/[가-힣]/u.test(text)) return text
  const [isForm, areBracketed] = [barred, bracketedFirst].map(
    (row) => [...text.matchAll(row)].length >= ROWS_LEAST,
  )
  return text
    .replace(numbered, '\n')
    .replace(alone, (whole, before: string, name: string, after: string, at: number) => {
      // “[옵션]” over “수건 색: 흰색”: each row has a label of its own.
      if (inBrackets.test(before) && labelledRow.test(text.slice(at + whole.length)))
        return ' '.repeat(whole.length)
      const isNamed =
        inBrackets.test(before) && after !== '' && (koreanField.test(name) || !koreanHeading.test(name))
      if (isNamed) return `${' '.repeat(before.length)}${name}:${' '.repeat(after.length - 1)}`
      const isKnown = koreanField.test(name) || koreanHeading.test(name)
      return isKnown ? `${' '.repeat(before.length)}${name}${' '.repeat(after.length)}` : whole
    })
    .replace(bracketed, (whole, name: string, at: number) =>
      koreanField.test(name) || (startsLine(text, at) && (areBracketed === true || koreanHeading.test(name)))
        ? ` ${name}:`
        : whole,
    )
    .replace(barred, (whole, name: string) => (isForm ? `${name}:` : whole))
    .replace(dashed, (whole, mark: string, name: string, blank: string) =>
      koreanField.test(name) ? `${mark}${name}${blank}:` : whole,
    )
}

/** Whether nothing but signs stands before a place of its line. */
function startsLine(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))
}
