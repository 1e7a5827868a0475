/** What somebody does, in the name of a shop: “진공관 앰프 살림”, “속기사무소 또박”. */
const trade =
  /방문 ?케어|용달|화물|해 ?드립|해 ?드려|수리|복원|살림|수선|짜깁기|교실|교습|강습|레슨|과외|도우미|대행|사무소|속기|선물포장|청소|세척|방제|카누|카약|패러글|서핑|승마|투어|체험|대여|렌탈|돌리는|때우는|고치는|만들어 ?드|외과|병원|상담|작명|이사|갈이|조율|길들이기|응급실|목욕방|출동|용접|연마|지공|진료|의사 |덴트|수영|장례|호텔|축가|[가-힣]드림|물쏟음|접붙이/u
/** What a shop tells of its work for somebody, or of a place in which one is a guest. */
const work =
  /고쳐 ?드|고칩니다|고침|고쳐요|수리(?:해|하|비)|가르치|가르쳐|수업|수강|태워 ?드|탑니다|싸 ?드(?:려|립|림)|때웁|때워|꿰매|맡기|맡겨|점검(?:은|비|료)|출장|찾아가서|빌려 ?드|시술/u
/** What is handed in to be mended. */
const mended = /고쳐 ?드|고칩니다|고침|고쳐요|수선(?!비)|수리(?!비)|짜깁기|복원|꿰매/u
/** Who comes by, or lends, is handed nothing. */
const elsewhere = /출장|찾아가|방문|댁으로|대여|렌탈|렌트|빌려 ?드/u

/** What is sold as one, whatever is done beside it: “통기타 입문세트 (중고)”. */
export const isSet = /(?:세트|키트|박스)(?:\s*\([^)]*\))?$/u

type Said = { name: string; info: string; language: string }

/** Whether a Korean shop does something for somebody, which nobody orders as goods are. */
export function isDone({ name, info, language }: Said): boolean {
  return language === 'ko' && !isSet.test(name) && (trade.test(name) || work.test(info))
}

/** Whether things are handed in to it to be mended. */
export function isHandedIn({ name, info, language }: Said): boolean {
  const said = `${name}\n${info}`
  return language === 'ko' && mended.test(said) && !elsewhere.test(said)
}
