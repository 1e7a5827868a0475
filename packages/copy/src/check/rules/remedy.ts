import { byPatterns, near, pattern, type Pattern, followed } from '../pattern.ts'
import type { Rule } from '../types.ts'
import { betteredPatterns } from './bettered.ts'
import { looks } from './looks.ts'
import {
  changed,
  changedEn,
  drugs,
  drugsEn,
  inside,
  insideEn,
  likeDrugs,
  mended,
  mendedEn,
  needless,
  needlessEn,
  symptoms,
  symptomsEn,
} from './vocabulary.ts'

/** The wording of a certified functional food, measuring, teaching, and things that bear such a word in their name. */
const lawful =
  /도움을?\s?줄\s?수\s?있|측정|검사|진단|체온계|혈압계|강의|강좌|도서|책|기부|후원|캠페인|보험|협회|환우|전문의|모형|인형|보호대|마우스피스|없는\s?(?:원단|셔츠|벽|타일)|may help (?:maintain|support)|monitor|screening|insurance|charity|donat|awareness|research/iu

/** Clothes, furniture and food that name a part of a body for their shape or cut. */
const shape =
  /인형|모형|꼬치|구이|볶음|곱창|순대|국밥\s?내장|선지|뼈해장국|뼈다귀|사골|도가니탕|밴딩|기장|핏(?=\s|이|$)|화분|상추|쿠션|의자|방석|바른\s?자세|사진\s?자세|자세를?\s?(?:바꾸|바꿀|잡아\s?드릴\s?때|알려)|간이\s?(?:세|맞|심|잘)|눈(?:이|을)\s?(?:오|내|맞|뜨|감|마주|즐거)|귀(?:가|를)\s?(?:달|접|뚫|쫑긋|즐거)|귀걸|뚫(?:어|은|지)|장을?\s?(?:보|담)|당을?\s?(?:줄|낮|뺀|덜)|기(?:가|를)\s?(?:죽|살려)|위에|지붕\s?위|손톱\s?걸리는|피(?:가|를)\s?(?:얇|빚|직접|만)|코(?:가|를)\s?(?:뻥|찌|잡|뜨)|만두|blood orange|(?:heart|bone|liver)[- ](?:shaped|warming|broth,|pate)|bones? (?:in|out|removed|china)|brain teaser|knees? (?:length|high|pads?|socks)|joints? (?:of|sealed)|grout/iu

/** Illnesses that a line may hardly name at all where nobody is treated. */
const named =
  /(?:비염|축농증|천식|폐렴|기관지염|독감|이명|난청|이석증|백내장|녹내장|황반|노안|오십견|디스크|척추측만|협착|골다공증?|통풍(?!\s?(?:잘|좋|구|성|창|형|망|팬|시트|재킷|자켓|조끼|원단|소재)|이\s?(?:잘|좋|안)|구|창|성|되|이\s?되)|류마티스|관절염|당뇨|고혈압|저혈압|고지혈|지방간|간경화|담석|위염|위궤양|식도염|과민성|대장염|치질|변비|방광염|요실금|질염|전립선|발기|조루|갱년기|폐경|생리통|난임|불임|입덧|우울증|불면증?|공황|ADHD|자폐|틱장애|치매|파킨슨|중풍|뇌졸중|심근경색|부정맥|협심증|아토피|건선|습진|한포진|무좀|백선|대상포진|탈모|여드름(?!성)|하지정맥|족저근막|코골이|이갈이|암세포|종양|항암|혈당|콜레스테롤|슬개골\s?탈구|심장사상충|복막염)/gu
