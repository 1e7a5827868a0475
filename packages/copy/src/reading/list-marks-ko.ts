import { closesSentence } from '../korean/clause-ends.ts'

/** “수도꼭지.변기부속 사가시면”: a stop for a comma, after a name at the front of its sentence. */
export function isBetweenNames(text: string, at: number): boolean {
  const [before = ''] = /(?:^|[\n.!?])\s*([가-힣]+)$/u.exec(text.slice(0, at))?.slice(1) ?? []
  const isName = before.length > 1 && !closesSentence(before) && !/[다요음임함됨]$/u.test(before)
  return isName && /^[가-힣]/u.test(text.slice(at + 1))
}

/** As many slashes in a Korean line part a list of sentences: “90분 / 1인 28,000원 / 앞치마 빌려드림 / 주차 20대”. */
const LIST_SLASHES = 3

/** Whether a slash parts two sentences of a Korean line, and no names of a list. */
export function isListSlash(text: string, at: number): boolean {
  if (text[at - 1] !== ' ' || text[at + 1] !== ' ') return false
  const [end = text.length] = [text.indexOf('\n', at)].filter((index) => index >= 0)
  const line = text.slice(text.lastIndexOf('\n', at) + 1, end)
  // “원산지: 제주 / 중량: 10kg”
  const isLabelled = /^\s[가-힣A-Za-z]{1,8}\s?[:：]/u.test(text.slice(at + 1))
  // “색상 : 크림 / 베이지 / 핑크 / 세이지”: a list of one label.
  if (!isLabelled && /^[^\p{L}\p{N}]*[가-힣A-Za-z ]{1,10}[:：]/u.test(line)) return false
  const items = line.split(' / ')
  // “월수금 06:30 / 10:00 / 19:30”: a bare figure is of what stands before it.
  // “감자 10kg 18000원 / 왕특 / 특 / 조림용”: kinds of one thing.
  const areKinds = items.filter((item) => /^[가-힣]{1,3}$/u.test(item.trim())).length > 1
  // “대전, 세종 / 토요일도 합니다”: names, and a sentence.
  const [names = '', said = ''] = items
  const isBesideSentence =
    items.length === 2 && closesSentence(said.trim()) && !closesSentence(names.trim()) && !/\d/u.test(said)
  // “배추김치 / 총각김치 팔아요”: one verb of both.
  if (isBesideSentence) return /[가-힣]$/u.test(names.trim()) && /^\S+[도은는엔]\s/u.test(said.trim())
  const areOwn = !areKinds && items.every((item) => /[가-힣]/u.test(item))
  return isLabelled ? /[가-힣]/u.test(line) : areOwn && items.length > LIST_SLASHES
}
