import type { StandsAlone } from './alone.ts'
import { englishStarts } from './starts.ts'

/** Who does something, with what is shortened onto it. */
const doer =
  "(?:(?:i|we|you|u|ya|ye|yous|y[’']all|they|he|she|it|there|tha|ah|nobody|everybody|everyone|anyone|whoever)(?:[’']\\p{L}+)?(?!\\p{L})|(?:that|this)(?:[’']s| is| was| will| means| includes)(?!\\p{L}))"
/** A verb that says something of what stands before it. */
const says =
  "(?:\\p{L}+[’'](?:s|re|ll|ve|d)|\\p{L}+n[’']?t|is|are|was|were|am|has|have|had|can|will|must|should|would|may|might|do|does|dey|comes?|costs?|takes?|gets?|got|goes?|needs?|runs?|starts?|keeps?|lasts?|fits?|holds?|works?|opens?|closes?|includes?|covers?|depends|stays?|means?|makes?|gives?|sells?|ships?|wants?|feeds?|sits?|smells?|tastes?|looks?|feels?|went|came|made|gave|said|ran|sold|won|did)(?!\\p{L})"
/** What is asked of somebody, or done by a shop that leaves itself out. */
const asks =
  "(?:(?:please|kindly|pls|plz|just|always|never|don[’']?t|do not) )*(?:ring|call|text|message|phone|email|whatsapp|dm|ask|bring|send|book|order|buy|pay|pick|drop|come|go|pop|tell|let|give|leave|put|keep|wash|store|try|see|look|check|measure|choose|hit|move|chuck|save|mention|read|follow|have|get|make|take|use|need|do|did|does|book|reserve|allow|expect|return|can|can[’']?t|cannot|cant|won[’']?t|don[’']?t|aint|ain[’']?t|been|got|open|closed|free|no|nowt|nae|cash|same|half|full)(?!\\p{L})"
/** “and clip your dog”: what somebody does with something. */
const doneTo =
  '(?!(?:if|when|once|then|so|now|also|all|both|sometimes|usually|while|because|that|what|with|for|from)(?!\\p{L}))\\p{L}+ (?:your|it|them|you|him|her)(?!\\p{L})'
/** “wedding and party in Leicester bridal is £120”: a thing that belongs to the one before it, and where. */
const nounAt =
  '(?!(?:the|an?|my|our|your|all|each|every|any|in|on|at|from|for|by|with|if|when|then|so|i|we|you|they|it|he|she|there)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:in|at|on|from|near|behind|round|around) '
/** At the front of a tail: what leads on from the words before. */
const leads =
  'in|on|at|for|from|with|without|within|of|to|by|about|around|round|after|before|until|till?|during|since|past|over|under|above|below|near|behind|beside|between|through|across|along|into|onto|out|off|up|down|inside|outside|than|like|as|per|plus|though|although|even|because|cos|cuz|coz|so|then|that|which|who|whose|where|when|while|if|once|unless|usually|mostly|mainly|only|just|still|also|too|maybe|sometimes|often|always|never|not|longer|shorter|bigger|smaller|more|less|further|farther|including|depending|started|began|anyway|and|or|but|nor'
/** Those that tell when, where or in which case somebody does what stands after them. */
const fronts =
  'in|on|at|for|from|within|about|around|after|before|until|till?|during|past|over|under|above|below|near|behind|beside|between|through|across|along|inside|outside|when|if|once|unless|usually|mostly|mainly|sometimes|often|always'

const number =
  '(?:\\p{L}{0,2}[$£€]?\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)(?= ))'

const front = (source: string): RegExp => new RegExp(`^${source}`, 'iu')
const thing = `(?!(?:${leads})(?!\\p{L}))`

