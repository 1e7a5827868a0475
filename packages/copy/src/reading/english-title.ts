/** What somebody does or makes, at the end of a name: “Repair” of “Mobile Tack Repair and Rug Wash”. */
const trade =
  /^(?:repairs?|services?|rentals?|hire|care|wash|cleans?|shop|bakery|farm|studio|salon|school|works?|lessons|makers?|assembly|restorations?|clearance|removals?|delivery|installation|alterations|resoles?|re\p{L}{3,}|\p{L}{3,}(?<!spr|str|even|morn|wedd|build|ceil)ing)$/iu
/** What a course, a day or a firm is called, which its name does without: “Egg Painting” of “Egg Painting Workshop”. */
const occasion =
  /\s(?:weekends?|workshops?|class(?:es)?|courses?|sessions?|services?|compan(?:y|ies)|co|delivered)$/iu
/** “Sir Reginald’s” and “Harlan’s”, but “Women’s Shoes” and “Mother’s Day Flowers”. */
const owner =
  /^(?:\p{Lu}[\p{L}.]*\s){0,2}(?!(?:wo)?men|children|kids?|bab(?:y|ies)|mother|father|valentine|new|teacher|beginner|driver|patrick|all)\p{Lu}\p{L}+[’']s\s+(?=\p{L}+.*\s)/iu
const links = /\s(?:&|\+|and)\s/giu
const prepositions = /\s(?:w\/|for|by|of|with|at|in|from|on|to|near)\s/giu
/** Whom it is for, or who does it. */
const phrase = /\s(?:w\/|for|by|of|with|at|in|from|on|to|near)\s.*$/iu
/** What ends no name. */
const hangs = /\s(?:&|\+|and|or|the|an?|our|my|your|all|for|by|of|with|at|in|from|on|to|near|[-–—])$/iu

/**
 * Titles of a long English name, the best first: without its maker at the front (“Harlan’s …”, “Fionnuala Breen, …”), else up
 * to where nobody doubts that a part ends. What the owner writes of (`info`) is never cut from the front: it says what the rest is
 * of, as “Cob” of “Cob Oven & Clay Plaster Weekends”.
 */
export function englishTitles(full: string, info: string): string[] {
  const parts = full.split(/,\s+|\s[-–—|/]\s|\s?:\s/u)
  const plain = parts.find((part) => trade.test(part.split(' ').at(-1) ?? '')) ?? parts[0] ?? ''
  const whole = plain.replace(owner, '')
  const before = [...whole.matchAll(prepositions)].map(({ index }) => whole.slice(0, index)).toReversed()
  const fronts = [whole, ...before]
  const links = fronts.map((front) => beforeLinks(front))
  return [
    plain,
    ...fronts,
    ...fronts.map(withoutOccasion),
    ...links.flatMap(({ sure }) => sure),
    ...fronts.map(ofOneNoun),
    ...fronts.flatMap((front) => withoutMaker(front, info)),
    ...links.flatMap(({ others }) => others),
    ...fronts.map(afterLink),
    lastWords(whole),
  ]
    .map((title) => title.trim())
    .filter((title) => title.includes(' ') && !hangs.test(title))
}

/** “Shop Shutter Repair” of “Yusuf & Sons Shop Shutter Repair”: without first words that the owner does not write of as of things. */
function withoutMaker(title: string, info: string): string[] {
  const words = title
    .replace(/^(\p{Lu}\S*)\s(?:&|and)\s(?=(?:sons?|daughters?|brothers?|co)\s)/iu, '$1+')
    .split(' ')
  // A sentence’s own capital makes no name of its first word.
  const said = info.replace(/(?:^|[.!?\n]\s*)\p{Lu}/gu, (front) => front.toLocaleLowerCase('en'))
  const isOfThing = (word: string): boolean => {
    const stem = word.toLocaleLowerCase('en').replace(/(?:ing|[bdmnpt]?ed|es|s)$/u, '')
    return stem.length > 2 && said.includes(stem)
  }
  const least = words.findIndex(
    (word) => /\p{Ll}/u.test(word[0] ?? '') || isLink.test(word) || isOfThing(word),
  )
  const most = least < 0 ? words.length - 2 : least
  return words
    .map((_, from) => from)
    .filter((from) => from > 0 && from <= most && !isOfBefore(words, from))
    .filter((from) => !isLink.test(words[from] ?? '') && words.length - from > 1)
    .map((from) => words.slice(from).join(' '))
}

/** “Street” of “Lantern Street Letterpress Cards”, “Swarm” of “Second Swarm Beehive Kit”: the rest of a maker’s own name. */
function isOfBefore(words: readonly string[], from: number): boolean {
  return ofMaker.test(words[from] ?? '') || (from === 1 && describes.test(words[0] ?? ''))
}

const ofMaker =
  /^(?:street|road|lane|avenue|hill|bay|creek|river|lake|valley|ridge|point|island|harbou?r|barn|mill|house|cottage|yard|brothers?|bros|sisters?|sons?)$/iu
const describes =
  /^(?:first|second|third|old|new|little|big|tiny|great|grand|red|blue|green|black|white|pink|gold(?:en)?|silver|copper|iron|happy|lucky|wild|honest|crooked|north|south|east|west|northern|southern|eastern|western)$/iu

const isLink = /^(?:&|\+|and|or|of|for|by|with|at|in|from|on|to|near)$/iu

function withoutOccasion(title: string): string {
  return title.replace(occasion, '')
}

/** What stands before a link: surely where it is a trade of its own, “Mobile Tack Repair” of “Mobile Tack Repair and Rug Wash”. */
function beforeLinks(title: string): { sure: string[]; others: string[] } {
  const parted = [...title.matchAll(links)].toReversed().flatMap(({ 0: link, index }) => {
    const [left, right] = [title.slice(0, index), title.slice(index + link.length).replace(phrase, '')]
    const [end = '', last = ''] = [left, right].map((side) => side.split(' ').at(-1))
    const isOther = right.includes(' ') && !trade.test(last)
    return left.includes(' ') && (trade.test(end) || isOther) ? [{ left, isSure: trade.test(end) }] : []
  })
  const those = (isSure: boolean): string[] =>
    parted.filter((one) => one.isSure === isSure).map(({ left }) => left)
  return { sure: those(true), others: those(false) }
}

/** “Bath Resurfacing by Teodora” of “Chipped Enamel & Bath Resurfacing by Teodora”: the second of two things that one noun follows. */
function afterLink(title: string): string {
  const [left = '', right = '', ...more] = title.split(links)
  const isOwn = left.includes(' ') || trade.test(left)
  return isOwn && right.replace(phrase, '').includes(' ') && more.length === 0 ? right : ''
}

/** “Seaside Puppet Show” of “Prop & Punch Seaside Puppet Show”: where nothing is sure, what the name ends in beats no video at all. */
function lastWords(title: string): string {
  const words = title.split(' ').slice(-3)
  const leans = /^(?:before|after|during|without|your|our|the|an?)$|,$/iu
  const isCut = words.some((word) => isLink.test(word) || leans.test(word))
  return words.length < 3 || isCut ? '' : words.join(' ')
}

/** “Tin Whistle Maker” of “Tin Whistle & Low Whistle Maker”: one noun after both needs only the first. */
function ofOneNoun(title: string): string {
  const [, front = '', noun = '', other = '', last = ''] =
    /^(.*\s(\p{L}+))\s(?:&|\+|and)\s\p{L}+\s(\p{L}+)\s(\p{L}+)$/iu.exec(title) ?? []
  return noun !== '' && noun.toLocaleLowerCase('en') === other.toLocaleLowerCase('en')
    ? `${front} ${last}`
    : ''
}
