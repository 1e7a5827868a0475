/** By what a statement is known to begin anew, in the words of owners who write without marks. */
export type Starts = {
  /** At the front: begins a statement wherever its word does not belong to the one before. */
  sure: RegExp
  /** At the front: begins one most often; asked only of what has room nowhere and no sure place to be parted. */
  likely?: RegExp
  /** What begins one only after what surely ended the last: a sum, a measure, a time. */
  later: readonly { ends: RegExp; begins: RegExp }[]
  /** At the end: what the next word belongs to. */
  binds: RegExp
  /** The front of a case: what comes next may be what it is a case of. */
  condition: RegExp
  /** A case with its outcome: “kalau air tidak keluar bayar separuh”. */
  outcome?: RegExp
  /** A statement with its case, after which another begins: how long something keeps. */
  closed: RegExp
  /** A statement with a case that it is told before: “I test everything before you get it back”. */
  settled?: RegExp
  /** At the end: what a name of a thing follows (“a short”), and words that name things as well as acts (“message”). */
  namesOf?: RegExp
  namedSo?: RegExp
  /** What is asked for something that is given for it, which is told with it. */
  asks: RegExp
  /** At the front: what is given. */
  given: RegExp
  /** What a first part has to hold to say something. */
  tells: RegExp
}

/** At the front of some words: one of these. */
export function front(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})(?!\\p{L})`, 'iu')
}

/** At their end. */
export function end(...words: readonly string[]): RegExp {
  return new RegExp(`(?:^|\\s)(?:${words.join('|')})$`, 'iu')
}

/** Anywhere in them. */
export function within(...words: readonly string[]): RegExp {
  return new RegExp(`(?:^|\\s)(?:${words.join('|')})(?!\\p{L})`, 'iu')
}

/** “$28”, “A$280”, “R420”, “1800 pesos”. */
const sum =
  '(?:\\p{L}{0,2}[$£€]\\d[\\d.,]*|R\\d[\\d.,]*|\\d[\\d.,]* (?:pesos|shillings|rand|dollars|bucks|quid|pounds|rupees|rs|naira))'

/** Starts of one language, with those of a product: “gown is 1800 pesos” begins a statement of a gown rental. */
export function startsOf(starts: Starts, nameWords: readonly string[]): Starts {
  const names = nameWords.filter((word) => /^\p{L}{3,}$/u.test(word))
  if (names.length === 0) return starts
  const named = `^(?:${names.join('|')})s? (?:is|are|costs?|comes?|takes?|from) \\S`
  return { ...starts, sure: new RegExp(`${starts.sure.source}|${named}`, 'iu') }
}

const dayInEnglish = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*'

/** Where English statements begin. */
export const englishStarts: Starts = {
  likely: front(
    "(?:(?:i|we)(?! (?:don[’']?t|do not|can[’']?t|cannot|won[’']?t))|(?:you|u)(?! (?:you|i|we|they|he|she|it|at|in|on|for|with|to|by|from|an?|the|your|our|my|\\d+)(?![\\p{L}]))|they|tha|yous|y[’']all|me and (?:my|our|the) \\p{L}+|(?:my|our) (?:dad|mum|mam|mom|daddy|mama|momma|nan|gran|son|wife|husband|brother|sister|lad|daughter)) \\p{L}+",
    "(?:i|we)[’']ve \\p{L}+",
    '(?:got|have) (?:my|our) own \\p{L}+',
    "(?:it[’']?s|there[’']?s|here[’']?s) \\p{L}+",
    // “… we never filter it the sourwood runs dark”
    'the \\p{L}+(?: \\p{L}+)? (?:is|are|runs?|comes?|has|have) \\p{L}+',
    "(?:no|don[’']?t|can[’']?t|won[’']?t|cannae|dinnae|nowt|nae) (?!problems?|worries|matter|bother|need|one|drama)\\p{L}+",
    '(?:been|good for|open|closed|free|prices?|delivery|deliver|pick ?up|collection|cash|cards?|deposit|other) \\S+',
    '(?:travel|parking|postage|shipping|fuel) is \\S+',
    "cater(?:ing|in[’']?) (?:for|from|is)",
    // “we brush, skim … text you a pic”: no buyer is asked to.
    '(?:call|text|message|ring|phone|email|whatsapp|dm|pm|ask|bring|send|book|order|pop|come|drop) (?!you(?!\\p{L}))\\p{L}+',
    '\\p{L}+ing is \\S+',
    '(?:it )?takes (?:about|around|\\d)',
    // “kitchen knives 4 quid each”
    '(?!within|in|to|for|from|over|under|about|only|just|and|or|is|are|at|with|per|outside|inside|all|extra)\\p{L}+ \\p{L}+s \\d+ (?:quid|bucks|dollars|pounds)',
    '(?:past|over|after|above) that \\p{L}+',
  ),
  sure: front(
    '(?:measure|bring|send|text|message|email|call|ring) (?:your|me|us|a|the|\\d)',
    '(?:order|book) (?:by|ahead|online|before|early|at least|\\d)',
    "(?:i|we)[’']ll \\p{L}+",
    "(?:i|we)(?:[’']m|[’']re| am| are) (?:in|at|on|based|open|closed)",
    "(?:it[’']?s|its) an? \\p{L}+",
    'no \\p{L}+s on',
    'local pick ?up',
    'drop off (?:at|before|by|from)',
    '(?:keeps|lasts) (?:for )?\\d+',
    `ships (?:in|on|next|within|${dayInEnglish})`,
    'pick ?up (?:is|only|from|at|after|before)',
    '(?:turnaround|delivery|shipping|postage|deposit|lead time) (?:is|takes|costs?)',
    '(?:sizes|prices|scents|flavou?rs|colou?rs|toppings|lessons|classes) (?:are|run|start|from)',
    `closed (?:on )?${dayInEnglish}`,
    // “they cannot sit Sunday we open from 1pm”: the day is of its hours.
    `${dayInEnglish} (?:we|i) (?:open|start|close|work|do|am|are|don[’']?t|can[’']?t)(?!\\p{L})`,
    // “in my heated pool in Bundaberg 30 minutes is $25”
    '\\d+ (?:min\\p{L}*|hours?) (?:is|are|costs?) \\S',
    '(?:call|text|ring|message) (?:first|ahead)(?! (?:if|to|for)(?!\\p{L}))',
    'tell (?:me|us) (?:by|before) \\S',
    // “wash and clip your dog small dogs are A$70”
    '(?:small|medium|large|big|long|short|adult|kids) \\p{L}+ (?:is|are|costs?) \\p{L}{0,2}[$£€]?\\d',
    'deposit (?:of )?\\p{L}{0,2}[$£€]?\\d{2,}',
    `open (?:from|daily|7|\\d|every|${dayInEnglish})`,
    'free (?:delivery|shipping|pick ?up|local)',
    "please (?!(?:if|and|or|my|our|the|we|i|it|no)(?!\\p{L}))[\\p{L}’']+ \\p{L}+",
    'minimum (?:\\d+|one|two|three) \\p{L}+',
    'last orders? (?:is|are|for|before|by|at) \\p{L}+',
    '(?:fitting|adjustment|payment|collection|moisture|post|stacking|parking|travel|set ?up|check ?in|check ?out|(?:the )?(?:shop|store|studio|workshop|class)) (?:is|are) \\S+',
    'anything (?:bigger|larger|longer|heavier|smaller|over|under|past|else) (?:is|are|costs?|ring|call|ask|\\d)',
    '\\p{L}+s? starts? (?:at|from) \\S+',
    'for \\p{L}+ you (?:have|need|must|can|order|book) \\p{L}+',
    'no (?:refunds|returns|deposit|minimum|exchanges|walk-?ins)',
    'cash (?:only|or)',
    'minimum (?:order|is)',
    'kids (?:from|under|over|aged?) \\d+',
    '(?:i|we) (?:also|ship|deliver|offer|accept|close|open|charge) \\S+',
    "(?:i|we) (?:don[’']?t|do not|can[’']?t|cannot) (?:ship|deliver|work|open|charge|post) \\S+",
    "(?:i|we) (?:don[’']?t|do not|can[’']?t|cannot) \\p{L}+ (?!(?:at|on|in|for|it|them|that|any ?more|either|now|yet|here)(?!\\p{L}))\\p{L}+",
    '(?:i|we) (?:take|make|do|use|have|need) (?:cash|cards?|orders|all|every|no|a|an|the|your|\\d)',
    'you (?:can|get|pay|must|need|have to) (?:a|an|the|your|my|pick|bring|book|order|\\d)',
  ),
  later: [
    {
      // “$28 a window $65 a door”
      ends: end(`${sum} (?:each|(?:an?|per) \\p{L}+)`),
      begins: front(`${sum} (?:an?|per|for)`, `\\p{L}+ (?:\\p{L}+ )?${sum}`),
    },
    {
      // “infills from 25 i work from home”
      ends: end('(?<!(?:under|over|ages?|before|after|till?|until|by|at|between|to|and) )\\d{1,3}'),
      begins: front('(?:i|we) (?:work|do|come|travel|cover|use|make|also) \\p{L}+'),
    },
    {
      ends: end(
        `${sum}(?: (?:each|(?:an?|per) \\p{L}+))?`,
        '\\d+ ?(?:dollars|bucks|quid|pounds|days?|weeks?|months?|hours?|minutes?)',
        'about a (?:week|month|day)',
        'each|by hand|online',
      ),
      begins: front(
        '(?:i|we|you|they) \\p{L}{2,}',
        '(?:every|most) \\p{L}+ \\p{L}+',
        `(?:\\d+|one|two|three|four|five|six) (?:\\p{L}+ ){1,2}${sum}`,
        'made to order',
        '(?:takes|comes|lasts) (?:about|in|with|a|\\d)',
        // “3 bucks each salsa is hot”
        '(?!that|this|what|it|there|which)\\p{L}+ (?:is|are|comes) \\p{L}+',
      ),
    },
  ],
  binds: end(
    "and|or|but|so|that|which|who|whose|where|what|how|why|when|while|whenever|if|unless|once|until|till?|[’']?til|before|[’']?fore|afore|b4|after|since|because|[’']?cause|cuz|coz|bc|as|than|like|to|for|with|without|of|in|on|at|by|from|the|a|an|your|our|my|their|his|her|per|any|every|each|is|are|was|were|be|not|no|never|i|we|(?<!(?:of|to|for|with|at|after|from|text|tell|call|show|send|bring|give|help) )you|it|they|he|she|there[’']?s|here[’']?s|can|will|might|could|would|should|must|please|pls|plz|kindly|just|then|also|only|don[’']?t|all|everything|anything|whatever|nothing|something|things|stuff|(?<!(?:small|medium|large|big|long|short) )ones?|way|time|day|do|cos|cause|about|get|gets|got|plus|refundable|security|booking|half|full|bulk|closed|shut|small|medium|large|big|long|short|need|needs|want|wants|let|lets|tell|tells|telling|show|shows|showing|help|helps|see|sees|know|knows|hope|think|like|likes|love|loves|charge|charges|send|sends|bring|brings|leave|leaves|call|calls|ring|rings|text|texts|pay|pays|make|makes|sure|certain|find|behind|under|inside|outside|between|into|onto|through|around|near|beside|below|above|against|across|within|has|have|had|do|does|take|takes|give|gives|includes?|offers?",
    '(?:buy|order|spend|over) \\S+',
    'me and (?:my|our|the) \\p{L}+',
  ),
  namesOf:
    /(?:^|\s)(?:(?<!\d )an?|the|your|our|my|his|her|their|every|each|one|no|this|that)(?: \p{L}+)?$|\s(?:accept|take|taking|accepting|want|need|place|minimum)$/iu,
  namedSo: /^(?:call|text|message|ring|phone|email|order|book|drop)(?!\p{L})/iu,
  settled:
    /^(?:\S+\s){3,}(?:before|[’']?fore|afore|after|since|because|cos|cuz|coz|until|till?)(?:\s\S+)+$/iu,
  condition: within(
    "if|when|while|unless|once|until|till?|before|[’']?fore|afore|b4|after(?! that)|whenever|because|since(?! \\d)|cos|cuz|coz|(?:over|under)(?= [$£€\\d])|says?|said|ask",
  ),
  closed: /^(?:keeps?|lasts?) .*(?:fridge|freezer|tin)$/iu,
  asks: /^(?:buy|order|spend|book|bring|refer)(?!.* (?:free|get))(?!\p{L})/iu,
  given: front('free|get|you get|no'),
  tells: /./u,
}
