import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'

/** What shops do, in words that are no names of things. */
export const act =
  /^(?:let|leave|do|bake|cook|roast|make|put|send|bring|give|take|keep|deliver|replace|fix|sew|stitch|knit|weave|grind|brew|grow|teach|refund|add|sell|ferment|fillet|sharpen|pour|knead|prune|throw|mix|choose|come|go|shoot|write|build|install|remove|apply|tell|explain|collect|fetch|carry|refill|buy|rent|lend|glaze|fire|polish|check|test|wash|dry|dye|press|cure|smoke|pick|pack|wrap|mend|repair|clean|set|wind|dip|rinse|soak|scrub|unload|haul|inspect|measure|weigh|feed|shear|fill|strip|carve|varnish|upholster|rebuild|rewire|restore|refinish|transcribe|proofread)$/iu

/** “We feed our starter … and let the dough rest”: who does it is told again. */
export function withDoer(part: readonly Word[], before: readonly Word[]): Word[] {
  const [first, ...rest] = part
  const verb = before.findIndex(({ text }, at) => at > 0 && act.test(text))
  // “Brakes, gears, chain, tyres: we check all of it and send you …”, “Mail it to us in Boise, we turn it around and send you …”
  const own = before[before.findLastIndex(({ text }) => /[,:]$/u.test(text)) + 1]
  const who =
    own && /^(?:(?:we|i)(?:[’']ll)?|you[’']ll)$/iu.test(own.text)
      ? [own]
      : isSeries(before)
        ? before.slice(0, 1)
        : before.slice(0, verb > 0 && verb <= SUBJECT_MOST ? verb : sendsYou(part, before) ? 1 : 0)
  // “and wash them”, “and send you”: only a verb stands there; “collect only” is what a buyer may.
  const isOnly = /^only$/iu.test(rest[0]?.text ?? '') || isNoun.test(lineOf(textsOf(part)))
  const isAct =
    (act.test(first?.text ?? '') && !isOnly) ||
    (isSeries(before) && isActOnSomething(textsOf(part)) && !noVerb.test(first?.text ?? '')) ||
    (/^(?:it|them|you|your)$/iu.test(rest[0]?.text ?? '') && !noVerb.test(first?.text ?? ''))
  // “We don’t do requests but tell us what you like”: a buyer is asked to.
  const isAsked =
    /^(?:me|us)$/iu.test(rest[0]?.text ?? '') ||
    who.some(({ text }) => isDenied.test(text) || asksWhat.test(text))
  return first && isAct && who.length > 0 && !isAsked
    ? [{ ...first, text: `${lineOf(textsOf(who))} ${first.text}` }, ...rest]
    : [...part]
}

/** “Pick up is free inside Lekki”: a verb that is the name of what is done. */
const isNoun = /^\S+(?: (?:up|off|in|out|over|down))? (?:is|are|was|were|costs?|takes?)(?!\p{L})/iu

/** “What we do is …”: it names nobody. */
const asksWhat = /^(?:what|how|who|where|when|why|which)$/iu

/** “I film you from both sides … and send you the numbers”: what a buyer is sent, whoever speaks sends. */
function sendsYou([verb, whom]: readonly Word[], [who]: readonly Word[]): boolean {
  return (
    /^(?:we|i)$/iu.test(who?.text ?? '') &&
    /^(?:send|give|show|tell|text|email|teach|bring|make|get)$/iu.test(verb?.text ?? '') &&
    /^you$/iu.test(whom?.text ?? '')
  )
}

/** “…, if your little one screams”: what leads to a case, a reason or a place is no act. */
const noVerb =
  /^(?:if|when|while|once|until|till|unless|before|after|since|as|so|that|because|though|although|whether|for|to|with|without|of|and|but|or|in|on|at|by|from|what|where|how|(?:every|any|no|some)(?:thing|body|one)|all|most|some|many|none)$/iu

/** “I drive your mom to the doctor, wait with her, write …”: acts of one doer, one after the other. */
function isSeries(words: readonly Word[]): boolean {
  const [[who] = [], ...acts] = lineOf(textsOf(words))
    .split(/,\s/u)
    .map((part) => part.split(' '))
  return /^(?:we|i)$/iu.test(who ?? '') && acts.length > 0 && acts.every(isActOnSomething)
}

/** “line the chimney”, “wait with her”: what is done, and to what. */
function isActOnSomething([first = '', second = '']: readonly string[]): boolean {
  return (
    /^(?!(?:and|but|so|not|for|with|from|first|then|even|only|also|just|mostly|mainly|now|plus)(?!\p{L}))\p{Ll}{3,}$/u.test(
      first,
    ) && /^(?:the|an?|your|our|my|it|them|you|him|her|with|for|up|down|off|out|back)$/iu.test(second)
  )
}

/** What is not done says nothing of who does the rest. */
const isDenied = /n[’']?t$|^(?:not|never|cannot)$/iu

/** “I’m qualified and have worked with runners”: who has is told again. */
export function withOwner(part: readonly Word[], before: readonly Word[]): Word[] {
  const [first, ...rest] = part
  const who = /^(?:i|we)(?=$|[’'])/iu.exec(before[0]?.text ?? '')?.[0]
  return first && who && /^(?:have|can|are|come|make|take)$/iu.test(first.text)
    ? [{ ...first, text: `${who} ${first.text}` }, ...rest]
    : [...part]
}

/** “We bring our own supplies and a vacuum that is quiet”: what is done is told again. */
export function withAct(part: readonly Word[], before: readonly Word[]): Word[] {
  const [first, ...rest] = part
  const isThing =
    (/^(?:an?|some)$/iu.test(first?.text ?? '') &&
      /^(?:that|with|for|of|from)$/iu.test(rest[1]?.text ?? '')) ||
    /^the odd \p{L}+ (?:if|that|from|for)(?!\p{L})/iu.test(lineOf(textsOf(part)))
  // “Our service includes a deep cleanse, | re-knotting and a blow dry”
  if (
    first &&
    /^(?:\p{L}+ ){1,5}includes (?!.*\b(?:we|i|you)\b)/iu.test(lineOf(textsOf(before))) &&
    /^\p{L}[\p{L}-]*ing$/iu.test(first.text)
  )
    return [{ ...first, text: `It includes ${first.text}` }, ...rest]
  const acts = actsIn(before)
  return first && acts.length > 0 && (isThing || areThings.test(lineOf(textsOf(part))))
    ? [{ ...first, text: `${lineOf(textsOf(acts))} ${first.text}` }, ...rest]
    : [...part]
}

/** “… accordions, concertinas and melodeons from my workshop”: the end of a list of what is worked on. */
const areThings = /^\p{Ll}+s and \p{Ll}+s (?:from|in|at|for|with|to)(?!\p{L})/iu

/** “We bring”, “I retune and repair”: who does what, at the front of a sentence. */
function actsIn(words: readonly Word[]): readonly Word[] {
  const [who, verb, and, other] = textsOf(words)
  if (!/^(?:we|i)$/iu.test(who ?? '')) return []
  if (and === 'and' && act.test(other ?? '')) return words.slice(0, 4)
  return act.test(verb ?? '') ? words.slice(0, 2) : []
}

/** As many words as a subject has that is told again. */
const SUBJECT_MOST = 3

/** What a sentence says something of, where it is a name; null where it is a pronoun. */
function subjectOf(words: readonly Word[]): Word | null {
  const at = words.findIndex(({ text }) => isVerb.test(text))
  const [first] = words
  const isName =
    first &&
    at > 0 &&
    at <= SUBJECT_MOST &&
    // “6 inch is $35”: one of a list of prices.
    !/^(?:it|this|these|those|that|they|there|here|we|i|you|\d.*)$/iu.test(first.text) &&
    !asksWhat.test(first.text)
  return isName ? { ...first, text: lineOf(textsOf(words.slice(0, at))) } : null
}

const isVerb = /^(?:is|are|depends|costs|covers|includes)$/iu

/** “Breakfast is rice porridge …, which is included”: what it is said of is told again. */
export function withSubject(part: readonly Word[], before: readonly Word[]): Word[] {
  const [first, ...rest] = part
  const subject = subjectOf(before)
  const verb = before.find(({ text }) => isVerb.test(text))
  return first && subject && verb
    ? [{ ...first, text: `${subject.text} ${verb.text} ${first.text}` }, ...rest]
    : [...part]
}

/** “Deposit is 30,000 and it comes off the price”: what “it” is. */
export function replacePronoun(part: readonly Word[], before: readonly Word[]): Word[] {
  const [it, ...rest] = part
  // “Pick up is Friday, I tried to post one and it showed up as soup”: of two thoughts, nobody knows which.
  const isOne = !/,\s(?:i|we|you|they|he|she|it)(?![\p{L}])/iu.test(lineOf(textsOf(before)))
  const subject = it && isOne && /^it$/iu.test(it.text) ? subjectOf(before) : null
  // “Ray has been measuring hands since 1994 and if the thumb is tight he’ll sand it”: who.
  const [name = '', verb = ''] = textsOf(before)
  const isPerson = /^\p{Lu}\p{Ll}+$/u.test(name) && /^(?:has|is|does|was|makes|runs|works)$/iu.test(verb)
  const he = isPerson ? part.findIndex(({ text }) => /^s?he(?:[’']ll|[’']s)?$/iu.test(text)) : -1
  if (he >= 0)
    return part.map((word, at) =>
      at === he ? { ...word, text: word.text.replace(/^s?he/iu, name).replace(/[’']ll$/u, ' will') } : word,
    )
  const handed = it && /^(?:they[’']re|it[’']s)$/iu.test(it.text) ? handedIn(before) : ''
  if (it && handed !== '')
    return [{ ...it, text: `${handed} ${/^they/iu.test(it.text) ? 'are' : 'is'}` }, ...rest]
  // “Every beanie is knit by hand and it doesn’t itch”: “every beanie doesn’t” would say that some do.
  const named = subject?.text.replace(/^(?:every|each) (?=\p{Ll})/iu, 'The ')
  return it && named !== undefined ? [{ ...it, text: named }, ...rest] : [...part]
}

/** “Drop your kitchen knives in the box and they’re back the next day”: what a buyer hands in; blank where they hand in nothing. */
function handedIn(words: readonly Word[]): string {
  const [, thing = ''] =
    /^(?:drop|leave|bring|send|post|hand|give|put) (?:us |me |in |off )?(your \p{L}+(?: \p{L}+)??)(?= (?:in|into|at|on|off|to|with|by|before|over|through|outside|round)(?!\p{L})|$)/iu.exec(
      lineOf(textsOf(words)),
    ) ?? []
  return thing
}

/** “… by my dad Earl, who is 74 and has been a blacksmith since high school”: the name that “who” stands for. */
export function withNamed(part: readonly Word[], before: readonly Word[]): Word[] {
  const [who, ...rest] = part
  const [, name] = /^(\p{Lu}\p{Ll}+),$/u.exec(before.at(-1)?.text ?? '') ?? []
  return who && name !== undefined && /^who$/iu.test(who.text) ? [{ ...who, text: name }, ...rest] : [...part]
}
