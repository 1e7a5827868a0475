import { finalOf, finals, withFinal } from './hangul.ts'
import { nounsInGo, nounsInMyeon } from './nouns-like-links.ts'

/** Stems whose last consonant changes before a vowel, unlike most that look so. */
const turnsToR = /(?:^|[가-힣])(?:듣|걷|싣|깨닫|일컫|내딛)$|^묻$/u
const keepsB = /(?:입|잡|씹|뽑|접|업|집|좁|꼽|굽히|뵙|붙잡)$/u
const keepsS = /(?:씻|벗|웃|빗|솟|빼앗)$/u
const keepsReu = /(?:따르|치르|들르|잠그|담그|다다르)$/u

const vowels = {
  a: 0,
  ae: 1,
  eo: 4,
  e: 5,
  yeo: 6,
  o: 8,
  wa: 9,
  oe: 11,
  u: 13,
  wo: 14,
  eu: 18,
  i: 20,
} as const
const firstSyllable = 0xac00
const PIEUP = 17

type Syllable = { initial: number; vowel: number; final: number }

/** The letters of a composed syllable, by their places in Unicode's table; null when it is none. */
export function readSyllable(syllable: string): Syllable | null {
  const code = (syllable.codePointAt(0) ?? 0) - firstSyllable
  if (code < 0 || code >= 11_172) return null
  return { initial: Math.floor(code / 588), vowel: Math.floor((code % 588) / 28), final: code % 28 }
}

/** The syllable of such letters. */
export function writeSyllable({ initial, vowel, final }: Syllable): string {
  return String.fromCodePoint(firstSyllable + initial * 588 + vowel * 28 + final)
}

/**
 * The infinitive of a verb or adjective stem, which 요, 서 and 드려요 follow: 끓이 → 끓여, 고르 → 골라, 굽 → 구워, 만들 → 만들어.
 * Null where the stem is no Hangul. The endings are those of the National Institute's Standard Grammar (어간 + 아/어).
 */
export function infinitive(stem: string): string | null {
  const last = readSyllable(stem.at(-1) ?? '')
  if (last === null) return null
  const before = stem.slice(0, -1)
  if (stem.endsWith('하')) return `${before}해`
  if (stem.endsWith('되')) return `${before}돼`
  if (stem.endsWith('이르')) return `${stem}러`
  // “녹이 습니다”: 슬다, whose ㄹ is lost before ㅂ.
  if (stem.endsWith('스')) return `${stem.slice(0, -1)}슬어`
  // 뵙다 borrows what 뵈다 makes before a vowel.
  if (stem.endsWith('뵙')) return `${before}봬`
  if (last.final === finals.none) return before + openInfinitive(last, before)
  if (last.final === 7 && turnsToR.test(stem))
    return closed(before + writeSyllable({ ...last, final: finals.l }))
  if (last.final === finals.b && !keepsB.test(stem))
    return `${before}${writeSyllable({ ...last, final: 0 })}${/(?:돕|곱)$/u.test(stem) ? '와' : '워'}`
  if (last.final === 19 && !keepsS.test(stem)) return closed(before + writeSyllable({ ...last, final: 0 }))
  return closed(stem)
}

function closed(stem: string): string {
  const vowel = readSyllable(stem.at(-1) ?? '')?.vowel
  return `${stem}${vowel === vowels.a || vowel === vowels.o || vowel === 2 ? '아' : '어'}`
}

function openInfinitive(last: Syllable, before: string): string {
  const syllable = (vowel: number, final = 0): string => writeSyllable({ ...last, vowel, final })
  switch (last.vowel) {
    case vowels.o:
      return syllable(vowels.wa)
    case vowels.u:
      return syllable(before === '' && last.initial === PIEUP ? vowels.eo : vowels.wo)
    case 16:
      return `${writeSyllable(last)}어`
    case vowels.i:
      return syllable(vowels.yeo)
    case vowels.oe:
      return syllable(10)
    case vowels.eu:
      return euInfinitive(last, before)
    default:
      return writeSyllable(last)
  }
}

/** 쓰 → 써, 바쁘 → 바빠, 고르 → 골라, 자르 → 잘라. */
function euInfinitive(last: Syllable, before: string): string {
  const previous = readSyllable(before.at(-1) ?? '')
  const isBright = previous !== null && (previous.vowel === vowels.a || previous.vowel === vowels.o)
  const doubles = last.initial === 5 && previous?.final === 0 && !keepsReu.test(before + writeSyllable(last))
  const own = writeSyllable({ ...last, vowel: isBright ? vowels.a : vowels.eo })
  return doubles ? `\u0000${own}` : own
}

/** A stem in the 해요 style: 끓이 → 끓여요; null where it is not certain. */
export function polite(stem: string): string | null {
  // 고르시 → 고르세요, and 마시 → 마셔요, which honours nobody.
  if (/걱정 ?마시$/u.test(stem)) return `${stem.slice(0, -1)}세요`
  if (/[가-힣]시$/u.test(stem) && !/(?:마|모|부|적)시$/u.test(stem)) return `${stem.slice(0, -1)}세요`
  const form = infinitive(stem)
  return form === null ? null : `${joinDoubled(form)}요`
}

/** 고\0라 → 골라: 르 doubles its ㄹ into the syllable before. */
export function joinDoubled(form: string): string {
  const at = form.indexOf('\u0000')
  if (at < 1) return form
  return `${withFinal(form.slice(0, at), finals.l) ?? form.slice(0, at)}${form.slice(at + 1)}`
}

