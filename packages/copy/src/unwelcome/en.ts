import type { Unwelcome } from './types.ts'

/** What is praised by not being there: “no added sugar”, “no hidden fees”. */
const goodWithout =
  'added|sugar|chemical|preservative|additive|hidden|fees?\\b|contract|deposit|charge|need|required|minimum|commitment|strings|glue|plastic|filler|artificial|palm|gluten|dairy|nonsense|wait|queue|pain\\b|mess|experience|tools|drill|vinegar|salt|nuts|fuss|middle|smell|dust|upsell|call[- ]?out|travel|two\\b|one\\b|obligation|problem|worries|soap|dye|perfume|fragrance|alcohol|caffeine|msg|colou?r|poison|wires|cables|screws|nails|cement|machines?|freez'
/** What is praised by not being done: “we don’t rush”. */
const goodUndone =
  'add|use|freeze|charge|rush|spray|bleach|force|touch|mix|skimp|cut corners|hide|waste|overbook|outsource'

export const unwelcome: Unwelcome = {
  refusals: [
    /(?:^|\s)(?:we|i) (?:can[’']t|cannot|don[’']t|won[’']t) (?:do|take|fix|remove|accept|repair)\b/iu,
    // “Blurry pics I can’t use”, and no “We can’t wait”
    /\b(?:i|we) (?:can[’']t|cannot|won[’']t) (?!wait|resist|stop)\p{L}+(?: (?:you|it|them|that|those))?(?: with)?(?=$| (?:if|when|because|before|after|unless)(?!\p{L}))/iu,
    new RegExp(`^(?:we|i) (?:can[’']t|cannot|do not|don[’']t|won[’']t) (?!${goodUndone})\\w+`, 'iu'),
    // “I no dey buy spoil gen”, “Aint no use callin on sunday”
    /^(?:we|i) no (?:dey|fit|go)(?! (?:charge|add|rush))(?!\p{L})|^(?:it )?ain[’']?t no(?!\p{L})/iu,
    // “Above third floor without lift boy will not come up”
    /^(?!if )(?:[^\s,]+ ){2,8}(?:will not|won[’']t) (?:come|go|carry|deliver|enter|climb)(?!\p{L})/iu,
    // “Alpacas no”
    /^(?:\p{L}+ ){1,3}no$/iu,
    // “Personalised items can’t be returned”
    /\b(?:can(?:not| not|[’']?t)|won[’']?t) be (?:returned|refunded|exchanged|cancelled|canceled|changed|made up|posted|shipped|moved)\b/iu,
    // “Not taking new learners”
    /^not (?:taking|accepting|open|available)(?!\p{L})/iu,
    // “Don’t do toes”, “Cannae do lorries”
    /^(?:(?:i|we|ah|ye) )?(?:don[’']?t|do not|cannae|dinnae) (?:dae|do|take|sell|fix|repair)(?!\p{L})/iu,
    /^(?:can[’']t|cannot|won[’']t|i(?: am|[’']m) not|we(?: are|[’']re) not|not do(?:ing)?) \p{L}/iu,
    /(?:^|\s)(?:i am|we are|i|we) not (?:doing|do|take|repair|fix|sell)\b/iu,
    /^(?:not for|no good for):? \p{L}|^not (?:posted|sold|available|sent|shipped)\b/iu,
    // “Not alpacas”, “Gents stitching not done”, “No posting them”
    /^not: |^not \p{L}+(?: \p{L}+)?(?:, ever)?$|^(?:just|but|only) no \p{L}|^not (?:if|when|on|in|at|with|over|under)(?!\p{L})|^(?:\p{L}+ ){1,6}not (?:done|taken|accepted|sold|repaired|taught|offered|provided|given|covered|stocked|supplied|serviced)$|^no \p{L}+ing (?:them|it)(?!\p{L})|^not \p{L}+s (?:over|under|above|below|with|from|if|that)(?!\p{L})/iu,
    // “No CDs”, “Currently no spaces”
    new RegExp(`^(?:(?:currently|sadly|sorry|at the moment),? )?no (?!.*\\b(?:${goodWithout}))\\p{L}`, 'iu'),
    // “We give tablets no charge but not injections”, “in drizzle but not in high winds”
    /\bbut not (?:(?:in|on|for|with|under)|at(?! all)) \p{L}/iu,
    /\bbut not (?!always)\p{L}{3,}(?<!ou|s)s$/iu,
    /^[^,\d]{3,40} only(?:$|,| [–-] )/iu,
    /\bcancel\b(?! (?:any ?time|whenever|for free|free|at no))|have to charge/iu,
  ],
  waits: [
    /\btakes? (?:me |us )?(?:about |around |up to )?(?:\d|an? |one|two|three)/iu,
    /\b(?:turnaround|lead time|waiting (?:list|time))\b/iu,
    /\bis (?:about |around |only )?(?:\d+|an?|one|two|three) (?:min\w*|hours?|days?|weeks?)[.\s]*$/iu,
    /^(?:ready|finish|allow) (?:in )?\d/iu,
    /^we(?:[’']re| are) (?:usually |normally |currently |mostly )?(?:fully )?(?:booked|busy)(?!\p{L})/iu,
    // “Full soles two days”
    /^(?:\p{L}+ ){1,2}(?:\d+|an?|one|two|three|four|five) (?:hours?|days?|weeks?)$/iu,
    // “6-8 wks for the rest”, “48 hrs notice”, “10 to 14 wks depending”
    /^\d+(?:(?:[-–]| to | or )\d+)? (?:working )?(?:wks?|weeks?|days?|hrs?|hours?) (?:for|ahead|notice|usually|wait|depending)(?!\p{L})/iu,
  ],
  drawbacks: [
    // What is paid besides.
    /\b(?:parts extra|deposit|(?<!no )(?<![$£€]\d[^,]*, [^,]*)minimum|add \$?\d+|late (?:return|fee)|extra \d|is [$£€]?\d+ extra|charge [$£€]?\d+ (?:extra|more)|is extra|\d+ more|rush charge|(?<!\b(?:no|without) )extra charge)\b/iu,
    /(?:^|\s)\+ ?(?:(?:[$£€]|rp ?)\d|\d+ ?(?:rb|ribu|k|%)(?!\p{L}))/iu,
    // What one must have or do, and what it hangs on.
    /\b(?:need an? |must have|ha(?:s|ve) to be|by appointment only|cash (?:or|only)|no cards|\d ?kg only|depends on|need to see|otherwise)\b/iu,
    // “Not needed”, “no experience needed”
    /(?<!not |\bno [\w ]{1,24})\b(?:needed|required)\b/iu,
    // What there is not.
    /\b(?:(?<!(?:not|never) )closed|sold? out|no (?:elevator|lift)|can[’']t (?:choose|do)|(?:we|i) don[’']t do|wi-?fi:? (?:is )?(?:slow|weak|patchy))\b/iu,
    // “Sunday dinner off”
    /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?(?: (?!half|price|money)\p{L}+)? (?:off|closed)$/iu,
    // What is wrong with a thing; but “we get stains out”, “scratch-resistant”, “from scratch”.
    /\b(?:(?:small|hairline) (?:pit|crack|chip|hole|nick|tear|mark)s?|may turn|chipped|(?:i[’']m|we[’']re|i am|we are) afraid|sorry)\b/iu,
    /\b(?<!from )(?<!\b(?:remov|get|got|lift|clean|treat|fix|shift|repair|buff|polish|pull|take|took|mend)\w*\b[^.]*)(?:dents?|scratch(?:es)?|stains?)\b(?!-| ?(?:resistant|proof|free)\b|.*\b(?:out|off|removed|gone)\b)/iu,
    /\b(?<!\b(?:re-?heel|resole|replace|repair|mend|fix|patch|sharpen|take off|remove|strip|swap)\w*\b[^.]*)worn\b/iu,
    /\bcontains (?:nuts|sesame|milk|eggs?|gluten|wheat|soya?|peanuts?|shellfish)\b|\bif you(?: are|[’']re) allergic\b/iu,
  ],
  penalties: [
    /\bthat(?:[’']?s| is) an? [$£€]\d+ (?:charge|fee|fine)|\b(?:will be|get|be) charged (?:for|if|the)\b/iu,
    /\byou[’']ll (?:still )?(?:cop|be charged)\b|\bpenalty\b|\bforfeit|\bnon-?refundable\b/iu,
    /\bnot (?:responsible|liable)\b|\bno responsibility\b|\bat (?:your|buyer[’']s) (?:own )?risk\b/iu,
    /\blate is (?:an? )?[$£€]\d|\bno (?:guarantee|warranty)$/iu,
    /\blose (?:your|the) (?:deposit|bond|slot|place)\b/iu,
  ],
}
