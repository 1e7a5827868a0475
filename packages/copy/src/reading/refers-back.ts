/** At the front of a sentence, or of a part of one: what says nothing without the words before it. */
const fronts = [
  /^that(?:[’']?s(?! (?:it|all)(?: really| folks)?$)|(?: (?:is|was|way|means|makes|gives|gets|keeps|includes|covers|goes)|[’']ll))(?!\p{L})/iu,
  // “Most days that’s before 1”
  /^(?:most|some|many) \p{L}+ (?:that|it)[’']?s(?!\p{L})/iu,
  // “Anything bigger its 30 cent a gallon over”, but “Anything bigger than a garden tractor”
  /^(?:anything|any|owt|ones?) (?:bigger|larger|smaller|heavier|longer|wider|taller|older|else|over that)(?! than)(?!\p{L})/iu,
  // “Been at it 22 years”
  /^(?:been|have been) (?:at|doin[g’']?) (?:it|this)(?!\p{L})/iu,
  // “One boy … in two years. He still forgets the clock”, “No stag parties. We’ve learned”
  /^(?:he|she)(?:[’']\p{L}+)?(?!\p{L})/iu,
  /^(?:i|we|you)(?:[’'](?:ve|ll|d))? (?:learned|learnt|promise|tried|asked|checked|swear|know|see|did|do|are|can|will)$/iu,
  // “Most of the crackle goes. Scratches don’t”
  /^\p{L}+s (?:do|does|are|is|will|can|wo|ca)(?:n[’']t)?(?:,? and \p{L}+s (?:do|are|will|wo|ca)n[’']t)?$/iu,
  // “Freeze lovely”
  /^(?:freezes?|keeps?|washes|wash|travels?|stores?) (?:lovely|well|great|fine|nice|grand|brilliant)(?!\p{L})/iu,
  // “That second visit is $80”
  /^(?:that|those) (?!who |that |which |with |of |in |way )(?:\p{L}+ ){1,2}?(?:is|are|was|were|costs?|takes?|comes?|gets?|goes|runs?|will|can|has|have|includes?)(?!\p{L})/iu,
  /^that (?:bit|part|one)[’']s(?!\p{L})/iu,
  // “I don’t move pianos, people ask every week”: what they ask for.
  /^(?:people|folks?|customers|everyone|everybody|somebody|someone) (?:(?:always|often|still) asks?(?=$|,)|asks?(?: me| us)? (?:every|all the|a lot|often)(?!\p{L}))/iu,
  // “I reckon about a week”: for what.
  /^(?:i|we)(?:[’']d)? (?:reckon|say|figure|guess|think) (?:(?:on|it[’']s|its) )?(?:(?:about|bout|[’']bout|around|maybe) )?(?:an?|\d+|one|two|three|four) (?:hours?|days?|weeks?|minutes?|months?)(?!\p{L})/iu,
  /^(?:usually|normally|typically) [$£€]?\d/iu,
  // “Ships in 2 days. Free over $150”
  /^free (?:over|above|from) [$£€]?\d[\d.,]*$/iu,
  /^(?:farther|further|more|longer|less|later|bigger|heavier) than (?:that|this|those)(?!\p{L})/iu,
  // “Bit longer come spring”, “Nane o them come aff a lorry”
  /^(?:(?:a )?(?:bit|little) (?:longer|more|less|extra|later|dearer|cheaper)|n(?:o|a)ne o[f’']? (?:them|it|those))(?!\p{L})/iu,
  /^(?:(?:and|but|so|or) )?(?:without|after|beyond|over|above|before|past) (?:it|that|those)(?=$|[,.]| (?:it|we|i|you|they|is|are|call|ring|ask|text)(?!\p{L}))/iu,
  /^(?:(?:and|but|so) )?(?:otherwise|plus|the same|same (?:for|goes|price)|the others?|others|the rest|both|either|neither)(?=$|[\s,’'])/iu,
  /^(?:(?:dan|tapi) )?(?:tanpa|lewat|di atas|di bawah|di luar|selain|setelah|sebelum|lebih dari|kurang dari|karena) itu(?!\p{L})/iu,
  /^(?:(?:dan|tapi) )?(?:sisanya|selebihnya|sebaliknya|yang lain(?:nya)?|kalau (?:tidak|nggak|gak|ga|enggak)(?=,))(?!\p{L})/iu,
  /^(?:(?:và|nhưng) )?(?:(?:sau|trước|ngoài|trên|dưới|quá|hơn|từ) đó|còn lại|ngược lại|nếu không(?=,))(?!\p{L})/iu,
]

/** A verb without its doer, whom the sentence before names: “Has been a blacksmith since high school”, “Goes out by text”. */
const verbAlone = /^(?:has been|had been|goes out|goes back|comes back)(?!\p{L})/iu

/** Packs without what is in them: “2kg nets or 25kg bags”. */
const packs =
  /^(?:(?:\d+|in|also|by|the|or|and|full|half|small|large|big)\s)*(?:\d[\d.]* ?(?:kg|g|lbs?|oz|l|litres?|ml|pcs)\s)?(?:bags?|nets?|boxes|tubs?|sacks?|jars?|packs?|packets?|pouches|bales?|bottles?|buckets?)(?:(?:,| or| and)\s(?:\d[\d.]* ?(?:kg|g|lbs?|oz|l|litres?|ml|pcs)\s|(?:full|half|small|large|big)\s)?(?:bags?|nets?|boxes|tubs?|sacks?|jars?|packs?|packets?|pouches|bales?|bottles?|buckets?))+$/iu

/** A number of pieces and the price of each, of what the entry before counts: “50–499: $3.40 ea”, “500+: $2.60”. */
export const pricedCount = /^\d[\d,]*(?:[-–]\d[\d,]*|\+)(?: (?:or more|up))?:? (?:[-–] )?[$£€]\d[\d.,]*/iu

/** A size and its price, of what the entry before names: “full groom small dog £38”, “medium £45”. */
export const pricedSize =
  /^(?:extra |x)?(?:small|medium|large|big|mini|regular|full|half|basic|standard|deluxe|xl|xxl|double|single|queen|king)(?: (?:one|size|dogs?|bed))?s?:? (?:\([^()]*\) |up to \S+ )?(?:from )?(?:[$£€]\d[\d.,]*|rs\.? ?\d+|\d+ (?:quid|bucks))(?:,|$)/iu

/** Prices of one thing by its size or time: “60 mins £32”, “6m x 9m – £380”. */
export const pricedMeasure =
  /^\d[\d.]*(?:[-–]\d+|\+)? ?(?:x ?\d[\d.]* ?)?(?:m|cm|ft|in|mins?|minutes?|hrs?|hours?|days?|nights?|weeks?|months?|kg|g|lbs?|oz|ml|l|litres?|seater|rooms?|pcs|pack|jam|menit|hari|orang|phút|giờ|ngày|người)(?: x \d[\d.]* ?(?:m|cm|ft|in)?)?(?: hire)?:?(?: [-–:=])? (?:from )?(?:[$£€]|rs\.? ?|rp ?)?\d[\d.,]*(?:k|rb)?$/iu

/** When a shop is open on some days: “Tue–Fri 8–4”, “Mon closed”. */
export const openDays =
  /^(?:(?:mon|tues?|weds?|thurs?|thu|wednes|fri|satur|sat|sun)(?:day)?s?(?: ?(?:[-–&/,]|and|to) ?)?)+:? ?(?:closed|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)? ?(?:[-–]|to|till?) ?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?)$/iu

/** What is paid besides what the entry before costs: “Pitch raise + £35”, “Express 24h +50%”. */
export const addedPrice = /^(?:[^\s,]+ ){1,3}\+ ?(?:[$£€]|rs\.? ?|rp ?)?\d[\d.,]*(?:%|k|rb)?$/iu

/** Figures whose unit the sentence before gives: “Ganti resleting 25, kecilin pinggang 35”. */
export const bareSums = /^(?:\p{L}+ ){1,4}\d{2,3}(?:, (?:\p{L}+ ){1,4}\d{2,3})+$/iu

/** A time, a sum or a kind that was named before, among the first words. */
const named = [
  /^(?:[^\s,]+ ){0,6}(?:that (?:day|night|week|month|time|price|amount|date)|(?:at|for) this (?:price|rate|amount))(?!\p{L})/iu,
  /^(?:[^\s,]+ ){0,6}(?:(?:hari|saat|waktu|tanggal|harga) itu|\p{L}+ tersebut)(?!\p{L})/iu,
  /^(?:[^\s,]+ ){0,6}(?:ngày|lúc|hôm|khi|giá|trong|ở|thời gian|khoảng) đó(?!\p{L})/iu,
  // “Quận khác không giao”, “Kota lain kena ongkir”: others than those named.
  /^(?:(?:các|những) )?\p{L}+(?: \p{L}+)? khác (?:thì )?(?:không|chưa|thêm|phụ|tính|\d|nhắn|hỏi|báo)(?!\p{L})/iu,
  /^(?:(?!yang )\p{L}+ ){1,2}lain(?:nya)? (?:tidak|belum|tambah|bayar|kena|beda|ga|gak|nggak|nego|tanya|\d)/iu,
  // “…, garansi hidup se Pulau Jawa, luar Jawa belum bisa”
  /^luar (?:\p{L}+ ){1,2}(?:belum|tidak|nggak|gak|ga) (?:bisa|kirim|dikirim|melayani)(?!\p{L})/iu,
  // “Includes: rod, reel. Bait NOT included”
  /^(?:\p{L}+ ){1,3}not included$/iu,
  // “Plain pine ones”, but “loved ones” and “one hour”.
  /^(?:[^\s,]+ ){1,5}(?<!(?:loved|little|young) )ones(?!\p{L})/iu,
  // “Evenings too if you’ve a light”, “Cats as well”: besides what was said.
  /^(?:[^\s,]+ ){1,4}(?:too|as well)(?=$|,| (?:if|when|but|so|because)(?!\p{L}))/iu,
  // “Bread knives the same”
  /^(?:\p{L}+ ){1,3}(?:is |are )?the same$/iu,
  // “Full service: $189 – as above + drivetrain clean”
  /(?<!\p{L})(?:as|same as|(?:all )?(?:of )?the) above(?!\p{L})/iu,
  // “I grew up two streets from there”
  /\s(?:from|near|behind|beside) there$/iu,
  // “Taking down is half that”
  /\s(?:half|twice|double) (?:that|it)$/iu,
  // “Each extra half hour: £20”
  /^(?:each|every) (?:extra|additional|further)(?!\p{L})|^(?:extra|additional) (?:half )?(?:hours?|nights?|days?)(?!\p{L})/iu,
  / untuk itu$/iu,
  // “(BBM sudah termasuk.) Parkir, tiket masuk dan makan sopir belum”
  /^(?:\S+ ){1,8}(?:belum|tidak)$/iu,
  // “Ada juga yang 7-9 tapi 300”: another kind of what the sentence before names.
  /^(?:ada juga|juga ada) (?:yang|ukuran) \d/iu,
  // “I don’t move them either”
  /\s(?:it|them|those)\seither$/iu,
  // “half of you forget it”, of a cord that the sentence before names.
  /^(?:half|most|some|all|none|many|few) of (?:you|us|them|ya)(?!\p{L}).*\s(?:it|them|that)$/iu,
  // “Ibu hamil juga jangan”, “Nyuci baju juga tidak bisa”: what is denied of others too.
  /^(?:[^\s,]+ ){1,6}juga (?:jangan|tidak|nggak|gak|ga|enggak)(?: (?:bisa|boleh|usah|kami|saya|terima))?$/iu,
  /^(?:[^\s,]+ ){1,6}cũng (?:vậy|thế|không)$/iu,
]

/** Whether words say nothing without the sentence before them: “Without that we can’t”, “Di atas itu 190rb”, “Plain ones are £20”. */
export function refersBack(text: string): boolean {
  return [...fronts, ...named, verbAlone, bareSums, packs, pricedSize, pricedCount, addedPrice].some(
    (words) => words.test(text),
  )
}

/** What stands for something that the part before it names: “we can’t promise they’ll pay”, “all in my workshop”. */
const standIns = [
  // “(We pick up your bag before 10 pm and) it is back on your door by 7 next evening”
  /^it(?:[’']s| is) (?:back|ready|done|yours|gone)(?!\p{L})/iu,
  // “(Red wine and grass nearly always come out,) fake tan sometimes doesn’t and we will tell you”: what it does not.
  /^(?:\p{L}+ ){1,4}(?:do|does|did|is|are|was|were|wo|ca)n[’']t(?=$|,| (?:and|but|so)(?!\p{L}))/iu,
  /(?:^|\s)(?:they|them|theirs?|those)(?:[’']\p{L}+)?(?=[\s,.]|$)|(?:^|\s)(?:nó|họ)(?=[\s,.]|$)/iu,
  /^it(?:[’']s)? (?!(?:is|tastes|keeps|lasts|fits|comes|smells|feels|looks|holds|weighs|stays|dries|folds|sits)(?!\p{L}))|^(?:all|both|each|none) (?:in|of|from|by|with|for|made|done)\s/iu,
  // “I told her it’ll run”, “some of it from my nana’s”, “so now everybody gets it”, “I have to put that on”
  /^(?:i|we|you) \p{L}+ (?:her|him)(?!\p{L})/iu,
  /^(?:some|most|all|half|none|part) of (?:it|that)(?!\p{L})/iu,
  /^(?:\S+ ){1,4}(?:it|those)$|\sthat (?:on|up|off|away)$/iu,
  // “…, the second one is half price”
  /^the \p{L}+ ones?(?!\p{L})/iu,
  // “Parts is extra if she needs em”
  /^(?:\p{L}+ ){1,2}(?:is|are) extra(?!\p{L})/iu,
  /^(?:i|we) always (?:say|tell)(?!\p{L})/iu,
  // “Small dogs are £18 a night | Big dogs are £22”
  /^(?:big|large|medium|bigger|larger) \p{L}+ (?:is|are|costs?) \p{L}{0,2}[$£€]?\d/iu,
  // “I sew am myself”: it, in Pidgin.
  /^(?:i|we) \p{L}+ am(?!\p{L})/iu,
  // “When it’s gone it’s gone”
  /^(?:if|when|once) (?:it|they|that)(?:[’']\p{L}+)?(?!\p{L})/iu,
  // “so ring me before that”
  /\s(?:before|after|until|till) that(?=$|,)/iu,
  // “…, wrapped, with a note who had them before”
  /^(?:with|without|including)\s(?!.*\s(?:we|i|you|there|it)(?:[’']\p{L}+)?\s)/iu,
  // “…, from 30 people to 300, anywhere in Houston”, “…, mostly for people over 70”: of what was said before.
  /^(?:mostly|mainly|especially|particularly|ideally|anywhere|all over|as far as|up to|from|for|at(?! your| the same))\s(?!.*(?<!\swho)\s(?:we|i|you|there|it|is|are|can|will)(?:[’']\p{L}+)?(?:\s|$))/iu,
  // “… only Bodija side and you pay transport before”
  /^you (?:only )?(?:pay|add) (?!nothing)/iu,
  // “… rolled by hand in my spare room, using end of roll fabric”, “…, later if there’s chat”, “… my mate Priya does those and I’ll pass you on”
  /^using \p{L}+|^(?:later|earlier|longer|sooner) if(?!\p{L})|^i[’']ll \p{L}+ (?:you|it|them)(?: \p{L}+)?$/iu,
  // “…, started with 12 for my daughter”
  /^(?:started|began|moved|turned|took over|used to) /iu,
  // “Borrow a kit and see if you get on with it”
  /^(?:see|find out) (?:if|whether|how|what) /iu,
  // “Minnows we net ourselves, so if the creek is high there aren’t any”
  /\b(?:aren[’']t|isn[’']t|are none|haven[’']t) any(?=$|,)/iu,
  // “…, I hope that’s alright”, “… and there’s still a few of his templates on the wall”
  /^i hope (?:that|it)(?:[’']s)?(?!\p{L})|(?:^|\s)of (?:his|hers) /iu,
  // “…, however long it takes”
  /^however (?:long|much|many|far|often)(?!\p{L})/iu,
  // “…, in the pan it’s baked in”, “takes two of us an hour, one person with a good temper two”
  /^(?:in|on|inside|under) (?:the|an?) (?!(?:morning|evening|afternoon|winter|summer|spring|autumn|fall|end|meantime|week)(?!\p{L}))|^(?:one|two|three) (?:person|people|men|adults|kids)(?!\p{L})/iu,
  // “the old way, so you can see where it broke”, “I make a bear out of it, to sit on the bed”
  /^the \p{L}+ way(?!\p{L})|^(?:i|we) .*\s(?:of|with|from|for) (?:it|them)(?=$|,)/iu,
  // “two at the very least”, “one per person”
  /^(?:\d+|one|two|three|four|five|six|ten) (?:at (?:the (?:very )?)?(?:least|most)|or more|per|max|minimum)(?!\p{L})/iu,
  // “Castings from our own worm beds, fed on cow manure”: what is fed is seldom what is sold.
  /^(?:fed|raised|reared|bred|housed|grazed|heated|chilled|fenced)(?!\p{L})/iu,
  /^e (?:no|dey|go|don|fit|be)(?!\p{L})/iu,
  /^(?:that|this|which)(?:[’']s| is| was| means| makes| goes| way)(?!\p{L})/iu,
  /^(?:put|keep|store|wash|leave|send|bring|take|return|cover|rinse|soak|warm|drop) it(?!\p{L})/iu,
  // “Measure an old belt … and give me that”
  /^(?:give|send|tell|show|bring|text|email|post) (?:me|us) (?:that|those|them|it)(?!\p{L})/iu,
  // “I won’t promise it”, “I’ve done it for ten years”: what, the part before names.
  /^(?:i|we)(?:[’']\p{L}+)?(?: (?:won[’']t|can[’']t|don[’']t|do not|cannot|will|can|have))? \p{L}+ (?:it|them)(?=[\s,.]|$)/iu,
  // “xa hơn cứ 15k/km”, “further is $2 a mile”, “bukan menolak tapi demi aman”: than what, and who.
  /^(?:(?:xa|sâu|trễ|sớm|nhiều|ít|lớn|nặng|dài) hơn|bukan|không phải|(?:further|farther|more|longer|bigger) (?:is|are|costs?))(?!\p{L})/iu,
  // “…, shop gửi mẫu xem trước, duyệt rồi mới khắc”: what is approved.
  /^\p{L}+ (?:xong )?rồi mới(?!\p{L})/iu,
  /^(?:i|we)(?:[’']ll| will| can)? (?:tell|let) (?:you|ya|u)(?: know)?(?= (?:before|first|so|if|when)(?!\p{L})|$)/iu,
]

/** What is done or needed, of what the part before names: “takes about 40 mins”. */
const doesAlone =
  /^(?:takes?|lasts?|costs?|includes?|needs?|keeps?|fits?|serves?|starts?|ends?) (?:about|around|up|from|for|at|in|on|\d|[$£€]|an?)/iu

/** “…, £220, takes 5 hours”, “…, $9 each out of the barn”: the price of what the part before names, which is said directly after. */
export const pricesPart = /^(?:\p{L}{0,3}[$£€]|rs\.? ?|rp ?)\d/iu
/** “…, Rs 120 with cotton fall, matching thread only”, “…, arvos only cos I’m at my other job”: a limit in a few words is of the part before it. */
const onlyAlone = /^(?:\p{L}+ ){1,2}only(?=$| (?:because|as|since|cos|cuz|coz)(?!\p{L}))/iu

/** Whether a part of a sentence says nothing without the part before it. */
export function partRefersBack(text: string): boolean {
  return (
    refersBack(text) ||
    onlyAlone.test(text) ||
    doesAlone.test(text) ||
    standIns.some((words) => words.test(text))
  )
}