/** Adverbs and particles that end as linked verbs do, and short verbs that may as well be nouns. */
const noVerb =
  /^(?:거고|그리고|그러고|신고|보고|별고|물고기고|에서|그래서|어디서|혼자서|둘이서|이라고|라고|다고|그러면|이러면|하면|그러니까|말고|치고|두고|놓고|[가-힣]*(?:갖|가지)[고구]|(?![안못잘더정구전행택말일뜻변통권합청대피향취급칠])[가-힣]하고)$/u
/** Verbs whose stem ends as the copula does; “계절입니다”, “약속입니다”, “사람들입니다” are names. */
export const verbsInI =
  /(?:끓|붙|쌓|졸|섞|기울|닦|덮|선보|돋보|내보|[아어여]보|길들|곁들|물들|공들|받아들|끌어들)이$|^(?:줄|달|보|쓰|높|먹|모|녹|절|들|죽|속|늘|숙|짜|트|누|데)?이$/u
/** Names after which 고 is the copula's: “한 시간 정도고”, “차로 20분 거리고”. */
const namesBeforeGo =
  /(?:^거|^거리|(?:낚싯|고깃)배|가게|카페|회사|(?:요리|제빵|의|교|약|조리|정비|미용|치료|간호|조율|지도|기능|기술)사|작가|화가|부부|형제|자매|엄마|아빠|아버지|어머니|할머니|할아버지|언니|오빠|[과야해시제참]외|정도|무료|유료|공짜|하나|하루|가지|세트|코스|필수|자리|따로|^때|두께|무게|크기|위치|소재|수제|사이즈|센치|미터|\d시|\d대|\d개|[가-힣](?<![알힘벅세기몰])차)고$/u
/** “무료고요” as it ends a sentence: 무료예요; null for what is no name. */
export function nameOfLink(word: string): string | null {
  const link = /^(.*[고구])요$/u.exec(word)?.[1]?.replace(/구$/u, '고')
  if (link === undefined || !namesBeforeGo.test(link)) return null
  const name = link.slice(0, -1)
  return `${name}${finalOf(name.at(-1) ?? '') === finals.none ? '예요' : '이에요'}`
}

const linkEnding =
  /^(.*[가-힣])(?:고요|고|구요|구|지만|는데요|는데|거든요|으니까|니까|으며|며|면서|으면서)[,.]?$/u

/** What quotes, means to or recalls, and is no link: “사양꿀이라고 적어서”, “차에 두고 오시라고”, “팔려고”, “하시더라구요”. */
const quotes = /(?:(?<!모자|바|놀|^자)라|려|[가-힣]다|냐|[가-힣][하가오보사쓰먹]자)고$|더라[고구]요$/u

/** How many there are, before a link. */
const counter = /^((?:[한두세네]|다섯|여섯|\d+)(?:개|대|채|가지|마리|자리|켤레))[고구]요?$/u

/**
 * What a linked verb says by itself, in the 해요 style: 끓이고 → 끓여요, 골라서 → 골라요, 넣었고 → 넣었어요. Null for
 * what is no verb, where the stem cannot be told from the word, and where the end would ask: “2박 3일 쓰시고” tells, “쓰세요” asks.
 */
export function unlinked(word: string): string | null {
  const plain = word.replace(/[,.]$/u, '')
  if (
    quotes.test(plain) ||
    noVerb.test(plain) ||
    nounsInGo.test(plain) ||
    nounsInMyeon.test(plain) ||
    namesBeforeGo.test(plain.replace(/[고구]요$/u, '고')) ||
    /(?:에서|께서|로서|한테서|까지만)$/u.test(plain)
  )
    return null
  // “방이 네개구요”
  const counted = counter.exec(plain)?.[1]
  if (counted !== undefined) return `${counted}예요`
  const because = /^(.*[가-힣])서$/u.exec(plain)?.[1]
  if (because?.endsWith('셔')) return null
  if (because !== undefined && isInfinitive(because)) return `${because}요`
  const stem = linkEnding.exec(plain)?.[1]
  if (stem === undefined || stem === '') return null
  // “고르시고” may ask, as a buyer does choose.
  const asks = /[가-힣](?<!마|모|부|적)시$/u.test(stem) && !/(?:고르|정하|말씀하|[아어해려]주)시$/u.test(stem)
  if (asks && !/[고구]요$/u.test(plain)) return null
  if (
    /[았었했갔왔봤됐렸켰였겼졌쳤혔뒀췄났썼컸샀잤탔녔섰떴켰][가-힣]?$/u.test(stem) &&
    finalOf(stem.at(-1) ?? '') === finals.ss
  )
    return `${stem}어요`
  if (/(?:있|없|않)$/u.test(stem)) return `${stem}${stem.endsWith('않') ? '아' : '어'}요`
  if (stem.endsWith('이') && !verbsInI.test(stem)) return null
  // “만드는데”, “따로 드는데”, “파는데”, “여는데”: a stem that loses its ㄹ before ㄴ.
  const isWithL = plain.endsWith('는데') && /드$|^(?:파|여|노)$/u.test(stem)
  return polite(isWithL ? (withFinal(stem, finals.l) ?? stem) : stem)
}

/** Whether a form is what a verb's 아 or 어 makes of it (해, 골라, 벗겨, 만들어). */
function isInfinitive(form: string): boolean {
  const last = readSyllable(form.at(-1) ?? '')
  if (last === null || last.final !== 0) return false
  return (
    [vowels.a, vowels.eo, vowels.ae, vowels.e, vowels.yeo, vowels.wa, vowels.wo, 10, 2] as number[]
  ).includes(last.vowel)
}
