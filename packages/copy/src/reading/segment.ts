import { countChars } from '@clipmint/kit'

import { finalOf, finals, withFinal } from '../korean/hangul.ts'
import { lineLimits } from '../line-limits.ts'
import { cleanWord, isDecoration, withAnswers, withoutEmoji } from './clean.ts'
import { withLabels } from './fields-ko.ts'
import { withoutFormFields } from './form-fields.ts'
import { joined, withWhatGoesOn } from './join-sentences.ts'
import { languageOf } from './language-of.ts'
import { withNumberedLines } from './lines.ts'
import { withoutPageScraps, withPageLabels } from './page-labels.ts'
import { piecesOf } from './pieces.ts'
import { longestItem, partsFacts, withWon } from './price-items-ko.ts'
import { isPrivate } from './private.ts'
import { withQuotations } from './quotations.ts'
import { withSections } from './sections.ts'
import { isShortened, type Range, sentenceRanges } from './sentence-ranges.ts'
import type { Sentence, Unread, Word } from './sentence.ts'
import { isNounList } from './shorten-ko-lists.ts'
import { becomesFrom, isOfEach, isPriceFrom, isPriceToPrice, isRange } from './signs.ts'
import { withCorrections, withoutTakenBack } from './taken-back.ts'

/**
 * The sentences of an owner's text, in order. Left out: list marks, hashtags, remarks in parentheses, and every
 * sentence that would become untrue or private when shown (addresses of the net, telephone numbers, “< 5 kg”).
 */
export function splitSentences(text: string): Sentence[] {
  return readSentences(text).sentences
}

/** The same, with the stretches that were left out. List marks, and decorations beside words, are no loss. */
export function readSentences(written: string, name = ''): { sentences: Sentence[]; unread: Unread[] } {
  const own = withoutPageScraps(withCorrections(written))
  const text = withPageLabels(withLabels(withoutFormFields(withNumberedLines(own))))
  const parts = sentenceRanges(text)
    .map(({ start, end }) => readSentence(text, start, end))
    .flatMap((one): (Sentence | Unread)[] => {
      if ('words' in one) return withRemarks(one, text)
      return isDecoration(text, one) ? [] : [one]
    })
  const read = withWhatGoesOn(withNoun(withSections(withoutTakenBack(parts), text, name)), text)
  return {
    sentences: withQuotations(
      read.flatMap((one) => ('words' in one ? [one] : [])),
      text,
    ),
    unread: read.flatMap((one) => ('words' in one ? one.remarks : [one])),
  }
}

/** A long sentence with what its writer put in parentheses, where that is more than a word: at its end it is said with it, elsewhere after it. */
function withRemarks(sentence: Sentence, text: string): Sentence[] {
  // “장날(5일, 10일)엔”: what stands before a particle is no thought of its own.
  const noted = sentence.remarks.map((range) => ({
    range,
    read: /^[가-힣]/u.test(text.slice(range.end)) ? null : readRemark(text, range),
  }))
  const remarks = noted.flatMap(({ range, read }) => (read ? [] : [range]))
  const end = sentence.words.at(-1)?.end ?? 0
  const [last] = noted.filter(({ range, read }) => read && range.start >= end)
  // “(택배비 4천원)”, “(lebah tanpa sengat)”: a few words say something only of what they stand beside.
  const others = noted.flatMap((note) =>
    note !== last && note.read && saysSomething(note.read) ? toldAfter(note.read) : [],
  )
  const whole = last?.read ? joined(sentence, last.read) : sentence
  return [{ ...whole, remarks }, ...others]
}

/** Whether a remark says enough to be told by itself: “(a Yaris, nothing flash)” says it of the car alone. */
function saysSomething({ words }: Sentence): boolean {
  const isAside = /^(?:an?|my|our) (?:\p{L}+ ){0,2}\p{L}+, (?:nothing|no) \p{L}+$/iu.test(
    words.map(({ text }) => text).join(' '),
  )
  return words.length >= REMARK_LEAST && !isAside
}

/** “(sayur, lauk, tempe/tahu, sambal)”, “(im 19 and certified lol)”: what is remarked in Latin letters is of what stands before. */
function toldAfter(remark: Sentence): Sentence {
  const isLatin = !remark.words.some(({ text }) => /[가-힣]/u.test(text))
  return isLatin ? { ...remark, refersBack: true } : remark
}

