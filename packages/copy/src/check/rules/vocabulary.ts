import { anyOf } from '../pattern.ts'

/** Words for what is wrong with a body, beside the illnesses that the rule of disease knows. */
export const symptoms = anyOf(
  '백혈병|뇌종양|림프종|루푸스|크론병|메니에르|하지\\s?정맥|정맥류|족저근막|엘보|일자목|라운드\\s?숄더|티눈|사마귀|쥐젖|한포진|옴진드기|이석증|구안와사|안면\\s?마비|삼차신경|결핵|간경변|담석|결석|다낭성|근종|입덧|야뇨|틱\\s?장애|발달\\s?장애|언어\\s?지연|주의력\\s?결핍|강박증|조현병|조울|트라우마|알코올\\s?중독|금단|수전증|뇌전증|간질|부정맥|협심증|심부전|대사\\s?증후군|인슐린\\s?저항',
  '후유증|태열|땀띠|기저귀\\s?발진|발진|진물|고름|복막염|파보|슬개골|탈구|심장사상충|사상충|외이염|췌장염|켄넬코프|구내염|범백|장염|식중독|노로|수족구|헤르페스|에이즈|성병|염좌|골절|협착증?|좌골|측만증?|휜\\s?다리|오다리|무지외반|사시(?!던\\s|는\\s(?:분|곳|집|동네|데|손님)|면|고\\s|다가|려|겠|지\\s)|약시|난시|근시|노안|비문증|다래끼|결막염|망막|황반|중이염|코골이|무호흡|이갈이|치통|풍치|턱관절|오십견|디스크|거북목|골다공|류마티스|통풍|신경통|두통|편두통|요통',
  '가려움|가렵|열감|홍조|메스꺼|더부룩|속쓰림|코막힘|콧물|재채기|몸살|어지럼|현기증|이명|불면|악몽|공황|무기력|수족냉|식은땀|다한증|액취|발기|조루|야간뇨|잔뇨|질염|냉대하|생리통|갱년기|저림|시큰|쑤시|쑤신|욱신|결리|붓기|부기|부종|염증|통증|관절염|비염|천식|아토피|건선|습진|무좀|탈모|원형탈모|여드름|변비|치질|당뇨|고혈압|치매|중풍|뇌졸중|심근경색|우울증|불면증|ADHD|자폐',
)

/** What is said to happen to it. */
export const mended = anyOf(
  '고쳐|고칩|고치|고친|낫게|낫는|낫습|낫더|낫고|나았|나아지|나아졌|나아져|나은|완쾌|완치|쾌차|치료|치유|교정|회복|정상으로|돌아와|돌아온|돌아오|돌아왔|좋아져|좋아졌|좋아지|좋아집|좋아진|가라앉|잠재우|재워|누그러|사그라|삭[이여혀]|사라|없어|없애|없앤|멎|멈춰|멈췄|멈추|풀려|풀렸|줄어|줄여|잡아|잡는|잡습|잡힌|잡혀|이겨|이긴|이기는|물리|벗어|해방|졸업|탈출|끝|싹|뚝|안녕|바이바이|굿바이|빠이|차단|예방|막아|막는|달래|다스|개선|완화|호전|도움|효과|특효|직빵|직방|그만|딱(?=\\s|[.!?]|$|이)|좋은|좋다|좋습|좋대|좋고|걱정\\s?(?:없|끝|덜|뚝|마)|안\\s?(?:걸|생겨|아파|아프)|모르고|떨어져|떨어졌|뿌리',
)

/** Inner parts and readings of a body: a shop that names them speaks of health. */
export const inside = anyOf(
  '혈관|핏줄|동맥|심장(?!\\s?(?:모양|꼬치)|이\\s?(?:뛰|쿵|두근))|심혈관|뇌세포|뇌혈관|두뇌|치매|시력|청력|관절|연골|도가니뼈|척추|골밀도|골반|위벽|위장|대장|소화기|췌장|콩팥|신장(?=이|을|에|도|기능)|방광|전립선|자궁|난소|갑상선|기관지|호흡기|면역|백혈구|호르몬|세포|모근|모낭|두피|잇몸|혈당|혈압|당\\s?수치|당화혈색소|콜레스테롤|요산|간\\s?수치|몸속|체내|뱃속|오장육부|정력|성기능|성장판|얼굴뼈|광대뼈|사각턱|턱뼈|안면\\s?비대칭|좌우\\s?비대칭|체형|자세|기억력|집중력|항체|유산균',
  '(?<![가-힣])(?:피|간|폐|뇌|위|장|눈|귀|코|뼈|당|기)(?:가|이|를|을|도|까지|에)(?=\\s)',
)

