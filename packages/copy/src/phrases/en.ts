import type { Quality } from '../clause.ts'
import { type Phrase, type PhraseBook, subject } from './book.ts'

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
  pictures: ['See it in pictures'],
  slowly: ['Take your time'],
  cta: {
    informative: ['Find out more'],
    trustworthy: ['See for yourself'],
    casual: ['Come and see it'],
    professional: ['Learn more today'],
    fun: ['Go and meet it'],
    popular: ['See it today'],
  },
  otherCta: [
    ['See it today'],
    ['Take a look today'],
    ['Come and see'],
    ['Remember the name'],
    ['Have a look around'],
  ],
  ctaFor: {
    book: ['Book your time'],
    visit: ['Come and visit us'],
    apply: ['Sign up today'],
    ask: ['Ask us anything'],
  },
  offerCta: ['Yours at this price'],
  freeCaption: ['There is nothing to pay'],
  fresh: { thing: ['The new {name}', 'New: {name}'], serves: ['News from {name}', 'News: {name}'] },
  subjects: {
    benefit: subject('What it does'),
    use: subject('When to reach for it'),
    material: subject('The material', ['What is the {name} made of?', '{name}: made of what?']),
    making: subject('How it is made'),
    measure: subject('In numbers'),
    choice: subject('Your pick', ['{name}: which one?']),
    care: subject('Looking after it', ['{name}: how to care?']),
    place: subject('Find us here'),
    service: subject('Good to know'),
    feature: subject('And also this'),
  },
  topics: {
    colour: { kinds: ['choice'], words: subject('Pick a colour', ['{name}: which colour?']) },
    taste: { kinds: ['choice'], words: subject('Pick a flavour', ['{name}: which flavour?']) },
    scent: { kinds: ['choice'], words: subject('Pick a scent', ['{name}: which scent?']) },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('The size', ['How big is the {name}?', '{name}: what size?']),
    },
    wash: {
      kinds: ['care'],
      words: subject('Washing it', ['How to wash the {name}?', '{name}: how to wash?']),
    },
    delivery: { kinds: ['service'], words: subject('Delivery', ['{name}: delivered?']) },
    gift: { kinds: ['use'], words: subject('As a gift', ['Looking for a gift?']) },
    ingredient: {
      kinds: ['material'],
      words: subject('What is in it', ['What is in the {name}?', '{name}: what is in it?']),
    },
    usage: { kinds: ['care'], words: subject('How to use it', ['{name}: how to use it?']) },
    eating: { kinds: ['care'], words: subject('How to enjoy it', ['{name}: how to enjoy it?']) },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('Opening hours', ['{name}: when open?']),
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

function wish({ about, named }: Quality): Phrase | null {
  if (/^(?:big|large|small|hot|cold)$/u.test(about)) return null
  if (!named) return [`Looking for something ${about}?`, `Something ${about}?`]
  const article = /s$/iu.test(about) ? '' : /^[aeio]/iu.test(about) ? 'an ' : 'a '
  return [`Looking for ${article}${about}?`, `Want ${article}${about}?`]
}
