import { near, pattern, type Pattern, followed } from '../pattern.ts'

/** What of a face, a skin or a figure people want changed. */
const feature =
  '(?:기미|잡티|주근깨|검버섯|색소|모공|주름|잔주름|목주름|팔자|이마\\s?주름|눈가|미간|흉|흉터|상처\\s?자국|화상\\s?자국|점(?=이|을)|사마귀|쥐젖|여드름|뾰루지|트러블|블랙헤드|튼살|셀룰라이트|다크\\s?서클|눈\\s?밑|눈썹|속눈썹|머리숱|머리카락|새치|흰머리|정수리|가르마|이마\\s?라인|헤어\\s?라인|모근|두피|턱선|턱살|이중턱|얼굴선|얼굴\\s?(?:크기|살|뼈)|볼살|광대|콧대|코\\s?끝|피부결|피부\\s?(?:톤|나이|장벽|속)|각질층|진피|손톱|발톱|굳은살|뱃살|허벅지|종아리|팔뚝|옆구리|허리\\s?(?:둘레|라인)|가슴|엉덩이|힙|승모근|체지방|근육량|탄력|콜라겐)'
const altered =
  '(?:흐려[지져졌집진]|옅어[지져졌집진]|연해[지져졌집진]|닫히|닫아|닫힙|조여|조이|쪼여|쫙|펴지|펴져|펴집|펴졌|펴진|다림질|올라붙|올라가|올려\\s?(?:주|줘|줍|드)|두\\s?컵|한\\s?컵|끌어\\s?올|당겨\\s?(?:올|주|줘|줍)|차오르|차올|채워\\s?(?:지|주|줘|줍)|메워|자라(?:나|는|요|고|게)|자랍|나기\\s?시작|새로\\s?나|다시\\s?나|쑥쑥\\s?나|솟아|돋아|돋는|빽빽|풍성해[지져졌집진]|굵어[지져졌집진]|까매[지져]|검어[지져]|사라[지져졌집진]|사라지|없어[지져졌집진]|지워[지져집진드]|녹아|녹는|녹여|빠지|빠져|빠집|들어가(?:요|고|는)|가늘어|얇아|작아[지져집진]|날렵해|갸름해|슬림해|매끈해[지져집진]|하얘[지져집진]|밝아[지져집진]|뽀얘|젊어[지져집진]|어려[지져집진]|되살|재생|복구|탱탱해[지져집진]|팽팽해|커[지져집진]|볼륨\\s?(?:업|이\\s?살)|태워|태우|분해|연소|벗겨[지져]|벗어나|떨어져\\s?나|뽑(?:아|혀)|해방|졸업|안녕|끝(?=\\s|[.!?]|$|나|내|입)|싹|순삭|삭제|실종|걱정\\s?(?:없|끝))'
const featureEn =
  "\\b(?:melasma|freckles?|dark spots?|age spots?|sun ?spots?|pores|wrinkles?|lines|crow(?:’|')?s feet|scars?|pimples?|blackheads?|stretch marks?|cellulite|dark circles|eye bags|hair ?lines?|bald \\w+|eyebrows?|brows|lashes|eyelashes|gr[ae]y hairs?|jawlines?|jowls|double chin|cheekbones|nose|nails?|belly|tummy|thighs?|waist(?:line)?|love handles|bust|breasts?|dress sizes?|complexion|skin tone)\\b"
const alteredEn =
  '\\b(?:fad(?:e|es|ed|ing)|shrink(?:s)?|shrank|clos(?:e|es)|tighten(?:s)?|lift(?:s|ed)?|sculpt(?:s|ed)?|iron(?:s|ed)? out|smooth(?:s|ed)? (?:out|away)|plump(?:s)?|fill(?:s|ed) in|grow(?:s|n)?(?: back)?|grew|regrow(?:s)?|sprout(?:s)?|thicken(?:s)?|return(?:s|ed)?|vanish\\w*|disappear\\w*|dissolv\\w+|melt(?:s|ed|ing)?|eras\\w+|gone|history|whiter|lighter|younger|slimmer|smaller|flatter|drop(?:s|ped)?|shed(?:s)?|peel(?:s)? away|a thing of the past|no more|forget|wake up without)\\b'

