import type { Block, Span } from '@clipmint/contract'
import type { Localized } from '@clipmint/kit'

import { type CompanyWord, companyWords } from './reading/facts.ts'

/** What the choice of a version looks at; both are sorted by time as texts. */
type Dated = { version: string; effective: string }

/** The version in force on a day in Seoul: the last that has begun by then; the first one before any has. */
export function versionInForce<Text extends Dated>(versions: readonly Text[], day: string): Text | null {
  const byTime = newestFirst(versions)
  return byTime.find(({ effective }) => effective <= day) ?? byTime.at(-1) ?? null
}

/** The versions of a document, the one that begins last first. */
export function newestFirst<Text extends Dated>(versions: readonly Text[]): Text[] {
  return versions.toSorted((a, b) => (a.effective === b.effective ? 0 : a.effective < b.effective ? 1 : -1))
}

/** How many letters or words a reader takes in a minute. */
const paces = { ko: 500, en: 200 } as const

/** How many minutes an article takes, one at least. */
export function minutesOf(blocks: readonly Block[], lang: keyof Localized): number {
  const text = blocks
    .flatMap(linesOf)
    .map((line) => line.map((span) => span.text).join(''))
    .join(' ')
  const length = lang === 'ko' ? text.replaceAll(/\s/g, '').length : text.split(/\s+/).length
  return Math.max(1, Math.round(length / paces[lang]))
}

function linesOf(block: Block): Span[][] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.line]
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
  }
}

/** Blocks with the company's own words where the text leaves room for them (`{{companyName}}`). */
export function fillCompany(blocks: readonly Block[], words: Record<CompanyWord, string>): Block[] {
  const fill = (line: readonly Span[]): Span[] =>
    line.map((span) => ({
      ...span,
      text: fillText(span.text, words),
      href: span.href && fillText(span.href, words),
    }))
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'note':
        return { ...block, line: fill(block.line) }
      case 'list':
        return { ...block, items: block.items.map(fill) }
      case 'table':
        return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) }
    }
  })
}

function fillText(text: string, words: Record<CompanyWord, string>): string {
  return companyWords.reduce((filled, word) => filled.replaceAll(`{{${word}}}`, words[word]), text)
}
