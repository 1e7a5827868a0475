import { byPatterns, type Pattern } from '../pattern.ts'
import type { Rule } from '../types.ts'

const no = /아[니닙]|커버|가려|메이크업|도움을?\s?줄\s?수|conceal|cover/iu

/** Cosmetics as drugs or as a procedure. */
const patterns: readonly Pattern[] = [
  {
    words:
      /(?:노화|나이|세월|시간)(?:된|를|을|든)?\s?[^.!?]{0,6}(?:되돌|거스르|거꾸로|멈추|멈춘)[^.!?]{0,8}|(?:피부|얼굴)(?:를|가|의)?\s?[^.!?]{0,8}(?:되돌|되살)/gu,
    unless: /시간을?\s?(?:되돌|멈춘)\s?(?:듯|공간|카페)/u,
    except: ['medical'],
  },
  {
    words:
      /(?:시술|수술|보톡스|필러|레이저)(?:한|을\s?한|받은|을\s?받은|맞은|을\s?맞은)?\s?(?:것|듯|거)(?:처럼|같|이|\s)|(?:(?<![가-힣])점(?=이|을|\s)|사마귀|쥐젖|기미|잡티|흉터)(?:이|가|을|를)?\s?[^.!?]{0,8}(?:떨어지|떨어져|빠지|지워|녹|뽑|사라)|비듬[^.!?]{0,10}(?:치료|완치|제거|사라|끝)|(?:피부|두피|얼굴)(?:가|를|이|을)?\s?[^.!?]{0,6}(?:치료|회춘|환생|표백|갈아엎)/gu,
    unless: no,
    except: ['medical'],
  },
  {
    words:
      /\bbleach(?:es|ing)? (?:your |dark |brown )?(?:skin|\w+ skin)|\bbald(?:ness)?\b|\bsurgical (?:results?|effects?)|\b(?:fill(?:s|ed)?|smooth(?:s|ed)?|iron(?:s|ed)?) (?:out |in )?(?:\w+ )?(?:wrinkles?|lines)|\bwrinkles? (?:filled|smoothed|ironed|lifted)|\b(?:snow|milky|porcelain)[- ]white skin|\b(?:scars?|acne|spots?|wrinkles?) (?:\w+ )?(?:vanish|melt|fade|disappear|dissolve)\w*|\bageless\b|\bage[- ]defying\b|\byoung(?:er)? skin in\b|\byouthful skin (?:in|guarantee)/giu,
    unless: /bald eagle/iu,
  },
  {
    words:
      /(?:피부|세포|콜라겐|진피|각질층|모근|모낭|조직|피부\s?장벽|손상\s?(?:된)?\s?(?:피부|세포))(?:을|를|의|가|이)?\s?(?:빠르게|즉시)?\s?(?:재생|복구|되살)|재생\s?(?:크림|앰플|효과|력|세럼)|피부\s?(?:질환|염증)|새살|줄기\s?세포|DNA\s?(?:복구|손상)|유전자\s?(?:복구|치료)/giu,
    unless: /재생지|재생\s?(?:목록|에너지|용지|시간)/u,
  },
  {
    words:
      /(?:흉터|상처|켈로이드|튼살|화상\s?자국|여드름\s?(?:자국|흉터)|기미|잡티|주근깨|검버섯|색소\s?침착|(?<![가-힣])점(?=이|을|도)|주름|팔자\s?주름|눈가\s?주름|잔주름|모공|다크서클|사마귀|쥐젖|비립종|블랙헤드|피지|각질)(?:을|를|이|가|과|까지|도|은|는|,)?\s?(?:[가-힣]{1,4}(?:을|를)?\s)?(?:말끔히|깨끗이|깨끗하게|싹|완전히|확실히|모두|전부|쫙|쏙|흔적\s?없이|완벽하게|단\s?\d+[가-힣]+(?:만에|에)?|영구|한\s?번에|하룻밤\s?만에)?\s?(?:제거|치료|없애|없앱|없어|사라|삭제|지우|지워|박멸|펴(?:주|지|드|줍|줘)|쫙|싹|안녕|굿바이|끝|탈출|제로|퇴치|재생|복원|녹이|녹여|빼)/giu,
    unless: /(?:피지|각질|블랙헤드)|커버|가려|클렌징|지우는\s?(?:패드|티슈)/u,
  },
  {
    words:
      /(?:여드름|트러블|뾰루지|염증|홍조|피부염|아토피|가려움|모낭염|두피염)(?:을|를|이|가|에|과|도|은|는)?\s?(?:빠르게|확실히|완벽하게|즉시|말끔히|싹|뚝)?\s?(?:치료|완치|치유|제거|없애|없어|사라|싹|뚝|박멸|잡아|잡는|예방|개선|완화|가라앉|끝|탈출|고민\s?끝|퇴치|억제|안녕|특효|직방|효과|좋은|좋아|멈|진정|해결|고쳐|낫)|여드름(?:약|균)|항염|소염|살균\s?크림|(?<!무)항생|스테로이드\s?(?:대신|같은|효과)/giu,
    except: ['medical'],
  },
  {
    words:
      /(?:주름|잔주름|탄력)(?:을|를|이|가)?\s?개선|주름\s?(?:방지|예방|완화|케어\s?기능)|미백|화이트닝|피부(?:를|가|톤이)?\s?(?:하얘|하얗|새하얀|뽀얗게\s?변|백옥)|탈모(?:를|가|에|증상|\s?증상)?\s?(?:완화|방지|예방|개선|치료|탈출|멈|고민\s?(?:끝|해결)|걱정\s?끝|케어|끝|관리|억제)|(?:발모|육모|양모)(?:제|효과|를|가|\s?촉진|샴푸|\s|$)|(?:머리카락|머리숱|모발)(?:이|을|가)?\s?(?:새로|다시|쑥쑥)?\s?(?:나는|나요|납니다|자라|늘어|빽빽|풍성해지|재생|성장)|모발\s?(?:성장|재생|이\s?자라)/giu,
    unless:
      /기능성\s?화장품|기능성화장품|주름\s?개선\s?기능성|미백\s?기능성|식약처\s?심사|셔츠|원단|다림|옷/u,
  },
  {
    words:
      /(?:주름|기미|잡티|흉터|여드름|모공|다크서클|튼살|탄력)(?:을|를|이|까지|도|은|는)?\s?[^.!?]{0,8}?(?:지웁|지운|지우|없애|없어|사라|채우|채워|메우|메워|관리|걱정|고민|탈출|싹|끝|굿바이|안녕|삭제|복원|회복)|콜라겐(?:이|을)?\s?(?:차오|생성|채워|합성|생산)|머리(?:가|카락이)?\s?(?:나는|나요|납니다|자라)|머리숱|속눈썹(?:이)?\s?(?:자라|길어)|재생\s?(?:마스크|크림|앰플|팩|오일|로션|에센스|토너|밤|성분|케어|관리)|피부(?:가)?\s?(?:젊어|어려|새로\s?태어)|영구\s?제모|셀룰라이트|팔자\s?주름|세포\s?(?:속|재|활)/gu,
    unless:
      /주름\s?(?:치마|스커트|관|장식|잡힌|가공|없는\s?(?:셔츠|원단))|커버|가려|모공\s?(?:브러시|클렌징)|기능성/u,
    except: ['medical'],
  },
  {
    words:
      /\bcellulite\b|\b(?:bye|goodbye|farewell|adios)(?:-|\s)?(?:bye)?,?(?: to)? (?:\w+ )?(?:cellulite|wrinkles?|acne|scars?|pores|eye bags|dark circles|spots|pimples|fine lines|age|ageing|aging)|\b(?:acne|wrinkles?|scars?|pimples?|dark spots?|age spots?|fine lines)\b[^.!?\n]{0,16}\b(?:gone|vanish\w*|disappear\w*|melt\w*|no more|history|erased|in (?:a|one|two|three|\d+) (?:day|week|night|hour)s?)\b|\b(?:shrink|tighten|minimi[sz]e|erase|close|shrinks|tightens|minimi[sz]es|erases|closes)s? (?:your )?pores\b|\b(?:grow(?:s)?|regrow(?:s)?) (?:your )?(?:lashes|eyelashes|hair|brows|eyebrows)\b|\bhair (?:will )?(?:grow(?:s)?|come(?:s)?) back\b|\bpermanent(?:ly)? (?:hair removal|remove|whiten|straight)\w*|\b(?:botox|fillers?|laser|surgery|dermatologist|clinic|salon)[- ](?:level|grade|quality|like) results?|\b(?:as|more) effective (?:as|than) (?:a |any )?(?:botox|laser|surgery|fillers?|retinol|prescription)|\bcollagen\b[^.!?]{0,20}\b(?:rebuild|restor|boost|regenerat|deep)\w*|\b(?:rebuild|restor|boost|regenerat|stimulat)\w* (?:your )?collagen\b|\breverses? (?:sun|skin|age|hair)/giu,
    unless: no,
  },
  {
    words:
      /보톡스(?:\s?(?:효과|같은|대신|크림|앰플|맞은|없이|급|패치))|(?:바르는|붙이는|뿌리는|먹는)\s?(?:보톡스|필러|지방\s?흡입|리프팅\s?시술|주사|약|실리프팅|성형)|필러\s?(?:효과|맞은|대신|같은)|(?:피부과|성형|시술|레이저|성형외과|수술)(?:에)?\s?(?:대신|안\s?가도|갈\s?필요|가지\s?않|없이|효과|못지|한\s?듯|받은\s?듯|급)|의약품\s?(?:수준|급|성분|과\s?같은)|약국\s?화장품|가슴(?:이|을)?\s?(?:커|확대|볼륨\s?업)|얼굴(?:이)?\s?(?:작아|축소|주먹만)|V\s?라인\s?(?:완성|으로)|(?:독소|노폐물)\s?(?:배출|제거)|지방\s?(?:분해|을\s?분해)|셀룰라이트|동안\s?(?:피부로|으로)\s?(?:바뀌|변|만들)|\d+\s?(?:살|년)\s?(?:은\s?)?(?:더\s?)?(?:어려|젊어|어리게)|(?:단\s?)?\d+\s?(?:일|주|번|회|시간|분)\s?(?:만에|이면|만\s?쓰면)\s?[^.!?]{0,10}(?:하얘|사라|변화|개선|탄력|달라|재생|제거|젊어|빠|효과)|즉각\s?(?:효과|개선)|피부\s?(?:타입|나이)(?:이|를|가)?\s?(?:바뀌|되돌|거꾸로)/giu,
    unless: no,
  },
  {
    words:
      /\b(?:regenerat\w+|rebuild(?:s|ing)?|repair(?:s|ing)?|renew(?:s|ing)?|restor(?:e|es|ing)|reviv(?:e|es|ing))\s(?:\w+\s){0,3}?(?:skin|cells?|collagen|dna|dermis|tissues?|hair follicles?|follicles?)\b|\b(?:skin|cell|collagen|tissue|dermal) (?:regenerat\w+|renewal|repair)\b|\bstem cells?\b/giu,
  },
  {
    words:
      /\b(?:remov(?:e|es|ing)|eras(?:e|es|ing)|eliminat(?:e|es|ing)|fad(?:e|es|ing)|delet(?:e|es)|cur(?:e|es)|heal(?:s)?|treat(?:s|ing)?|clear(?:s|ing)?|vanish(?:es)?|banish(?:es)?|dissolv(?:e|es)|reduc(?:e|es|ing)|fight(?:s)?|stop(?:s)?|prevent(?:s)?|get rid of|gets rid of|smooth(?:s)? (?:out|away)|fill(?:s)?|kill(?:s)?|reliev(?:e|es)|sooth(?:e|es) away|say goodbye to|wipes? (?:out|away)|lighten(?:s)?|no more|goodbye(?:,| to)?|ends?)\s(?:\w+\s|[\w,]+\s){0,4}?(?:scars?|scarring|wrinkles?|fine lines|crow(?:’|')?s feet|blemish(?:es)?|age spots?|dark spots?|freckles|melasma|stretch marks?|pores|acne|pimples?|breakouts?|redness|inflammation|cellulite|dark circles|eczema|rosacea|warts?|moles?|pigmentation|blackheads?)\b|\b(?:acne|scars?|wrinkles?|spots?|pimples?|blemishes|fine lines|pores|eczema)[- ](?:free(?!\s(?:shirts?|blouses?|fabrics?|cotton|linen|dress(?:es)?|pants|trousers|suits?|sheets?|clothes))|remov\w+|cure|treatment|healing|erasing|eraser|be gone|vanish\w*|disappear\w*|(?:will )?(?:be )?gone)\b/giu,
    unless: no,
    except: ['medical'],
  },
  {
    words:
      /\b(?:botox|filler|facelift|surgery|laser)[- ](?:in a (?:bottle|jar|tube)|like|effect|alternative|results|without|free lift|level|grade)|\b(?:better than|like|replaces?|instead of|without) (?:botox|fillers?|surgery|a facelift|laser|needles|a dermatologist|the dermatologist)|\bno need for (?:botox|surgery|a dermatologist)|\bskin[- ](?:whiten\w+|lighten\w+|bleach\w+)|\bwhiten(?:s|ing)? (?:your )?(?:skin|complexion)|\bwhitening (?:cream|serum|effect)|\banti-?wrinkle\b|\b(?:hair (?:re)?growth|regrow(?:s|th)?(?: \w+)? hair|regrows?|grow(?:s|n)? (?:back )?(?:new |thicker |your )?hair|stops? hair (?:loss|fall)|hair back)\b|\bhair[- ]loss\b|\bbreast (?:enlarg\w+|enhanc\w+)|\bmedical[- ]grade\b|\bprescription[- ]strength\b|\bpharmaceutical[- ]grade\b|\b(?:erases?|takes?) (?:\d+|ten|twenty) years\b|\bdermatologist in a (?:jar|bottle)|\bskin like a (?:baby|newborn) in|\bcosmeceutical\b|\b(?:\d+|ten|five) shades (?:whiter|lighter|brighter)/giu,
    unless: no,
  },
]

/** What a functional cosmetic that its product says it is may claim. */
const functional = /기능성|functional cosmetic/iu
const functionalWords =
  /^(?:주름|잔주름|탄력|미백|화이트닝|탈모|anti-?wrinkle|(?:skin )?whiten|(?:reduc|smooth|fight)\w* .*(?:wrinkle|line))/iu

const findEffects = byPatterns(patterns)

export const cosmetic: Rule = {
  id: 'cosmetic-as-drug',
  verdict: 'block',
  why: {
    ko: '화장품법 13조: 화장품은 의약품이나 시술처럼 말할 수 없고, 미백·주름 개선·탈모 완화는 기능성화장품만 말할 수 있어요.',
    en: 'Cosmetics Act art. 13: a cosmetic may not speak like a drug or a procedure; whitening, wrinkle and hair-loss claims are for certified functional cosmetics.',
  },
  find: (line) => {
    const isFunctional = functional.test(line.product?.info ?? '')
    return findEffects(line).filter(
      ({ start, end }) => !(isFunctional && functionalWords.test(line.plain.slice(start, end))),
    )
  },
}
