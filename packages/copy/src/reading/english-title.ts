/** What somebody does or makes, at the end of a name: “Repair” of “Mobile Tack Repair and Rug Wash”. */
const trade =
  /^(?:repairs?|services?|rentals?|hire|care|wash|cleans?|shop|bakery|farm|studio|salon|school|works?|lessons|makers?|assembly|restoration|removals?|delivery|installation|alterations|resoles?|re\p{L}{3,}|\p{L}{3,}(?<!spr|str|even|morn|wedd|build|ceil)ing)$/iu
/** What a course, a day or a firm is called, which its name does without: “Egg Painting” of “Egg Painting Workshop”. */
const occasion =
  /\s(?:weekends?|workshops?|class(?:es)?|courses?|sessions?|services?|compan(?:y|ies)|co|delivered)$/iu
/** “Sir Reginald’s” and “Harlan’s”, but “Women’s Shoes” and “Mother’s Day Flowers”. */
const owner =
  /^(?:\p{Lu}[\p{L}.]*\s){0,2}(?!(?:wo)?men|children|kids?|bab(?:y|ies)|mother|father|valentine|new|teacher|beginner|driver|patrick|all)\p{Lu}\p{L}+[’']s\s+(?=\p{L}+.*\s)/iu
const links = /\s(?:&|\+|and)\s/giu
const prepositions = /\s(?:for|by|of|with|at|in|from|on|to|near)\s/giu
/** Whom it is for, or who does it. */
const phrase = /\s(?:for|by|of|with|at|in|from|on|to|near)\s.*$/iu
/** What ends no name. */
const hangs = /\s(?:&|\+|and|or|the|an?|our|my|your|all|for|by|of|with|at|in|from|on|to|near|[-–—])$/iu

/**
 * Titles of a long English name, the best first: without its maker at the front (“Harlan’s …”, “Fionnuala Breen, …”), else up
 * to where nobody doubts that a part ends. The front is never cut elsewhere: it says what the rest is of.
 */
export function englishTitles(full: string): string[] {
  const parts = full.split(/,\s+|\s[-–—|/:]\s/u)
  const plain = parts.find((part) => trade.test(part.split(' ').at(-1) ?? '')) ?? parts[0] ?? ''
  const whole = plain.replace(owner, '')
  const before = (marks: RegExp): string[] =>
    [...whole.matchAll(marks)].map(({ index }) => whole.slice(0, index)).toReversed()
  const fronts = [whole, ...before(prepositions)]
  const shorter = fronts.flatMap((front) => [withoutOccasion(front), ...beforeLinks(front), ofOneNoun(front)])
  return [plain, ...fronts, ...shorter, afterLink(whole)]
    .map((title) => title.trim())
    .filter((title) => title.includes(' ') && !hangs.test(title))
}

function withoutOccasion(title: string): string {
  return title.replace(occasion, '')
}

/** “Mobile Tack Repair” of “Mobile Tack Repair and Rug Wash”, but not “Chipped Enamel” of “Chipped Enamel & Bath Resurfacing”. */
function beforeLinks(title: string): string[] {
  return [...title.matchAll(links)]
    .filter(({ 0: link, index }) => {
      const [left = '', right = ''] = [title.slice(0, index), title.slice(index + link.length)]
      const [end = '', last = ''] = [left, right.replace(phrase, '')].map((side) => side.split(' ').at(-1))
      return left.includes(' ') && (trade.test(end) || (right.includes(' ') && !trade.test(last)))
    })
    .map(({ index }) => title.slice(0, index))
    .toReversed()
}

/** “Bath Resurfacing by Teodora” of “Chipped Enamel & Bath Resurfacing by Teodora”: the second of two things that one noun follows. */
function afterLink(title: string): string {
  const [left = '', right = '', ...more] = title.split(links)
  return left.includes(' ') && right.replace(phrase, '').includes(' ') && more.length === 0 ? right : ''
}

/** “Tin Whistle Maker” of “Tin Whistle & Low Whistle Maker”: one noun after both needs only the first. */
function ofOneNoun(title: string): string {
  const [, front = '', noun = '', other = '', last = ''] =
    /^(.*\s(\p{L}+))\s(?:&|\+|and)\s\p{L}+\s(\p{L}+)\s(\p{L}+)$/iu.exec(title) ?? []
  return noun !== '' && noun.toLocaleLowerCase('en') === other.toLocaleLowerCase('en')
    ? `${front} ${last}`
    : ''
}
