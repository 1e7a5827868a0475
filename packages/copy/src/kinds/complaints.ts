/** What a reviewer finds wanting, in the words that people say it with; what denies it again is left out. */
const complaints: readonly RegExp[] = [
  /(?<!안 |안)(?:아쉬|아쉽|불편|별로|실망|비싸|비쌌|비싼|느렸|느려|느린|어려웠|어려워|어렵|힘들|시끄러|시끄럽|냄새가 (?:나|심|강|났)|부족|모자라|깨져|깨졌|찢어|망가|고장|불친절|지저분|더러웠|더러워|질겼|질겨|싱거|싱겁|환불|반품|헐거|헐렁|보풀|이염|단점|흠이|거슬)(?![^.!?]{0,8}(?:없|않|안 [가-힣]))/u,
  /늦게 (?:왔|와|도착|받|나)|늦었|오래 (?:걸렸|기다)|한참 (?:걸렸|기다)|기다려야|(?:기대|생각)보다(?:는)? (?:작|얇|무거|무겁|크|컸|약|별|못|덜|짧)|(?:조금|좀|약간|너무|살짝) (?:작|얇|무거|무겁|크|컸|약|짜|짰|달아|달았|매워|매웠|뻑뻑|빡빡|짧|길|좁|차가|식)/u,
  /안 (?:좋|맞|돼요|됐|열|잠)|(?:좋|맞|맛있|친절하|편하|예쁘)지 않|다시는|(?:추천|재구매|또 사지)[^.!?]{0,6}(?:않|안 |못)|아니었어|빼고는|빼면|그냥 그래|그저 그래|보통이에|(?:더|좀|조금)[^.!?]{0,14}면 좋겠/u,
  /(?<!\b(?:not|never|no|isn['’]t|wasn['’]t|nothing|without|hardly)\s(?:\w+\s)?)\b(?:disappoint\w*|slow(?!-)|expensive|pricey|overpriced|unfortunately|sadly|wish|wished|complaints?|problems?|issues?|broke|broken|cracked|torn|faded|shrank|leak(?:s|ed)?|noisy|rude|stale|bland|flimsy|uncomfortable|itchy|difficult|hard to|waste|refund|worse|bad|badly|poor|poorly|downside|drawback)\b/iu,
  /\b(?:arrived|came|was|were) (?:\w+ )?late\b|\btook (?:ages|forever|too long|weeks)\b|(?<!\bnot )\b(?:too|a bit|a little|rather|slightly) (?:small|big|large|tight|loose|short|long|thin|thick|heavy|sweet|salty|spicy|slow|loud|hot|cold|stiff|dry)\b|\bnot (?:as|so|very|worth|great|good|what|happy|impressed)\b|\b(?:did|does|do|would|could|was|is)(?:n['’]t| not) (?:work|fit|like|last|hold|recommend|buy|worth|good|great|as)\b|\bnever again\b/iu,
  /(?<!\btidak )\b(?:kecewa|mahal|lambat|terlambat|sayangnya|kurang|rusak|sulit|susah|sempit|kekecilan|kebesaran)\b|\btidak (?:sesuai|puas|suka|enak|nyaman)\b/iu,
  /(?<!\p{L})(?<!không )(?:thất vọng|đắt|chậm|trễ|tiếc là|kém|hỏng|chật)(?!\p{L})|(?<!\p{L})không (?:vừa|thích|ngon|như|hài lòng|tốt|đẹp)(?!\p{L})/iu,
]

/** Whether a sentence of a review holds a complaint or a reservation. */
export function complains(sentence: string): boolean {
  return complaints.some((words) => words.test(sentence))
}
