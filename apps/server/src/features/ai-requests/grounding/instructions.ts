import type { LeftOut } from '@clipmint/contract'

/**
 * Words that are said to a machine and not of a product: they get into product texts with what is copied from pages of
 * others, and no writer may take them up, nor may a video show them.
 */
const patterns: readonly RegExp[] = [
  /(?:지시|명령|지침|프롬프트|규칙)(?:사항)?(?:을|를|은|는|들을)?\s?(?:모두\s?|전부\s?|다\s?)?(?:무시|잊어|잊고|버리고|따르지)/u,
  /(?:이전|앞의|위의?|다음)\s?(?:모든\s?)?(?:지시|명령|프롬프트)(?:사항)?(?:을|를|대로|에)\s?(?:따르|따라|대신|수행)/u,
  /시스템\s?(?:프롬프트|메시지|명령)|(?:너는|당신은)\s?(?:이제|지금부터).{0,20}(?:봇|AI|비서|모델)|인공지능아|AI야/u,
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your|these)\b.{0,30}\b(?:instructions?|prompts?|rules?|messages?|directions?)\b/iu,
  /\b(?:system prompt|system message|developer message|jailbreak|as an ai|you are (?:now|an? (?:ai|assistant|language model)))\b/iu,
  /\b(?:abaikan|lupakan)\b.{0,30}\b(?:instruksi|perintah|aturan|prompt)\b/iu,
  /(?<!\p{L})(?:bỏ\squa|phớt\slờ|quên)(?!\p{L}).{0,30}(?<!\p{L})(?:hướng\sdẫn|chỉ\sdẫn|lệnh|chỉ\sthị|quy\stắc)(?!\p{L})/iu,
  /<\/?(?:system|assistant|user|data|instructions?)>|\[\/?INST\]|<\|[a-z_]+\|>/iu,
]

/** Whether a text speaks to a machine. */
export function speaksToMachine(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

const sentence = /[^.!?。\n]*(?:[.!?。](?!\s|$)[^.!?。\n]*)*[.!?。]*\s*/gu

/**
 * A text without its sentences that speak to a machine. Blanks stand in their place, so that every other word stays
 * where it was.
 */
export function maskInstructions(text: string): string {
  return text.replaceAll(sentence, (found) =>
    speaksToMachine(found) ? found.replaceAll(/[^\n]/gu, ' ') : found,
  )
}

/** The sentences that are masked, as they are told of. */
export function instructionsIn(text: string): LeftOut[] {
  return (text.match(sentence) ?? [])
    .filter(speaksToMachine)
    .map((found) => ({ text: found.trim(), field: 'info', reason: 'instruction' }))
}
