import { anyOf, byPatterns, type Pattern, pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

const illnesses = anyOf(
  '(?<![가-힣])(?:위|폐|간|대장|유방|전립선|갑상선|췌장|피부|자궁|혈액|모든\\s?|각종\\s?)?암(?=\\s|을|이|에|의|도|과|과의|,|·|$|세포|환자|예방|치료|투병|억제|걱정|종양)',
  '항암',
  '종양|당뇨|고?혈압|저혈압|고?혈당|콜레스테롤|고지혈|중성\\s?지방|관절(?:염|통)?|골다공|류마티스|통풍\\s?(?:환자|치료|예방|에)|치매|알츠하이머|파킨슨|뇌졸중|뇌경색|중풍|심근경색|심장병|심장\\s?질환|심혈관|뇌혈관|혈관\\s?질환|동맥경화|혈전|간염|간경화|지방간|간암|간\\s?기능|간\\s?수치|신장병|신부전|콩팥',
  '위염|위궤양|위장병|속쓰림|역류성|식도염|장염|대장염|변비|설사|치질|소화불량|과민성|천식|비염|축농증|폐렴|기관지|기침|가래|감기|독감|코로나|바이러스|세균\\s?감염|결핵|편도',
  '아토피|건선|습진|두드러기|무좀|피부염|피부병|피부\\s?질환|지루성|백선|대상포진|탈모|원형\\s?탈모',
  '우울증|불면증?|공황|ADHD|자폐|스트레스성|갱년기|생리통|생리\\s?불순|월경통|불임|난임|전립선|발기\\s?부전|조루|요실금|방광염|질염|냉증|수족냉증|성기능',
  '디스크|허리\\s?(?:통증|병)|오십견|요통|신경통|두통|편두통|어지럼|이명|난청|백내장|녹내장|안구\\s?건조|노안|시력\\s?저하|빈혈|비만|거북목|척추\\s?측만|손목\\s?터널|근육통|통증|염증|부종|만성\\s?(?:피로|질환|통증)|성인병|난치병|불치병|희귀병|만병|고질병|질병|질환|충치|치주염|잇몸병|잇몸\\s?염증|구내염|입병|화상|상처',
  '알레르기|알러지|새집\\s?증후군',
)

/** What such a word is said to do to an illness. */
const acts = anyOf(
  '치료|완치|치유|예방|개선|완화|경감|호전|낮춰|낮추|낮아|내려|내리|떨어뜨|조절|감소|줄여|줄이|줄어|없애|없어|사라|제거|잡아|잡는|잡고|잡을|탈출|해결|해소|회복|막아|막는|막고|억제|퇴치|물리치|이겨|이기|극복|다스|케어',
  '특효|효과|효능|효험|탁월|도움|도와|좋은|좋아|좋습|좋다|좋고|그만인|직방|딱이|안녕|끝|싹|뚝|작별|굿바이|박멸|씻은\\s?듯|낫|나아|걱정\\s?(?:없|끝|뚝|마|은\\s?이제)|고민\\s?(?:끝|해결|이제)|(?:환자|분들?)(?:에게|께|을\\s?위한|이\\s?먹)|멀리|물러|벗어|멈추|멈춰|죽이|녹여|녹이|뿌리',
)

const illnessesEn = anyOf(
  '\\bcancers?\\b|\\btumou?rs?\\b|\\bdiabet(?:es|ics?)\\b|\\bblood (?:sugar|pressure|glucose)\\b|\\bhypertension\\b|\\bcholesterol\\b|\\barthriti(?:s|c)\\b|\\bosteoporosis\\b|\\brheumat\\w+|\\bjoint (?:pain|inflammation|problems)\\b|\\b(?:back|neck|knee|chronic|muscle|nerve|period|menstrual) (?:pains?|cramps?|aches?)\\b|\\b(?:aches? and )?pains?\\b|\\balzheimer\\w*|\\bdementia\\b|\\bparkinson\\w*|\\bstrokes?\\b|\\bheart (?:disease|attacks?|failure|problems)\\b|\\bcardiovascular\\b|\\bblood clots?\\b|\\basthma\\b|\\ballerg(?:y|ies)\\b|\\bsinus\\w*|\\brhinitis\\b|\\bbronchitis\\b|\\bpneumonia\\b|\\b(?:common )?colds?\\b(?= and| &|\\.|,|$| faster)|\\bcoughs?\\b|\\bsore throats?\\b|\\b(?:the )?flu\\b|\\binfluenza\\b|\\bcovid\\w*|\\b(?:corona)?virus(?:es)?\\b',
  "\\beczema\\b|\\batopic\\b|\\bpsoriasis\\b|\\bdermatitis\\b|\\brosacea\\b|\\bathlete(?:’|')?s foot\\b|\\bfung(?:us|al)\\w*|\\bhair loss\\b|\\bbaldness\\b|\\balopecia\\b|\\bdepression\\b|\\banxiety\\b|\\binsomnia\\b|\\bsleep (?:disorders?|apnea)\\b|\\badhd\\b|\\bautism\\b|\\bmenopaus\\w+|\\bpms\\b|\\binfertility\\b|\\berectile\\w*|\\bimpotence\\b|\\bprostate\\b|\\bconstipation\\b|\\bdiarrh?o?ea\\b|\\b(?:stomach )?ulcers?\\b|\\bgastritis\\b|\\b(?:acid )?reflux\\b|\\bheartburn\\b|\\bibs\\b|\\bindigestion\\b|\\bmigraines?\\b|\\bheadaches?\\b|\\binflammat(?:ion|ory)\\b|\\binfections?\\b|\\bgout\\b|\\ban[ae]+mia\\b|\\bobesity\\b|\\bhangovers?\\b|\\b(?:fatty )?liver (?:disease|damage|problems)?|\\bkidney (?:disease|stones?|failure|problems)\\b|\\bthyroid\\b|\\bcataracts?\\b|\\bglaucoma\\b|\\btinnitus\\b|\\bvertigo\\b|\\bsciatica\\b|\\bcavities\\b|\\bgum disease\\b|\\bgingivitis\\b|\\bshingles\\b|\\b(?:chronic )?fatigue\\b|\\bdiseases?\\b|\\bill(?:ness(?:es)?|s)\\b|\\bailments?\\b|\\bsymptoms\\b|\\bwounds?\\b|\\bburns?\\b(?= heal)|\\bhiv\\b|\\baids\\b(?= patients?)|\\bherpes\\b|\\bepilepsy\\b|\\bhemorrhoids?\\b",
)
const actsEn = anyOf(
  '\\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ments?)?|prevent(?:s|ed|ing|ion)?|revers(?:e|es|ed|ing)|reliev(?:e|es|ed|ing)|relief|eliminat(?:e|es|ed|ing)|fight(?:s|ing)?|lower(?:s|ed|ing)?|reduc(?:e|es|ed|ing)|stop(?:s|ped|ping)?|rid|beat(?:s|ing)?|kill(?:s|ed|ing)?|improv(?:e|es|ed|ing)|alleviat(?:e|es|ed|ing)|eas(?:e|es|ed|ing)|remed(?:y|ies)|protect(?:s|ion|ing)?|combat(?:s|ing)?|banish(?:es)?|sooth(?:e|es|ing)|clear(?:s|ed|ing)?|remov(?:e|es|ed|ing)|eras(?:e|es)|control(?:s|ling)?|regulat(?:e|es)|manag(?:e|es|ing)|goodbye|defeat(?:s|ed)?|end(?:s|ed)?|vanish(?:es|ed)?|disappears?|disappeared|gone|shrink(?:s)?|ward(?:s)? off|keeps? away|keeps? \\w+ away|helps? (?:with|your|people|those)|good for|works? (?:on|against|for)|effective (?:for|against)|no more|free(?:dom)? (?:of|from)|boost(?:s)?|avoid(?:s)?|melt(?:s)?|normali[sz]es?|recommend(?:s|ed)?|prescrib(?:e|es|ed)|recover\\w*|conquer\\w*|overcom(?:e|es)|suffer(?:ers?|ing)|patients?|medicine for|perfect for people with|natural answer|solution (?:for|to))\\b',
)

/** What these words mean beside an illness, and what is lawful: warnings, labels, questions, measuring. */
const lawful =
  /예방\s?접종|알레르기\s?(?:유발|성분|표시|정보|가\s?있|있으|반응|체질|확인)|알러지\s?(?:유발|성분|표시|정보|가\s?있|있으|반응|확인|걱정)|알레르기\s?걱정|무통증|측정|검사(?:를|\s)|주의|조심|있(?:으신|는)\s?(?:분|경우)[^.!?]{0,10}(?:섭취|사용|문의|상담|의사|드시지|피|주의)|치료(?:제|약)?가\s?아[니닙]|치료\s?목적|예방\s?(?:및|과)?\s?치료.{0,12}아닙|의약품이\s?아[니닙]|allerg(?:y|en|ies)\s?(?:information|info|advice|warning|list|card|notice)|(?:have|has|with) (?:an? )?(?:\w+ )?allerg(?:y|ies)[^.!?]{0,12}(?:let|tell|ask|please|avoid)|free (?:screening|check|test)|not intended to|brush stroke|kill time|cold brew|cold drinks?|stroke of/iu

/** A cure or ease of an illness: medicines alone may say so. */
const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:knocks?|brings?|gets?|takes?|keeps?) (?:a |the |your |that )?(?:fever|blood pressure|blood sugar|cholesterol|swelling) (?:right |way )?down\b|\b(?:clean|cleanse|clear|detox|purify|flush)(?:s|es)? (?:out )?(?:your|their|the|his|her|my) (?:lungs?|liver|kidneys?|blood|colon|arteries|veins|gut|organs)\b|\b(?:calm|fix|heal|mend|seal|sooth)(?:s|es|e)? (?:a |your |the )?leaky gut\b|\b(?:lose|drop|melt|shrink|shed|burn)(?:s)? (?:the |your |that )?(?:muffin top|love handles|beer belly|spare tire|saddlebags|double chins?|pounds)\b|(?<![가-힣])암\s?(?:환자|투병|병동)/giu,
    unless: /기부|후원|캠페인|협회|환우회|보험|가발|모자|방문|응원/u,
    except: ['medical'],
  },
  {
    words:
      /\b(?:colds?|flu|cough|fever|sniffles|migraine|headache|infection)\b[^\n]{0,50}\b(?:(?:stops?|nips?|knocks?|beats?|kicks?|fights?) it|in its tracks|in the bud)\b|\bkills? (?:\w+ ){0,4}?(?:parasites?|bacteria|germs|virus(?:es)?|fungus|worms) in (?:your|the|their) \w+|\b(?:strength|power|effects?) of (?:a |an )?(?:real |strong )?(?:medicines?|drugs?|prescriptions?|antibiotics?)\b|\b(?:wounds?|cuts?|burns|scrapes?|sores?|bruises) (?:\w+ )?(?:close|heal|mend|recover|fade)s? (?:\w+ )?(?:faster|quicker|sooner|overnight|in)\b/giu,
    except: ['medical'],
  },
  {
    // Whatever ends like an illness (백반증, 족저근막염) and is dealt with.
    words:
      /(?<![가-힣])[가-힣]{1,4}(?:증|염|병)(?:에|에도|에는|이|을|도|가)?\s?[^.!?\n]{0,6}(?:효과|특효|낫|나았|나은|치료|완치|사라|가라앉|완화|예방|도움|직방)|(?:냉기|한기|찬\s?기운|독기|나쁜\s?기운|어혈|습기운)(?:를|을)?\s?(?:몰아|빼|내보|쫓|없애|풀)|(?:장|몸|배|위|속|입|피부|두피)\s?속?(?:의|에\s?있는)?\s?(?:나쁜\s?|해로운\s?)?(?:균|세균|기생충|바이러스)(?:을|를|까지|이|도)?\s?[^.!?\n]{0,6}(?:죽|없애|박멸|잡|사라|몰아)|(?:주사|예방\s?접종|링거|수액|한약|보약|영양제)(?:보다|대신|못지않|\s?맞은\s?듯)|키(?:를|가)\s?[^.!?\n]{0,8}(?:키우|키워|크게\s?하|더\s?크|커지)/gu,
    unless:
      /예방\s?접종(?!보다)|인증|보증|영수증|신분증|학생증|면허증|자격증|증정|천일염|물병|유리병|보온병|꽃병|술병|한\s?병|두\s?병|빈\s?병|공병|갈증|궁금증|화분|주사위|나무|식물|모종|강아지|동물병원|보험/u,
    except: ['medical'],
  },
  {
    words:
      /(?:혈압|당뇨|고지혈|수면|진통|감기|위장|탈모|변비|관절|우울증)약(?:을|이|은|도|과|보다)?\s?[^.!?]{0,8}(?:끊|필요|대신|없이|줄|보다|안\s?먹)|(?:세균|병균|곰팡이균|무좀균|여드름균|헬리코박터|대장균|바이러스)(?:을|를|까지)?\s?[^.!?]{0,6}(?:박멸|죽이|죽여|없애|퇴치|사멸)|\b(?:patients|sufferers|survivors)\b/giu,
    unless:
      /outpatients|our patients(?:’)? parking|\b(?:talk|speak|listen)(?:ing)? (?:to|with) (?:\w+ )?patients/iu,
    except: ['medical'],
  },
  { words: pattern(illnesses, '[^.!?\\n]{0,20}?', acts), unless: lawful, except: ['medical'] },
  {
    words: pattern('(?:치료|완치|치유|예방|특효|효능)[^.!?\\n]{0,6}?', illnesses),
    unless: lawful,
    except: ['medical'],
  },
  { words: pattern(illnessesEn, '[^.!?\\n]{0,26}?', actsEn), unless: lawful, except: ['medical'] },
  { words: pattern(actsEn, '[^.!?\\n]{0,32}?', illnessesEn), unless: lawful, except: ['medical'] },
  {
    words:
      /(?<![가-힣])(?:당뇨|고혈압|저혈압|고지혈증|골다공증|치매|알츠하이머|파킨슨|뇌졸중|중풍|심근경색|동맥경화|지방간|관절염|류마티스|위궤양|역류성|대장염|변비|치질|천식|비염|축농증|아토피|건선|습진|무좀|대상포진|우울증|불면증|갱년기|발기부전|요실금|방광염|질염|녹내장|백내장|성인병|탈모|만성\s?(?:질환|통증|피로))(?=[가-힣\s,.!?]|$)|유해균|환자(?:도|에게|분들?께|들에게|분들?도|용)\s?[^.!?]{0,8}(?:추천|좋|안심|드|먹|필수|딱)/gu,
    unless: new RegExp(
      `${lawful.source}|기부|캠페인|협회|환우|후원|검진|진단|관련\\s?보험|보장\\s?보험|책|강연|강의`,
      'iu',
    ),
    except: ['medical'],
  },
  {
    words:
      /\b(?:cancer|diabet(?:es|ics?)|hypertension|arthritis|eczema|psoriasis|alzheimer\w*|dementia|insomnia|constipation|hair loss|athlete(?:’|')?s foot|depression|asthma|osteoporosis|rosacea|erectile\w*|menopaus\w+|rheumat\w+)\b/giu,
    unless: new RegExp(
      `${lawful.source}|charity|donat|foundation|awareness|fundrais|book|screening|insurance|research|society|walk for|hati-hati`,
      'iu',
    ),
    except: ['medical'],
  },
  {
    words:
      /\b(?:heals?|healed|cure[sd]?)\b|\b(?:works?|acts?|as (?:good|strong|effective|powerful)) (?:like|as) (?:a )?(?:medicine|drugs?|medication|painkillers?)|\bforget (?:\w+ ){0,3}(?:pills?|medic\w+|doctors?)|\bkeeps? (?:the|your) doctors? away|\b(?:cancer|virus|flu|fat|disease|germ)[- ]?(?:fighters?|fighting|killers?|busters?)\b/giu,
    unless:
      /slow-?cured|dry-?cured|air-?cured|salt-?cured|cured (?:ham|meats?|salmon|bacon|sausages?|egg|fish|pork|beef)|cures? (?:in|for) (?:oak|\d|at least|salt|a week|\w+ (?:days|hours|months|weeks))|uv|led|gel|cured in|cured (?:for )?(?:at least |about |over )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:full )?(?:day|week|mon|year|hour)|house-cured|home-cured|cure (?:the|your) boredom|heel|cure (?:time|it)|resin|epoxy|concrete|glue|cures? (?:hard|fully|overnight|under)|(?:days?|hours?|weeks?|overnight|time) to cure/iu,
    except: ['medical'],
  },
  {
    words:
      /만병통치|불로장생|치료제|특효약|명약|영약|(?<![가-힣])약효|(?<![가-힣])약(?:이|보다)\s?(?:필요\s?없|낫|나은|좋은|효과)|(?<![가-힣])약\s?(?:대신|없이|끊)|천연\s?(?:항생제|인슐린|소화제|진통제|비아그라|치료|감기약|수면제|약)|먹는\s?(?:인슐린|보톡스|치료)|병원\s?(?:에)?\s?(?:안|갈\s?(?:필요|일)|가지\s?않|대신|보다)|의사(?:가|도)?\s?(?:필요\s?없|포기)|병(?:이|을)\s?(?:낫|고치|고쳐|물리|싹|예방|나았|막아)|(?:질병|병)\s?(?:없이|없는)\s?(?:100|장수|평생)|(?<![가-힣])(?:치료|치유|완치)(?:\s?(?:효과|효능|성분|기능|율|돼|됩|된|되|해\s?(?:주|줘|줍|드)|하는|합니다|크림|식품|차|즙|용|가\s?(?:가능|됩|돼)))|(?:치료|치유|완치|예방)\s?(?:에|효과)\s?(?:좋|탁월|도움|뛰어|특효|있|100)/gu,
    unless: /치료(?:가|제가|약이)?\s?아[니닙]|의약품이\s?아[니닙]|힐링|동물병원|치료사|치료비|예방\s?접종/u,
    except: ['medical'],
  },
  {
    words:
      /\b(?:cure-?all|panacea|miracle (?:cure|drug|remedy)|natural (?:cure|antibiotics?|painkiller|insulin|viagra|medicine|remedy|ozempic)|wonder drug|medicine you can eat|better than (?:medicine|medication|drugs|pills|your doctor|any drug)|(?:no|without|replace[sd]?|instead of|throw away|stop taking|skip|ditch) (?:the |your |any |need for )?(?:medicine|medication|meds|doctors?|pills|insulin|prescriptions?|painkillers?|hospital|drugs)|no need (?:for|to see) (?:a |the )?(?:doctor|hospital|medic\w+)|doctors? (?:hate|don(?:’|')?t want)|therapeutic (?:effects?|benefits|power)|medicinal (?:effects?|properties|power)|healing (?:power|properties|effects?)|cures? (?:everything|anything|all|any|you|naturally))\b/giu,
    except: ['medical'],
  },
]

export const disease: Rule = {
  id: 'disease',
  verdict: 'block',
  why: {
    ko: '식품표시광고법 8조·화장품법 13조·의료기기법: 병을 치료·예방·완화한다는 말은 의약품만 할 수 있어요.',
    en: 'Food Labeling and Advertising Act art. 8, Cosmetics Act art. 13: only medicines may claim to cure, prevent or ease an illness.',
  },
  find: byPatterns(patterns),
}
