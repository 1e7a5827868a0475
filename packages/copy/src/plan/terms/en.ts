import type { Terms } from './types.ts'

const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const weekday = 'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun'

export const terms: Terms = {
  starts: [
    // How long one waits.
    /^(?:(?:it )?takes?|allow|ready|finish|turnaround|lead time|wait|two weeks|late)(?!\p{L})/iu,
    /^(?:(?:about|around|usually) )?(?:an? |one |two |three |four |five |six |eight |ten |\d+ )(?:weeks?|days?|months?)[’']? (?:at the|for up|notice|wait)(?!\p{L})/iu,
    /^(?:two|three|four|five|six|eight|ten|twelve)(?:[- ](?:to |or )?(?:two|three|four|five|six|eight|ten|twelve))? (?:days?|weeks?|months?)$/iu,
    /^back (?:to you|with you) (?:in|within)(?!\p{L})/iu,
    // How it reaches a buyer.
    /^(?:delivery|we deliver|collections?|pick ?-?up|drop ?-?off(?= \d| (?:from|at|between|by|before))|ships?|posted|post|postage|courier|delivered|dispose|meet)(?!\p{L})/iu,
    /^(?:i|we) (?:post|ship|send) .*[$£€]\d(?!\p{L})/iu,
    // What is ordered, paid and taken back.
    /^(?:orders? (?:before|by|close)|(?:half|full|all) (?:the )?(?:money|payment|price) (?:first|before|up ?front)|min(?:imum)?|max(?:imum)?|deposit|half down|cancel|returns?|no refunds?|service call|call-?out|prices?|cash|card|pay (?:by|in|with)|hire us|book (?:us|me|now)|call|ring|te?xt)(?!\p{L})/iu,
    // What a buyer sees to.
    /^(?:bring|you (?:can ?not|can[’']t|must|need|dispose|supply|provide|pay|bring)|needs?|if|come (?:washed|clean|dressed|with)|(?:pics|pictures|photos?) first|have (?:[’']?em|them|it))(?!\p{L})/iu,
    // For whom, and how large.
    /^(?:under \d+s?|ages? \d+\+?|kids (?:under|\d)|a child|mattress|weight|sizes?|fence|keeps (?:for |up to )?\d+|keep (?:it )?in (?:the |a )?fridge|\d+ ?ml bottle|you can (?:skip|stop|cancel|pause))(?!\p{L})/iu,
    /^(?:\S+ ){1,2}(?:runs?|is|are|weighs?|measures?) (?:about )?\d+(?: to \d+)? (?:lbs?|kg|cm|inch|oz|g|ml|ft)(?!\p{L})/iu,
    // What a marketplace asks of every seller.
    /^(?:(?:from |comes from )?an? )?(?:smoke|pet)[- ]?free (?:home|house)|^home has|^handmade item$/iu,
    // Where.
    /^(?:\d+(?:st|nd|rd|th) floor|shop \p{L}?\d)/iu,
    /^(?:parking|opp(?:osite)?|behind|\p{L}+ \d{2,5}, \p{L}+ \d{2,5})(?!\p{L})/iu,
    // When.
    new RegExp(`^(?:(?:${weekday})(?:day|s)? ?[-–] ?)(?!\\p{L})`, 'iu'),
    /^\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.? (?:to|till|until)(?!\p{L})/iu,
    new RegExp(`^(?:${month})\\p{L}* (?:to|till|until|[-–]) (?:${month})\\p{L}*(?!\\p{L})`, 'iu'),
    /^(?:every |each |the )?(?:(?:first|second|third|last) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:and|to|till|[-–]) \p{L}+)?,? (?:of the month|from \d|\d)(?!\p{L})/iu,
    new RegExp(`^(?:on )?(?:${weekday})\\p{L}* (?:we|i) (?:open|close|start|don[’']?t)(?!\\p{L})`, 'iu'),
    /^rain(?:ed|ing|s)?(?: out| off)?\?(?!\p{L})/iu,
    // What is paid besides.
    /^(?:leftovers|after \d|extra|second|additional|from [$£€]\d|[$£€][\d.,]+ (?:plus|\+|call-?out))(?!\p{L})/iu,
    // A bare price.
    /^(?:[$£€]\d[\d.,]* for (?:the|an?) \p{L}+$|(?:\p{L}+ ){1,3}[$£€]\d[\d.,]*$|[$£€]\d[\d.,]*(?:(?: (?:an?|per) \p{L}+)+$|,| each| including))(?!\p{L})/iu,
    /^(?:\d+ ?(?:g|kg|ml|l|oz|lb) (?:\p{L}+ ){0,2}[$£€r]\d|(?:half|quarter|one|\d) (?:kg|kilo) \d)(?!\p{L})/iu,
  ],
  surcharges: [
    // “Aluminum hoods cost more”
    // “Lining extra $2”
    /(?<!\p{L})extra (?:[$£€]|rs\.? ?)\d/iu,
    /(?:(?:[$£€]|rs\.? ?|₹ ?)\d[\d.,]*|\d+p|\d (?:bucks|quid|dollars|pounds)|\bcosts?) (?:an? \p{L}+ )?(?:on top|more|extra)(?=$| and | but |,)|\bis (?:another [$£€]?\d|double(?!\p{L}))/iu,
  ],
  asks: [
    // “Once they’re gone they’re gone”, “Most people get it in 2 lessons”: what of, only another sentence says.
    /^(?:once|when|if|until) they(?!\p{L})/iu,
    /^(?:i|we|you|most (?:people|folk)|some people|everyone|everybody)(?:[’'](?:ll|ve|d))?(?: (?:won[’']t|can[’']t|don[’']t|didn[’']t|do not|cannot|will|can|have|always|usually|only|still|just))* (?!mean|like|love)\p{L}+ (?:it|them)(?!\p{L})/iu,
    // “We also have child seats”: besides what was said.
    /^(?:i|we) also(?!\p{L})|^(?:\p{L}+ ){1,4}(?:is|are) also(?!\p{L})/iu,
    // “You get a photo after each walk too”
    /^[^,]+\s(?:too|as well)$/iu,
    // What must be done.
    /\byou must(?!\p{L})|^(?:[^\s,]+ ){1,6}(?<!(?:not|never|no|[^\s]+n[’']t|dinnae|didnae)(?: even| ever)? )(?:must|ha(?:s|ve) (?:to|tae|got to)|needs? to)(?!\p{L})/iu,
    /(?<!\bno )\b(?:bond|deposit)\b/iu,
    /\bwhile (?:i|we)(?:[’']m|[’']re| am| are) (?:there|at it)\b/iu,
    /\b(?:may|might|will|can) (?:differ|vary)\b/iu,
    /\bis (?:about |around |only )?(?:\d+|an?|one|two|three) (?:min\w*|hours?|days?|weeks?)$/iu,
  ],
  // “Opening hours: …”, “Where: …”, “Burn time: …”
  labels: [
    'closure|fastening|(?:opening )?hours|where|when|ages?|cost|prices?|payment|lead time|storage|allerg(?:y|ies)(?: advice)?|care',
    'shelf life|turnaround|sow|returns?|refunds?|not (?:for|included|suitable for|in the box)|kids|dogs|min stay|min(?:imum)? order|power|seats?|wick|assembly',
    'strength|max load|requirements|what to bring|dispatch|how long|time to fit|excludes|condition|wi-?fi|delivery',
    'shipping|available|location|dimensions|weight|sizes?|area',
  ],
  given: [
    'free|(?:\\d%?|%|percent|dollars?|bucks|quid|pounds?|price|money|half) off|extra(?!.*[$£€+]\\s?\\d)',
    'half price|same price|on us|no charge|for nothing',
  ],
}
