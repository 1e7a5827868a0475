import type { LanguageCode } from '@clipmint/kit'

import { endsInConsonant } from '../korean/hangul.ts'
import { formal } from '../korean/sentence-endings.ts'
import { toPolite } from '../korean/verbs.ts'
import type { ProductBrief } from '../types.ts'

/** How a caption speaks: in Korean the 해요 style or the 합니다 style; other languages have one. */
export type Register = 'polite' | 'formal'

/** The registers in which captions take turns, the one that suits the tone first. */
export function registersOf({ language, tone }: ProductBrief): Register[] {
  if (language !== 'ko') return []
  return tone === 'trustworthy' || tone === 'professional' ? ['formal', 'polite'] : ['polite', 'formal']
}

/** A caption with every statement in one register; as it is where one of them has no certain form in it. */
export function inRegister(text: string, register: Register | undefined, language: LanguageCode): string {
  if (register === undefined || language !== 'ko') return text
  const parts = text.split(/(?<=[.!?])( )|(\n+)/u).filter((part) => part !== undefined)
  const said = parts.map((part) => (register === 'formal' ? formally(part) : politely(part)))
  return said.every((part) => part !== null) ? said.join('') : text
}

function formally(part: string): string | null {
  const [, sentence = '', stop = ''] = /^(.*?)([.!]?)$/su.exec(part) ?? []
  // What is asked or invited sounds alike in both.
  if (!sentence.endsWith('요') || /(?:세요|까요|게요)$/u.test(sentence)) return part
  const said = formal(sentence)
  return said === null ? null : `${said}${stop}`
}

function politely(part: string): string | null {
  const [, before = '', last = '', stop = ''] = /^(.*?)(\S+?)([.!]?)$/su.exec(part) ?? []
  if (!last.endsWith('다')) return part
  const said = toPolite(last)
  const noun = said === last ? /^(.*[가-힣])입니다$/u.exec(last)?.[1] : undefined
  if (noun !== undefined) return `${before}${noun}${endsInConsonant(noun) ? '이에요' : '예요'}${stop}`
  return said.endsWith('요') ? `${before}${said}${stop}` : null
}
