import { byScript } from './pattern.ts'

/** What says a notice, and the same with all of the clause or sentence before it, which is blanked out with it. */
type Notice = { words: RegExp; whole: RegExp }

const CLAUSE = '[^.,!?\\n]*'
const SENTENCE = '[^.!?\\n]*'
const PART = '[^.,:;!?\\n]*'
/** A clause in which illnesses may be listed: “질병의 예방, 치료를 위한 의약품이 아닙니다”. */
const LISTED = '(?:[^.,!?\\n;]|(?<=예방|치료|진단|경감|처치|질병|완화),)*?'
/** A clause that says nowhere what one would miss: “놓치면 안 돼요”. */
const UNMISSED = `(?![^.,!?\\n]*(?:놓치|없으|안\\s[가-힣]{1,4})면)${CLAUSE}`

function notice(words: RegExp, before = ''): Notice {
  return {
    words: new RegExp(words.source, words.flags.replace('g', '')),
    whole: new RegExp(before + words.source, words.flags),
  }
}

/**
 * Clauses that warn, instruct or deny: “본 제품은 질병을 치료하는 의약품이 아닙니다”, “Ask your doctor first if you take
 * medicine”. They name illnesses and harm and claim nothing. A clause beside them is judged as any other.
 */
const notices: readonly Notice[] = [
  notice(
    /(?:의약품|치료제|치료약|약|치료\s?목적|효능|효과|진단|의료\s?기기|의료\s?행위|건강기능식품)(?:이나|이|은|는|을|를|으로|과|와)?\s?[^.,!?\n]{0,14}(?:아닙니다|아니에요|아니며|아니고|아님|대신할\s?수\s?없|대체할\s?수\s?없|대체하지\s?않|인정(?:하지|되지)\s?않)[가-힣]*/gu,
    LISTED,
  ),
  notice(/(?:경고|주의(?:\s?사항)?|안내)\s?[:：][^.!?\n]*/gu),
  notice(
    /(?:지나친|과도한|임신\s?중)?\s?(?:음주|과음|흡연)(?:는|은|가)\s?[^.!?\n]*(?:해롭|해칩|해치|유발|위험|높입|높이|일으|손상|금지|안\s?(?:돼|됩|되)|마세요|삼가|범죄)[가-힣]*/gu,
  ),
  notice(
    /(?:의사|약사|전문의|전문가|수의사|주치의|병원|의료진)(?:와|과|에|에게|께|한테|나\s?약사와|선생님과)?\s?(?:먼저\s?|꼭\s?|반드시\s?)?(?:상담|상의|문의|진료|물어|여쭤|확인|데려|가\s?(?:보|주)|들르)[가-힣\s]*/gu,
    CLAUSE,
  ),
  notice(
    /(?:있는|있으신|있으시|있으면|앓는|앓으시는|앓고\s?계신|드시는|복용하는|복용\s?중인|복용\s?중이신|복용\s?중이|치료\s?중이|걸린|걸리신|걸리면|걸렸|아픈|아프신|아프면|심하면|심하신|나면|나는|임신\s?중이|임산부|수유\s?중)[^.!?\n]{0,24}(?:말씀|알려|상담|상의|문의|주의|피해|피하|삼가|쉬|미뤄|미루|미룹|다음에|오지\s?마|드시지|마세요|조심|중단|중지|중지해|물어|빼\s?드|바꿔\s?드|확인|이용(?:이|은)?\s?어려|이용하실\s?수\s?없|받으실\s?수\s?없|제한|나눠|나누어|천천히|보호자)[가-힣\s]*/gu,
    SENTENCE,
  ),
  notice(
    /(?:알레르기|알러지|과민\s?반응|이상\s?(?:반응|증상|사례)|부작용)[^.!?\n]{0,18}(?:유발|성분|표시|있을\s?수|있으|나타|생기면|느끼|확인|중단|중지|문의|주의|일으|발생할\s?수)[가-힣\s]*/gu,
    CLAUSE,
  ),
  notice(/(?:개인(?:에\s?따라|차(?:가|는)?)|사람마다\s?(?:다르|다를))[^.!?\n]*/gu, CLAUSE),
  notice(
    /\b(?:not|isn(?:’|')?t|never) (?:a |an |any |been |intended|meant|designed|for )[^.!?\n]{0,40}\b(?:medicine|medication|drug|treat|treatment|diagnos\w+|cure|prevent|substitute|medical advice|evaluated)\b[^.!?\n]*/giu,
    SENTENCE,
  ),
  notice(
    /\b(?:ask|consult|see|talk (?:to|with)|speak (?:to|with)|check with|tell|call) (?:your |a |the |our |with your )*(?:doctor|physician|pharmacist|vet|dentist|gp|midwife|staff|server|waiter|us|therapist|instructor)\b(?! (?:ever|again))[^.!?\n]*/giu,
    SENTENCE,
  ),
  notice(/\b(?:warning|caution|notice|note|allergens?)\s?:[^.!?\n]*/giu),
  notice(
    /(?:^|(?<=[.!?\n])\s?)(?:this|it|we|our (?:products?|\w+)|the product)?\s?(?:does|do|will|can)(?: ?not|n(?:’|')t) (?:claim to )?(?:treat|cure|prevent|diagnose|heal)\b[^.,:;!?\n]*/giu,
  ),
  notice(
    /(?:치료|예방|진단|완화|치유)하지\s?(?:않(?:아요|습니다|음)|못(?:해요|합니다))(?=\s*(?:$|[.,!?\n]))/gu,
    PART,
  ),
  notice(
    /\b(?:if|anyone|guests?|those|people|customers|owners|when) [^.!?\n]{0,40}\b(?:ask|tell|let us|avoid|consult|do not|don(?:’|')?t|should not|please (?:wait|rest|stay|skip|postpone)|stay home|reschedule|stop using|keep away from)\b[^.!?\n]*/giu,
    SENTENCE,
  ),
  notice(
    /\b(?:excessive|heavy|too much|drinking while|drinking alcohol) (?:drinking|alcohol|pregnant|\w+)? ?[^.!?\n]{0,24}\b(?:harm|harmful|cause|causes|damage|risk|bad for)\w*[^.!?\n]*/giu,
    SENTENCE,
  ),
  notice(
    /\b(?:may (?:cause|trigger|contain|irritate)|allerg(?:y|en|ies) (?:information|info|advice|warning|list|card|notice|menu)|results (?:may )?(?:vary|differ))\b[^.!?\n]*/giu,
    CLAUSE,
  ),
  // How one pays: “Cash or Venmo only”, “Cards only, no cash”.
  notice(
    /(?:^|(?<=[.!?\n]\s?))(?:cash|cards?|venmo|zelle|paypal|bank transfers?|contactless)(?:(?:,|,? or|,? and) (?:cash|cards?|venmo|zelle|paypal|bank transfers?))* only(?:,? (?:no|not) (?:cash|cards?|cheques?|checks?))?(?:,? (?:please|sorry))?(?=\s*(?:$|[.,!?\n]))/giu,
  ),
  // What a shop does not do for whoever expects a child.
  notice(
    /(?:임산부|임신하신|임신하셨|임신\s?중이?신)[^.,!?\n]{0,16}(?:안\s?(?:태|받|팔|해|합|하|됩|돼)|못\s?(?:타|받|하|해)|(?:받|팔|하|태우|권하)지\s?않)[가-힣\s]*/gu,
    CLAUSE,
  ),
  // “낮에 해를 보시면 절대 안 됩니다”, “소리가 완전히 없어지지는 않습니다”.
  notice(/면\s?(?:절대로?\s?)?안\s?(?:돼요|됩니다|됨)(?=\s*(?:$|[.,!?\n]))/gu, UNMISSED),
  notice(
    /(?:완전히|전부|모두|새것처럼|100%)\s[^.,!?\n]{0,12}[가-힣]지는\s?(?:않(?:아요|습니다|음)|못\s?(?:해요|합니다|함))(?=\s*(?:$|[.,!?\n]))/gu,
    CLAUSE,
  ),
  // What is not paid for work that failed, or is done again.
  notice(
    /(?:못\s?(?:찾|고치|뚫|열|풀|잡)|안\s?(?:펴지|열리|뚫리|빠지는|맞으))[가-힣]{0,2}면\s?(?:돈|비용|수리비|출장비)(?:은|을)?\s?안\s?받[가-힣]*/gu,
    CLAUSE,
  ),
  notice(
    /\d\s?(?:개월|년|달|주|일)\s?(?:안|이내|내)에?\s?[^.,!?\n]{0,8}(?:색\s?빠지|벗겨지|떨어지|들뜨|갈라지|터지|깨지|풀리|찢어지)면\s?(?:무상|무료|공짜)(?:로)?\s?[가-힣\s]*/gu,
    CLAUSE,
  ),
  notice(/(?:비법|마법|기적|비결)(?:은|이|도|\s?같은\s?건)\s?없[가-힣]*/gu, CLAUSE),
  // “눈에 들어가면 물로 씻어내세요”: what one does after a mishap.
  notice(/(?:눈|입|코)에\s?(?:들어가|닿으|튀)(?:면|시면)\s?[^.!?\n]{0,16}(?:씻|헹구|헹궈|닦)[가-힣\s]*/gu),
]

/**
 * Things that are called by an illness or a wish and do nothing about it: the star sign, notebooks to write it down in, a
 * riddle that is solved (해독), paper that is white, the frame (뼈대) of a chair, a good wish, a street. Only their names are blanked out: what is said beside them counts.
 */
const namesOfThings: readonly RegExp[] = [
  /\bcancer(?=[\s-](?:zodiac|constellation|star ?sign|sign|season|birthdays?|horoscopes?|(?:sun|moon|rising))\b|,? (?:and |or )?(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b)|(?<=\b(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces),? (?:and |or )?)cancer\b/giu,
  /\b(?:detox|weight[- ]loss|diabetes|diabetic|blood (?:sugar|pressure|glucose)|migraine|headache|anxiety|depression|pain|symptoms?|period|sleep|allergy|asthma)\s(?:\w+\s)?(?:notebooks?|journals?|planners?|diary|diaries|log ?books?|trackers?|workbooks?|worksheets?|calendars?)\b/giu,
  /(?:당뇨|혈당|혈압|고혈압|디톡스|해독|체중|체중\s?감량|알레르기|알러지|두통|통증|수면|생리)\s?(?:관리\s?|기록\s?)?(?:노트(?!북)|수첩|기록장|기록지|일기장|다이어리|플래너|일지|문제집|워크북)/gu,
  /(?:혈당|혈압|체중|몸무게)(?:을|를)?\s?(?:적|기록하|기록해|재|써|쓰|측정하|측정해)[가-힣]*/gu,
  /(?:암호|고문서|문서|악보|신호|부호|상형\s?문자|글자)(?:를|을)?\s?해독[가-힣]*|해독\s?(?:퍼즐|게임)/gu,
  /손톱(?:이|에)?\s?걸리는/gu,
  /뼈대(?:가|는|를|로|도)?/gu,
  /(?:완치|완쾌|쾌유|쾌차|회복)(?:를|을)?\s?(?:기원|빌|바라|응원|축하)[가-힣]*/gu,
  /(?<![가-힣])간(?:이|을|은)?\s?(?:딱\s?)?(?:좋은|맞|밴|배인|센|심심|싱거|슴슴)[가-힣]*/gu,
  /\bcure for (?:boredom|mondays?|a rainy day|hunger|the blues|curiosity|a slow \w+)\b/giu,
  /\b(?:detox|cure|miracle|remedy|healing|slimming)\b(?= (?:is|was) (?:a|an|the|our) (?:\w+ )?(?:game|song|film|movie|book|band|album|novel|poem|puzzle|play)\b)/giu,
  /\bslim(?:ming)?[- ](?:cut|fit|silhouette|legs?|tailoring)\b/giu,
  /\b(?:our|my|your|the house(?:’|')s?) (?:number one|no\.? ?1|first|top) (?:rule|priority|goal|request|question|tip|habit)\b/giu,
  /\b(?:[A-Z][\w’']+ )+(?:Lane|Street|Road|Avenue|Alley|Boulevard|Square)\b/gu,
  /\bguaranteed to fit\b/giu,
  /미백\s?(?:종이|용지|인쇄지|복사지|노트(?!북))/gu,
]

/** What turns a notice into a claim after all: “의약품은 아니지만 암이 낫습니다”. */
const turn = /지만|는데도?|(?<!예약)없이도|\bbut\b|\byet\b|\bstill\b|\bhowever\b|\bthough\b|\bstop taking\b/iu

const noticesIn = byScript(notices, ({ words }) => words)
const namesIn = byScript(namesOfThings, (name) => name)

/** A text with its notices blanked out, each sign at its place: what is left may claim something. */
export function withoutNotices(plain: string): string {
  let text = plain
  for (const { words, whole } of noticesIn(plain)) {
    // To look for a clause from each of its letters on takes the square of its length, and few lines hold a notice.
    if (!words.test(text)) continue
    text = text.replace(whole, (found) => (turn.test(found) ? found : ' '.repeat(found.length)))
  }
  for (const name of namesIn(plain)) text = text.replace(name, (found) => ' '.repeat(found.length))
  return text
}

/** Whether words lie within the name of a thing, whatever they would claim elsewhere: “Miracle Lane”, “our number one rule”. */
export function isOfThing(plain: string, { start, end }: { start: number; end: number }): boolean {
  return namesOfThings.some((name) =>
    [...plain.matchAll(name)].some((found) => found.index <= start && end <= found.index + found[0].length),
  )
}
