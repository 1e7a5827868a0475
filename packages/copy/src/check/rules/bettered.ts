import { anyOf, followed, near, pattern, type Pattern } from '../pattern.ts'

/** How something is taken, put on or worn, after which people are said to be better. */
const taken = anyOf(
  '(?:먹|드시|마시|마셨|마셔|먹였|먹이|바르|발랐|뿌리|붙이|끓여\\s?(?:드리|먹)|고아\\s?(?:드리|먹)|달여\\s?(?:드리|먹)|챙겨\\s?(?:드리|먹))(?:고|더니|면|시고|셨더니|으시고|으시더니|니까|기\\s?시작|으면|자마자|는데|은\\s?(?:뒤|후|덕)|신\\s?(?:뒤|후|덕)|던|다\\s?보)',
  '(?:한|두|세|하루\\s?한?|매일\\s?한?|아침\\s?한?)\\s?(?:숟갈|숟가락|스푼|잔|그릇|포|알|봉|병|컵|입|환|모금|줌|조각)(?:씩|이면|으로|만|에|을|이|,|\\s)',
  '덕분에|덕에',
)
/** What then happens to them. */
const bettered = anyOf(
  '그치|그쳤|뚝(?=\\s|$|[.!])|걸으|걸었|걷기|걷게|뛰어다|날아다|일어나신|일어나셨|일어서|안경(?:을)?\\s?벗|지팡이|휠체어|보청기|약(?:을)?\\s?(?:치[워웠]|끊|버|안\\s?드|줄)|수치(?:가|를|도)?\\s?[^.!?]{0,6}(?:정상|내려|내렸|떨어|낮아|좋아)|숨(?:이|을)?\\s?(?:트|쉬기|편)|(?:코|귀|목|가슴|속)(?:이|가)?\\s?(?:뻥|뚫)|멎었|가라앉|나았|낫더|나으|완쾌|정상으로|기운\\s?(?:차리|나|번쩍|펄펄)|기력(?:을|이)|몸무게|뱃살|허리둘레|빠졌|빠지더|빠집|홀쭉|날씬|젊어|어려졌|어려보|주름|머리(?:가|카락이)\\s?(?:나|났|까매|까맣|검|돌아)|키가\\s?(?:컸|크|쑥)|성적|머리가\\s?(?:맑|좋아)|살아나|살아났|병원(?:을|에)?\\s?(?:안|끊|갈)',
)

const takenEn = anyOf(
  '\\b(?:thanks to|after (?:\\w+ ){0,4}(?:of|with|on) (?:our|this|my|these)|ever since|since (?:she|he|they|i|we) (?:started|began|tried)|(?:a|one|two|three|every|per|each) (?:\\w+ )?(?:bowls?|cups?|glass(?:es)?|sips?|spoon\\w*|bites?|shots?|scoops?|capsules?|mugs?|slices?|jars?|bottles?|handfuls?) (?:\\w+ ){0,3}?(?:and|keeps?|will|is all|makes?|means)|(?:eat|drink|sip|take|swallow|chew)(?:s|ing)? (?:\\w+ ){1,5}?(?:and|to|daily|every))\\b',
)
const betteredEn = anyOf(
  '\\b(?:walk(?:s|ed|ing)? again|without (?:her|his|my|a|the|their|your) (?:cane|walker|stick|crutches|wheelchair|glasses|inhaler|pills|hearing aids?)|(?:threw|throws?|put|puts|left|tossed) (?:\\w+ )?(?:inhaler|pills|cane|walker|glasses|medicine|meds|crutches|stick|wheelchair)|(?:hear|see|breathe|sleep|walk|run|dance|smile) again|(?:numbers?|readings?|levels?|sugar|pressure|cholesterol) (?:\\w+ )?(?:went|came|come|go|goes|dropped|drop|down|normal)|symptom\\w*|(?:cold|cough|flu|fever|headache|migraine|sniffles|sore throat|rash|itch|bloat\\w*|swelling) (?:is|are|was|were|will be) (?:history|gone|over|toast|done|a memory)|no (?:more )?(?:headaches?|hangovers?|colds?|coughs?|pain|cramps?|bloating)|(?:years?|decades?) younger|(?:pounds?|kilos?|inches|dress size\\w*|belly|waist\\w*|weight) (?:\\w+ )?(?:off|gone|lighter|melt\\w*|drop\\w*|lost|slimmer)|(?:doctors?|cardiologists?|dentists?|illness|sickness|disease|virus(?:es)?|bugs|flu|colds) away|away (?:the )?(?:virus|flu|cold|illness|sickness|disease)|(?:strength|energy|youth|stamina|memory|sight) back)\\b',
)

