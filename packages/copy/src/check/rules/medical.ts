import { byPatterns, followed, near, pattern, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'
import { mendedEn, symptoms, symptomsEn } from './vocabulary.ts'

const care =
  '(?:수술|시술|임플란트|라식|라섹|스마일라식|보톡스|필러|교정|성형|쌍꺼풀|리프팅|스케일링|제모|도수\\s?치료|지방\\s?흡입|치아\\s?미백|미백\\s?시술|진료비?|검진|치과|의원|병원|한의원|피부과|비급여|울쎄라|써마지|레이저)'
const deal =
  '(?:할인|이벤트|특가|반값|절반|세일|1\\s?\\+\\s?1|무료|공짜|최저가|페이백|캐시백|증정|쿠폰|선착순|추첨|\\d+\\s?%|공구|공동\\s?구매|경품)'

/** What only a clinic does, by which a line is told even where it names no clinic. */
const doing =
  '(?:사랑니|발치|신경\\s?치료|충치|라미네이트|틀니|임플란트|코\\s?수술|눈\\s?수술|눈매\\s?교정|무릎\\s?수술|허리\\s?수술|지방\\s?흡입|가슴\\s?(?:수술|성형)|윤곽|양악|한약|침(?=\\s?(?:치료|시술))|추나|도수|내시경|제왕절개|분만(?=\\s?(?:실|병원|수술|을|은))|쌍수|쌍꺼풀|필러|보톡스|리프팅|라식|라섹|스마일라식|백내장|모발\\s?이식|포경|정관|피부과|성형외과|치과|한의원|정형외과|안과|병원|시술|수술|주사)'
const sureOfIt =
  '(?:(?:실패|실수|부작용|통증|재발|흉터|후유증|위험|걱정)[^.!?\\n]{0,8}(?:없|0|제로|1도)|하나도\\s?안|안\\s?(?:아프|아파|아픈)|아프지\\s?않|무통|장담|평생\\s?(?:보장|가|책임|쓰|유지)|영구|100\\s?%|무조건|반드시|확실|완벽|책임(?:지|집)|한\\s?번에\\s?끝|당일\\s?(?:퇴원|완성|식사))'
const enticed =
  '(?:현금|상품권|캐시백|페이백|공짜|덤|반값|깎아|사은품|기프티콘|커피\\s?쿠폰|적립|추첨|경품|선착순|1\\s?\\+\\s?1|원\\s?플러스\\s?원|두\\s?명이|둘이|친구|소개|지인|가족\\s?데려|데려오|후기\\s?(?:쓰|남기)|이벤트가|특가|최저가|공동\\s?구매|\\d+\\s?%)'
const notClinic =
  /강아지|고양이|반려|동물|애견|주차|각인|프린|커팅|포인터|사진|보정|매트|침대|인형|맞은편|건너편|옆\s?건물|근처|앞\s?(?:카페|꽃집|식당)|위험물|환자복|기프트|죽\s?포장/u

/** How somebody is made to speak of what was done for them. */
const toldBy = '(?:후기|사연|체험|경험담|수기|간증|사례|소감|이야기)'
const toldByEn =
  '\\b(?:says|said|told us|writes|wrote|shares?|shared|testif\\w+|swears?|stor(?:y|ies)|thank(?:s|ed)? (?:us|dr))\\b'
const sufferedEn = `(?:${symptomsEn}|\\b(?:pains?|aches?|back|knees?|neck|shoulders?|teeth|tooth)\\b)`

const patterns: readonly Pattern[] = [
  {
    words: pattern(
      near(
        symptomsEn,
        24,
        '\\b(?:is|are|was|were|will be|gets?|be) (?:\\w+ )?(?:cured|healed|gone|history|fixed)\\b',
      ),
    ),
  },
  {
    words:
      /\b(?:braces|veneers|implants?|botox|fillers?|lasik|surger(?:y|ies)|procedures?|whitening|transplants?|liposuction)\b[^.!?\n]{0,24}\b(?:half (?:the )?(?:cost|price|off)|at half|for half)\b|\b(?:sign up|register|book|come) (?:\w+ ){0,3}(?:week|month|today|now)\b[^.!?\n]{0,20}\b(?:braces|veneers|implants?|botox|fillers?|lasik)\b|(?:라식|라섹|렌즈\s?삽입)(?:하고|받고|후)\s?(?:시력\s?)?\d/giu,
  },
  {
    words:
      /(?:부작용|후유증|합병증|재발|통증)(?:이|은|도|가|란)?\s?(?:있을|생길|날|나타날|일어날)\s?(?:수|리|까닭|이유)(?:가|는|도)?\s?없/gu,
  },
  {
    words: pattern(
      `${doing}[^.!?\\n]{0,8}?(?:받고|하고|한\\s?(?:뒤|후)|받은\\s?(?:뒤|후)|후에?)\\s?[^.!?\\n]{0,14}?(?:인생|자신감|인상|얼굴|달라|바뀌|바뀐|예뻐|예쁜|젊어|웃음을\\s?되찾|새\\s?삶)|(?:원장님?|의사(?:\\s?선생님)?|의료진|집도의)(?:은|는|이|가)?\\s?[^.!?\\n]{0,12}?(?:실수|실패|오진|틀리|놓치)[가-힣]{0,4}\\s?[^.!?\\n]{0,6}?(?:없|않|안\\s?합|0)|${doing}\\s?[^.!?\\n]{0,10}?\\d+\\s?만\\s?원?[^.!?\\n]{0,8}?(?:행사|이벤트|특가|기념|한정|까지만)|(?:오픈|개원|기념|주년)[^.!?\\n]{0,10}?${doing}[^.!?\\n]{0,10}?\\d+\\s?(?:만|%|원)`,
    ),
    unless: notClinic,
  },
  {
    words:
      /\b(?:finally|now|again)\b[^.!?\n]{0,30}\b(?:after|since|thanks to|because of) (?:dr\.?|doctor|the (?:doctors?|surgeons?|clinic))\b|\b(?:dr\.?|doctor) [A-Z]\w+ (?:treated|fixed|saved|cured|healed|operated on|gave) (?:me|my|him|her|us)\b|\breviews?\b[^.!?\n]{0,30}\b(?:botox|fillers?|implants?|whitening|scaling|laser|injections?|procedures?|surgery|treatments?)\b[^.!?\n]{0,16}\b(?:on us|free|half|off|discount\w*)|\b(?:implants?|botox|fillers?|lasik|liposuction|veneers|braces|eyelid surgery|nose jobs?|facelifts?) (?:for|from|at|only|just) (?:only |just )?\$?\d|\b(?:nobody|no one|no other \w+)\b[^.!?\n]{0,16}\b(?:does|do|performs?|offers?) (?:\w+ )?(?:better|safer|finer|more)\b/giu,
  },
  {
    words: pattern(near(`(?:${symptoms}|수술|시술|치료)`, 18, toldBy)),
    unless: /작성(?:은|을)?\s?(?:금지|삼가)|사례금|이야기(?:를|도)?\s?(?:들어|나눠|충분히|해\s?주|하세)/u,
    only: ['medical'],
  },
  {
    words: pattern(
      `(?:${near(sufferedEn, 30, toldByEn)}|\\b(?:my|his|her|their|everyone(?:’|')s) (?:\\w+ )?${sufferedEn}[^.!?\\n]{0,24}?(?:${mendedEn}|\\b(?:better|perfect|new)\\b))`,
    ),
    only: ['medical'],
  },
  {
    words:
      /\b(?:other|another|no other|your (?:last|old|previous)) (?:clinics?|doctors?|hospitals?|dentists?|surgeons?|specialists?|therapists?)\b[^.!?\n]{0,16}\b(?:botch|ruin|mess|left|damag|could|can|did|do|does|gave|give|fail|miss|say|told|turn)\w*/giu,
  },
  {
    words:
      /(?:병원|의원|치과|한의원|피부과|성형외과|원장님(?:께|한테)?)(?:에서|에|께)?\s?[^.!?]{0,8}(?:수술|시술|치료|진료|교정)(?:을|를)?\s?(?:받고|하고|받은\s?(?:뒤|후))[^.!?]{0,16}(?:바뀌|달라|좋아졌|나았|예뻐|행복|없어졌|사라졌)|\b(?:was|were|got|been) (?:cured|healed)\b|\bsays (?:a |our )?patient\b/giu,
    unless: /동물|수의/u,
  },
  {
    words:
      /(?:주사|시술|수술|진료|치료|검진|스케일링|치과|병원|의원|한약|침|보톡스|필러|임플란트|교정)(?:을|를|로|에)?\s?[^.!?\n]{0,8}(?:맞으|받으|하|오|옮기|예약하|등록하|지으)(?:시)?(?:면|신\s?분)[^.!?\n]{0,16}(?:쌀|상품권|선물|커피|공짜|무료|현금|세트|기프트|쿠폰|치약|화장품|반값|할인|덤|크림|뷔페|숙박|항공|금\s)|(?:배우|가수|연예인|아이돌|모델|셀럽|정치인)[^.!?\n]{0,16}(?:명단|목록|단골|받은|했던|인증|사진)|(?:손기술|손맛|수술\s?(?:잘|실력)|잘하기로)[^.!?]{0,12}(?:소문|최고|으뜸|유명|일품)/gu,
    only: ['medical'],
    unless: /주차/u,
  },
  {
    words: pattern(
      `(?:${followed(symptoms, 10, '(?:멎습|멎는|사라집|사라져|없어집|없애\\s?드|한\\s?방|한\\s?번에|싹|뚝|끝(?=냅|납|!|$|내)|완벽히|확실히|100|뿌리)')}|한\\s?(?:방|번)(?:에|으로|이면)\\s?[^.!?\\n]{0,10}${symptoms})`,
    ),
  },
  {
    words:
      /(?:환자|내원객|수술받은|시술받은|고객)[^.!?\n]{0,16}(?:보내|남긴|남겨|찍은|결과|수술|직접)[^.!?\n]{0,14}(?:사진|영상|후기|편지|소감|경험)|의료\s?사고\s?(?:0|제로|없|한\s?건도)|안전한\s?(?:마취|수술|시술|성형|주사)|(?:수술|시술|성형)\s?(?:결과|후)\s?사진|(?:시설|실력|의료진|장비|경험)(?:은|는|이|만큼은)?\s?[^.!?]{0,8}(?:못\s?(?:이|따라)|따라올|최고|독보|제일)/gu,
    only: ['medical'],
  },
  {
    words: new RegExp(`${doing}[^.!?\\n]{0,16}?${sureOfIt}|${sureOfIt}[^.!?\\n]{0,8}?${doing}`, 'gu'),
    unless: notClinic,
  },
  {
    words: new RegExp(
      `${doing}[^.!?\\n]{0,20}?${enticed}[^.!?\\n]{0,14}?(?:드|할인|증정|받|행사|이벤트|공짜|무료|깎|$)|${enticed}[^.!?\\n]{0,12}?${doing}`,
      'gu',
    ),
    unless: new RegExp(`${notClinic.source}|상담(?:은|도)?\\s?무료|선착순\\s?(?:접수|진료)`, 'u'),
    only: ['medical'],
  },
  {
    words:
      /(?:쓰기|바르기|먹기|받기|하기|오기|시술|수술|관리|다이어트|입기|다니기)?\s?전(?:엔|에는|에|은)\s?[^.!?\n]{1,14}(?:쓴|바른|먹은|받은|한|온|수술|시술|관리|입은|다닌|지금|이후|그)?\s?(?:후|뒤|다음)(?:엔|에는|에|은)\s?[^.!?\n]{0,12}(?:피부|얼굴|몸매|아기|여신|미인|동안|홀쭉|날씬|코|눈|이마|턱|치아|머리숱|허리)|(?:코|눈|턱|가슴|치아|얼굴|피부|몸매|머리숱|복부|이마|체형|배)(?:의)?\s?(?:수술|시술|관리)?\s?전\s?(?:vs\.?|→|[/·&,]|하고|이랑|과)\s?후|대박\s?변신|변신\s?(?:보고|구경|사진|과정)|(?:인생|얼굴)이?\s?바뀐\s?(?:환자|고객|손님)/giu,
    unless: /인테리어|청소|수선|세차|복원|도배|집|방|머리\s?자르/u,
  },
  {
    words:
      /\b(?:bring|refer|introduc\w*|tell|send|invite) (?:a |your |two |one )?(?:friend|mother|mom|sister|family|colleague|neighbou?r)s?\b[^.!?\n]{0,40}\b(?:clinic|dental|dentist|surger\w+|botox|filler|implant|lasik|procedure|treatment|doctor|whitening)\b|\b(?:clinic|dental|dentist|surger\w+|botox|filler|implants?|lasik|procedure|hospital)\b[^.!?\n]{0,40}\b(?:cash ?back|both get|get cash|gift cards?|free|raffle|for two|two for one|2 for 1|bonus|lottery|first \d+ (?:patients|people|callers))\b|\b(?:botox|filler|surger\w+|implants?|lasik|extraction|root canal|wisdom teeth|injection|nose job|liposuction|facelift|procedure)s?\b[^.!?\n]{0,34}\b(?:painless|won(?:’|')?t (?:feel|hurt)|doesn(?:’|')?t hurt|feel nothing|no(?:thing)? (?:pain|can go wrong|ever goes wrong|risk)|never fail\w*|guaranteed?|forever|perfect every|zero|100\s?%|without (?:a )?scars?)\b|\bwon(?:’|')?t feel a thing\b|\bnothing can go wrong\b/giu,
    unless: /parking|pet|dog|cat|no insurance/iu,
  },
  {
    words: new RegExp(
      `(?:아프지\\s?않|안\\s?아픈|아픔|고통)[^.!?]{0,8}${care}|${care}[^.!?]{0,12}(?:아프지\\s?않|안\\s?아|하나도\\s?안)|(?:실수|실패)(?:가|란|는)?\\s?(?:전혀\\s?)?없[^.!?]{0,8}${care}`,
      'gu',
    ),
  },
  {
    words:
      /(?:후유증|부작용|통증|흉터|멍|붓기|재발)(?:이나|과|와|·|,)?\s?(?:[가-힣]{1,4}\s)?(?:없는|없이|없어|제로)|(?:환자|내원객|고객)(?:분)?(?:이|들이|께서)?\s?(?:직접\s?)?(?:말하|전하|들려|증언|쓴)|완치|간증|(?:암|병)(?:을|이)\s?(?:이겨|이긴|낫|나은|극복)/gu,
    unless: /멍\s?때|멍멍/u,
  },
  {
    words:
      /\b(?:zero|no)[- ](?:risk|pain|downtime|scar|side)\w*\b[^.!?]{0,12}\b(?:surgery|procedure|lift|treatment|implant|laser)|\bbeat(?:s|en)? (?:\w+ )?(?:cancer|diabetes|disease|leukemia)|\b\d{2,3}(?:\.\d+)?\s?% (?:success|cure|recovery|survival)/giu,
  },
  {
    words: new RegExp(`${care}[^.!?\\n]{0,16}?${deal}`, 'giu'),
    unless: /주차|와이파이|동물|무료\s?(?:셔틀|상담|주차)|스튜디오|사진\s?성형|보정|매트|침대/u,
  },
  {
    words: new RegExp(`${deal}[^.!?\\n]{0,8}?${care}`, 'giu'),
    unless: /주차|와이파이|동물|무료\s?(?:셔틀|상담|주차)|자세\s?교정|교정\s?(?:베개|의자|방석|속옷)/u,
  },
  {
    words:
      /(?:본인\s?부담금|진료비|치료비)\s?(?:을|를)?\s?(?:면제|할인|지원해|깎|무료|안\s?받)|(?:소개|지인|친구)[^.!?]{0,10}(?:시|하면)[^.!?]{0,10}(?:수술|시술|진료|치료|할인\s?시술)|실비\s?(?:로|처리)[^.!?]{0,10}(?:무료|공짜|미용|성형)/gu,
  },
  {
    words:
      /완치|(?:부작용|후유증|합병증|재발|흉터|통증|출혈|아픔|고통|위험|위험성|붓기|멍)(?:이|은|도|가|에|의|과|을|를|\s?걱정|\s?걱정이|\s?우려)?\s?(?:전혀|거의|절대|하나도|단\s?\d%도)?\s?(?:도\s?)?(?:없|0\s?%|0(?![\d년개회])|제로|zero|ZERO|걱정\s?(?:없|끝|마)|안심|끝|모르)|무통(?:증)?(?!\s?장)|무(?:부작용|출혈)/giu,
    unless:
      /없는지|없을\s?수\s?(?:는\s?)?없|아닌지|확인|있을\s?수|경우에\s?따라|향의\s?부작용|흉터\s?없이\s?매끈한\s?(?:가구|나무)|위험이\s?없는\s?장난감/u,
    // Money has a rule of its own.
    except: ['finance'],
  },
  {
    words:
      /(?:아프지\s?않|안\s?아픈|아픔\s?없)[^.!?]{0,10}(?:주사|치료|시술|수술|치과|신경|발치|침|제모|왁싱|문신|검사|내시경)|(?:주사|치료|시술|수술|치과|발치|제모|내시경)[^.!?]{0,10}(?:아프지\s?않|안\s?아|하나도\s?안)|명의(?:인|만|로만|들)|(?:병원|치과|의원|한의원|피부과|의사)(?:들)?보다|(?:시술|수술|치료|진료)(?:을|를)?\s?받(?:은|으신|고\s?간)\s?[^.!?]{0,10}(?:후기|사례|이야기|인터뷰|고객|환자|분들)|(?:이|단)?\s?(?:주사|시술|치료)\s?(?:한\s?방|한\s?번|1회)(?:이면|으로|에|만)|100\s?%\s?(?:안전|성공|완치)|(?:드라마틱|놀라운|확실)한?\s?(?:변신|변화)/gu,
  },
  {
    words:
      /\b(?:patients?|clients?)\b[^.!?\n]{0,20}\b(?:transform\w*|love|cured|healed|recover\w*|chang\w+|say|said|stor(?:y|ies)|reviews?|happy|amazed)\b|\b(?:no one|nobody|never)\b[^.!?\n]{0,16}\bcomplications?\b|\b(?:people|thousands|millions|hundreds|patients?) (?:\w+ )?(?:were |have been |got |are )?(?:cured|healed)\b|\btransformations?\b|\b(?:free|discounted|complimentary) (?:teeth|botox|filler|treatment|surgery|procedure|laser|consultation and)\b|\$\s?\d+ off (?:your |any )?(?:surgery|treatment|procedure|implant|botox)|\bour (?:doctors?|surgeons?|dentists?) (?:are|is) (?:the )?(?:best|better|finest|most|unmatched|perfect)|\blifetime cure\b|\b(?:safest|guaranteed|success(?:ful)?|perfect|flawless) (?:surger\w+|procedures?|outcomes?|treatments?)\b|\brefer (?:a|your) friends?\b[^.!?]{0,30}\b(?:surgery|treatment|procedure|clinic)\b/giu,
    unless: /free consultation|home transformation/iu,
  },
  {
    words:
      /(?:시술|수술|치료|교정|성형|사용|관리|케어|다이어트)\s?(?:전\s?[·,/&~-]?\s?후|전과\s?후|전후)|전\s?후\s?(?:사진|비교)|비포\s?(?:앤|&|\/|·)?\s?애프터|before\s?(?:&|and|\/|-|,|–)?\s?after|B\s?&\s?A\s?사진|애프터\s?사진/giu,
    unless:
      /오전\s?후|전후\s?(?:좌우|관계)|인테리어|청소|보정|(?:작업|시공|벌초|복원|세탁|설치)\s?전후|(?:get|send you|receive) (?:photos?|pictures?|pics?) before (?:and|&) after|(?:get|send you|receive) before (?:and|&) after (?:photos?|pictures?|pics?) (?:by|via|on|over)(?!\w)|before (?:and|&) after (?:meals?|school|care|work|use|eating|the)|before (?:and|&) after[^.!?\n]{0,12}\d\s?(?:\/|an? |per )\s?(?:wk|week|day|month|session|child|kid)\b/iu,
    // Pictures of a thing that was cleaned or mended, sent to its owner.
    unlessLine:
      /^(?!.*(?:시술|수술|치료|교정|성형|다이어트|피부|관리|케어|체중|몸|얼굴)).*(?:끝나면|마치면|작업하고)\s?전후\s?사진|^(?!.*\b(?:patients?|clients?|skin|faces?|teeth|body|bodies|weight|clinic|surger\w+|treatments?|fillers?|botox|kg|lbs?|pounds?)\b).*\b(?:headstones?|stones?|graves?|vans?|cars?|boats?|ducts?|vents?|chimneys?|rugs?|mattress(?:es)?|windows?|fences?|decks?|gutters?|driveways?|patios?|carpets?|sofas?|bins?|ovens?|tanks?|pools?|ponds?|shoes|boots|bikes?|walls?|floors?|kitchens?|hedges?|trees?|roofs?|lawns?|gardens?|mess|furniture|photos? (?:sent|texted|emailed) to you(?:r (?:phone|email))?|(?:text|send|email) you (?:the )?before)\b/iu,
  },
  {
    words:
      /(?:환자|치료|수술|시술|내원객|완치자|체험단|복용자|먹어\s?본)(?:분들?)?(?:의|들의|님의|님들의)?\s?(?:생생한?\s?|실제\s?|솔직\s?|진짜\s?)?(?:후기|사례|체험담|경험담|체험기|만족도|간증|인터뷰|수기)|(?:생생한?|실제)\s?(?:체험|치료|수술|시술|환자)\s?(?:후기|사례|담|기)|(?:체험|섭취|복용)\s?(?:사례|담|후기)|(?:암|당뇨|고혈압|관절염|아토피|비염|탈모)(?:이|을|가|를|에서)?\s?[^.!?]{0,10}(?:나았|나은|완쾌|사라졌|없어졌|끊었|극복|벗어났)|명의(?=\s|가|의|를|에게|이|,|$)|의사\s?(?:최고|1위)|(?:대한민국|국내|지역)\s?(?:최고|대표)[^.!?]{0,6}(?:의사|의료진|병원|원장)|최고(?:의)?\s?(?:의료진|의사|명의|병원|실력)|(?:당일|즉시|바로)\s?(?:일상\s?)?(?:복귀|회복)|(?:1회|한\s?번|단\s?한\s?번|1번)(?:의|으로|만으로|에)?\s?(?:시술|치료|수술|주사|방문)?(?:로|으로)?\s?(?:완치|해결|끝|완성)|(?:성공률|만족도|완치율|생존율)\s?\d/gu,
    unless: /명의\s?(?:변경|이전|도용|로)|명의(?:자|변경)|명의\s?직원|사진관/u,
  },
  {
    words:
      /(?:다른|타)\s?(?:병원|치과|의원|한의원)(?:들)?(?:에서|보다|은|는|과|와|에선|대비)|(?:안전한|안전하고|가장\s?안전한)\s?(?:수술|시술|마취|성형)(?:\s?(?:보장|만|을\s?약속|100))|(?:연예인|셀럽|모델|배우|아이돌)[^.!?]{0,12}(?:다녀간|찾는|받은|시술|수술|병원|성형|관리받)|(?:수술|시술)\s?(?:없이|안\s?해도)\s?(?:완치|낫|예뻐|해결|고치)|자연\s?치유|면역\s?치료\s?(?:효과|100)|(?:확실한|뛰어난|탁월한|놀라운|드라마틱한)\s?(?:치료|시술|수술|효과|변화)|효과\s?(?:보장|확실|만점|입증|직방)/gu,
  },
  {
    words:
      /\b(?:no|zero|without(?: any)?|free (?:of|from)|never any|0%?) (?:known |any |serious )?(?:side[- ]effects?|complications?|pain|scars?|scarring|risks?|downtime|recovery time|relapse|recurrence|bleeding|swelling)\b|\b(?:side[- ]effect|pain|scar|risk|complication|needle)s?[- ](?:free|less)\b|\bpainless\b|\bhas no side effects?|\bside effects?:? (?:none|zero|0)|\b(?:complete|full|total|permanent|guaranteed|fast|instant|rapid|lasting) (?:cure|recovery|healing|remission|relief)\b|\b(?:completely|fully|permanently|totally) (?:cure|heal|recover|gone)\w*|\bcur(?:e|es|ed) (?:your |the |in |for )/giu,
    unless:
      /no pain,? no gain|may (?:have|cause)|ask about|talk (?:to|with)|risk-free trial|interest|oak|barrel|ham\b|(?:soap|bars?|slabs?|batch|loa(?:f|ves)|cheese)\b[^.!?]{0,16}\bcure[sd]? (?:in|for) (?:about |at least )?(?:\w+ ){1,2}(?:weeks?|months?)\b|cure[sd]? (?:in|for) (?:about |just |only )?(?:\d+|one|two|three|a few|a|an) ?(?:h|hrs?|hours?|min(?:ute)?s?|days?)\b|resin|epoxy|concrete|cement|grout|glue|varnish|sealant/iu,
  },
  {
    words:
      /\b(?:patients?|clients?|survivors?|users?)(?:’|')?s? (?:reviews?|testimonials?|success stor(?:y|ies)|stories|says?|said|swear|love|rave|prais\w+|tell|report\w*|recover\w+|were cured|satisf\w+)\b|\b(?:testimonials?|success stories|real (?:patient|results?))\b|\b(?:renowned|celebrity|star|world-?famous|top|best|finest|leading|most experienced|most skilled|greatest) (?:\w+ )?(?:doctors?|surgeons?|physicians?|dentists?|specialists?|dermatologists?|medical team)\b/giu,
    unless: /specialists? in|review policy/iu,
  },
  {
    words:
      /\b(?:discount\w*|sale|\d+\s?% off|half[- ]price|free|buy one|special (?:offer|price)|event|bogo|coupon|cheap(?:est)?|promo\w*|deal)\b[^.!?\n]{0,24}\b(?:surger\w+|implants?|botox|fillers?|lasik|liposuction|rhinoplasty|facelifts?|procedures?|braces|veneers|eyelid|dental (?:cleaning|work|care)|teeth whitening|laser (?:treatment|hair|session)\w*)\b|\b(?:surger(?:y|ies)|implants?|botox|fillers?|lasik|liposuction|rhinoplasty|facelifts?|procedures?|braces|veneers|teeth whitening|laser (?:treatment|hair removal))\b[^.!?\n]{0,24}\b(?:\d+\s?%|discount\w*|half[- ]price|free|sale|bogo|buy one|special offer|event price|cheapest|coupon)\b/giu,
    unless: /no surgery|surgery-free|free parking|free consultation|pain-free/iu,
  },
]

export const medical: Rule = {
  id: 'medical',
  verdict: 'block',
  why: {
    ko: '의료법 56조: 부작용이 없다거나 낫는다고 장담하는 말, 치료 후기, 전후 사진, 할인으로 환자를 끄는 말은 쓸 수 없어요.',
    en: 'Medical Service Act art. 56: no promise of a cure or of no side effects, no testimonials, no before and after, no price lures.',
  },
  find: byPatterns(patterns),
}
