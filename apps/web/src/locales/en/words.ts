import type { words as korean } from '../ko/words.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'allTake' | 'takenDirections' | 'takenUnseen'

type Words = Record<Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`, string>

/** Help with a video's words in the editor. */
export const words: Words = {
  other: '3 AI lines',
  otherFor: '3 AI lines for {{name}}',
  otherList: 'Other lines for {{name}}',
  otherHint: 'Choose one to use it. It costs nothing.',
  otherNext: 'Others',
  fromReview: 'Word for word from the customer’s review',
  otherNoQuote:
    'A customer’s words are not rewritten, and their review has no other sentence that fits here.',
  otherNone:
    'There is nothing else to say from what we know. Add to the product’s description or your own words.',
  otherNoPrice: 'We do not know the price, so we suggest nothing. Write the price first.',
  loading: 'Writing other lines',
  failed: 'The AI could not write other lines. Your words are as they were, and it cost nothing.',
  more: 'Word tools for {{name}}',
  fromProduct: 'From the product',
  insertName: 'Insert the name',
  insertPrice: 'Insert the price',
  insertOver: 'Too long by {{over}}',
  back: 'Back to',
  backToOpened: 'Words at opening',
  backToSample: 'Template’s words',
  lock: 'Lock against rewriting',
  unlock: 'Unlock',
  locked: 'Stays as it is when all are rewritten',
  placeholder:
    '{{characters}} marks a blank that was never filled, so no video can be made. Remove it and write your words.',
  takenTags: 'Formatting marks such as {{tags}} were taken out: the video would show them as they are.',
  takenDirections_one:
    '{{count}} hidden character that turns the writing direction was taken out: words could show backwards.',
  takenDirections_other:
    '{{count}} hidden characters that turn the writing direction were taken out: words could show backwards.',
  takenUnseen_one: '{{count}} invisible character was taken out: a video cannot show it.',
  takenUnseen_other: '{{count}} invisible characters were taken out: a video cannot show them.',
  takenBreaks: 'Line breaks became spaces: the video breaks lines to fit their place.',

  lawful: 'Fine to advertise with',
  doubtful: 'To be checked before you advertise with it',
  quoted: '“{{words}}”',
  safe: 'Safe words: {{words}}',
  safeFor: 'Safe words: {{words}} (into {{name}})',

  all: 'Rewrite all',
  allNote: 'Keep the lines you want changed, then apply. Locked lines stay. It costs nothing.',
  allTake_one: 'Change {{count}} line',
  allTake_other: 'Change {{count}} lines',
  allNone: 'No line can be rewritten. Add to the product’s description, or unlock some lines.',
  allLine: 'Change {{place}}',
  now: 'Now',
  after: 'New',

  replace: 'Find and replace',
  find: 'Find',
  put: 'Replace with',
  found: 'Found: {{count}} · Lines: {{lines}}',
  foundNone: 'These words are not in the video.',
  replaceOne: 'This line',
  replaceOneIn: 'This line: {{place}}',
  replaceAll: 'Replace all',
  replaceOver: 'Skipped: too long by {{over}}.',
  replaceMissing: 'Words are needed here, so it cannot be empty.',
}
