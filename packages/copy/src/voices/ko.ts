import { formal } from '../korean/sentence-endings.ts'
import { exclaim, stop, type Voices } from './voice.ts'

/** A sentence that ends in 요 and asks or requests nothing. */
function isStatement(text: string): boolean {
  return text.endsWith('요') && (tellsOfIt.test(text) || !/(?:세요|까요|나요|게요)$/u.test(text))
}

/** “소리가 나요”, “40분이면 끝나요”, “드시는 분이 많으세요”: a verb in 나 and what is said of guests, and no question and no request. */
const tellsOfIt =
  /(?:^|\s)(?:끝|만|나타|일어|늘어|태어|빛|생겨|살아|드러|떠|달아|신|윤)?나요$|(?:많|좋|있)으세요$/u

/** What a sentence or a note says, each of its clauses by `say`: “교환돼요, 왕복 택배비는 저희가 내요”. Null where one has no form. */
function inClauses(text: string, say: (clause: string) => string | null): string | null {
  const clauses = text.split(/(?<=요|[드받있없되됐하했았었씀줌]\S{0,2}), /u).map(say)
  return clauses.every((one) => one !== null) ? clauses.join(', ') : null
}

function formally(text: string): string | null {
  // “말씀해주세용”
  const plain = text.replace(/(?<=세|[가-힣]해|어|아|예|에)용$/u, '요')
  return inClauses(plain, (clause) => ofNote(clause, 1) ?? (isStatement(clause) ? formal(clause) : clause))
}

/** The same words in sentences, where a video tells its other facts so. */
function inSentences(text: string, all: readonly string[]): string {
  if (!all.some((one) => /요~?$/u.test(one))) return text
  return inClauses(text, (clause) => ofNote(clause, 0) ?? clause) ?? text
}

/** How notes end, and sentences that say the same in the 해요 and in the 합니다 style. */
const notes: readonly (readonly [note: string, spoken: string, formal: string])[] = [
  ['드림', '드려요', '드립니다'],
  ['있음', '있어요', '있습니다'],
  ['없음', '없어요', '없습니다'],
  ['받음', '받아요', '받습니다'],
  ['았음', '았어요', '았습니다'],
  ['었음', '었어요', '었습니다'],
  ['했음', '했어요', '했습니다'],
  ['됐음', '됐어요', '됐습니다'],
  ['줌', '줘요', '줍니다'],
  ['씀', '써요', '씁니다'],
  ['됨', '돼요', '됩니다'],
  ['가능함', '가능해요', '가능합니다'],
  ['야 함', '야 해요', '야 합니다'],
]

/** A note (“고쳐드림”) as a sentence: 0 in the 해요 style, 1 in the 합니다 style; null for what is none. */
function ofNote(clause: string, style: 0 | 1): string | null {
  const found = notes.find(([note]) => clause.endsWith(note))
  return found ? clause.slice(0, clause.length - found[0].length) + found[1 + style] : null
}

/** A whole sentence, and no note or list. */
const isSentence = /(?:요|니다)$/u
/** One without a comma of its own: “참, 굴레, 꽃신 다 들어 있어요” reads as a list. */
const isOneThought = /^[^,]+(?:요|니다)$/u
/** Playfully drawn out, as friends write to each other. */
function drawnOut(text: string): string {
  return isStatement(text) ? `${text}~` : exclaim(text)
}

/** In as few words as a sheet of facts: “교환해 드립니다” is “교환합니다”, “무료입니다” is “무료”. */
function briefly(text: string): string | null {
  const said = formally(text)
  return said === null
    ? null
    : said
        .replace(/(?<=[가-힣]{2})해 ?드립니다$/u, '합니다')
        .replace(/(?<=포함|무료|기본|가능|별도|필수|제외|무상|완료|제공)입니다$/u, '')
}

/** Korean: the 해요 style, and the 합니다 style where a video is to be trusted or speaks as a professional. */
export const koreanVoices: Voices = {
  informative: {
    restyle: inSentences,
    leads: [{ words: '참고로 ', suits: 'notes', goesOn: false, only: isSentence }],
  },
  trustworthy: {
    restyle: formally,
    end: (text) => (/[다요]$/u.test(text) ? stop(text) : text),
    endsAll: true,
    call: stop,
  },
  casual: {
    restyle: inSentences,
    leads: [
      { words: '참, ', suits: 'gains', goesOn: false, only: isOneThought },
      { words: '참, ', suits: 'notes', goesOn: false, only: isOneThought },
    ],
  },
  professional: {
    leads: [{ words: '또한 ', suits: 'gains', goesOn: false, only: /니다$/u }],
    restyle: briefly,
  },
  fun: {
    restyle: inSentences,
    leads: [{ words: '아, 그리고 ', suits: 'news', goesOn: false }],
    end: (text, place) => {
      if (place === null || place % 2 > 0) return text
      return drawnOut(text)
    },
    call: exclaim,
  },
  popular: {
    restyle: inSentences,
    leads: [{ words: '게다가 ', suits: 'news', goesOn: false }],
    end: (text, place) => (place === 0 ? exclaim(text) : text),
    call: exclaim,
  },
}
