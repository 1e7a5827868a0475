import { englishLexicon } from '../lexicon/en.ts'
import type { Quality } from '../reading/clause.ts'
import { type Phrase, type PhraseBook, subject, type Wished } from './book.ts'

/** English, plain. */
export const englishPhrases: PhraseBook = {
  look: {
    informative: ['Let’s take a look'],
    trustworthy: ['One thing at a time'],
    casual: ['Come have a look'],
    professional: ['Point by point'],
    fun: ['Go on, take a peek'],
    popular: ['Take a look'],
  },
  calls: {
    thing: {
      informative: [
        ['Find out more'],
        ['Ask us for details'],
        ['Save this for later'],
        ['Questions? Ask us'],
      ],
      trustworthy: [
        ['Take a closer look'],
        ['Ask us anything'],
        ['We are happy to help'],
        ['Questions are welcome'],
      ],
      casual: [['Get yours here'], ['Have a look'], ['Send us a message'], ['Tell a friend']],
      professional: [
        ['Learn more'],
        ['Contact us to order', 'Contact us'],
        ['Contact us for details'],
        ['Get in touch'],
      ],
      fun: [['Come take a look'], ['Tag a friend'], ['Say hello'], ['Save it for later']],
      popular: [['Order yours today'], ['Get yours today'], ['Message us today'], ['Tell a friend today']],
    },
    serves: {
      informative: [
        ['Find out more'],
        ['Questions? Ask us'],
        ['Save this for later'],
        ['Ask us for details'],
      ],
      trustworthy: [
        ['Ask us anything'],
        ['We are happy to help'],
        ['Get in touch any time'],
        ['Questions are welcome'],
      ],
      casual: [['Send us a message'], ['Give us a shout'], ['Tell a friend'], ['Save this for later']],
      professional: [['Get in touch'], ['Contact us for details'], ['Learn more'], ['Contact us']],
      fun: [['Say hello'], ['Give us a shout'], ['Tag a friend'], ['Save it for later']],
      popular: [['Get in touch today'], ['Message us today'], ['Tell a friend today'], ['Save this post']],
    },
  },
  ctaFor: {
    call: ['Give us a call'],
    book: ['Book with us today'],
    visit: ['Come and visit us'],
    apply: ['Sign up today'],
    ask: ['Ask us anything'],
    send: ['Just send a photo'],
    try: ['Try it first'],
    order: ['Order yours today'],
  },
  offerCta: ['Order yours today'],
  spare: {
    wonder: ['What is the {name} like?', 'Why this {name}?'],
    seek: {
      thing: ['Looking for a {name}?', 'Want a {name}?'],
      serves: ['Looking for {name}?', 'Need {name}?'],
    },
  },
  howMuch: {
    thing: ['How much is it?'],
    things: ['How much are they?'],
    serves: ['What does it cost?', 'How much is it?'],
  },
  asks,
  freeCaption: ['There is nothing to pay'],
  fresh: { thing: ['The new {name}', 'New: {name}'], serves: ['News from {name}', 'News: {name}'] },
  subjects: {
    benefit: subject('What it does'),
    use: subject('When to reach for it'),
    material: subject('The material', ['What is the {name} made of?', 'What is it made of?']),
    making: subject('How it is made'),
    measure: subject('In numbers'),
    choice: subject('Your pick', ['Which {name} is for me?', 'Which one is for me?']),
    care: subject('Looking after it', ['How do I care for the {name}?', 'How do I care for it?']),
    place: subject('Find us here'),
    service: subject('Good to know'),
    feature: subject('And also this'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject('Pick a colour', ['Which colour is for me?', 'Which colour?']),
    },
    taste: { kinds: ['choice'], words: subject('Pick a flavour', ['Which flavour?']) },
    scent: { kinds: ['choice'], words: subject('Pick a scent', ['Which scent?']) },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('The size', ['How big is the {name}?', 'How big is it?']),
    },
    wash: {
      kinds: ['care'],
      words: subject('Washing it', ['How do I wash the {name}?', 'How do I wash it?']),
    },
    storage: {
      kinds: ['care'],
      words: subject('Keeping it', ['How do I keep the {name}?', 'How do I keep it?']),
    },
    delivery: { kinds: ['service'], words: subject('Delivery', ['Is it delivered?']) },
    gift: { kinds: ['use'], words: subject('As a gift', ['Looking for a gift?']) },
    ingredient: {
      kinds: ['material'],
      words: subject('What is in it', ['What is in the {name}?', 'What is in it?']),
    },
    usage: {
      kinds: ['care'],
      words: subject('How to use it', ['How do I use the {name}?', 'How do I use it?']),
    },
    eating: { kinds: ['care'], words: subject('How to enjoy it', ['How do I enjoy it?']) },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('Opening hours', ['When is it open?']),
    },
  },
  wish,
  dislike: ({ about }) => [`Something not too ${about}?`, `Not too ${about}?`],
  titles: {
    benefit: 'The good part',
    problem: 'What you look for',
    offer: 'The price',
    scene: 'The moment',
    detail: 'A closer look',
    new: 'The news',
    question: 'Question and answer',
    proof: 'By the numbers',
    making: 'How it is made',
    visit: 'How to find us',
  },
  sceneTitle: { consumed: 'The moment', serves: 'The occasion' },
  factTitle: 'Plain facts',
}

function wish({ about, named }: Quality, { serves, consumed, noun }: Wished): Phrase | null {
  if (
    /^(?:big|large|small|hot|cold|dry|salty|sour|bitter|oily|see-through)$/u.test(about) ||
    englishLexicon.unwanted.test(about)
  )
    return null
  if (named) {
    const it = `${isPlural(about) ? '' : articleOf(about)}${about}`
    return [`Looking for ${it}?`, `Want ${it}?`]
  }
  const something = [`Looking for something ${about}?`, `Something ${about}?`]
  if (noun === null || serves || !/^\p{Script=Latin}+$/u.test(noun)) return something
  // Nobody counts granola or cream, nor says “a beans”.
  const it = `${consumed || isPlural(noun) ? '' : articleOf(about)}${about} ${noun}`
  return [`Looking for ${it}?`, `Want ${it}?`, ...something.slice(1)]
}

/** Socks and beans, and no harness, cactus or iris. */
export function isPlural(words: string): boolean {
  return /(?:[^\Wsui]|[^\W]e)s$/iu.test(words)
}

function articleOf(word: string): string {
  return /^[aeio]/iu.test(word) ? 'an ' : 'a '
}

/** “Machine washable?”, “Can I wash it by hand?”: what is said of the thing, asked by its buyer. */
function asks(told: string): string | null {
  if (/^(?:\p{L}+[- ])?(?:washable|dishwasher[- ]safe|refillable|reusable|adjustable)$/iu.test(told))
    return `${told}?`
  const [, can] = /^(?:You )?can (?:be )?(?=wash|use|wear|pick|choose|keep)(.+)$/iu.exec(told) ?? []
  return can === undefined || /^Can be/iu.test(told) ? null : `Can I ${can}?`
}