/** As many words as a label has. */
const LABEL_WORDS = 3
/** As many words as a remark has that is told by itself. */
const REMARK_LEAST = 4

/** “Cats”, and no “boxes”, “candies” or “glasses”, whose singular takes more than an s away. */
const plainPlural = /^(\p{Lu}\p{L}+(?<!i?e|s|[cs]h|[xz]))s$/u

/** “Cats only. Each one gets a room”: “Each cat gets a room”, as the sentence before begins with them. */
function withNoun(sentences: readonly (Sentence | Unread)[]): (Sentence | Unread)[] {
  return sentences.map((one, at) => {
    const before = sentences[at - 1]
    if (!('words' in one) || before === undefined || !('words' in before)) return one
    const [each, pronoun, ...rest] = one.words
    const [, noun] = plainPlural.exec(before.words[0]?.text ?? '') ?? []
    const isOfOne = /^only,?$/iu.test(before.words[1]?.text ?? '')
    const isAnyOf = /^each$/iu.test(each?.text ?? '') && /^one$/iu.test(pronoun?.text ?? '')
    if (!each || !pronoun || noun === undefined || !isAnyOf || !isOfOne) return one
    return { ...one, words: [each, { ...pronoun, text: noun.toLocaleLowerCase('en') }, ...rest] }
  })
}

/**
 * “수선해드려요(무료)”, “10kg (박스포함)”, “한자반(45cm)은 5만5천원”: what is too short to be told by itself stays where its Korean writer
 * put it, where the sentence has room with it.
 */
function staysInPlace(text: string, range: Range, sentence: string): boolean {
  const inside = /^\s*\(([^()]*[가-힣\d][^()]*)\)$/u.exec(text.slice(range.start, range.end))?.[1] ?? ''
  // “… 다 합니다 야간(밤10시~아침7시) 5만”: it is of its own sentence, though no stop parts that from the one before.
  const own = sentence.split(/(?<=니다|요)\s/u).find((part) => part.includes(inside)) ?? ''
  // “찾으러 오시거나 택배(4천원)로 받으세요”: what something costs is never left out.
  if (text.slice(range.start, range.end).startsWith('(') && /^[^\s]*[\d만천백]원$/u.test(inside)) return true
  if (countChars(inside) < 2 || !/[가-힣]/u.test(sentence) || countChars(own.trim()) > lineLimits.ko.small)
    return false
  const isAtEnd = !/[\p{L}\p{N}]/u.test(sentence.slice(sentence.lastIndexOf(inside) + inside.length))
  const read = readRemark(text, range)
  return read === null || (!isAtEnd && read.words.length < REMARK_LEAST)
}

