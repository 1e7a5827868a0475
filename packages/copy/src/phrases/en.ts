import type { Quality } from '../clause.ts'
import { again, type Phrase, type PhraseBook, subject } from './book.ts'

/** English, plain. */
export const englishPhrases: PhraseBook = {
  look: {
    informative: ['Take a closer look', 'A closer look'],
    trustworthy: ['See it as it is', 'As it is'],
    casual: ['Come have a look', 'Have a look'],
    professional: ['A look at the details', 'The details'],
    fun: ['Go on, take a peek', 'Take a peek'],
    popular: ['Let’s take a look', 'Take a look'],
  },
  lookAgain: ['And a little closer', 'Closer still'],
  pictures: ['See it in pictures', 'In pictures'],
  slowly: ['Take your time looking', 'Look around'],
  introduce: ['Let us introduce it', 'Meet it here'],
  asking: ['Does this sound like you?', 'Is this you?'],
  answer: ['Here is the answer', 'The answer'],
  cta: {
    informative: ['Find out more', 'Find out more'],
    trustworthy: ['See for yourself', 'Come and see'],
    casual: ['Come and see it', 'Come and see'],
    professional: ['Learn more today', 'Learn more'],
    fun: ['Go and meet it', 'Go meet it'],
    popular: ['See it today', 'See it today'],
  },
  otherCta: [['See it today'], ['Take a look today', 'Look today'], ['Come and see']],
  ctaFor: {
    book: ['Book your time', 'Book your time'],
    visit: ['Come and visit us', 'Come visit us'],
    apply: ['Sign up today', 'Sign up today'],
    ask: ['Ask us anything', 'Just ask us'],
  },
  offerCaption: ['This is the price', 'The price'],
  freeCaption: ['There is nothing to pay', 'Nothing to pay'],
  fresh: { thing: ['This is new', 'New in'], serves: ['We have news', 'We have news'] },
  subjects: {
    benefit: subject(
      'What it does',
      'What you get from it',
      ['What is good about it?', 'What is good?'],
      'The good part',
    ),
    use: subject(
      'The moment',
      'For moments like these',
      ['When would you want it?', 'Which moment?'],
      'When to use it',
    ),
    material: subject(
      'The material',
      'This is what it is made of',
      ['What is it made of?', 'Made of what?'],
      'The material',
    ),
    making: subject(
      'The making',
      'This is how it is made',
      ['How is it made?', 'Made how?'],
      'How it is made',
    ),
    measure: subject(
      'In numbers',
      'Numbers you can check',
      ['What do the numbers say?', 'The numbers?'],
      'The numbers',
    ),
    choice: subject(
      'Your pick',
      'Choose the one you like',
      ['Which one will you pick?', 'Which one?'],
      'Choosing',
    ),
    care: subject(
      'Looking after',
      'How to look after it',
      ['How do I look after it?', 'How to care?'],
      'Care',
    ),
    place: subject(
      'Find us here',
      'This is where to find us',
      ['Where do I find it?', 'Where is it?'],
      'Where it is',
    ),
    service: subject(
      'Good to know',
      'How it reaches you',
      ['How does it work?', 'How it works?'],
      'How it works',
    ),
    feature: subject(
      'And also this',
      'Worth knowing too',
      ['What else is there?', 'What else?'],
      'What else',
    ),
  },
  again: {
    benefit: again('And this too', 'Another good thing'),
    use: again('And moments', 'And for moments like this'),
    material: again('A look inside', 'What goes into it'),
    making: again('Step by step', 'The way it is done'),
    measure: again('To be exact', 'Said exactly'),
    choice: again('Take your pick', 'Take your time choosing'),
    care: again('Keep in mind', 'Worth keeping in mind'),
    place: again('The way here', 'The way to us'),
    service: again('One more note', 'Also good to know'),
    feature: again('And then this', 'Also worth a look'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject(
        'Pick a colour',
        'Which colour is yours?',
        ['Which colour will you pick?', 'Which colour?'],
        'Pick a colour',
      ),
    },
    taste: {
      kinds: ['choice'],
      words: subject(
        'Pick a flavour',
        'Which flavour is yours?',
        ['Which flavour will you pick?', 'Which flavour?'],
        'Pick a flavour',
      ),
    },
    scent: {
      kinds: ['choice'],
      words: subject(
        'Pick a scent',
        'Which scent is yours?',
        ['Which scent will you pick?', 'Which scent?'],
        'Pick a scent',
      ),
    },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('The size', 'Check the size', ['What size is it?', 'What size?'], 'The size'),
    },
    wash: {
      kinds: ['care'],
      words: subject('Washing it', 'How to wash it', ['How do I wash it?', 'How to wash?'], 'Washing'),
    },
    delivery: {
      kinds: ['service'],
      words: subject(
        'Delivery',
        'How it gets to you',
        ['How does it get to me?', 'How delivered?'],
        'Delivery',
      ),
    },
    gift: {
      kinds: ['use'],
      words: subject(
        'As a gift',
        'When it is for someone else',
        ['Looking for a gift?', 'Need a gift?'],
        'As a gift',
      ),
    },
    ingredient: {
      kinds: ['material'],
      words: subject(
        'What is in it',
        'This is what goes in',
        ['What is in it?', 'What is in it?'],
        'What is in it',
      ),
    },
    usage: {
      kinds: ['care'],
      words: subject('How to', 'This is how', ['How do I use it?', 'How to use it?'], 'How to'),
    },
    eating: {
      kinds: ['care'],
      words: subject(
        'How to enjoy',
        'This is how to enjoy it',
        ['How do I enjoy it?', 'How to enjoy?'],
        'How to enjoy it',
      ),
    },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('Opening hours', 'When to come', ['When is it open?', 'When open?'], 'Opening hours'),
    },
  },
  wish,
  dislike: ({ about }) => [`Looking for something not too ${about}?`, `Not too ${about}?`],
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
  summaries: {
    benefit: 'Opens on what is good about it',
    problem: 'Asks what the viewer looks for and answers',
    offer: 'Says the price first, then why',
    scene: 'Opens on the moment it is for',
    detail: 'Goes close and shows the details',
    new: 'Opens with the news',
    question: 'Asks a question and answers it',
    proof: 'Opens on facts one can check',
    making: 'Opens on how it is made',
    visit: 'Opens on where to find it',
  },
  summaryOf: (angle, start, hasPrice) =>
    angle === 'offer' ? start : `${start}; ends on the ${hasPrice ? 'price' : 'name'}`,
}

function wish({ about, named }: Quality): Phrase | null {
  if (/^(?:big|large|small|hot|cold)$/u.test(about)) return null
  if (!named) return [`Looking for something ${about}?`, `Want it ${about}?`, 'Is it for you?']
  const article = /s$/iu.test(about) ? '' : /^[aeio]/iu.test(about) ? 'an ' : 'a '
  return [`Looking for ${article}${about}?`, 'Is it for you?']
}