/** By what a piece of an English sentence is known to stand alone. */
export const englishAlone: StandsAlone = {
  begins: [
    front(doer),
    front(asks),
    // “Half soles are $38”, “Old part we will show you”
    front(`${thing}(?:(?!(?:which|who|that|where) )[^\\s,]+ ){1,7}(?:${says}|${doer} )`),
    // “In January and February I can’t always get to it”, “If it rains within 2 days we come back”
    front(`(?:${fronts}) (?:[^\\s,]+ ){2,}(?:${doer}|${asks}) \\S`),
    front(`(?:${fronts}) [^,]+, (?!and |or |but )(?:\\S+ ){0,3}(?:${doer}|${asks})`),
    // “Takes about an hour”: what is sold does.
    /^(?:takes?|lasts?|costs?|includes?|comes?|keeps?|fits?|serves?|works?|holds?) (?!and |or )/iu,
    // “Kitchen, baths, floors, beds changed”
    front(`${thing}\\S+(?: \\S+)?, \\S+(?: \\S+)?, `),
    // “Small dings 45 bucks”, “about 50 lb bales”
    front(`${thing}(?:\\S+ ){0,7}${number}`),
    front(`(?:about|around|up to|over|under|from) ${number}`),
  ],
  // “The women crack and roast the nuts by hand”
  names: [front(`${thing}(?:\\S+ ){3,}\\S`)],
  tails: [
    // “… except in April when the whole county wakes up, then it’s three”
    /^it[’']s (?:two|three|four|five|six|eight|ten|\d+)$/iu,
    /^(?:started|began|turned|moved|used|asked|wanted|went|came|got) (?:with|in|on|at|to|as|by|from|out|into)(?!\p{L})/iu,
  ],
  adds: [
    // “I had to pay for that fence”, “I’d usually have that for you in two days”
    /^(?:\S+ ){1,6}(?:have|get|do|for|with|of|about|make) that(?: (?!(?:is|was|are|were|you|we|i|they|it|he|she)(?!\p{L}))\p{L}+)?(?=$|,| for | in | at | on | by )/iu,
    /^first (?:with|in|at|from|as|for) /iu,
    /^(?:every|each|in|on|at|near|around|between|within|from|for|by|usually|mostly|mainly|anywhere|with(?! no)) /iu,
    // “Queens and Kerr’s Pinks, all certified”
    /^(?:all|both|each) \p{L}+$/iu,
    /^(?:\p{L}{2,}ed|fed|made|done|built|grown|kept) (?:in|on|at|by|with|from|for|to|over|under|out|off|all)(?!\p{L})/iu,
  ],
  limits: [
    // “(I’ll fix it free,) you just pay the postage”
    /^you (?:just |only )?(?:pay|cover) (?:the )?(?:return )?(?:postage|shipping|post)(?!\p{L})/iu,
    // “$45 a head, plus a $60 farm fee”
    /^plus (?:an? )?[$£€]\d/iu,
    // “Warranty is 3 months, if you drop it then warranty is not there”
    /^if .*(?:warranty|guarantee|refund).* (?:not|no|void|off)(?!\p{L})|^if .* (?:no|not any) (?:warranty|guarantee|refund)/iu,
    /^(?:but|though|although|except|unless|only|provided|providing|(?:as|so) long as|not(?! because)(?= (?:\S+ ){2,}\S)|never|minus|apart from|bar|excluding|between \d|at (?:least|most)|max|minimum)(?!\p{L})/iu,
    /^(?:\p{L}+ ){1,2}only(?=$| (?:because|as|since|cos|cuz|coz)(?!\p{L}))/iu,
  ],
  asides: [],
  topics: [],
  opensList: [],
  says: [new RegExp(`(?:^|\\s)${says}`, 'iu'), front(doer), front(asks)],
  subordinates: [/(?:^|\s)(?:since(?! \d)|because|cos|cuz|coz|if|when|until|till)\s/iu],
  statement: new RegExp(
    `(?<=^|\\s)(?:(?<!(?:^|\\s)no (?:\\S+ ){1,2})no (?=[\\p{L}\\d])|(?:(?:i|we|you|u|they|it|he|she|there|tha|ah) )?(?:is|are|was|were|has|can|will|must|should|would|may|might|does|takes|costs|comes|starts?(?= at| from)|runs|needs|keeps|lasts|includes|saves|covers|works|opens|closes|goes|do not|don[’']?t|can[’']?t|won[’']?t)(?= )|(?:i|we|they|he|she)(?:[’']\\p{L}+)?(?= )|(?:you|it|there)[’']\\p{L}+(?= )|its(?= \\d)|me and (?:my|our)(?= )|gotta(?= )|(?:nothing|everything|everyone|nobody)(?= \\p{L}+s ))`,
    'giu',
  ),
  // “… and give you receipt small chops is separate”: what one does besides links no other statement.
  linking: new RegExp(
    `,|(?:^|\\s)(?:(?:and(?! ${doneTo})|or)(?! (?:${asks}|${nounAt}))|but|so|because|cos|cuz|coz|if|when|whenever|until|till?|that|which|who|what(?! to)|whatever|how(?! to)|where|why|as|than|before|after|then|once|unless|while|whether|since|like|please|sorry|promise|says?|said|tell|told|know|thinks?|thought|hope|guess|reckon|swear|wish|sure|(?:everything|anything|all)(?= (?:i|we|you|they)\\s))(?=\\s)`,
    'iu',
  ),
  jammed: [
    // “I close when deer season opens call first”, “… 10 and up tell me by Thursday”
    new RegExp(
      `\\p{L}(?<!(?:^|\\s)(?:please|pls|and|or|but|so|to|just|then|always|can|must|should|you|will|kindly|don[’']?t|me|us)) (?:(?:tell|call|text|ring|message) (?:me|us) (?:by|before|first|ahead)|(?:call|text|ring|message) (?:first|ahead))(?!\\p{L})`,
      'iu',
    ),
    // “Delivery in Enugu is 1000 outside Enugu na by park”
    /\d (?:outside|inside|beyond) \p{L}+ (?:is|na)(?!\p{L})/iu,
    // “We bring everything one bedroom unit A$280”, “3 days barong 700, deposit 1000”
    /\severything (?:\d|one|two|three)/iu,
    /\d (?:days|hours|nights|weeks) \p{L}+ \d/iu,
    /\S no \S+ (?:yet|either|sorry)$|\S yes(?: but|$)/iu,
    /(?<!^|\s(?:is|are|am|and|but|or)|[,’'](?:s|m|re)?) closed (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)/iu,
    // “We fix the ones that sag 120 for a one story house”
    /^(?:i|we|you) .*\s(?!(?:is|are|at|from|of|about|over|under|to|for|charge|takes?|than|and|or)\s)\p{L}+ \d+ for (?:an?|the|\d)/iu,
    // “I set the teeth chisels 4 knives 3 each”
    /(?:^|\s)(?:i|we|you) [^,]*\s\p{L}+ \d+ (?!(?:in|at|to|till?|until|and|or|for|x|per|an?|by|from|a|am|pm|min\p{L}*|hours?|days?|weeks?|months?|years?|yrs?|feet|ft|inch\p{L}*|miles?|lbs?|kg|pound\p{L}*|people|pieces|pcs|each|of|more)(?!\p{L}))\p{L}+ \d/iu,
  ],
  named: /(?<=^|\s)(?:the|those|these) (\p{L}{4,})/giu,
  waits: [
    /(?:^|\s)(?:might|could|would|should|may|(?:there|here|it|that)[’']?s|(?:i|we|you|they)[’'](?:m|re|ll|ve)|anywhere else|elsewhere|anything (?:bigger|else)|otherwise)$/iu,
    // “because we have to hire | the machine”
    /(?:^|\s)(?:have|has|had|need|needs|want|wants|got|going) to \p{L}+$/iu,
    // “we book about a week out in fall | its two weeks”: when, of either.
    /(?:^|\s)(?:in|on|at|for|during|over|after|before|around) (?:the |early |late )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|fall|autumn|winter|spring|summer|christmas|easter|ramadan|eid|january|february|march|april|june|july|august|september|october|november|december)$/iu,
    englishStarts.binds,
    /(?:^|\s)(?:only )?(?:now|even|by then|usually|always|maybe)$/iu,
  ],
  // “… first please if it rains within 2 days”: nobody knows which of its neighbours holds in that case.
  opensCase: [
    new RegExp(`(?:^|\\s)if [^\\s,]+(?: (?!${doer})[^\\s,]+){1,11}$`, 'iu'),
    new RegExp(`^(?:when|whenever|once) [^\\s,]+(?: (?!${doer})[^\\s,]+){1,11}$`, 'iu'),
  ],
}
