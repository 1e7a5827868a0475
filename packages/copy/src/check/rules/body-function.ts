import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

/** The wording that a certified functional food may use. */
const certified =
  /도움을?\s?줄\s?수\s?있|기능성을?\s?(?:인정|가진)|(?:may|can) help (?:maintain|support)|아[니닙]|다이어트\s?(?:콜라|코크|식단|도시락|중에도|간식|사이다|음료|일지|댄스|모임|복싱|캠프)/iu

/** What foods are said to do in the body. */
const patterns: readonly Pattern[] = [
  {
    words:
      /\b(?:never|not|without|won(?:’|')?t|don(?:’|')?t) (?:\w+ )?(?:put(?:ting)? on|gain(?:ing)?|add(?:ing)?) (?:a |an |any |one |a single )?(?:gram|pound|ounce|kilo|inch|weight)s?\b/giu,
  },
  {
    words:
      /\bmetabolism\b|\bappetite suppress\w*|\btestosterone\b|\bestrogen\b|\bcollagen (?:boost|production)\w*|\bimmun(?:e system|ity)\b|\bfat[- ]?burn\w*|\bbelly fat\b|\bslimming\b|\bdiet (?:pills?|tea|patch|formula)\b/giu,
    unless: certified,
  },
  {
    words:
      /(?<![가-힣])(?:뼈|관절|연골|무릎|허리|눈|간|위|위장|장|대장|혈관|심장|뇌|두뇌|갑상선|신장|콩팥|폐|기관지|피|혈액|자궁|전립선|방광|췌장|몸속|체내|속병|뼛속|근육|신경|호르몬|체력|기력|기운)(?:이|을|를|가|에|에는|에도|까지|은|는)?(?:[\s,][^.!?\n]{0,5}?)?(?:튼튼|좋은|좋아|좋습|좋다|건강|살리|살려|회복|맑아|맑게|깨끗|강화|낫|나아|개선|지켜|지키|청소|보호|되살|젊어|살아나|솟|치료|부담\s?없는\s?(?:술|소주))|수면\s?유도|잠이\s?(?:솔솔|잘)\s?오|지방(?:이|을)\s?(?:쌓이|흡수)[^.!?]{0,4}(?:않|막|안)|(?:피로|피곤)[^.!?]{0,8}(?:회복|날려|싹|끝|안녕|해소|풀어\s?주는\s?(?:차|음료|주스|영양))|(?:먹|마시)(?:으면|면|고\s?나면|기만\s?하면)\s?[^.!?]{0,10}(?:낫|나아|건강|젊어|예뻐|빠지|좋아지|튼튼|사라|회복)|약이\s?(?:되|따로)|(?:혈|피|장|간)\s?청소|밥이\s?보약|(?:항|살)(?:바이러스|균)\s?(?:효과|작용|력)|유산균이\s?(?:장|변)/gu,
    unless:
      /도움을?\s?줄\s?수\s?있|위에\s?(?:올|얹|뿌)|눈(?:이|을)\s?(?:내|맞)|장을?\s?보|간(?:이|을)\s?(?:맞|보)|간이\s?(?:세|딱)|눈에\s?(?:띄|좋은\s?조명|잘)|무릎\s?보호대|허리를?\s?(?:받|감)|보호대|위생|근육\s?운동|속이\s?편|(?:허리|무릎|눈|위|간|심장)(?:이|가)?\s?안\s?좋/u,
    except: ['medical'],
  },
  {
    words:
      /\b(?:become|get|grow|grows|look|looks|makes? you|be)s? (?:\w+ )?(?:taller|younger|slimmer|thinner|smarter|skinnier|fitter|young again|immune|stronger bones)\b|\b(?:clean|cleans|cleanse|purif(?:y|ies)|thin(?:s)?|renew(?:s)?) (?:your |the )?(?:blood|arteries|veins|organs|lungs|kidneys?|liver|colon)\b|\b(?:vision|eyesight|hearing|memory|youth|health|hair|virility|metabolism|energy) (?:is |fully )?(?:restored|returns?|comes? back|improved|doubled)\b|\b(?:restore|strengthen|improve|protect|rebuild|repair|heal|sharpen|nourish)(?:s|es)? (?:your |the )?(?:\w+ )?(?:vision|eyesight|hearing|memory|heart|liver|kidneys?|lungs?|brain|bones?|joints?|cartilage|gut|stomach|arteries|nerves|immunity|prostate|bladder|hormones?)\b|\b(?:long(?:er)?|100[- ]year) li(?:fe|ves)\b|\blongevity\b|\berections?\b|\b(?:gain|put on) (?:any )?weight\b|\blose (?:\w+ ){0,2}(?:weight|fat|inches|kilos?|pounds)\b|\bfat[- ]?free forever\b|\bblood (?:clean|flow|circulation)\w*\b|\bgives? you (?:energy to|a six-?pack|abs|immunity)\b|\bskinny (?:tea|coffee|jab)\b|\bimmune[- ]?(?:boost|support)\w*/giu,
    unless: /can help maintain|heart (?:of|shaped)|warm your heart/iu,
  },
  {
    words:
      /면역(?:력|체계|기능|을|에)?\s?(?:강화|증진|증강|향상|높|올|키|업|UP|쑥|짱|개선|에|을|이|력)?|항산화\s?(?:효과|작용|효능|에|력)|항염|해독\s?(?:주스|작용|효과|에|해|차|기능)?|디톡스|독소|독성\s?배출|노폐물\s?(?:배출|제거|을|이|까지)|숙변|숙취\s?(?:해소|제거|없|에|가\s?없|예방|걱정|끝|에는)|혈액\s?순환|피를?\s?맑|혈관\s?(?:건강|청소|을\s?깨끗|에)|신진\s?대사|기초\s?대사|혈행/giu,
    unless: new RegExp(`${certified.source}|면역력보다`, 'iu'),
  },
  {
    words:
      /(?:장|관절|눈|간|뼈|뇌|심장|위|폐|전립선|연골|기관지|잇몸|모발|질|혈관|갱년기|여성|남성)\s?건강(?:에|을|이|까지|도|개선|\s?(?:관리|식품|케어|최고|지킴이))|(?:눈|간|뼈|관절|위|장|심장|뇌|신장|폐|연골|기관지)(?:에|을|이)\s?(?:특히\s?)?(?:좋은|좋아|좋습|튼튼|편안|보호|살려|맑)|눈이\s?밝|시력(?:이|을)?\s?(?:좋아|회복|개선|향상)|기억력|집중력\s?(?:향상|개선|강화|UP|업|쑥)|(?:두뇌|뇌)\s?(?:발달|활성|기능)|머리가?\s?좋아지|(?<![a-z])IQ(?![a-z])|성적(?:이)?\s?(?:쑥|오르|향상)|(?:성장|발육)\s?(?:발육)?(?:을|를)?\s?(?:촉진|돕|도와)|키\s?(?:성장|크는|가\s?(?:쑥|커|크|자라)|커지|쑥쑥|가\s?\d)|성장판|성장\s?(?:촉진|호르몬)|숙면(?:을|에)?\s?(?:유도|보장|효과)|수면제/giu,
    unless: certified,
  },
  {
    words:
      /(?:피로|원기|기력|체력)\s?(?:를|가|을|이)?\s?(?:회복|싹|개선|해소|날려|풀어|사라)|피로\s?회복|자양\s?강장|정력|스태미[나너](?:\s?(?:증진|강화|에|가|폭발))|양기|회춘|젊어지|젊음을?\s?(?:되찾|되돌|유지)|노화(?:를|가|방지|예방|억제|\s?(?:방지|예방|억제|늦|막))|항노화|수명\s?(?:연장|을)|장수(?:의\s?비결|식품)|무병장수|보약|(?<![가-힣])기를\s?보(?:충|강|하|해)|남성\s?기능|여성\s?호르몬|호르몬\s?(?:균형|조절|분비)|세포\s?(?:재생|활성|를)|체질\s?개선|건강(?:해지|이\s?좋아|을\s?되찾|을?\s?회복|해집)|몸(?:에|이)\s?(?:가벼워|따뜻해지|좋아지|확\s?달라)|(?:강력한|뛰어난|놀라운|탁월한)\s?(?:효과|효능)|효능|효험|약효/giu,
    unless: /도움을?\s?줄\s?수\s?있|장수(?:풍뎅이|군)|효능은?\s?없/u,
  },
  {
    words:
      /다이어트(?:에|의|를|가|는|도)?\s?(?:효과|효능|성공|보조|탁월|특효|좋|도움|즉|완성|비법|약|차|환|즙|제품|식품|주스|최|끝|에\s?딱)|살(?:이|을|도)?\s?(?:쏙|쪽|쭉|확|빠르게|저절로|자연스럽게|알아서|그냥|확실히)?\s?(?:빠지|빠져|빠집|빠진|빠질|빼주|빼는|빼고|뺄|빼드|뺐|안\s?찌|찌지\s?않|안찌|빼)|살\s?(?:빠|빼|안\s?찌)|체지방|(?:지방|뱃살|군살|허벅지살|옆구리살|내장\s?지방|셀룰라이트|팔뚝살)(?:이|을|도)?\s?(?:쏙|쫙|싹|쭉|확)?\s?(?:분해|연소|태우|태워|녹|제거|감소|빠|빼|없애|사라|정리|날려|고민\s?끝|억제|흡수\s?(?:억제|차단))|(?:체중|몸무게)(?:을|를|이|가)?\s?(?:감량|감소|조절|줄|관리|빠)|\d+\s?(?:kg|킬로|키로)(?:을|를|가|이)?\s?(?:감량|빠|빼|뺐|줄|쏙|뺄)|(?<!\d)-\s?\d+\s?(?:kg|킬로)|감량\s?(?:보장|효과|성공)|요요\s?(?:없|현상\s?없|걱정|제로|방지)|날씬해|슬림해지|식욕\s?(?:억제|을\s?억제|감퇴)|칼로리\s?(?:컷|커팅|차단)|탄수화물\s?(?:컷|커팅|차단|흡수)|(?:마시|먹|바르|붙이|입)기만\s?(?:해도|하면)\s?(?:살|빠|날씬|효과|예뻐|젊어|건강|부자|낫)/giu,
    unless: new RegExp(
      `${certified.source}|(?:다리|가슴|목|볼|등|갈비|게)살|(?:빠진|빠져|뺀)\\s?(?:뒤|후|다음)?\\s?(?:커진|헐렁|남는)`,
      'iu',
    ),
  },
  {
    words:
      /숙취|살\s?찔\s?걱정|살이?\s?찌지|장내\s?(?:유해|환경)|집중력(?:을|이|에)|뱃살|군살|배변|쾌변|변이\s?잘|속이\s?뻥|몸속\s?(?:까지|노폐|독|염)|몸이\s?(?:가벼워|따뜻해지|달라|좋아)|건강(?:해지|해집|해질)|(?:간|장|눈|뼈|관절|심장|혈관|뇌|위)\s?(?:건강|기능)|(?:허리|무릎|어깨|목)\s?(?:통증|아픈\s?데|결림)|젊어지|키(?:가|를)\s?(?:쑥|키우|크)|밤이\s?(?:달라|즐거)|남자(?:의|에게)\s?(?:힘|좋)|여자에게\s?좋/gu,
    unless: /숙취\s?운전|배변\s?(?:사진|봉투|패드|훈련)|도움을?\s?줄\s?수\s?있|비교적|목이|키가\s?(?:큰|작)/u,
  },
  {
    words:
      /\bhangovers?\b|\bheal(?:s|ing)? (?:your|the) (?:gut|body|mind)|\bgut[- ]?(?:health|healing|cleanse)\b|\b(?:flush(?:es)?|clear(?:s)? out|cleanse(?:s)?|removes?) (?:out )?(?:\w+ ){0,3}(?:toxins?|waste|poison)|\bfeel (?:\w+ )?(?:younger|slimmer)\b|\bbrain (?:food|booster?|power)\b|\bboosts? (?:your )?(?:iq|energy levels|mood and|fertility)|\bmakes? you (?:smart\w*|slim\w*|young\w*|tall\w*|health\w*|strong\w*|immune|lose)\b|\bperforms? better in bed|\bbedroom (?:performance|power)\b/giu,
    unless: /hangover (?:soup|stew|brunch)|\bcan help maintain/iu,
  },
  {
    words:
      /\b(?:boost(?:s|ing)?|strengthen(?:s)?|support(?:s)?|enhanc(?:e|es)|improv(?:e|es)|increas(?:e|es)|build(?:s)?|power(?:s)? up|supercharg(?:e|es))\s(?:\w+\s){0,2}?(?:immun\w+|metabolism|circulation|memory|brain(?: power| function)?|eyesight|vision|libido|stamina|hormones?|testosterone|digestion|gut health|fertility|iq|concentration|focus|bones?|joints?|liver|longevity|blood flow|height)\b|\bimmun(?:e|ity)[- ](?:boost\w*|system|support)|\bimmunity\b|\bdetox(?:es|ify|ifies|ifying|ification|ed|ing)?\b|\btoxins?\b|\bcleans(?:e|es|ing) (?:your|the) (?:body|colon|liver|blood|gut|organs)|\bpurif(?:y|ies) (?:your|the) blood|\bhangover[- ](?:free|cure|relief|remedy|proof)|\bno hangovers?\b|\banti-?(?:cancer|inflammatory|viral|bacterial properties|diabetic|tumou?r)\b/giu,
    unless: certified,
  },
  {
    words:
      /\b(?:weight[- ]loss|fat[- ](?:burn\w*|loss|melting|blocker)|slimming|appetite suppress\w*)\b|\b(?:los(?:e|es|ing)|lost|drop(?:s|ped)?|shed(?:s)?|melt(?:s|ed)?|burn(?:s|ed|ing)?|trim(?:s)?)\s(?:\w+\s|\d+\s?){0,4}?(?:weight|fat|pounds?|lbs?|kgs?|kilos?|belly|inches|calories while|cellulite|dress sizes?)\b|\bsuppress(?:es)? (?:your )?appetite|\b(?:get|stay|become)s? (?:slim|skinny|thin)(?:mer)?\b|\bslims? (?:you|your|down)|\bflat(?:ter)? (?:belly|stomach|tummy) in|\bwithout (?:diet(?:ing)?|exercise)(?: or (?:diet(?:ing)?|exercise))?\b|\b(?:never|won(?:’|')?t|doesn(?:’|')?t) (?:gain|make you) (?:weight|fat)|\bblocks? (?:carbs|fat|calories)/giu,
    unless: certified,
  },
  {
    words:
      /\b(?:revers(?:e|es|ing)|stop(?:s)?|slow(?:s)?|halt(?:s)?|turns? back|fight(?:s)?|prevent(?:s)?)\s(?:\w+\s){0,3}?(?:ag(?:e)?ing|clock|years)\b|\blook (?:\d+ |ten |twenty )?years younger\b|\b(?:\d+|ten|twenty) years younger\b|\blive (?:longer|to (?:be )?100)\b|\b(?:extends?|adds? years to|prolongs?) (?:your )?life(?:span)?\b|\bfountain of youth\b|\bhealth benefits (?:are|include|of)|\bsuperfood that\b|\bgood for (?:your )?(?:heart|liver|joints|bones|eyes|brain|health|kidneys?|lungs|gut|stomach|circulation)\b|\b(?:heart|liver|joint|bone|brain|kidney|gut)[- ]healthy\b|\b(?:balances?|regulates?) (?:your )?hormones|\bgrow(?:s)? (?:taller|\d+ ?cm)|\bmakes? (?:you|your (?:kids|children|child)) (?:smarter|taller|healthier|stronger|younger|slim\w*|immune)\b|\baphrodisiac\b|\bsleeping pill\b|\bregenerat(?:e|es|ion) (?:of )?(?:your )?(?:cells?|cartilage|liver|tissue)|\bcell(?:ular)? (?:regeneration|renewal|repair)\b/giu,
    unless: certified,
  },
]

export const bodyFunction: Rule = {
  id: 'body-function',
  verdict: 'block',
  why: {
    ko: '식품표시광고법 8조: 건강기능식품으로 인정받은 문구가 아니면 몸의 기능이 좋아진다고 말할 수 없어요.',
    en: 'Food Labeling and Advertising Act art. 8: only the certified wording of a functional health food may promise what it does in the body.',
  },
  find: byPatterns(patterns),
}