/** People who are better for what they took: the frame of every cure, whatever the illness is called. */
export const betteredPatterns: readonly Pattern[] = [
  {
    words: pattern(followed(taken, 22, bettered)),
    unless: /향|맛이|식감|주름\s?(?:치마|장식)|배송|성적표|기운\s?내세/u,
    except: ['medical', 'alcohol'],
  },
  { words: pattern(near(takenEn, 30, betteredEn)), except: ['medical'] },
  {
    words:
      /(?:병원|의사|의료진|약국|현대\s?의학)(?:에서|에서도|도|가|이|선생님도?)?\s?(?:포기|손\s?(?:놓|을\s?놓|뗀)|못\s?고친|고개를?\s?(?:저|흔)|두\s?손)|(?:분|사람|환자|아버지|어머니|할머니|할아버지|남편|아내|아이|강아지|고양이)(?:도|을|를)?\s?(?:살린|살려\s?낸|일으킨|일으켜\s?세운|낫게)|(?:검사\s?)?수치(?:가|를|도)\s?[^.!?\n]{0,8}(?:정상|내려|내렸|떨어|낮아|낮춰|낮추|좋아|잡)|변기\s?(?:앞|위)[^.!?\n]{0,12}(?:고생|안녕|끝|시원|씨름)|(?:구멍\s?난|헌|망가진|상한|고장\s?난)\s?(?:위|장|속|간|몸|관절|무릎|피부)|(?:위|장|간|관절|몸)(?:에|이|가)?\s?(?:구멍\s?난|망가진|고장\s?난)\s?(?:분|사람|데)|속(?:이|도)?\s?안\s?쓰|(?:다음\s?날|이튿날|아침에?)\s?[^.!?\n]{0,6}멀쩡|두뇌\s?(?:간식|식품|음식|영양)|(?:성적|점수|두뇌|머리|집중력|아이큐)(?:를|을|이|가)?\s?(?:쑥|팍팍)?\s?(?:올려|올라|오르|좋아|높여|깨우|깨워)[^.!?\n]{0,14}(?:간식|우유|음료|견과|치즈|주스|젤리|빵|밥상|도시락|식단|영양)/gu,
    unless: /수리|고쳐\s?드|차가|컴퓨터|기계|과외|학원|매출|조회/u,
    except: ['medical'],
  },
  {
    words:
      /\b(?:\w+ologists?|doctors?|physicians?|big pharma|hospitals?|dentists?|the drug companies)\b (?:\w+ )?(?:do(?:es)? not|don(?:’|')?t|won(?:’|')?t|will not|hates?|fears?|hide|never) (?:\w+ )?(?:want|tell|like|know|share|let|it|this|us)|\b(?:your|that|the|his|her|my|a) (?:\w+ )?(?:cold|cough|flu|fever|headache|migraine|backache|stomach ?ache|sore throat|rash|insomnia|pain) (?:is|will be|becomes|was) (?:history|gone|over|toast|finished|no more|a memory|yesterday(?:’|')s)|\bkeeps? (?:the |all |any |your )?(?:\w+ )?(?:virus(?:es)?|germs|illness(?:es)?|disease|flu|colds?|sickness|doctors?|cardiologists?|dentists?|cancer|bugs) (?:away|out|at bay)\b|\b(?:no|never a|without a?) (?:headache|hangover|sore head) (?:tomorrow|the next|in the morning|next day|after|at all|again)|\bin (?:bed|the bedroom)\b(?<=\b(?:strength|stamina|power|vigou?r|man|men|better|wild|longer|tiger|king)\b.{0,24})|\bmak(?:es?|ing) (?:\w+ )?(?:toddlers?|kids?|children|babies|bab(?:y|ies)|your (?:child|son|daughter|little one|kid)s?|seniors|grandpa|grandma|dogs?|men|women|you|people) (?:smarter|taller|stronger|calmer|brighter|cleverer|healthier|younger|slimmer|thinner|immune|focus)/giu,
    unless: /medium rare|do not know (?:how|where)/iu,
    except: ['medical'],
  },
  {
    words:
      /(?:빠지던|빠진|숱\s?없는|휑한|비어\s?보이던)\s?(?:머리|머리카락|숱|정수리)[^.!?\n]{0,12}(?:멈|나|자라|채|올라|빽|굵)|(?:잔머리|새\s?머리|속눈썹|눈썹|머리카락|머리숱)(?:가|이)?\s?(?:올라오|자라나|솟|돋|새로|다시\s?나)|진피(?:층)?(?:까지|에|을|를)|(?:콜라겐|엘라스틴|세포|새살)(?:을|를|이|가)\s?(?:만들|생기|늘|채우|차올|돋|깨우|깨워)|(?:뾰루지|여드름|트러블|기미|잡티|주근깨|주름|다크서클|모공|튼살)(?:가|이|는|은|도)?\s?[^.!?\n]{0,4}(?:납작|들어가|쏙|옅어|연해|작아|없어|줄어|펴|사라|잠잠|쏙)|\b(?:no|without(?: any| a)?|zero|free of) (?:\w+ )?(?:pimples?|wrinkles?|acne|blemish(?:es)?|dark circles|eye bags|breakouts?|age spots?|dandruff|zits?)\b|\blighten(?:s|ing)? (?:\w+ )?(?:skin|complexion|tone|spots)|\b(?:deep into|reach(?:es)?|down to|penetrat\w+ (?:to |into )?) ?(?:the |your )?(?:dermis|deepest (?:skin )?layers?|cells)|\b(?:sagging|loose|tired|aging|ageing|old) skin\b[^.!?\n]{0,16}\b(?:tight|firm|lift|young|gone|snap)\w*|\b(?:tighten|firm|lift)(?:s|ing)? (?:up )?(?:\w+ )?(?:sagging|loose|saggy|droopy)/giu,
    unless: /커버|가려|conceal|cover|브러시|빗|가발|인조|붙이는\s?속눈썹|without wrinkles? in/iu,
    except: ['medical'],
  },
]
