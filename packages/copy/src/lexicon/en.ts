import type { Lexicon } from './lexicon.ts'

/** What follows “it’s” and no “its”. */
const beforeIts =
  'a an the not no on in at all just only too so very still always never because gone here there my our your been more less about around included extra free done made ready broken over under worth cold hot wet dry windy icy thundery blowing raining going getting coming'.split(
    ' ',
  )

/** Words by which English sentences are sorted. */
export const englishLexicon: Lexicon = {
  spelled: new Map([
    ['cant', 'can’t'],
    ['dont', 'don’t'],
    ['doesnt', 'doesn’t'],
    ['didnt', 'didn’t'],
    ['isnt', 'isn’t'],
    ['arent', 'aren’t'],
    ['wont', 'won’t'],
    ['ive', 'I’ve'],
    ['im', 'I’m'],
    ['youre', 'you’re'],
    ['thats', 'that’s'],
    ['theres', 'there’s'],
    ['heres', 'here’s'],
    ['whats', 'what’s'],
    ['hes', 'he’s'],
    ['wasnt', 'wasn’t'],
    ['werent', 'weren’t'],
    ['hasnt', 'hasn’t'],
    ['havent', 'haven’t'],
    ['couldnt', 'couldn’t'],
    ['wouldnt', 'wouldn’t'],
    ['shouldnt', 'shouldn’t'],
    ['weve', 'we’ve'],
    ['youve', 'you’ve'],
    ['theyre', 'they’re'],
    ['theyve', 'they’ve'],
    ['theyll', 'they’ll'],
    ['youll', 'you’ll'],
    ['itll', 'it’ll'],
    // “its on the ticket”, but “its own box”: what follows tells which one it is.
    ...beforeIts.map((next): [string, string] => [`its ${next}`, 'it’s']),
    ['i', 'I'],
    ['i’ll', 'I’ll'],
    ['i’m', 'I’m'],
    ['i’ve', 'I’ve'],
    ['i’d', 'I’d'],
  ]),
  kinds: [
    ['benefit', /\b(?:smells?|tastes?|fragrant)\b/iu],
    [
      'service',
      /\b(?:deliver\w*|shipping|ships?|postage|returns?|refunds?|exchange\w*|warranty|guarantee[ds]?|gift[- ]?(?:wrap\w*|box\w*)|wrapped|install\w*|engrav\w*|made to order|quotes?|custom|bespoke|bookings?|pick[- ]?up|refills?|repairs?|we (?:come|bring|help|teach|answer))\b/iu,
    ],
    [
      'care',
      /\b(?:wash\w*|dishwasher|clean(?:ing|ed)?|wipe|wipes|store|keep (?:in|it)|refrigerat\w*|freez\w*|water (?:it|them|once|every)|watering|bleach|iron|dry[- ]clean)\b/iu,
    ],
    [
      'place',
      /\b(?:station|exit|street|corner|parking|walk from|floor|shop is|open (?:from|daily|every|until)|opposite|next to|downtown|near)\b/iu,
    ],
    [
      'choice',
      /\b(?:colou?rs?|flavou?rs?|sizes?|scents?|choose|choice|pick|options?|varieties|kinds|shades|styles)\b/iu,
    ],
    [
      'making',
      /\b(?:hand[- ]?(?:made|knitted|knit|sewn|poured|painted|crafted|rolled|thrown|stitched|woven|blended|picked)|by hand|we (?:make|bake|roast|grow|sew|brew|blend|knit|pour|cure|smoke|press)|baked|roasted|brewed|fermented|aged|cold[- ]pressed|small batch(?:es)?|every morning|crafted|built|grown|thrown|poured|stitched)\b/iu,
    ],
    [
      'material',
      /\b(?:wool|cotton|linen|silk|leather|suede|cashmere|oak|walnut|birch|bamboo|rattan|wood(?:en)?|steel|brass|silver|gold|glass|ceramic|stoneware|clay|wax|soy|beeswax|oil|butter|milk|honey|flour|beans?|organic|natural|vegan|plant[- ]based|ingredients?|material|fabric|cloth|lining|recycled|foam|(?:goose|duck) down|down (?:fill\w*|feathers?|jacket|duvet|comforter|pillow)|rubber|canvas|denim|cedar|oats?)\b/iu,
    ],
    [
      'measure',
      /\d\s?(?:%|percent|g|kg|mg|ml|l|oz|lb|lbs|cm|mm|m|inch(?:es)?|in|ft|w|mah|hours?|minutes?|days?|weeks?|months?|years?|pages?|pieces?|litres?|liters?|watts?)\b|\d%/iu,
    ],
    [
      'use',
      /\b(?:winter|summer|spring|autumn|midwinter|rainy|morning|evening|weekends?|travel|trips?|camping|hiking|gym|work|office|desk|kitchen|bedroom|bathroom|living room|balcony|garden|gifts?|birthdays?|weddings?|party|picnic|baby|babies|kids?|children|dogs?|cats?|every ?day|daily|outdoors?|indoors?|beginners?|good for|great for|perfect for|ideal for|suitable for|looks good)\b/iu,
    ],
    [
      'benefit',
      /\b(?:warm|light|lightweight|soft|cosy|cozy|comfortable|sturdy|strong|durable|breathable|keeps?|stays?|lasts?|protects?|helps?|easy|easily|quick\w*|quiet|waterproof|smooth|fresh|crisp|gentle|not|never|without|no)\b/iu,
    ],
  ],
  topics: [
    ['wash', /\bwash\w*\b/iu],
    ['storage', /\b(?:store|keep (?:in|it)|refrigerat\w*|freez\w*|fridge)\b/iu],
    ['delivery', /\b(?:deliver\w*|shipping|ships?)\b/iu],
    ['hours', /\bopen (?:daily|until|from|every)\b/iu],
    ['gift', /\bgifts?\b/iu],
    ['colour', /\b(?:colou?rs?|shades)\b/iu],
    ['scent', /\b(?:scent\w*|smells?|fragran\w*)\b/iu],
    ['taste', /\b(?:flavou?rs?|tastes?|tasty)\b/iu],
    ['size', /\b(?:sizes?|wide|long|tall|deep|\d+\s?(?:cm|mm|inch(?:es)?|in|ft))\b/iu],
  ],
  label:
    /\b(?:delivery|shipping|parking|booking|warranty|assembly|returns|repairs|washing|quotes|gift wrapping)\b/iu,
  noReason:
    /^(?:product )?(?:description|details)\W*$|^(?:in stock|stock|sku|asin|upc|barcode|category|item (?:no|number|code))\s?:|^others? (?:are|is)\b|^that(?:[’']s| is) (?:normal|natural|fine|ok|okay)\b|^that[’']s (?:it|all)(?: really| folks)?\W*$|^(?:god|stay) bless(?: (?:you|y[’']?all|us))?(?: all)?\W*$|^(?:salamat|maraming salamat|assalamu?(?: |-)?(?:’|')?alaikum|namaste|shalom|aloha|mabuhay|kumusta|good (?:morning|day|evening|afternoon))(?: (?:po|all|everyone|folks|friends|sir|mam))*\W*$|^(?:cheers|regards|see (?:you|ya|u)(?: (?:soon|there))?)\W*$|\b(?:hello|hi(?!-)|(?<!no )thank(?:s| you)|contact|(?<!\? )call us(?! when| if)|email (?:us|me|at)|^email|dm us|message us|follow us|click (?:here|the|on|below)|(?:the|this|bio) link|link (?:in|is in|below|here|above)|apolog\w*|(?<!(?:sometimes|often|usually|always|quickly|soon|until|till|til|while|when|once|if) )sold out(?! (?:usually|by|before|fast|early))|out of stock|unavailable|caution|(?<!(?:flight|train|bus|you)(?:[’']s|[’']re| is| are) )(?:delays?|delayed)|note that|^welcome|welcome to (?:our|the|my)|buy now|order now|shop now|subscribe)\b/iu,
  request: /\b(?:(?<!\bto )please|(?<!\b(?:say|saying|not) )sorry|do not|don’t)\b/iu,
  caution:
    /\bnot (?!(?:just|only|even|merely)\b)(?:\w+ )?(?:\w+-?proof|water[- ]resistant|windproof|\w+[- ]safe|(?:hand |machine[- ])?washable|suitable|intended|recommended|meant|designed|included|available|refundable|returnable|exchangeable|edible|reusable|rechargeable|compatible|stackable|adjustable|foldable|for (?!everyone\b))\b|\b(?:keep|store|stay|hold)(?: \w+)? (?:away|clear|out) (?:from|of)\b|\bout of (?:the )?reach\b|\bavoid\w*\b|\bnever (?:use|put|wash|leave|microwave|bleach|immerse|place|heat|iron|tumble|machine|let|give|store)\b|\b(?:cannot|can’t|can not|must not|should not|shouldn’t|mustn’t) (?:be )?(?:wash\w*|return\w*|refund\w*|exchange\w*|use[d]?|machine|put|heat\w*|get wet|microwav\w*|eat\w*|freez\w*|iron\w*|ship\w*|cancel\w*|go in)\b|\bno (?:refunds?|returns?|exchanges?|parking|delivery|pets|dogs|walk-ins|shipping|bleach\w*|tumble|dishwashers?|microwaves?|ironing|smoking|warranty|food|children|kids|outside)(?! (?:needed|required|necessary|fees?|costs?|charges?|limits?|worries|hassle))\b|\bwithout (?:warranty|returns?|refunds?)\b|\bhandle with care\b|\badult supervision\b|\bchoking\b|\bflammable\b|\bfragile\b|\bexternal use\b|\bsmall parts\b|\b(?:may|might|can) (?:fade|shrink|stain|bleed|vary|irritate|break|crack|run|pill|scratch)\b|\b(?:does|do)(?: not|n’t) (?:include|come with|work|fit|hold up|like|withstand|resist|suit)\b/iu,
  wanted:
    /^(?:warm|light|lightweight|soft|cosy|cozy|comfortable|comfy|sturdy|strong|durable|roomy|spacious|breathable|fresh|crisp|crunchy|creamy|gentle|smooth|clean|easy|quick|quiet|bright|calm|natural|pure|pretty|neat|handy|portable|foldable|washable|waterproof|water-resistant|windproof|stretchy|flexible|adjustable|reusable|refillable|detachable|removable|rechargeable|wireless|cordless|stackable|breezy|airy|fluffy|plush|silky|juicy|tender|fragrant|moist|hydrating|soothing|stable|safe|healthy|versatile|practical|elegant|friendly|careful|patient|private|tidy|hardy|hand-washable|machine-washable|seamless|non-slip|low-maintenance)$/iu,
  unwanted: /^(?:heavy|bulky|noisy|sticky|greasy|itchy|scratchy|slippery|stiff)$/iu,
  denies: /\b(?:not|no|never|without|cannot|nothing|none|less|least|nor|neither)\b|n’t\b|\b\p{L}+-free\b/iu,
  compared: /\b(?:than|unlike)\s[^,.;]+/giu,
  fresh:
    /\b(?:(?<!not )brand[- ]new|newly (?:launched|opened|arrived|released)|just (?:launched|arrived|landed|released|opened)|launched|launching|(?:is|are|our) new(?! every| each)|new[- ](?:arrivals?|season|in|collection|line|menu|products?|flavou?rs?|colou?rs?|designs?))\b/iu,
  intents: [
    ['send', /\b(?:just send|send us) (?:a |the |your )?(?:photos?|pictures?)\b/iu],
    ['try', /\btry (?:it|them|one)\b(?! on\b)|\btrial\b/iu],
    [
      'call',
      /\b(?:by phone|on the phone before|(?:call|phone) (?:us |me )?(?:ahead|first|before)|give (?:us|me) a (?:call|ring)|(?:call|phone|ring) (?:us|me) (?:and|to|on|at|for|about|\d)|(?:call|phone|ring),? (?:do not|don[’']?t) (?:text|message|email))\b/iu,
    ],
    [
      'book',
      /(?<!\bno\s)(?<!\bwithout\s)\b(?:book(?= (?:an?|your|us|now|ahead|online|early|by|through|with|via|at least)\b)|booked|booking|bookings|appointment|reservations?|reserve)\b/iu,
    ],
    [
      'visit',
      /^(?![\s\S]*\b(?:(?:we|i)(?:[’']ll)? (?:come|drive|travel)(?: out)? to (?:you|your)|mobile)\b)(?=[\s\S]*(?:^[^\n]*\b(?:caf[eé](?!\p{L})|coffee (?:shop|bar)|books(?:hop|tore)|hardware|counter|bakery|restaurant|bistro|diner|kitchen|barber(?:s|shop)?)(?!\p{L})|\bopen (?:from |daily|every |\d)|\b(?:visit us|come (?:and )?visit|our (?:shop|cafe|studio) is|come by|drop in|walk from|parking(?! lots? (?:strip|line|paint|sweep|clean|maint)| (?:is|are) (?:on you|extra|paid)))\b))/iu,
    ],
    ['apply', /\b(?:enrol|enroll|sign up|apply|register)\b/iu],
    ['ask', /\b(?:quote|consultation|advice)\b/iu],
    ['order', /\border(?:s|ed)?\b/iu],
  ],
  declines: [
    {
      said: /\b(?:do not|don[’']?t|never|no need to) (?:text|message|dm|whatsapp|email)\b|\bno (?:texts|messages|dms|emails)\b/iu,
      call: /message|Drop us/iu,
    },
    { said: /\b(?:do not|don[’']?t) (?:call|ring|phone)\b|\bno (?:phone )?calls\b/iu, call: /call$/u },
    {
      said: /^(?![\s\S]*\border(?:s|ed|ing)?\b)[\s\S]*\b(?:no (?:delivery|deliveries|shipping|postage)|(?:do not|don[’']?t|can[’']?t) (?:deliver|ship|post)|(?:collection|pick-? ?up|cash and carry) only|walk-? ?ins? only)\b/iu,
      call: /^(?:Order|Get yours|Contact us to order)/u,
    },
  ],
  serves:
    /^(?!(?!.*\bfor\b).*\b(?:mats?|shoes|bags?|kits?|sets?|books?|tops?|leggings|sprays?|cloths?|cups?|mugs?)$).*(?:\bcafé(?!\p{L})|\b(?:service|services|class|classes|lessons?|course|studio|café|cafe|restaurant|salon|cleaning|repair|tutoring|tour|rental|clinic|gym|yoga|pilates|photography|guesthouse|workshop|grooming|moving|barbers?|barbershop|laundry|tailors?|tailoring|alterations?|hotel|hostel|bnb|rooms?|charters?|detailing|wash|plumbing|sitting|walking|massage|nails|lashes|academy|school|groom|tune-?up|fade|clean|resoling|resole|for rent|wedding|made to measure|haircut|deep clean|catering|guests|bounce|full day|half day|sessions?|tuning|boarding|key copy|copies|swap|hemming|hem|take-in|servicing|set-?up|(?:key|hair|tree) cutting|repairs|upholstery|framing|engraving|sweeps?|sharpening|hardware|counter|store|shop|florist|bakery|opticians?|garage|kennels?|hire)\b)/iu,
  attends:
    /\b(?:lessons?|classes|appointments?|check-?in|book(?:ing|ings)? (?:a|your|ahead|online|better)|per session|walk-?ins?|we come to you|call ahead|your date|drop off)\b/iu,
  consumed:
    /\b(?:bread|cake|cookies?|tea|coffee|beans|juice|jam|honey|fruit|apples?|meat|fish|sauce|oil|cheese|yog(?:h)?urt|milk|chocolate|granola|soap|cream|lotion|serum|toner|shampoo|balm|perfume|beer|wine|rice|noodles?|kimchi|eat|drink|skin|snack|treats?)\b/iu,
}
