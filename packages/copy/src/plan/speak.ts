import { countChars } from '@clipmint/kit'

import { maySay } from '../check/check.ts'
import { formal } from '../korean/conjugate.ts'
import { lineLimits } from '../line-limits.ts'
import { isWithoutAccents, withoutAccents } from '../reading/language-of.ts'
import type { ProductBrief, ScriptLine } from '../types.ts'

/**
 * Lines in the tone that was asked for. In Korean a trustworthy and a professional video speaks in the 합니다 style, where
 * every sentence of it has that form for certain: one style runs through a video. A popular one calls its first line out.
 */
export function spoken(lines: readonly ScriptLine[], brief: ProductBrief): ScriptLine[] {
  // What an owner types without accents stands beside no words with them.
  if (brief.language === 'vi' && isWithoutAccents(brief.name, brief.info))
    return inTone(lines, brief).map(plainly)
  return inTone(lines, brief)
}

function plainly({ headline, sub, over, ...line }: ScriptLine): ScriptLine {
  const rows = over && { headline: withoutAccents(over.headline), sub: withoutAccents(over.sub) }
  return {
    ...line,
    headline: headline.map(withoutAccents),
    sub: sub.map(withoutAccents),
    ...(over === undefined ? {} : { over: rows ?? null }),
  }
}

function inTone(lines: readonly ScriptLine[], brief: ProductBrief): ScriptLine[] {
  if (brief.tone === 'popular')
    return lines.map((line, at) =>
      at === 0 && line.pointIds.length > 0 && !line.announces ? calledOut(line, brief) : line,
    )
  const isFormal = brief.tone === 'trustworthy' || brief.tone === 'professional'
  return isFormal && brief.language === 'ko' ? inFormalStyle(lines, brief) : [...lines]
}

function inFormalStyle(lines: readonly ScriptLine[], brief: ProductBrief): ScriptLine[] {
  const { most, small } = lineLimits[brief.language]
  const convert = (text: string, room: number): string | null => {
    if (!isStatement(text)) return text
    const said = formal(text)
    return said !== null && countChars(said) <= room && maySay(said, brief) ? said : null
  }
  const turned = lines.map((line) => {
    if (line.role === 'cta') return line
    const headline = line.headline.map((text) => convert(text, most))
    const sub = line.sub.map((text) => convert(text, small))
    const isWhole = [...headline, ...sub].every((text) => text !== null)
    const { over } = line
    const big = over ? convert(over.headline, small) : ''
    return isWhole
      ? {
          ...line,
          headline: headline.flatMap((text) => text ?? []),
          sub: sub.flatMap((text) => text ?? []),
          ...(over ? { over: big === null ? null : { ...over, headline: big } } : {}),
        }
      : null
  })
  return turned.every((line) => line !== null) ? turned.flatMap((line) => line ?? []) : [...lines]
}

/** A sentence that ends in 요 and asks or requests nothing. */
function isStatement(text: string): boolean {
  return text.endsWith('요') && !/(?:세요|까요|나요|게요)$/u.test(text)
}

function calledOut(line: ScriptLine, { language, name }: ProductBrief): ScriptLine {
  const room = lineLimits[language].most
  const call = (text: string): string =>
    /[\p{L}\p{N}%]$/u.test(text) && !name.includes(text) && countChars(text) < room ? `${text}!` : text
  return { ...line, headline: line.headline.map(call) }
}
