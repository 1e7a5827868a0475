/** How a thing is made: the form before a noun, and the same as a sentence. 뜬 비니 → 떴어요. */
const making = new Map(
  `
  만든:만들었어요 뜬:떴어요 구운:구웠어요 볶은:볶았어요 말린:말렸어요 끓인:끓였어요 빚은:빚었어요 키운:키웠어요 기른:길렀어요
  깎은:깎았어요 딴:땄어요 우린:우렸어요 내린:내렸어요 꿰맨:꿰맸어요 엮은:엮었어요 다듬은:다듬었어요 그린:그렸어요 새긴:새겼어요
  절인:절였어요 튀긴:튀겼어요 삶은:삶았어요 짜낸:짜냈어요 뽑은:뽑았어요 달인:달였어요 담근:담갔어요 무친:무쳤어요 졸인:졸였어요
  고은:고았어요 갈아낸:갈아냈어요 찍어낸:찍어냈어요 구워낸:구워냈어요 지은:지었어요 거른:걸렀어요 심은:심었어요 잡은:잡았어요 덖은:덖었어요
  `
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [before = '', finite = ''] = pair.split(':')
      return [before, finite] as const
    }),
)

const makingPasts = new Set(making.values())

const madeNouns =
  /^(?:수확|재배|로스팅|숙성|발효|제작|제조|사용|염색|조립|재단|재봉|가공|블렌딩|엄선|선별|검사|인쇄|조각|완성|훈연|착즙|압착|추출|건조|도정|수제작|디자인|설계|손질|세공|수놓|박음질|제본|배양)(한|시킨)$/u

/** 만든 → 만들었어요, 로스팅한 → 로스팅했어요; null for a word that does not tell how something was made. */
export function pastOfMaking(word: string): string | null {
  const known = making.get(word)
  if (known !== undefined) return known
  const ending = madeNouns.exec(word)?.[1]
  if (ending === '한') return `${word.slice(0, -1)}했어요`
  return ending === '시킨' ? `${word.slice(0, -2)}시켰어요` : null
}

/** Whether a finished sentence ends in how something was made (만들었어요, 로스팅했어요). */
export function isMakingPast(word: string): boolean {
  return makingPasts.has(word) || madeNouns.test(word.replace(/했어요$/u, '한').replace(/시켰어요$/u, '시킨'))
}

/** Whether a word tells how the noun after it was made. */
export function makingBefore(word: string): boolean {
  return (
    pastOfMaking(word) !== null ||
    /^(?:띄운|재운|채운|가져온|받아온|잡아온|건진|잡은|캔|딴|말린)$/u.test(word)
  )
}
