import { wordSet } from '../latin/grammar.ts'
import { englishPhrasing } from '../latin/phrases.ts'
import { latinReader } from '../latin/read-latin.ts'
import { englishStarts } from '../latin/starts.ts'
import { englishLexicon } from '../lexicon/en.ts'

const adjectives = wordSet(
  'warm, light, lightweight, soft, cosy, cozy, comfortable, comfy, sturdy, strong, durable, firm, thick, thin, slim, compact, small, large, big, roomy, spacious, breathable, cool, fresh, crisp, crunchy, chewy, creamy, rich, mild, gentle, sweet, spicy, savoury, savory, smooth, clean, simple, easy, quick, quiet, bright, calm, natural, pure, pretty, neat, handy, portable, foldable, washable, waterproof, water-resistant, windproof, stretchy, flexible, adjustable, reusable, refillable, detachable, removable, rechargeable, wireless, cordless, stackable, breezy, airy, fluffy, plush, silky, juicy, tender, fragrant, moist, hydrating, soothing, stable, safe, healthy, versatile, practical, elegant, classic, modern, friendly, careful, patient, private, tidy, hardy, leafy, dense, hot, cold, heavy, bulky, noisy, sticky, greasy, itchy, scratchy, bitter, oily, dry, salty, sour, slippery, stiff, see-through, low-maintenance, hand-washable, machine-washable, unscented, scented, seamless, non-slip',
)

/** An English sentence as clauses with shorter forms. */
export const readEnglish = latinReader(
  {
    spelled: englishLexicon.spelled,
    adjectives,
    and: 'and',
    opener:
      /^(?:(?:basically|honestly|ok(?:ay)? so|well(?=,| (?:we|i|you|it|there|if|the|that|our|my)(?![\p{L}’'])|$)|and|but|so|also|plus|then|besides|moreover|in addition|(?:g[’']day|hiya|howdy|hey|hi|hello)(?: (?:all|there|folks|everyone|mate|y[’']all))?(?=,)|(?:hi|hello) po,?(?= )|(?:welcome|hello|hi)(?=,? (?:we|i|our|my|it)\b)),?\s+)+/iu,
    subject:
      /^(?:(?:it|this|that|they|these|those|here)(?:\s+(?:is|are)|’s|’re)\s+|it\s+(?=(?:\p{L}+ly\s+)?(?:\p{L}+(?<![s’'])s\b|can\b|will\b|may\b)(?!is\b|was\b))|you can\s+|this\s+(?:product|item|one)\s+(?:is\s+)?|we\s+are\s+(?=an?\s))/iu,
    allows: /^you can\b/iu,
    namedSubject: (noun) =>
      new RegExp(
        `^(?:the|this|our|these|each|every)\\s+(?:[\\p{L}-]+\\s+)?${noun}(?:e?s)?\\s+(?:is\\s+|are\\s+)?`,
        'iu',
      ),
    held: /^(?:order|book|buy|call|visit|sign|pre-?order|subscribe)\b|\b(?:if|when|whenever|unless|until|till?|only|except|excluding|excl|while|orders?\s+(?:over|above|of|from)|over|above|under|starting|before|within|during|provided|as\s+long\s+as|up\s+to|at\s+(?:least|most)|with\s+(?:an?|the|your|every|any|each)\s+(?:receipts?|purchases?|coupons?|bookings?|orders?)|may|might|should|but|though|although|pre-?orders?)\b/iu,
    denied:
      /\b(?:not|no|never|without|cannot|nothing|none|neither|nor|zero|free\s+(?:of|from))\b|n’t\b|\b[\p{L}]+-free\b/iu,
    starts: englishStarts,
    parting:
      /,?\s+and\s+(?=(?:it|they|you|we|is|are|has|have|comes|come|can|fits|keeps|works|dries|stays|holds|needs|lasts|includes|weighs|opens|folds|goes|feels|looks|smells|tastes|ships|makes|takes|available|made|suits|washes|works)\b|(?:the|our|its|their)\s+[\p{L}-]+\s+(?:is|are|stays?|keeps?|comes?|has|have)\b)|;\s*|\s+[–—]\s*|\s+-\s+|,\s+(?=(?:made|knitted|sewn|woven|baked|roasted|grown|available|handmade|hand-made|perfect|ideal|good|great|suitable|ready)\b)/giu,
    verb: /\b(?:is|are|was|were|has|have|comes?|can|will|keeps?|fits?|makes?|works?|holds?|gives?|lasts?|stays?|dr(?:y|ies)|needs?|uses?|offers?|includes?|opens?|folds?|goes|feels?|looks?|smells?|tastes?|ships?|we|you|i|it|they|bake|roast|grow|sew|wash|deliver)\b|’(?:s|re|ll|ve)\b/iu,
    beforeName:
      /^(?:(?:is|are)\s+)?(?:comes?\s+in|(?:available|offered)\s+in(?=\s+(?:\d|two|three|four|five|six|seven|eight|nine|ten|many|[\p{L}-]+(?:,|\s+and)\s))|(?:hand-?\s?)?(?:made|knitted|sewn|woven|crafted|baked|brewed)\s+(?:of|from|with|out\s+of)|(?:has|have|features?|includes?|contains?|there\s+(?:is|are))(?=\s+(?:an?\s+|\d|two|three|four|five|six|seven|eight|nine|ten)))\s+/iu,
    article: /^(?:an?|the)\s+/iu,
    afterName: /\s+(?:made|knitted|sewn|woven|crafted|baked|with|for|from|that|which|in|on|of)\s+/iu,
    place:
      /(?<=\b(?:knits?|sews?|weaves?|bakes?|roasts?|brews?|makes?|crafts?|carves?|pours?|grows?|cooks?|paints?|prints?|mixes|mix|stitch(?:es)?|throws?|fires?)\s(?:[\p{L}-]+\s){1,5}?by\shand)\s+(?:in|at)\s+(?:our|my|her|his|their|the|a)\s+(?:[\p{L}-]+\s+){0,2}(?:workshop|studio|kitchen|bakery|shop|home|house|garage|atelier|garden)\b(?:\s+in\s+[\p{L}\s-]+)?$/iu,
    purpose: /\s+so\s+that\s.+$/iu,
    openEnd:
      /\b(?:even|only|also|well|up|out|to|and|or|the|a|an|good|great|perfect|ideal|suitable|ready|enough|than|as|like)$/iu,
    intensifier:
      /\b(?:very|really|(?<=\b(?:is|are|was|were|tastes?|smells?|feels?|looks?|[’']s|[’']re)\s)so|truly|super|extremely)\s+/giu,
    turned: (text, known) => {
      const found =
        /^(?:the|our)\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+(?:is|are)\s+([\p{L}-]+(?:\s+and\s+[\p{L}-]+)?)$/iu.exec(
          text,
        )
      const [, noun = '', adjective = ''] = found ?? []
      return adjective !== '' &&
        adjective
          .toLocaleLowerCase('en')
          .split(' and ')
          .every((word) => known.has(word))
        ? `${adjective} ${noun}`
        : null
    },
  },
  englishPhrasing,
)
