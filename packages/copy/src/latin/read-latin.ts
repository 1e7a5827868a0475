import { BoundedCache, countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { type Clause, clauseOf, type ClauseReader, lineOf, type Quality, textsOf } from '../reading/clause.ts'
import { capital } from '../reading/clean.ts'
import { fromSoMany, partLeans } from '../reading/leans-id-vi.ts'
import { hasQuotation, quotedWhole, withMarks } from '../reading/quotations.ts'
import { partRefersBack, pricesPart } from '../reading/refers-back.ts'
import { type Sentence, type Word, wordsThrough } from '../reading/sentence.ts'
import { doer } from './belongs.ts'
import { isOutcomeOf } from './case-outcome.ts'
import type { LatinGrammar, LatinPhrases } from './grammar.ts'
import { leansByLink } from './limits.ts'
import { withoutLead } from './links.ts'
import { partAtComma } from './part-at-comma.ts'
import { partLong } from './part-long.ts'
import { hasNoRoom } from './read-on.ts'
import { replacePronoun, withOwner } from './restate-subject.ts'
import { partRunOn } from './run-on.ts'
import { shorterNames } from './shorter-names.ts'
import { spelledOut } from './spelled-out.ts'
import { isOtherMatter, withTorn } from './stands-alone.ts'
import { startsOf } from './starts.ts'
import { isNotDoneTo, LEFT_LEAST } from './tears.ts'
import { idle } from './turned.ts'

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en

/** A reader for a language that writes words with spaces in Latin letters. */
export function latinReader(grammar: LatinGrammar, phrases: LatinPhrases): ClauseReader {
  const readAll: ClauseReader = (sentence, nameWords) => {
    const all = sentence.words.map((word, at, words) =>
      spelledOut(word, words[at - 1], words[at + 1], grammar),
    )
    const question = (words: readonly Word[]): Clause[] => [
      { ...clauseOf(words, [capital(`${lineOf(textsOf(words))}?`)]), question: true },
    ]
    if (sentence.question) return question(all)
    const labelled = readLabel(all)
    if (labelled) return [labelled]
    const words = withoutIdleEnd(withoutFront(all, grammar.opener))
    const text = lineOf(textsOf(words))
    const isWhole = sentence.whole || grammar.held.test(text) || endsInThing(words)
    const parted = (isWhole ? [words] : partings(words, grammar)).flatMap((part) => partLong(part, phrases))
    const whole = quotedWhole(withLeaning(parted, words), words)
    const mayPart = !sentence.whole && isRunOn(words, whole, phrases)
    const statements = mayPart
      ? quotedWhole(partRunOn(words, startsOf(grammar.starts, nameWords)), words)
      : []
    if (statements.length > 1)
      return statements.flatMap((part, at) => readAll(partOf(sentence, part, at), nameWords))
    const halved = whole.flatMap((part) => {
      const isLost = !sentence.whole && hasNoRoom(lineOf(textsOf(part)), phrases)
      const atComma = isLost ? partAtComma(part, phrases) : [part]
      const inTwo = isLost && atComma.length === 1 ? partRunOn(part, grammar.starts) : atComma
      return quotedWhole(inTwo, part)
    })
    return withCommas(halved, words, grammar).map((whole, at, parts) => {
      const part = at > 0 ? withoutLead(whole) : whole
      const line = lineOf(textsOf(part))
      const hasOwn = line
        .split(' ')
        .slice(0, OWN_WITHIN)
        .some((word) => subject.test(word) || doer.test(word))
      // “… saya tolak dulu demi keselamatan, konsultasi ke dokter”: with the front untold, its end is no thought.
      const isEnd = at > 0 && !hasOwn && hasNoRoom(lineOf(textsOf(parts[at - 1] ?? [])), phrases)
      const isRest = leansByLink(part, words) || (isEnd && !isOtherMatter(line, phrases))
      const leans =
        at === 0
          ? sentence.refersBack === true
          : isRest ||
            isOutcomeOf(part, parts[at - 1] ?? [], words) ||
            partRefersBack(line) ||
            partLeans(line) ||
            pricesPart.test(line) ||
            fromSoMany.test(text) ||
            opensFor.test(text)
      const said = hasQuotation(part) ? lineOf(textsOf(withMarks(part))) : line
      if (leans) return { ...clauseOf(part, [capital(said)]), refersBack: true }
      if (said !== line) return clauseOf(part, [capital(said)])
      const clause = isWhole
        ? clauseOf(part, bare(line, grammar, nameWords))
        : readPart(part, grammar, nameWords)
      return at > 0 && !hasOwn ? { ...clause, goesOn: true } : clause
    })
  }
  return (sentence, nameWords) => withTorn(readAll(sentence, nameWords), sentence.words, phrases)
}

/** “For mechanical watches I give a written quote first and there’s a guarantee”: both are for them. */
const opensFor =
  /^for (?!(?:\p{L}+ )?(?:years|months|weeks|days|now|example|instance)(?!\p{L}))(?:\p{L}+ ){1,3}(?:i|we|it[’']s|there[’']s) /iu

/** “Otherwise it’s a new screen | we don’t do them”: a part that says nothing without the one before is told in one with it, where both have room. */
function withLeaning(parts: readonly Word[][], words: readonly Word[]): Word[][] {
  return parts.reduce<Word[][]>((all, part) => {
    const before = all.at(-1) ?? []
    const both = partRefersBack(lineOf(textsOf(part))) ? wordsThrough(words, before, part) : null
    const fits = both !== null && countChars(lineOf(textsOf(both))) <= SMALL_MOST
    return fits ? [...all.slice(0, -1), both] : [...all, part]
  }, [])
}

/** “After that it’s 60 an hour you can buy the parts yourself”: what a writer of no marks said one after the other, with a comma. */
function withCommas(parts: readonly Word[][], words: readonly Word[], { starts }: LatinGrammar): Word[][] {
  return parts.length > 1 && isUnmarked(words) ? parts.flatMap((part) => partRunOn(part, starts)) : [...parts]
}

function isUnmarked(words: readonly Word[]): boolean {
  return words.slice(0, -1).every(({ text }) => !/[,;:?.]$/u.test(text))
}

/** Whether words without a mark hold a part that has room nowhere. */
function isRunOn(words: readonly Word[], parts: readonly Word[][], phrases: LatinPhrases): boolean {
  return isUnmarked(words) && parts.some((part) => hasNoRoom(lineOf(textsOf(part)), phrases))
}

/** A part of a sentence as a sentence. */
function partOf(sentence: Sentence, words: Word[], at: number): Sentence {
  const { refersBack: leans, ...one } = sentence
  const isOfLast = at === 0 ? leans === true : partRefersBack(lineOf(textsOf(words)))
  return { ...one, words, ...(isOfLast ? { refersBack: true as const } : {}) }
}

/** A last word that asks for the next sentence (“such as:”). */
function endsInThing(words: readonly Word[]): boolean {
  return words.at(-1)?.text.endsWith(':') ?? false
}

function withoutFront(words: readonly Word[], front: RegExp): readonly Word[] {
  if (words[0]?.opensQuote) return words
  const text = words.map((word) => word.text).join(' ')
  const length = front.exec(text)?.[0].trim().split(/\s+/u).filter(Boolean).length ?? 0
  return length > 0 && length < words.length ? words.slice(length) : words
}

/** “…, no questions”: where a sentence has no room with it, it is told without. */
function withoutIdleEnd(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex(({ text }, index) => index < words.length - 1 && text.endsWith(','))
  const mayGo = at > 0 && idle.test(lineOf(textsOf(words.slice(at + 1))))
  return mayGo && countChars(lineOf(textsOf(words))) > SMALL_MOST ? words.slice(0, at + 1) : words
}

/** “Material: 100% wool”: a value says little without its label. */
function readLabel(words: readonly Word[]): Clause | null {
  const at = words.findIndex((word) => /[:：]$/u.test(word.text))
  // “You told yourself: I’m too old to start” is no label and its value.
  if (at < 0 || at > 2 || at === words.length - 1 || doer.test(words[0]?.text ?? '')) return null
  const value = lineOf(textsOf(words.slice(at + 1)))
  const label = words
    .slice(0, at + 1)
    .map((word) => word.text)
    .join(' ')
  // What is sold needs no label.
  if (ofProduct.test(label)) return clauseOf(words, [capital(value)])
  return clauseOf(words, [capital(`${label} ${value}`)])
}

/** Among as many first words a part of its own has who or what it speaks of. */
const OWN_WITHIN = 6

/** Who or what does or is what a part says. */
const subject = /^(?:it|they|you|we|i|the|our|its|their|kami|chúng)$/iu

/** Labels of what is sold, in a form or a shop’s page. */
const ofProduct =
  /^(?:item|product|(?:please )?note|nb|p\.?s\.?|(?:product |item )?(?:details?|description)|spec(?:s|ifications?)|name|service|description|(?:detail|deskripsi) produk|spesifikasi|keterangan|thông tin(?: sản phẩm)?|nama|nama produk|produk|jenis produk|jenis barang|nama barang|jasa|layanan|deskripsi|tên|tên hàng|loại hàng|mặt hàng|tên sản phẩm|sản phẩm|dịch vụ|mô tả)\s?[:：]$/iu

/** The stretches of a sentence that each say one thing; a sentence that has room in one scene is told whole. */
function partings(words: readonly Word[], grammar: LatinGrammar): Word[][] {
  const text = lineOf(textsOf(words))
  if (countChars(text) <= SMALL_MOST) return [[...words]]
  const parts: Word[][] = []
  let from = 0
  for (const found of text.matchAll(new RegExp(grammar.parting.source, 'giu'))) {
    const upTo = text.slice(0, found.index).split(' ').length
    const next = text
      .slice(0, found.index + found[0].length)
      .trim()
      .split(' ').length
    if (upTo - from < 2 || words.length - next < 1) continue
    const left = words.slice(from, upTo)
    if (
      isNotDoneTo(left, words.slice(next)) ||
      (left.length < LEFT_LEAST && /^it/iu.test(left[0]?.text ?? ''))
    )
      continue
    // “The menu changes each week and goes out by text”: what goes out, the rest alone would not say.
    if (/\sand\s/iu.test(found[0]) && !subject.test(words[next]?.text ?? '') && hasOtherSubject(left))
      continue
    // “Miss one and you can make it up”: what one is told to do is the case of the rest.
    const isImperative =
      !grammar.verb.test(lineOf(textsOf(left))) && !left.some(({ text: word }) => word.endsWith(','))
    if (/^(?:you|they|we|i|(?:we|i|you|it|they)[’']ll)$/iu.test(words[next]?.text ?? '') && isImperative)
      continue
    // “All our polish is HEMA free, good for sensitive skin”: said of the polish.
    const line = lineOf(textsOf(left))
    if (suits.test(words[next]?.text ?? '') && grammar.verb.test(line) && !grammar.subject.test(line))
      continue
    parts.push(words.slice(from, upTo))
    from = next
  }
  parts.push(words.slice(from))
  return parts
    .filter((part) => part.length > 0)
    .map((part, at, all) => withOwner(replacePronoun(part, all[at - 1] ?? []), all[at - 1] ?? []))
}

/** Whether words say something of another thing than the product, or of somebody: “The menu …”, “… by my dad Earl, who is 74”. */
function hasOtherSubject(words: readonly Word[]): boolean {
  const [first, ...rest] = textsOf(words)
  return (
    /^(?:the|our|my|your|his|her|every|each|all|most)$/iu.test(first ?? '') ||
    rest.some((word) => /^(?:who|which|where)$/iu.test(word))
  )
}

/** What somebody or something is good for. */
const suits = /^(?:perfect|ideal|good|great|suitable|cocok|phù|thích)$/iu

function readPart(words: readonly Word[], grammar: LatinGrammar, nameWords: readonly string[]): Clause {
  const text = lineOf(textsOf(words))
  const plain = bare(text, grammar, nameWords)
  const core = plain.at(-1) ?? text
  const qualities = qualitiesIn(core, grammar)
  if (grammar.denied.test(text)) return clauseOf(words, plain, deniedQuality(core, grammar))
  const turned = grammar.turned?.(core, grammar.adjectives) ?? null
  const placeless = grammar.place ? core.replace(grammar.place, '') : core
  const more = [
    ...(placeless === core ? [] : [placeless]),
    ...(grammar.purpose?.test(core) ? [core.replace(grammar.purpose, '')] : []),
    ...shorterNames(core, grammar),
    ...(turned ? [turned] : []),
    ...qualities.map(capital),
  ]
  const first = qualities[0]
  const about = first ?? turned?.toLocaleLowerCase('en')
  const quality: Quality | null = about
    ? { about, named: first === undefined, noun: null, denied: false }
    : null
  return clauseOf(words, [...plain, ...more.map(capital)], quality)
}

/** The text, and the text without the stand-in for the product at its front. */
function bare(text: string, grammar: LatinGrammar, nameWords: readonly string[]): string[] {
  const standIn = text.replace(grammar.subject, '').replace(grammar.article, '').trim()
  const dropped =
    standIn !== text.replace(grammar.article, '') && standIn !== '' && !grammar.allows.test(text)
  // “It honks, so don’t use it on houseplants”: a sentence of two thoughts keeps what does it.
  const isTwo = (/^it\s(?!is\s)/iu.test(text) && /,\s/u.test(text)) || saysItAgain.test(standIn)
  // “It does not do payroll”: what does not.
  const isTwoOrDenied = isTwo || /^it (?:does|do)(?: not|n[’']t)\s/iu.test(text)
  // “It’s our old boat really”: “our old boat” alone says nothing of it.
  const keeps =
    dropped && (isTwoOrDenied || /^(?:our|my|me|us)\s/iu.test(standIn)) && countChars(text) <= SMALL_MOST
  const lines = [capital(dropped && !keeps ? standIn : text)]
  const fronts = [
    grammar.subject,
    ...nameWords
      .filter((word) => /^\p{L}{2,}$/u.test(word))
      .map((word) =>
        namedSubjectCache.get(`${grammar.and} ${word}`, () => grammar.namedSubject(escaped(word))),
      ),
  ]
  for (const front of fronts) {
    const rest = text.replace(front, '').replace(grammar.article, '')
    // “The best granola in town”: what follows belongs to the name, it is nothing said of it.
    if (/^(?:in|on|of|for|with|from|at|by|to|that|which|and|or)\s/iu.test(rest)) continue
    if (rest !== text.replace(grammar.article, '') && rest.trim() !== '') lines.push(capital(rest.trim()))
  }
  const last = lines.at(-1) ?? text
  const calm = last.replace(grammar.intensifier, '').replace(/\s+/gu, ' ').trim()
  return calm !== '' && calm !== last ? [...lines, capital(calm)] : lines
}

/** What stands for the product at the front of a sentence, by the language's “and” and the word of its name: compiled once. */
const namedSubjectCache = new BoundedCache<RegExp>(500)

/** “It’s hot when it arrives so let it sit”: what “it” is, the front says. */
const saysItAgain =
  /\sand they\s|\s(?:so|but|or|because|if|until|when|once|before|after)\s(?:.*\s)?(?:it|them|they)(?:[’']\p{L}+)?(?!\p{L})|,\sit(?:[’']s)?\s/iu

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** The adjectives, when the text is nothing but a list of them. */
function qualitiesIn(text: string, grammar: LatinGrammar): string[] {
  const list = text
    .toLocaleLowerCase('en')
    .replace(grammar.intensifier, '')
    .split(new RegExp(`,\\s*(?:${grammar.and}\\s+)?|\\s+(?:${grammar.and})\\s+`, 'u'))
    .map((word) => word.trim())
  return list.every((word) => grammar.adjectives.has(word)) ? list : []
}

function deniedQuality(text: string, grammar: LatinGrammar): Quality | null {
  const last = text.toLocaleLowerCase('en').replace(grammar.denied, '').trim()
  return grammar.adjectives.has(last) ? { about: last, named: false, noun: null, denied: true } : null
}
