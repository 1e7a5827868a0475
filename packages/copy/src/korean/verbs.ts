import { nameOfLink, polite, unlinked, verbsInI } from './conjugate.ts'
import { finalOf, finals, withFinal } from './hangul.ts'
import { makingBefore } from './making.ts'
import { isBeforeNoun } from './words.ts'

const politeEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[가-힣])아닙니다$/u, '아니에요'],
  [/닙니다$/u, '녀요'],
  [/킵니다$/u, '켜요'],
  [/낍니다$/u, '껴요'],
  [/깁니다$/u, '겨요'],
  [/룹니다$/u, '뤄요'],
  [/웁니다$/u, '워요'],
  [/춥니다$/u, '춰요'],
  [/(?<=[먹입신넣읽섞씻웃벗얻믿])습니다$/u, '어요'],
  [/(?<=[받남담찾맞앉녹볶닦])습니다$/u, '아요'],
  [/합니다$/u, '해요'],
  [/됩니다$/u, '돼요'],
  [/립니다$/u, '려요'],
  [/봅니다$/u, '봐요'],
  [/옵니다$/u, '와요'],
  [/갑니다$/u, '가요'],
  [/납니다$/u, '나요'],
  [/씁니다$/u, '써요'],
  [/듭니다$/u, '들어요'],
  [/머뭅니다$/u, '머물러요'],
  [/뵙습니다$/u, '봬요'],
  [/(?<=못 |안 |^)틉니다$/u, '틀어요'],
  [/집니다$/u, '져요'],
  [/칩니다$/u, '쳐요'],
  [/줍니다$/u, '줘요'],
  [/있습니다$/u, '있어요'],
  [/없습니다$/u, '없어요'],
  [/않습니다$/u, '않아요'],
  [/(?<=[가-힣])([갔났샀왔봤했됐꿨줬뒀졌렸켰쳤였겼뎠냈뺐셨썼떴컸섰폈탔땄짰았었])습니다$/u, '$1어요'],
  [/(?<=[가-힣]|^)([갔났샀왔봤했됐꿨줬뒀졌렸켰쳤였겼뎠냈뺐셨썼떴컸섰폈탔땄짰았었])다$/u, '$1어요'],
  [/만든다$/u, '만들어요'],
  // Whoever writes plainly still speaks to a buyer in a video.
  [/(?<=[아어여해려봐와워져겨켜쳐펴내꿔바]|^)준다$/u, '드려요'],
  [/봐준다$/u, '봐드려요'],
  [/^연다$/u, '열어요'],
  [/^판다$/u, '팔아요'],
  [/^든다$/u, '들어요'],
  [/^건다$/u, '걸어요'],
  [/^단다$/u, '달아요'],
  [/^푼다$/u, '풀어요'],
  [/^운다$/u, '울어요'],
  [/있다$/u, '있어요'],
  [/없다$/u, '없어요'],
  [/않다$/u, '않아요'],
  [/([가-힣])한다$/u, '$1해요'],
  [/된다$/u, '돼요'],
]

/** Verbs whose ㄹ is lost before ㅂ: 면을 밉니다, 커튼을 겁니다. */
const lostL = new Map<string, string>(
  '밉:밀어 겁:걸어 붑:불어 풉:풀어 놉:놀아 빕:빌어 뭅:물어 압:알아 텁:털어 넙:널어 썹:썰어 헙:헐어 떱:떨어 몹:몰아 돕:돌아 답:달아 팝:팔아 엽:열어 뒹굽:뒹굴어 부풉:부풀어 베풉:베풀어 아뭅:아물어 이끕:이끌어 늡:늘어 멉:멀어 깁:길어'
    .split(' ')
    .map((pair) => {
      const [bound = '', form = ''] = pair.split(':')
      return [`${bound}니다`, `${form}요`] as const
    }),
)