/** Faces and figures that something is said to change, as only a drug or a procedure may. */
export const looks: readonly Pattern[] = [
  {
    words:
      /(?:개미\s?허리|S\s?라인|V\s?라인|브이\s?라인|꿀벅지|식스팩|베이비\s?페이스|주먹만\s?한\s?얼굴|반쪽(?:이|으로)?\s?(?:됐|돼|되|됩)|새\s?까만\s?머리|(?:볼|이마|입술|가슴|엉덩이|뺨)(?:이|가)?\s?(?:빵빵|도톰|봉긋|탱탱|볼록)(?:해|하게))|(?:주사|시술|수술|필러|보톡스)(?:를|을)?\s?(?:맞은|받은|한)\s?(?:듯|것|거)|(?:골반|척추|턱|자궁|몸매|체형|피부|얼굴|시력|청력|모발)(?:을|를|이|가|도)?[^!?\n]{0,14}(?:원래대로|제자리로|예전으로|처음처럼|되돌|돌려놓|출산\s?전)|수명(?:이|까지|을|도)?\s?(?:늘|느는|연장|길어)|(?:흉|상처|자국|화상|눈물\s?자국|튼\s?살)(?:이|가|을|까지)?\s?(?:아무|아물|말끔|옅|지워지|없어지)|배(?:가|도)\s?(?:쏙|홀쭉|납작)[^.!?]{0,4}(?:들어|해지|해집)/giu,
    unless: /인형|그림|강좌|닦/u,
    except: ['medical'],
  },
  {
    words:
      /(?:눈|귀|코|목|기침|가래|부기|붓기|풍치|이가|잇몸|침침|뻑뻑|시림|시린|체증|소화|입맛|어깨|허리|무릎|손목|발목|종아리|손발)(?:이|가|을|를|에|할\s?때|한|달고)?\s?[^.!?\n]{0,14}(?:약이에요|약입니다|약이죠|약이지|즉효|잡힙|잡혀|가뿐|거뜬|뚫려|뚫립|트여|트입|물러가|멎|환해|훤해|밝아|벗어요|벗으|걷기\s?시작|뛰어다|날아갈|씻은\s?듯|도져|안\s?쑤|안\s?저|안\s?시)|물러가라|(?:피곤|피로|나른|지친|처지|처질)(?:하다면|할\s?때|한\s?(?:분|날|몸)|엔|에는|에)[^.!?\n]{0,12}(?:진액|즙|환(?=\s|$)|엑기스|달인|가루|분말|한\s?(?:포|알|스푼|숟갈))|비켜\s?(?:갑|가라|가요)|(?:이|게|만한|보다)\s?(?:더\s?)?(?:좋은\s?)?약(?:이에요|입니다|이죠|이지요|은\s?없|이\s?없|이\s?따로)|\b(?:pains?|aches?|stiffness|fever|itch\w*|swelling|tiredness|fatigue)\b[^.!?\n]{0,16}\b(?:out|away|off|leaves?|gone|melts?|fades?|lifts?)\b|\b(?:pulls?|draws?|takes?|sucks?) (?:\w+ ){0,3}(?:pains?|aches?|toxins?|fever|swelling)\b|\b(?:hospitals?|doctors?|medicine|specialists?)\b[^.!?\n]{0,8}\b(?:could not|couldn(?:’|')?t|can(?:’|')?t|cannot|gave up|give up|failed|never (?:could|tells?))|\b(?:tighten|lift|firm|sculpt|contour)s? (?:\w+ )?(?:skin|face|jaw|belly|bust|bottom|arms|neck)\b|\byour (?:prostate|liver|heart|joints|gut|knees|bladder|back|brain|kidneys) will thank\b/giu,
    unless: /이야기|노래|책|풍경|경치|향|쿠션|모자|스카프|목도리/u,
    except: ['medical'],
  },
  {
    words: pattern(followed(feature, 12, altered)),
    unless:
      /커버|가려|메이크업|정리|다듬|염색|손질|가발|제거기|브러시|인형|쿠션|패드\s?교체|각질\s?제거|부침|고기|도움을?\s?줄|기능성|치마|원단|셔츠|네일|제모/u,
    except: ['medical'],
  },
  {
    words: pattern(near(featureEn, 20, alteredEn)),
    unless:
      /conceal|cover|makeup|polish|file|line(?:s|d)? (?:the|up|paper)|nose (?:cone|pads)|linen|trim|dye|wash/iu,
    except: ['medical'],
  },
  {
    words:
      /(?:바르|먹|마시|붙이|뿌리|쓰|입|닿|신|차|눕|대)(?:는|은)\s?(?:순간|즉시|그\s?날|그날|족족)[^.!?\n]{0,14}(?:닫|사라|빠지|빠져|낫|달라[지져집]|젊|하얘|펴[지져집]|조[여이]|차오|없어|줄어|효과|녹|가라앉|멎|풀리|회복)|(?:바르|먹|마시|붙이|뿌리|쓰|입|받)자마자\s?[^.!?\n]{0,14}(?:[가-힣]{1,4}(?:지는|집니다|져요|진다|졌|진)|빠|사라|낫|끝|변|달라|시원)|(?:바르|먹|마시|붙이|쓰)(?:고|면서)?\s?(?:자|자고|잤더니|자면|주무시)[^.!?\n]{0,14}(?:아침|다음\s?날|달라|빠|하얘|사라|젊|가벼|예뻐|커)|(?:화장|파운데이션|컨실러|마스크|모자|가발|안경|돋보기|보청기|지팡이|휠체어|목발|브래지어|보정속옷)(?:을|를|이|도)?\s?(?:끊|벗(?:었|어\s?던|게\s?됩)|버렸|필요\s?없|안\s?(?:써|하|쓰)도\s?(?:돼|되|됩|자신))/gu,
    unless: /순간\s?(?:접착|온수|포착)|먹는\s?순간\s?(?:바삭|고소|달콤|입안|부드|향)|향이|맛이|소리가/u,
  },
  {
    words:
      /(?:변기|화장실|쾌변|숙변|장이|속이|배가)(?:가|이|을|에|도)?\s?[^.!?\n]{0,8}(?:시원(?:해|하게\s?(?:가|비))|뻥|뚫|가벼워|쏙\s?들어|비워|펑)|(?:먹어도|마셔도|드셔도|야식(?:도|을\s?먹어도)|밤에\s?먹어도)\s?[^.!?\n]{0,8}(?:안\s?(?:찌|쪄|쪄요|붓)|살|찌지\s?않|붓지\s?않|걱정\s?없)|안\s?찌는|살\s?안\s?찌|살\s?걱정|찔\s?걱정|꿀잠|(?:푹|깊이|쿨쿨|잘)\s?(?:주무|자게|잘\s?수|잠들)[^.!?]{0,10}(?:차|즙|환|대추|우유|음료|젤리|차예요|분말)|밤이\s?(?:든든|무섭지|뜨거|즐거|달라|길어|기다려)|(?:남편|신랑|아내|마누라|부부|남자|사나이)[^.!?\n]{0,12}(?:밤|힘|정력|불끈|기운|달라졌|좋아합니다\s?밤|벌떡)|불끈|벌떡|기운이\s?(?:펄펄|솟|넘치|불끈|나|번쩍)|힘이\s?(?:솟|불끈|넘치|펄펄)|(?:보신|몸보신|원기|기력|스태미나|강장|허약|체질)(?:에|을|이|\s)?\s?[^.!?\n]{0,6}(?:최고|좋|그만|회복|보충|살|개선|보강|으뜸)|(?:감기|잔병|병|약|병원)(?:을|를|에)?\s?(?:달고\s?(?:살|산|사는)|안\s?걸|모르(?:고|는)|치레)/gu,
    unless: /도움을?\s?줄\s?수\s?있|배가\s?고|이불|침대|베개|방음|속이\s?(?:꽉|보이|비치|편)/u,
    except: ['medical'],
  },
]
