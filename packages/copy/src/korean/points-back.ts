import { namesOwn, namesThing, namesTopic } from './own-clause.ts'
import { follows, refersBack } from './refers-back.ts'
import { withoutObject } from './words.ts'

/** Whether words point back at what was said before them, with which they are said or right after it. */
export function pointsBack(texts: readonly string[]): boolean {
  return (
    follows.test(texts[0] ?? '') ||
    refersBack(texts) ||
    isDutyOfIt(texts) ||
    pointing.test(texts[0] ?? '') ||
    ifDissatisfied.test(texts.join(' ')) ||
    namedBefore(texts) ||
    // “(대구 시내는 집 앞까지 갖다 드리고) 병원 로비로도 가요”: where else.
    texts.some(
      (text, at) =>
        /[가-힣]로도$/u.test(text) && /^(?:가|와|오|나가|다녀|모시|보내)/u.test(texts[at + 1] ?? ''),
    ) ||
    // “(텔레비전은 없습니다) 일부러 안 달았고”: what.
    (texts[0] === '일부러' && /^(?:안|못)$/u.test(texts[1] ?? '')) ||
    texts.slice(1, 3).includes('그') ||
    // “다음날 전화하시면 그건 안돼요”, and no “벌집 있으면 그건 119 부르고”
    texts.slice(1, 3).some((text, at) => /^그[건게]$/u.test(text) && texts[at]?.endsWith('시면') === true) ||
    // “병원에 가 보시라고 말씀드려요”: about what.
    (!namesOwn(texts) &&
      texts.some((text, at) => /[라다]고$/u.test(text) && /^(?:말씀|권해|알려)/u.test(texts[at + 1] ?? '')))
  )
}

/** “(밤 11시 넘으면 …) 욕 좀 먹어도 그건 꼭 해요”: what, only the words before tell. */
function namedBefore(texts: readonly string[]): boolean {
  const at = texts.findIndex((text) => /^그[건걸]$/u.test(text))
  return (
    at > 1 &&
    !texts.slice(0, at).some((text, index) => namesThing(text, index + 1) || withoutObject(text) !== null)
  )
}

/** “(견적을 먼저 보내드리며) 마음에 안 드시면 비용 없이 돌려드려요”: with what. */
const ifDissatisfied = /^(?:마음|맘)에 (?:안 |들지 )/u

/** Whether words say what follows from those before them: “그래서 시간이 좀 걸려요”. */
export function saysOutcome(texts: readonly string[]): boolean {
  return follows.test(texts[0] ?? '')
}

/** “아침은 … 차려 드려요 | 전날 저녁까지 말씀을 하셔야 돼요”: what a buyer has to do for what stands before, which it does not name. */
function isDutyOfIt(texts: readonly string[]): boolean {
  const [before = '', last = ''] = texts.slice(-2)
  return (
    texts.length < FEW &&
    !namesTopic(texts) &&
    (/[가-힣]주세요$|^주세요/u.test(last) ||
      (before.endsWith('셔야') && /^[해돼되]/u.test(last)) ||
      (before.endsWith('시면') && /^[돼되]/u.test(last)))
  )
}

const FEW = 6

export const pointing =
  /^(?:그$|그래야|이거|최[소대]$|두번째|세번째|딴[거건데]|나머지|그게|그걸|그건|그거|그런|그럴|그러는|그러다|그중|거기|이게|이건|이걸|이런|이럴)/u
