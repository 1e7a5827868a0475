import { formal } from '../korean/sentence-endings.ts'
import { exclaim, stop, type Voices } from './voice.ts'

/** A sentence that ends in 요 and asks or requests nothing. */
function isStatement(text: string): boolean {
  return text.endsWith('요') && !/(?:세요|까요|나요|게요)$/u.test(text)
}

function formally(text: string): string | null {
  const [, said, ending = ''] = /^(.*)(드림|있음|없음|받음|됨|가능함)$/u.exec(text) ?? []
  if (said !== undefined) return `${said}${formalOfNote[ending] ?? ending}`
  // “교환돼요, 왕복 택배비는 저희가 내요”: each sentence of it.
  const sentences = text.split(/(?<=요), /u).map((one) => (isStatement(one) ? formal(one) : one))
  return sentences.every((one) => one !== null) ? sentences.join(', ') : null
}

/** Endings of a note (“고쳐드림”) as a sentence. */
const formalOfNote: Readonly<Record<string, string>> = {
  드림: '드립니다',
  있음: '있습니다',
  없음: '없습니다',
  받음: '받습니다',
  됨: '됩니다',
  가능함: '가능합니다',
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
  informative: { leads: [{ words: '참고로 ', suits: 'notes', goesOn: false, only: isSentence }] },
  trustworthy: {
    restyle: formally,
    end: (text) => (/[다요]$/u.test(text) ? stop(text) : text),
    endsAll: true,
    call: stop,
  },
  casual: {
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
    leads: [{ words: '아, 그리고 ', suits: 'news', goesOn: false }],
    end: (text, place) => {
      if (place === null || place % 2 > 0) return text
      return drawnOut(text)
    },
    call: exclaim,
  },
  popular: {
    leads: [{ words: '게다가 ', suits: 'news', goesOn: false }],
    end: (text, place) => (place === 0 ? exclaim(text) : text),
    call: exclaim,
  },
}
