/** Nouns that end as a verb does that adds or gives a cause: fridges, stocks, orders. */
export const nounsInGo =
  /(?:최고|창고|냉장고|사고|광고|재고|중고|입고|출고|참고|원고|경고|표고|망고|석고|연고|금고|선고|충고|예고|권고|순서|문서|독서|도서|부서|비서)$/u

/** Nouns that end as a case does: noodles, sides, scenes; “못나가면”, “모자라면” are cases. */
export const nounsInMyeon =
  /(?:(?<![자놀바따])라면|화면|냉면|표면|단면|양면|전면|정면|측면|쫄면|장면|순면|수면|국면|평면|벽면|바닥면|앞면|뒷면|한면|생면|건면|소면|당면|안면|비빔면|칼면|국수면|메밀면|밀면|쌀면)$|^면$/u
