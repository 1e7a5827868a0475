import { infinitive, joinDoubled, readSyllable, writeSyllable } from './conjugate.ts'
import { finalOf, finals, withFinal } from './hangul.ts'

/** Stems in 우 after a syllable without a final consonant, whose 워 others of that form have from a ㅂ: 채워, but 구워. */
const stemsInU = /(?:배|채|키|싸|피|치|태|재|세|비|지|깨|새|외|메|끼|띄|데|씌|틔|에)우$/u
/** Stems that keep their 으 before 어 as no other of that form does: 들러 is 들르, and 골라 is 고르. */
const stemsInReu = new Map([
  ['따라', '따르'],
  ['들러', '들르'],
  ['치러', '치르'],
  ['다다라', '다다르'],
])
/** Forms whose stem their own letters do not tell. */
const known = new Map([
  ['해', '하'],
  ['돼', '되'],
  // As many write it.
  ['되', '되'],
  ['와', '오'],
  ['놔', '놓'],
  ['써', '쓰'],
  ['켜', '켜'],
  ['펴', '펴'],
  ['서', '서'],
  ['퍼', '푸'],
  ['그래', '그렇'],
  ['도와', '돕'],
  ['고와', '곱'],
  ['나아', '낫'],
  ['지어', '짓'],
  ['이어', '잇'],
  ['부어', '붓'],
  ['저어', '젓'],
  ['그어', '긋'],
  ['들어', '들'],
  ['물어', '묻'],
  ['봬', '뵙'],
  ['실어', '싣'],
  ['깨달아', '깨닫'],
  ['일러', '이르'],
])
/**
 * What is no verb's form before 요: a reason (“불편해서요”), where something begins, a promise (“드릴께요”), a walk or a hanger
 * (“걸어요”), what is ground or shrinks and would be heard as “goes” or “gives” (“갈아요”: 갑니다, “줄어요”: 줍니다), colours that lose their ㅎ, and slips of the pen (“뭉처요”).
 */
const unsure =
  /(?:(?<!^|나|일어|돌아)서|부터|까지|께|에|애|처|저|^걸어|^갈아|^줄어|하얘|파래|노래|까매|빨개|이래|저래|어때)$/u
/** What is listened to, before 들어요, which elsewhere is of what it takes. */
const heard = /(?:음악|소리|이야기|얘기|노래|수업|강의|말씀|설명|사연)(?:[을를만도은] ?| )(?:[가-힣]+ )?$/u
/** The vowels of a contracted form and those of its stem: ㅕ of ㅣ, ㅝ of ㅜ, ㅘ of ㅗ. */
const vowelsOf: readonly (readonly [form: number, stem: number])[] = [
  [6, 20],
  [14, 13],
  [9, 8],
]
/** Stems in 으 that a vowel replaces: 모아 is 모으, 담가 is 담그. */
const stemsInEu = /(?:모으|담그|잠그|바쁘|아프|고프|나쁘|예쁘|기쁘|슬프|크|뜨|끄|트|쓰|따르)$/u

/**
 * The stem of a verb or adjective in the form that 요 follows: 끓여 → 끓이, 골라 → 고르, 구워 → 굽. Null where several stems make
 * that form and none is surely meant.
 */
export function stemOf(form: string): string | null {
  if (unsure.test(form)) return null
  for (const [own, stem] of known)
    if (form === own || (own.length > 1 && form.endsWith(own)) || (own.length === 1 && isEnd(form, own)))
      return form.slice(0, form.length - own.length) + stem
  for (const [own, stem] of stemsInReu)
    if (form.endsWith(own)) return form.slice(0, form.length - own.length) + stem
  const past = /^(.*[가-힣])어$/u.exec(form)?.[1]
  if (past !== undefined && finalOf(past.at(-1) ?? '') === finals.ss) return past
  // “잘 됐네요”
  const noticed = /^(.*[가-힣])네$/u.exec(form)?.[1]
  if (noticed !== undefined) return finalOf(noticed.at(-1) ?? '') === finals.none ? null : noticed
  return candidates(form).find((stem) => joinDoubled(infinitive(stem) ?? '') === form) ?? null
}

/** Whether a form of one syllable ends a word as it does in a compound: 해요, 팔아해 not at all. */
function isEnd(form: string, own: string): boolean {
  return form.endsWith(own) && /[해돼되놔써]/u.test(own)
}

/** Every stem that may make a form, the likeliest first. */
function candidates(form: string): string[] {
  const last = form.at(-1) ?? ''
  const before = form.slice(0, -1)
  if (finalOf(last) !== finals.none) return []
  const found: string[] = []
  const isLong = last === '아' || last === '어'
  if (isLong) found.push(before)
  if (last === '워') found.push(...withU(before))
  if ((last === '라' || last === '러') && finalOf(before.at(-1) ?? '') === finals.l)
    found.push(`${withFinal(before, finals.none) ?? before}르`)
  for (const [vowel, own] of vowelsOf) {
    const turned = withVowel(last, vowel, own)
    if (turned !== null && last !== '워') found.push(before + turned)
  }
  const dropped = [0, 4].map((vowel) => withVowel(last, vowel, 18)).find((one) => one !== null)
  if (dropped && stemsInEu.test(before + dropped)) found.push(before + dropped)
  return isLong ? found : [...found, form]
}

function withU(before: string): string[] {
  const own = `${before}우`
  const withB = withFinal(before, finals.b)
  return stemsInU.test(own) || withB === null ? [own] : [withB]
}

/** A syllable with another vowel; null where it does not have the first. */
function withVowel(syllable: string, from: number, to: number): string | null {
  const read = readSyllable(syllable)
  return read?.vowel === from ? writeSyllable({ ...read, vowel: to }) : null
}

/** A sentence of the 해요 style in the 합니다 style; null where its verb's form is not certain. */
export function formal(sentence: string): string | null {
  if (!sentence.endsWith('요')) return sentence.endsWith('니다') ? sentence : null
  const [, said = '', form = ''] = /^(.*?)([가-힣]+)요$/su.exec(sentence) ?? []
  // “라떼로 드시는 분이 많으세요”
  if (/[가-힣]으세$/u.test(form)) return `${said}${form.slice(0, -1)}십니다`
  if (/아니[에예]$/u.test(form)) return `${said}${form.slice(0, -3)}아닙니다`
  const named = /^(.*)(?:이에|예)$/u.exec(form)?.[1]
  // “거예요” is short for the name of a thing.
  if (named !== undefined) return `${said}${named === '거' ? '것' : named}입니다`
  const stem = form === '들어' && heard.test(said) ? '듣' : stemOf(form)
  return stem === null ? null : `${said}${bound(stem)}`
}

/** 끓이 → 끓입니다, 만들 → 만듭니다, 받 → 받습니다. */
function bound(stem: string): string {
  const final = finalOf(stem.at(-1) ?? '')
  if (final === finals.none || final === finals.l) return `${withFinal(stem, finals.b) ?? stem}니다`
  return `${stem}습니다`
}