function readRemark(text: string, { start, end }: Range): Sentence | null {
  const inside = text.slice(start, end)
  const from = start + inside.search(/[([（【]/u) + 1
  const read = readSentence(text, from, end - 1)
  // “(6 bln)” says how many of what stands before it.
  const isCount = /^\D?\d[\d.,]* ?\p{L}*$/u.test(inside.slice(1, -1).trim())
  return 'words' in read && read.words.length > 1 && !isCount && !isNounList(read.words) ? read : null
}

const listMark = /^\s*(?:[-–—•·*▶►✔✓☑√]+|\d{1,2}[.)](?=\s)|[①-⑳])\s*/u
const exception =
  /제외|별도|한정|한해|이상|이하|미만|까지|부터|단[,:\s]|만\s*$|\d%|(?<!\p{L})(?:only|except|excl(?:ud\p{L}+)?|over|under|from|until|if|kecuali|hanya|mulai|trừ|chỉ|từ|nếu)(?!\p{L})/iu
const loneParticle =
  /^(?:은|는|이|가|을|를|의|에|엔|에는|에도|도|와|과|로|으로|에서|에게|한테|만|까지|부터|이나|나|랑|이랑|예요|이에요|입니다)[.,]?$/u

/** “45000 이구요”: the copula apart from its number. */
const loneCopula = /^(?:이[고구]요?|이에요|예요|에요|입니다)[.,]?$/u

/** “커텐 맞춤하는 집 입니다”: the same at the end of its sentence, apart from any noun. */
const closingCopula = /^(?:이에요|예요|에요|입니다)[.]?$/u

function readSentence(text: string, from: number, to: number): Sentence | Unread {
  const raw = text.slice(from, to)
  const unread = (reason: Unread['reason']): Unread => ({ start: from, end: to, reason })
  if (/[<>＜＞]\s*[\d₩$]/u.test(raw)) return unread('signs')
  if (isPrivate(raw)) return unread('private')
  const start = from + (listMark.exec(raw)?.[0].length ?? 0)
  const remarks = [...raw.matchAll(/\s*[([（【][^)\]）】]*[)\]）】]/gu)]
  // “roda 4 (2 bisa dikunci)”: what has room in one scene stays as its owner wrote it.
  const isLatin = !/[가-힣]/u.test(raw)
  const fits = longestItem(text.slice(start, to)) <= lineLimits[isLatin ? 'en' : 'ko'].small
  const hasRoom = isLatin && fits
  const excepts = remarks.some(([remark]) => exception.test(remark.replace(/[([（【)\]）】]/gu, ' ')))
  const left = remarks
    .map((found) => ({ start: from + found.index, end: from + found.index + found[0].length }))
    .filter(
      (range) =>
        !excepts &&
        !(fits && /^\s*[(（]/u.test(text.slice(range.start, range.end))) &&
        !staysInPlace(text, range, raw),
    )
  // “체험 1회 3만원 → 등록시 차감”: what leads to what is said whole.
  const whole =
    excepts ||
    (!isLatin && fits && /[→⇒➡]|[^\s] [-–—] /u.test(raw)) ||
    (!hasRoom && left.length < remarks.length)
  const words: Word[] = []
  let isOpen = false
  for (const found of withAnswers(text.slice(start, to)).matchAll(/\S+/gu)) {
    const word = { text: found[0], start: start + found.index, end: start + found.index + found[0].length }
    const pieces = piecesOf(word, left)
    if (pieces.length === 0 && !isLatin && partsFacts(words, text.slice(word.end, to))) endWithComma(words)
    for (const piece of pieces) {
      if (piece.text.startsWith('#')) continue
      const shown = `${tidy(piece.text)}${quotedQuestion.test(piece.text) ? '?' : ''}`
      const before = words.at(-1)
      const isCopula =
        loneCopula.test(shown) &&
        (/[\d원]$|^추가$|포함$|별도$|무료$/u.test(before?.text ?? '') ||
          (/^이[고구]요[.,]?$/u.test(shown) && /[가-힣]$/u.test(before?.text ?? '')) ||
          (closingCopula.test(shown) && /[가-힣]$/u.test(before?.text ?? '')))
      if (isCopula || (piece.text !== found[0] && loneParticle.test(shown))) {
        // “장날(5일, 10일)엔”, “45000 이구요”: the particle is of the word before.
        if (!before) return unread('signs')
        before.text += shown
        before.end = piece.end
        continue
      }
      const last = words.at(-1)
      // “구성 : 상추 4포기”, but “1 : 1 맞춤”
      if (
        /^[:：]$/u.test(piece.text) &&
        last &&
        words.length <= LABEL_WORDS &&
        !/^\d+$/u.test(last.text + text.slice(piece.end, to).trimStart().slice(0, 1))
      )
        last.text += ':'
      else if (piece.text === '&' && words.length > 0)
        words.push({ ...piece, text: andIn[languageOf(text) ?? 'ko'] })
      else if (/^[-–~]$/u.test(piece.text) && isRange(words, text.slice(piece.end, to)))
        words.push({ ...piece, text: '–' })
      else if (isPriceToPrice(words, piece.text, text.slice(piece.end, to))) becomesFrom(words)
      // “반찬 5가지 + 국”
      else if ((hasRoom || (fits && piece.text === '+')) && /^\(?[+=]$/u.test(piece.text) && words.length > 0)
        words.push({ ...piece })
      // “Oct 1 - May 1”, “Bees I won’t kill - I’ll give you a number”, “안 사는 책 - 전집, 교과서”
      else if (fits && /^[-–—]$/u.test(piece.text) && words.length > 0) words.push({ ...piece, text: '–' })
      // “75% merino / 25% nylon, 4ply”
      else if (piece.text === '/' && words.length > 0 && isLatin && (hasRoom || raw.includes(', ')))
        words.push({ ...piece })
      // “우유팩 10개 → 휴지 1롤”
      else if (/^[→⇒]$/u.test(piece.text) && words.length > 0 && !isLatin && fits)
        words.push({ ...piece, text: '→' })
      // “25cm ± 1cm”
      else if (piece.text === '±' && words.length > 0) words.push({ ...piece })
      // “40cm + 3cm”
      else if (
        shown === '+' &&
        /^\d/u.test(words.at(-1)?.text ?? '') &&
        /^\s*\d/u.test(text.slice(piece.end, to))
      )
        words.push({ ...piece, text: '+' })
      else if (shown === '+' && words.length > 0 && andIn[languageOf(text) ?? 'ko'] !== '+')
        words.push({ ...piece, text: andIn[languageOf(text) ?? 'ko'] })
      else if (isOfEach(words, piece.text, text.slice(piece.end, to))) words.push({ ...piece })
      else if (/^[,/|·+–—=-]$/u.test(shown) || /^[=→⇒]$/u.test(piece.text)) endWithComma(words)
      // “… 알려드리고 어르신댁은 그냥 가서 달아드립니다 (동네만)”: of the clause that it stands after.
      else if (
        !isLatin &&
        /^\([가-힣\d]{2,12}\)$/u.test(piece.text) &&
        text.slice(piece.end, to).trim() === ''
      )
        words.push({ ...piece })
      else if (excepts && !fits && /^[([（【]/u.test(piece.text)) {
        isOpen = true
        endWithComma(words)
        words.push({ ...piece, text: shown.replace(/[()[\]（）【】]/gu, '') })
      } else if (isOpen && /[)\]）】][.,]?$/u.test(piece.text))
        words.push({ ...piece, text: shown.replace(/[()[\]（）【】]/gu, '') })
      // “어려워요 ㅠ 발은 안하고”: a sigh.
      else if (/[\p{L}\p{N}]/u.test(shown) && !/^[ㅠㅜㅋㅎ]+$/u.test(shown))
        words.push({ ...piece, text: isPriceFrom(words, shown) ? `${shown}으로` : shown })
    }
  }
  if (words.length === 0) return unread('no-words')
  return {
    words: withWon(words, text),
    // “1시간 반 정도?” is not asked.
    question: /(?<!(?:정도|쯤|가량)\s?)[?？]\s*\S?$/u.test(withoutEmoji(raw).trim()),
    whole,
    remarks: left.map((range) => ({ ...range, reason: 'remark' as const })),
  }
}

/** A question in quotes keeps its mark where its sentence goes on. */
const quotedQuestion = /[?？]["”’'」]$/u

function tidy(word: string): string {
  return (
    cleanWord(word)
      .normalize('NFC')
      .replace(/(?<=[하되있없])는대요$/u, '는데요')
      // “팜니다”, “드림니다”: as they are said, and not as they are spelled.
      .replace(/[가-힣](?=니다[.,!~]*$)/u, (syllable) =>
        finalOf(syllable) === finals.m ? (withFinal(syllable, finals.b) ?? syllable) : syllable,
      )
      // “설치 9만원~”, “배터리 교체 6만~”, “세트 15만원~(보자기 포장)”
      .replace(/(?<=\d[만천백]?원|\d[만천])[~～](?=$|\()/u, '부터')
      .replace(/^[~～](\d+[명인개분])$/u, '$1까지')
      // “당일 연락은 좀...”: what is left unsaid.
      .replace(/^(좀|글쎄)(?:\.{2,}|…)$/u, '$1‥')
      .replace(/\^\^|[!。！…]+$|[?？]+$/gu, '')
      .replace(/^(.*?)\.+$/u, (whole, text: string) => (isShortened(text) ? whole : text))
      .replace(/(?<=[\p{L}%])[~^*_=]+(?=$|[,.])/gu, '')
      .replace(/(?<=[가-힣])[-–—]+$/u, '')
      .replace(/^[*_=~^.!?]+/u, '')
  )
}

/** What “&” is read as. */
const andIn = { ko: '+', en: 'and', id: 'dan', vi: 'và' } as const

function endWithComma(words: Word[]): void {
  const last = words.at(-1)
  if (last && !/[,:]$/u.test(last.text)) last.text += ','
}