/** How a part of a body is said to change. */
export const changed = anyOf(
  '고쳐|고칩|고친|낫게|나아|나았|회복|되살|되돌|돌아와|돌아오|돌아옵|돌아왔|돌아온|정상|떨어졌|떨어집|떨어져|떨어뜨|내려갑|내려가|내려갔|내려와|내려온|낮아|낮춰|뚫|청소|씻어\\s?(?:내|드|줘|줍)|씻겨|빼\\s?(?:주|줘|줍|드|내)|녹여|녹이|녹아|녹입|펴져|펴집|작아지|작아져|작아집|작아진|커지|커져|커집|커진|자라|자랍|굵어|튼튼|단단해|맑아|맑게|밝아|트이|살아나|살아납|살아난|살려|살리|젊어|어려져|재생|생성|강화|높여|높아|올려|올라|좋아져|좋아지|좋아집|좋아진|좋아졌|개선|교정|바로\\s?잡|잡아\\s?(?:주|줘|줍|드)|치료|완치|예방|억제|보호|지켜|지키|막아|차단|다스|진정|가라앉|사라|없애|풀려|줄어|완화|호전|탈출|싹|뚝|직빵|직방|특효|보약|약손|효자|그만(?=인|이)|좋은|좋다|좋습|좋대|도움|배출|정화|활성|순환|펄펄|팔팔|쑥쑥',
)

/** Medicines and procedures by name. */
export const drugs = anyOf(
  '진통제|소염제|(?<!무)항생제|수면제|소화제|감기약|해열제|비아그라|시알리스|보톡스|필러|스테로이드|인슐린|오젬픽|위고비|삭센다|마운자로|다이어트\\s?약|식욕\\s?억제제|항암제|(?:혈압|당뇨|변비|관절|치매|탈모|우울증|위장|알레르기|비염|고지혈증?|사상충|피부)\\s?약|연고|파스|링거|수액|백신|처방전|처방약|알약|약봉지|약값|신약|의약품|치료제|항우울제|신경안정제|제산제|지사제|멀미약|해독제|인공눈물|안약|물파스|제세동기|산삼',
)
/** How something else is put in their place or beside them. */
export const likeDrugs = anyOf(
  '대신|말고|보다|없이|필요\\s?없|안\\s?(?:먹|써|맞|드|해)|못지|뺨치|저리\\s?가|끊|버리|버려|그만|졸업|안녕|줄이|줄였|같은|같이|처럼|급(?=\\s|$|의|이)|수준|맞먹|부럽지|이라\\s?불리|이라고\\s?불리|라\\s?불리|라고\\s?불리|라\\s?부르|라고\\s?부르|라\\s?할|이나\\s?다름|이나\\s?마찬|나\\s?다름|따로\\s?없|효과',
)

/** Places where the ill go. */
const clinics =
  '(?:병원|약국|의사|한의원|피부과|정형외과|치과|안과|동물병원|이비인후과|산부인과|수술|응급실|침\\s?맞)'
/** What makes them needless. */
export const needless = `${clinics}(?:을|를|에|은|는|이|가|도)?\\s?(?:대신|갈\\s?(?:일|필요|이유)|안\\s?(?:가|해|받|하)|가지\\s?(?:않|말|마)|끊|필요\\s?없|부럽지|그만|갈\\s?생각|찾을\\s?일|발길|싫어하|문\\s?닫|망하|보다\\s?(?:낫|잘|효과|좋|확실)|없이|하지\\s?않)`

