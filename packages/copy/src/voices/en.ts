import { exclaim, replacing, stop, type Voices } from './voice.ts'

/** Contractions that stand for one thing only; “it’s been” is of another verb, and “there’s two” is no English at all. */
const inFull = replacing([
  [/\bcan[’']t\b/giu, 'cannot'],
  [/\bwon[’']t\b/giu, 'will not'],
  [/(?<=\b(?:do|does|did|is|are|was|were|have|has|would|should|could))n[’']t\b/giu, ' not'],
  [/(?<=\b(?:you|we|they|it|i|that|there))[’']ll\b/giu, ' will'],
  [/(?<=\b(?:you|we|they))[’']re\b/giu, ' are'],
  [/(?<=\b(?:you|we|they|i))[’']ve\b/giu, ' have'],
  [/(?<=\bi)[’']m\b/giu, ' am'],
  [/(?<=\bit)[’']s(?= (?!been|got|had|come|become|gone|taken|lost|grown|\p{L}+ed\b)\p{L})/giu, ' is'],
])

/** As people say it; at the end of a sentence nothing is contracted. */
const inShort = replacing([
  [/\bcannot(?= \p{L})/giu, 'can’t'],
  [/\bwill not(?= \p{L})/giu, 'won’t'],
  [/(?<=\b(?:do|does|did|is|are|was|were)) not(?= \p{L})/giu, 'n’t'],
  [/(?<=\b(?:you|we|they|it)) will(?= (?!not)\p{L})/giu, '’ll'],
  [/(?<=\b(?:you|we|they)) are(?= (?!not)\p{L})/giu, '’re'],
  [/(?<=\b(?:it|that)) is(?= (?!not)\p{L})/giu, '’s'],
  [/(?<=\bi) am(?= (?!not)\p{L})/giu, '’m'],
])

/** A sentence that sets a limit, and is more than a price or a size. */
const limits = /^(?=.*\b(?:we|I|you|it|is|are)\b).*\b(?:if|not|cannot|only|until|unless)\b|n[’']t\b/iu

/** A sentence that a spoken lead may go on with: it begins with whom or what it tells of, and is no fragment (“150ml bottle”, “weighs 1.9 kg”). */
const hasSubject =
  /^(?:we|I|you|it|they|he|she|the|an?|each|every|all|both|most|if|when|there|this|these|our|my|your|free|no)(?![\p{L}’'])/iu

/** What happens of itself, and in no unhappy case. */
const tellsNews = /^(?!if|when|unless)(?=.*\b(?:we|I|you|it|is|are|comes?|gets?)\b)/iu
/** Nobody cheers at a case or at how to get out. */
const isCase = /^(?:if|when|unless)\b|\b(?:cancel|stop anytime|skip a|refund)/iu
const cheer = (text: string): string => (isCase.test(text) ? text : exclaim(text))

export const englishVoices: Voices = {
  informative: { leads: [{ words: 'Good to know: ', suits: 'notes', goesOn: true }] },
  trustworthy: {
    leads: [{ words: 'To be clear, ', suits: 'notes', goesOn: true, only: limits }],
    restyle: inFull,
    end: stop,
    endsAll: true,
    call: stop,
  },
  casual: {
    leads: [
      { words: 'Oh, and ', suits: 'gains', goesOn: true, only: hasSubject },
      { words: 'Just so you know, ', suits: 'notes', goesOn: true, only: hasSubject },
    ],
    restyle: inShort,
  },
  professional: { restyle: inFull },
  fun: {
    leads: [{ words: 'Guess what? ', suits: 'news', goesOn: false, only: tellsNews }],
    restyle: inShort,
    end: (text, place) => (place !== null && place % 2 === 0 ? cheer(text) : text),
    call: exclaim,
  },
  popular: {
    leads: [{ words: 'Plus, ', suits: 'news', goesOn: true, only: hasSubject }],
    end: (text, place) => (place === 0 ? cheer(text) : text),
    call: exclaim,
  },
}