/** A verb's ending in the 해요 style where that is certain; the word itself elsewhere. `before` is the word before it. */
export function toPolite(word: string, before = ''): string {
  // “키운 부사고요”: a name that a verb describes is no verb.
  const named = /^([가-힣]+)고요$/u.exec(word)?.[1]
  if (named !== undefined && makingBefore(before) && finalOf(named.at(-1) ?? '') === finals.none)
    return `${named}예요`
  const noun = /^([가-힣\dA-Za-z]{2,})이[고구]요$/u.exec(word)?.[1]
  if (noun !== undefined) return `${noun}이에요`
  const ended = nameOfLink(word)
  if (ended !== null) return ended
  // “덖은 차다”
  const plain = /^([가-힣]{1,3})(?<!니)다$/u.exec(word)?.[1]
  if (plain !== undefined && makingBefore(before) && finalOf(plain.at(-1) ?? '') === finals.none)
    return `${plain}예요`
  if (/^마시(?:고요|고)$/u.test(word) && /(?:걱정|염려|지)$/u.test(before)) return '마세요'
  // “죽방렴에서 건진 멸칩니다”: a name that a verb describes is no verb.
  const stem = /^([가-힣]+[가-힣])(?<!입)니다$/u.exec(word)?.[1] ?? ''
  if (finalOf(stem.at(-1) ?? '') === finals.b && makingBefore(before))
    return `${withFinal(stem, finals.none)}예요`
  // “직접 잡은 겁니다”, and “새 물건 겁니다” of who hangs it up.
  if (word === '겁니다' && isBeforeNoun(before)) return '거예요'
  // “한 달입니다” is a month, “푹 달입니다” a verb.
  if (word === '달입니다' && isCounted(before)) return '달이에요'
  // “상판 두께는 30mm다”
  if (/^\d[\d.,]*[a-z]{1,2}다$/iu.test(word)) return word.slice(0, -1)
  // “치더라고요” tells what was seen; “잡아드리거든요” gives a reason for what may not be told.
  if (/(?:더라|다|라)고요$/u.test(word)) return word
  if (/[가-힣](?<![이시])거든요$/u.test(word)) return unlinked(word) ?? word
  // “둥글게 깎았지”
  if (/(?:[았었였]|했|갔|왔|됐)지$/u.test(word)) return word.replace(/지$/u, '어요')
  // “짜준다”, “바꿔준다”: to a buyer it is 드려요.
  if (/[가-힣]준다$/u.test(word)) return `${word.slice(0, -2)}드려요`
  // Whoever speaks to a friend still speaks to a buyer in a video.
  if (/^(?:[가-힣]*(?:있어|없어|않아|봐|줘|돼)|[가-힣]+[줄할릴볼]게)$/u.test(word)) return `${word}요`
  // “많이 오십니다” tells; “많이 오세요” would ask.
  if (word.endsWith('십니다') && !/(?:마|모|부|적)십니다$/u.test(word)) return word
  // “안엽니다”, as many write it.
  const [, denial = '', bare = word] = /^([안못])(?=[가-힣]+니다$)(.+)$/u.exec(word) ?? []
  const withL = lostL.get(bare)
  if (withL !== undefined) return denial === '' ? withL : `${denial} ${withL}`
  for (const [ending, form] of politeEndings) if (ending.test(word)) return word.replace(ending, form)
  return (/[가-힣]고요$/u.test(word) ? unlinked(word) : fromStem(word)) ?? word
}

/** Whether a word counts or points to the noun after it. */
export function isCounted(before: string): boolean {
  return /^(?:\d+|한|두|세|네|서너|두세|몇|이번|다음|지난|매)$/u.test(before)
}

/** 바뀝니다 → 바뀌어요, 씻습니다 → 씻어요, 끓인다 → 끓여요: by the verb's stem. */
function fromStem(word: string): string | null {
  const kept = /^([가-힣]+)(?:습니다|는다)$/u.exec(word)?.[1]
  if (kept !== undefined) return polite(kept)
  const bound = /^([가-힣]*[가-힣])니다$/u.exec(word)?.[1] ?? /^([가-힣]+)다$/u.exec(word)?.[1]
  const final = finalOf(bound?.at(-1) ?? '')
  const open = word.endsWith('니다') ? finals.b : finals.n
  if (
    bound === undefined ||
    final !== open ||
    /^(?:아닌|인)$/u.test(bound) ||
    (bound.endsWith('인') && !verbsInI.test(`${bound.slice(0, -1)}이`))
  )
    return null
  if (word.endsWith('입니다') && !verbsInI.test(`${word.slice(0, -3)}이`)) return null
  const stem = withFinal(bound, finals.none)
  return stem === null ? null : polite(stem)
}