export const symptomsEn = anyOf(
  '\\b(?:scoliosis|slipped dis[ck]s?|herniated dis[ck]s?|bad (?:backs?|knees?|eyesight)|stiff (?:joints?|necks?|knees?)|sore (?:joints?|knees?|throats?|backs?)|achy \\w+|aching \\w+|infertility|impotence|leukemia|lupus|crohn\\w*|gallstones?|kidney stones?|varicose veins?|plantar fasciitis|carpal tunnel|frozen shoulders?|ptsd|panic attacks?|anxiety|depression|stutter\\w*|dyslexia|autis\\w+|adhd|bed-?wetting|colic|teething|morning sickness|snoring|sleep apn\\w+|insomnia|sleepless\\w*|ringworm|heartworms?|kennel cough|parvo|distemper|hip dysplasia|mange|utis?|cystitis|yeast infections?|strep|tonsil\\w+|ear infections?|pink ?eye|cataracts?|myopia|near-?sighted\\w*|short-?sighted\\w*|glaucoma|deaf\\w*|hearing loss|tinnitus|vertigo|dizziness|nausea|bloating|constipation|heartburn|reflux|ulcers?|ibs|cramps?|pms|hot flashes|hot flushes|menopause|arthritis|rheumatism|gout|asthma|allergies|sinus(?:es|itis)?|hay fever|(?:the|a|common|catch(?:ing)?) colds?(?= |$|[.,!])(?! (?:brew|drinks?|water|days?|weather|winter|morning|nights?|soup|noodles|storage|beer|glass|one|plate))|flu|fevers?|coughs?|sniffles|migraines?|headaches?|hangovers?|high blood pressure|cholesterol|diabetes|blood sugar|cancer|tumou?rs?|strokes?|heart attacks?|dementia|alzheimer\\w*|memory loss|parkinson\\w*|baldness|bald spots?|hair loss|eczema|psoriasis|acne|rosacea|warts?|scars?|wrinkles?|cellulite|stretch marks?|bunions?|flat feet|bow legs|crooked (?:spines?|teeth|legs)|poor posture|numbness|swelling|inflammation|infections?|viruses|virus|germs|addiction)\\b',
)
export const mendedEn = anyOf(
  '\\b(?:fix(?:es|ed|ing)?|correct(?:s|ed)?|straighten(?:s|ed)?|lift(?:s|ed)?|cure[sd]?|heal(?:s|ed)?|treat(?:s|ed)?|revers(?:e|es|ed)|repair(?:s|ed)?|rebuild(?:s)?|mend(?:s|ed)?|end(?:s|ed)?|eras(?:e|es|ed|er)|vanish(?:es|ed)?|disappear(?:s|ed)?|gone|go(?:es)? away|went away|keeps? [^.!?]{0,20}away|kills?|killed|zap(?:s)?|knocks? out|wipes? out|wave goodbye|goodbye|bye|forget(?:s)?|no more|never (?:catch|get|have|suffer|worry)|free (?:of|from)|prevent(?:s)?|protect\\w*|stop(?:s|ped)?|banish(?:es)?|beat(?:s)?|fight(?:s)?|drop(?:s|ped)?|brings? [^.!?]{0,20}down|lower(?:s)?|clear(?:s|ed)?(?: up)?|sooth(?:e|es)|eas(?:e|es)|relie(?:f|ve|ves)|melt(?:s)?|dissolv(?:e|es)|shrink(?:s)?|help(?:s)? with|good for|remedy|solution|answer to|outgrow|overcome|recover\\w*|survives?|slides? back|snaps? back|back (?:in|into) (?:place|line)|away for good)\\b',
)
/** Inner parts and readings. */
export const insideEn =
  '\\b(?:cartilage|joints?|knees?|spines?|vertebra\\w*|discs?|bones?|bone density|arter(?:y|ies)|veins?|blood|heart|liver|kidneys?|lungs?|pancreas|prostate|thyroid|bladder|womb|uterus|ovaries|gut|colon|bowels?|intestines?|stomach lining|brain(?: cells)?|nerves?|immune system|immunity|hormones?|cells?|dna|follicles?|eyesight|vision|hearing|memory|metabolism|jawline|cheekbones?|posture|pelvis|platelets|sperm|fertility|libido|stamina|testosterone)\\b'
export const changedEn =
  '\\b(?:rebuild(?:s|ing)?|repair(?:s|ing)?|regrow(?:s)?|regenerat\\w+|restor(?:e|es|ed|ing)|renew(?:s)?|reviv(?:e|es)|heal(?:s|ed)?|strengthen(?:s)?|boost(?:s|ed)?|improv(?:e|es|ed)|sharpen(?:s)?|clean(?:s|se|ses)|flush(?:es)?|purif(?:y|ies)|unclog(?:s)?|detox(?:es)?|balanc(?:e|es)|regulat(?:e|es)|realign(?:s)?|straighten(?:s)?|correct(?:s)?|slim(?:s)?|narrow(?:s)?|shrink(?:s)?|lower(?:s)?|brings?|nourish(?:es)?|protect(?:s)?|younger|stronger|sharper|back to normal|like new|comes? back|returns?|reset(?:s)?|rewir(?:e|es)|grow(?:s)? (?:new|back)|double(?:s|d)?|increas(?:e|es))\\b'
export const drugsEn =
  '(?:\\b(?:pills?|medications?|meds|medicines?|prescriptions?|painkillers?|flu shots?|jabs?|vaccinations?|tablets|aspirin|ibuprofen|antibiotics|steroids|insulin|ozempic|wegovy|viagra|botox|fillers?|prozac|xanax|valium|statins?|inhalers?|crutches|wheelchairs?|walking sticks?|chemo\\w*|surgery|surgeries|doctors?|cardiologists?|dermatologists?|orthodontists?|vets?|hospitals?|sleeping (?:pills|tablets)|laxatives|antidepressants|vaccines?|pharmacy|pharmacist|drugs|the knife)\\b)'
export const needlessEn =
  "\\b(?:throw away|threw away|toss(?:ed)?|bin|ditch(?:ed)?|dump(?:ed)?|skip(?:ped|ping)?|no need|need no|don(?:’|')?t need|never need|without|instead of|rather than|replac(?:e|es|ed|ing)|works? like|acts? like|works? as well as|better than|stronger than|safer than|beats|cancel(?:led)?|natural|nature(?:’|')s|edible|liquid|forget|stop(?:ped)? (?:taking|using)|quit|goodbye|bye|retire(?:d)? (?:my|your)|say no to|put down|hang up|out of (?:a job|business|work)|hates?|envy|in a (?:bottle|jar|cup|bar|bowl|glass|soap bar))\\b"
