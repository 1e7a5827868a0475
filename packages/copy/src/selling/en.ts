import type { Selling } from './types.ts'

const who =
  "(?:(?:hi(?:ya)?|hello|hey|nah then|so|hi po|madam)[,!]? )?(?:i|we|ah|she|he|mum|dad|me and (?:my |our |the )?\\p{L}+|(?:my|our) \\p{L}+)(?:[’'](?:ve|m|re)|m|ve)?(?: (?:have|am|are|is|been|can|do|only|still|always|just|all|both|personally|now))*"
const otherwise =
  'not|never|no|cannot|cant|dont|wont|dinnae|cannae|ask|charge|require|need|reserve|prefer|close|shut|reply|answer|post|ship|send|deliver|leave|also|go|at|in|on|near|off|closed|busy|away|booked|based|will|would|may|might|must|have|accept (?:cash|card|venmo|paypal|returns|no)|take (?:cash|card|venmo|paypal|payment)|figure'

export const selling: Selling = {
  does: [
    // “We resole men’s shoes”, “My dad opened the place in 1971”
    new RegExp(`^${who} (?!(?:${otherwise})(?!\\p{L})|\\p{L}+n[’']t)\\p{L}+`, 'iu'),
    // “Flat tyre in the motorway, ah come tae you”
    /(?<!\p{L})(?:i|we|ah|us) (?:come|drive|travel|pick up|collect) (?:out )?(?:to|tae|from) (?:you|your|yer|the (?:house|door))/iu,
    // “Surfboard repairs out the back of the servo”
    /^(?:[^\s,:]+ ){0,4}(?:repairs?|lessons|classes|workshops?|alterations|servic(?:e|ing)|sharpening|cleaning|grooming|tuition|training|hire|rentals?|removals?|fittings?|walks|sitting|boarding|stitching|tailoring|catering|tiffin|instructor|tuning|mowing|tutoring|massages?|haircuts?|trims?)(?!\p{L})/iu,
    // “You choose the frame and we …”: what one gets.
    /^(?:you|tha|ye|u|y[’']all)(?:[’']ll)? (?:gets?|choose|pick|keep|learn|go home|take home|can (?:choose|pick|try|watch|keep|bring))(?!\p{L})/iu,
    /^(?:every|each|all)(?: our| my| of our)? (?:\p{L}+ ){1,3}(?:is|are|comes?|gets?|has|have) /iu,
  ],
  made: [
    /(?<!\p{L})(?:hand|home|freshly|slow|small batch)[- ]?(?:made|sewn|stitched|cut|baked|cooked|built|carved|knitted|woven|poured|painted|dyed|thrown|turned|rolled|picked|grown|reared|raised|roasted|ground|pressed|smoked)(?!\p{L})/iu,
    /(?<!\p{L})(?:made|sewn|stitched|baked|cooked|brewed|roasted|grown|raised|reared|picked|woven|carved|built|poured|smoked|cured|bottled|milled|collected|caught|sourced|fermented|marinated) (?:by|from|with|of|in|on|every|each|fresh|here|daily|to order|ourselves|myself)(?!\p{L})/iu,
    /^(?:pure|real|genuine|solid|fresh|raw|organic|local|free[- ]range|grass[- ]fed|wild|vintage|new|soft|warm|thick|big|bright|crisp|tender|unsulphured|unpasteurised|homemade) (?!.*(?:only|extra)).{4}/iu,
    /^(?:it|they|these|the \p{L}+)(?: (?:is|are))? (?:smells?|tastes?|feels?|lasts?|fits?|folds?|holds?|stays?|glows?)(?!\p{L})/iu,
    /(?<!\p{L})(?:by hand|from scratch|no (?:filler|preservatives|additives|chemicals|artificial|added)|wood[- ]fired|stone[- ]ground)(?!\p{L})/iu,
  ],
  proven: [
    /(?<!\p{L})since (?:19|20)\d\d|(?<!\p{L})(?:for|over|been (?:at it|doing this)|with) (?:about |around |over |nearly )?\d+ (?:years?|yrs)|\d+ (?:years?|yrs) (?:of|experience|in the|at it)|(?:second|third|fourth) generation|family[- ](?:run|owned)/iu,
    /(?<!not )(?<!\p{L})(?:qualified|certified|registered|approved|accredited|licen[cs]ed|insured|dbs|award|grade a|pipa)(?!\p{L})/iu,
  ],
  promised: [
    /(?<!\p{L})(?:free(?!zer)|half price|half off|% off|on us|no charge|for nothing|no extra(?: charge| cost)?|no call[- ]?out(?: fee| charge)?|nae call oot)(?!\p{L})|\d% off/iu,
    /(?<!\b(?:no|not|without) )(?<!\p{L})(?:guaranteed?|warranty|warrantied|money back|refund(?!able)|try (?:it|them|before))(?!\p{L})(?! .*\bno (?:warranty|guarantee))/iu,
    /(?<!\p{L})(?:i|we)(?:[’']ll| will) (?:fix|replace|redo|re-do|come|bring|collect|refund|make|do|mend|swap|match|pick|show|teach|give)(?!\p{L})/iu,
    /(?<!\p{L})(?:same day|while you wait|while u wait)(?!\p{L})/iu,
    /^no (?:appointment|contract|experience|booking|tools|mess|hidden|deposit|minimum|fuss|need)/iu,
  ],
  prices: [
    /(?:[$£€₹]|(?<!\p{L})(?:rs\.? ?|r|p|aud|usd|gbp|eur))\d/iu,
    /\d ?(?:quid|bucks|rs|rupees|pounds|dollars|euros?|pesos|bob|cents|p|ea|each|a dozen|per \p{L}+)(?!\p{L})|(?<!\p{L})(?:\p{L}+ty(?:[- ]\p{L}+)?|ten|tenner|fiver) (?:quid|bucks|pounds|dollars)/iu,
  ],
  asides: [
    /(?<!\p{L})(?:extra|surcharge|deposit|bond|add[- ]?ons?|call[- ]?out|delivery|postage|shipping|courier|fees?|late|urgent|rush (?:charge|fee|orders?|jobs?)|express|minimum|min|cancel\p{L}*|notice|otherwise|overnight|as above|shouldered|half down|\d+% down|sold out|waiting list|turnaround|closed|mileage|travel over|per mile|a mile|must|you (?:bring|supply|provide|pay|need|send))(?!\p{L})/iu,
    /(?<!\p{L})(?:please|pls|kindly|message me|dm|book online|walk in|ring|text me|call me|bring your|bring one|also)(?!\p{L})|(?<!no )(?<!\p{L})needs?(?: to)?(?!\p{L})(?! a (?:new|quick))/iu,
    /^(?:\d+ (?:hours?|days?|weeks?|mins?|minutes)(?= [–-]|[:,]|$)|note|address|timings?|hours|cancellation|age|price|cost|from|scent|current|visiting|don[’']?t|do not|never|unit \d|behind|next to|opposite)(?!\p{L})/iu,
    // “$35 a pair”: of what?
    /^[$£€₹]\d[\d.,]*(?: (?:an?|per|each|for|the) ?\p{L}*)*$/iu,
  ],
}