const namedEn =
  /\b(?:hay fever|tinnitus|snor(?:e|es|ing)|arthritis|rheumatism|gout|asthma|sinusitis|diabet\w+|high blood pressure|cholesterol|ulcers?|reflux|hemorrhoids|constipation|menopause|infertility|impotence|insomnia|migraines?|depression|panic attacks|adhd|autism|alzheimer\w*|dementia|parkinson\w*|stroke victims|heart attacks?|tumou?rs?|eczema|psoriasis|athlete(?:’|')?s foot|baldness|hair loss|scoliosis|sciatica|cataracts?|glaucoma|heartworm|hip dysplasia|varicose veins)\b/giu
const namedLawfully =
  /도움을?\s?줄\s?수\s?있|may help (?:maintain|support)|모양|스티커|패치|혈당계|혈압계|기부|후원|캠페인|협회|환우|책|도서|강의|강연|검진|진단|보험|보장구|약국|병원|의원|측정|모임|자조|쾌유|연구|인식|예방\s?접종|주사|charity|donat|awareness|research|book|insurance|screening|foundation|pharmacy|ear ?plugs|room|roommate|support group/iu

/** Parts and matters of a body, and drugs, that nobody names who only sells, and what fat and sugar are said to do. */
const namedInside =
  /(?:혈관|콜레스테롤|혈당|당\s?수치|간\s?수치|요산|면역|호르몬|내장\s?지방|체지방|독소|노폐물|숙변|중금속|활성\s?산소|항산화|백혈구|뇌세포|암세포|체세포|줄기세포|장내|체내|몸속|골밀도|연골|성장판|갑상선|전립선|난소|췌장|콩팥|기관지|혈액|혈행|신진대사|기초대사|자율\s?신경|도파민|세로토닌|멜라토닌|에스트로겐|테스토스테론|인슐린|(?<!무)항생제|진통제|소염제|수면제|비아그라|오젬픽|위고비|삭센다|마운자로|스테로이드|체한\s?데|배앓이|체기|속병|담\s?걸린|몸살|오한|탈\s?난|울화병|화병|냉병|풍\s?맞)/gu
const namedInsideEn =
  /\b(?:cholesterol|immune|immunity|hormones?|toxins?|cartilage|arter(?:y|ies)|prostate|thyroid|testosterone|estrogen|serotonin|dopamine|cortisol|metabolism|blood (?:sugar|pressure|vessels|flow)|insulin|antibiotics?|ozempic|wegovy|viagra|botox|statins?|painkillers?|steroids?|antidepressants?|sleeping pills?|inflammation|free radicals|heavy metals|(?:mood|sleep|eating|skin|bowel|anxiety|attention) disorders?|gallstones?|bone density|gut (?:health|lining|flora)|pancreas|adrenal|lymph\w*)\b/giu
const grown =
  /키가\s?[^.!?\n]{0,14}(?:자라|자랐|컸|큰다|큽니|커|cm|센티)|(?:지방|탄수화물|칼로리|당분|나트륨|기름기)(?:을|를|이|가|은|도|으로)?\s?[^.!?\n]{0,10}(?:안\s?(?:가|쌓|되|남)|막아|막는|빼\s?(?:주|줘|드)|흡수|잡아|잡는|걱정\s?(?:없|끝|마)|차단|태워|태우|분해|배출|녹)|(?<![가-힣])약\s?(?:먹을|쓸|살|지을|탈)?\s?(?:일|필요|이유)(?:이|가|도)?\s?없|바르지\s?않아도|\b(?:\w+|\d+) years younger\b|\b(?:makes?|made) [^.!?\n]{1,24} (?:unnecessary|obsolete|redundant|pointless|a memory)\b|\bbeats any (?:\w+ )?(?:antibiotics?|medicine|drug|pill|doctor|cure)\b/giu

const patterns: readonly Pattern[] = [
  { words: namedInside, unless: lawful, unlessLine: namedLawfully, except: ['medical'] },
  { words: namedInsideEn, unless: lawful, unlessLine: namedLawfully, except: ['medical'] },
  {
    words: grown,
    unless: /키가\s?(?:\d+\s?(?:cm|센티)\s?(?:이상|부터|넘)|큰|작은)|기름기를?\s?빼|저지방|무지방|줄였/u,
    except: ['medical'],
  },
  { words: named, unlessLine: namedLawfully, except: ['medical'] },
  { words: namedEn, unlessLine: namedLawfully, except: ['medical'] },
  { words: pattern(near(symptoms, 14, mended)), unless: lawful, except: ['medical'] },
  {
    words: pattern(followed(inside, 10, changed)),
    unless: new RegExp(`${lawful.source}|${shape.source}`, 'iu'),
    except: ['medical'],
  },
  {
    words: pattern(followed(drugs, 10, likeDrugs)),
    unless: /처럼\s?작|병에|모양|크기|쓴맛|냄새/u,
    except: ['medical'],
  },
  {
    words: pattern(
      `(?:먹는|바르는|마시는|붙이는|천연|자연산?|식물성|입는|뿌리는|씹는)\\s?(?:[가-힣]{1,4}\\s)?${drugs}`,
    ),
    except: ['medical'],
  },
  {
    words: pattern(needless),
    unless: /병원\s?(?:앞|옆|근처|건물|정문|후문)|약국\s?(?:앞|옆|위)|수술\s?없이\s?붙/u,
    except: ['medical'],
  },
  { words: pattern(near(symptomsEn, 26, mendedEn)), unless: lawful, except: ['medical'] },
  {
    words: pattern(near(insideEn, 18, changedEn)),
    unless: new RegExp(`${lawful.source}|${shape.source}`, 'iu'),
    except: ['medical'],
  },
  {
    words: pattern(near(drugsEn, 24, needlessEn)),
    unless: /drop us|natural(?:ly)? (?:dried|dyed)|parking/iu,
    except: ['medical'],
  },
  {
    words:
      /(?:\d+|한|두|세|네|다섯|몇|석|보름|일주일|열흘)\s?(?:주|달|일|번|개월|회|병|봉|포|박스|잔|알|스푼|숟갈|그릇|접시)?\s?(?:만에|만|이면|에|먹고|드시고|마시고|쓰고|바르고|받고)?\s?[^.!?\n]{0,12}(?:\d+|한|두|세|네|다섯|몇)\s?(?:kg|킬로|키로|㎏|cm|센티|인치|사이즈)(?:은|는|이|가|씩)?\s?(?:쏙|쭉|확|가볍|가벼|빠|빼|줄(?=어|었|여|였|이|고|은)|감량|다운|슬림|날씬|홀쭉|거뜬)|(?<!\d)[-−]\s?\d+\s?(?:kg|cm|킬로|키로|㎏|센티|인치)(?!\s?[x×*~])|(?:허리|허벅지|팔뚝|종아리|뱃살|복부|옆구리|턱살|얼굴살)(?:가|이|둘레|를|을)?\s?[^.!?\n]{0,8}(?:줄어들|줄었|얇아|가늘어|홀쭉|쏙\s?들어|빠졌|빠집|빠져|슬림해)/giu,
    unless: /커튼|원단|기장|화분|책상|냉장|보관/u,
  },
  {
    words:
      /\b(?:\d+|one|two|three|four|five|six|ten|a few|several)\s?(?:kilos?|kgs?|pounds?|lbs?|inches|dress sizes?|sizes?|cm) (?:lighter|slimmer|thinner|smaller|less of you|off (?:your|in)|gone|down|vanish\w*|melted|lost)\b|\b(?:drop|lose|shed|melt|shave)\w* (?:\w+ ){0,3}(?:dress sizes?|waistline|belly|love handles|double chins?|thighs?)\b|\b(?:waist|belly|thighs?|arms?|tummy|chin|face) (?:\w+ )?(?:shrinks?|slims?|melts?|disappears?|gets? (?:slim|thin|small)\w*)\b|\b(?:slim|skinny|thin|lean) (?:while you (?:sleep|eat)|without|overnight|in (?:a|one|two|\d+))\b|\b(?:eat|drink|sip|snack) (?:all you (?:want|like) )?(?:and|to|yourself) (?:\w+ )?(?:lose|slim|thin|skinny|healthy|health|younger)\b/giu,
  },
  {
    words:
      /(?:굿|부적|기도|사주|풍수|타로|명상|기\s?치료|경락|마사지|추나|뜸|부항|필라테스|요가|PT|피티|스트레칭|헬스|도수|속눈썹펌|두피\s?관리|반신욕|찜질|사우나|좌훈|팔찌|목걸이|매트|깔창|베개|안경|귀걸이|반지|목욕|족욕|향초|아로마)[^.!?\n]{0,14}(?:완치|치료|낫게|낫습|낫는|고쳐|고칩|고치는|병이|암이|교정\s?(?:완료|됩|돼|해|시켜|끝)|뼈가|작아집|작아져|사라집|혈압|시력이|키가\s?(?:커|자라|큽)|10년\s?젊)/giu,
    unless: lawful,
    except: ['medical'],
  },
  {
    words:
      /모유(?:보다|와\s?(?:같|똑)|처럼|랑\s?똑|대신|를\s?대신|를\s?뛰어넘|에\s?가장\s?가까)|(?:천재|영재|머리\s?좋은\s?아이)(?:로|가)\s?(?:만들|키워|됩|되는|돼)|태아\s?(?:두뇌|발달|지능)|(?:자는|잠든)\s?(?:동안|사이)\s?[^.!?]{0,8}(?:빠지|빠져|예뻐|젊어|커|자라|낫)|\b(?:better than|just like|same as|replaces?|as good as) (?:mother(?:’|')?s |breast ?)milk\b|\bgenius (?:baby|child|kids?)\b|\b(?:raise|raises|add|adds) (?:\w+ )?iq\b/giu,
  },
]

export const remedy: Rule = {
  id: 'remedy',
  verdict: 'block',
  why: {
    ko: '식품표시광고법 8조·화장품법 13조·의료기기법 26조·약사법 61조: 의약품이나 의료기기가 아닌 것은 증상이 낫는다거나 몸이 달라진다고, 약이나 병원을 대신한다고 말할 수 없어요.',
    en: 'Food Labeling and Advertising Act art. 8, Cosmetics Act art. 13, Medical Devices Act art. 26, Pharmaceutical Affairs Act art. 61: what is no medicine may not claim to mend symptoms, change the body or stand in for medicine or a doctor.',
  },
  find: byPatterns([...patterns, ...looks, ...betteredPatterns]),
}
