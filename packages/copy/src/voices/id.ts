import { exclaim, replacing, stop, type Voices } from './voice.ts'

/** Words that are typed as they are spoken, as they are written. */
const asWritten = replacing([
  [/\b(?:nggak|enggak|ngga|gak|ga)\b/giu, 'tidak'],
  [/\b(?:aja)\b/giu, 'saja'],
  [/\budah\b/giu, 'sudah'],
  [/\bkalo\b/giu, 'kalau'],
  [/\bpake\b/giu, 'pakai'],
  [/\bcuma\b/giu, 'hanya'],
  [/\bbanget\b/giu, 'sekali'],
  [/\bkamu\b/giu, 'Anda'],
])

const asSpoken = replacing([
  [/\btidak\b/giu, 'nggak'],
  [/\bAnda\b/gu, 'kamu'],
])

/** What is written and not chatted, and so may follow a written lead. */
const isWritten =
  /^(?!.*\b(?:kak|nih|ya|sih|dong|lho|loh|banget|cuma|aja|nggak|gak|ga|udah|kalo|pake|sama|free)\b)/iu
/** Words that are spoken, and no abbreviation. */
const isSpoken = /^(?!\p{L}+\.)/u
/** What is a thing by itself and no choice (“bisa tanpa cabai”), as news is. */
const isNews = /^(?!(?:bisa|boleh|min|garansi|gratis|kalau|jika)\b)/iu

/** A longer sentence bears no “lho”. */
const LHO_WORDS = 6

export const indonesianVoices: Voices = {
  informative: { leads: [{ words: 'Sebagai info, ', suits: 'notes', goesOn: true, only: isWritten }] },
  trustworthy: { restyle: asWritten, end: stop, endsAll: true, call: stop },
  casual: {
    leads: [
      { words: 'Oh ya, ', suits: 'gains', goesOn: true, only: isSpoken },
      { words: 'Oh ya, ', suits: 'notes', goesOn: true, only: isSpoken },
    ],
    restyle: asSpoken,
  },
  professional: {
    leads: [{ words: 'Selain itu, ', suits: 'gains', goesOn: true, only: isWritten }],
    restyle: asWritten,
  },
  fun: {
    leads: [{ words: 'Eh, tahu nggak? ', suits: 'news', goesOn: false, only: isNews }],
    restyle: asSpoken,
    end: (text, place) => {
      if (place === null || place % 2 > 0) return text
      return place === 0 || text.split(' ').length > LHO_WORDS || !/\p{L}$/u.test(text)
        ? exclaim(text)
        : `${text}, lho!`
    },
    call: exclaim,
  },
  popular: {
    leads: [{ words: 'Plus, ', suits: 'news', goesOn: true, only: isSpoken }],
    end: (text, place) => (place === 0 ? exclaim(text) : text),
    call: exclaim,
  },
}
