import type { Block, Span } from '@clipmint/contract'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'

import type { Body } from './front-matter.ts'
import { faultAt, type Place } from './place.ts'

/**
 * The blocks of a Markdown body: headings of the second and third rank, paragraphs, lists, tables, and quotes as notes.
 * Whatever else Markdown knows (HTML, pictures, lists in lists) throws with file and line: a page would not show it.
 */
export function toBlocks({ file, text, line }: Body): Block[] {
  const blocks: Block[] = []
  let at = line
  let headings = 0
  for (const token of new Lexer({ gfm: true }).lex(text) as MarkedToken[]) {
    if (token.type === 'heading') headings += 1
    const block = toBlock(token, { file, line: at }, headings)
    if (block) blocks.push(block)
    at += token.raw.split('\n').length - 1
  }
  return blocks
}

function toBlock(token: MarkedToken, place: Place, headings: number): Block | null {
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return toHeading(token, place, headings)
    case 'paragraph':
      return { kind: 'paragraph', line: toLine(token.tokens, place) }
    case 'blockquote':
      return { kind: 'note', line: toLine(onlyParagraph(token, place).tokens ?? [], place) }
    case 'list':
      return { kind: 'list', ordered: token.ordered, items: token.items.map((item) => toItem(item, place)) }
    case 'table':
      if (token.header.some((cell) => cell.text === '')) throw faultAt(place, 'Every column has a name.')
      return {
        kind: 'table',
        head: token.header.map((cell) => toLine(cell.tokens, place)),
        rows: token.rows.map((row) => row.map((cell) => toLine(cell.tokens, place))),
      }
    default:
      throw faultAt(place, `The help shows no ${token.type}: "${token.raw.trim().slice(0, 40)}".`)
  }
}

/** A heading is found by the name it is given (`## Words {#name}`), else by its number: the same in each language. */
function toHeading(token: Tokens.Heading, place: Place, headings: number): Block {
  const { depth } = token
  if (depth !== 2 && depth !== 3)
    throw faultAt(place, 'Headings are ## or ###; the title is a fact of the file.')
  const line = toLine(token.tokens, place)
  const last = line.at(-1)
  const named = /^(.*?) *\{#([a-z]+(?:-[a-z]+)*)\}$/.exec(last?.text ?? '')
  if (!last || !named) return { kind: 'heading', level: depth, id: `part-${headings}`, line }
  const [, text = '', id = ''] = named
  return { kind: 'heading', level: depth, id, line: [...line.slice(0, -1), { ...last, text }] }
}

function onlyParagraph(token: Tokens.Blockquote, place: Place): Tokens.Generic {
  const [first, ...others] = token.tokens
  if (first?.type !== 'paragraph' || others.length > 0) throw faultAt(place, 'A note (>) is one paragraph.')
  return first
}

function toItem(item: Tokens.ListItem, place: Place): Span[] {
  const [first, ...others] = item.tokens
  const isOneLine = (first?.type === 'text' || first?.type === 'paragraph') && others.length === 0
  if (!first || !isOneLine)
    throw faultAt(place, `A point of a list is one paragraph: "${item.text.slice(0, 40)}".`)
  return toLine('tokens' in first ? (first.tokens ?? []) : [], place)
}

const plain = { strong: false, code: false, href: null }

function toLine(tokens: readonly Token[], place: Place, look: Omit<Span, 'text'> = plain): Span[] {
  const spans = (tokens as MarkedToken[]).flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ ...look, text: token.text.replaceAll('\n', ' ') }]
      case 'strong':
        return toLine(token.tokens, place, { ...look, strong: true })
      case 'codespan':
        return [{ ...look, text: token.text, code: true }]
      case 'link':
        return toLine(token.tokens, place, { ...look, href: addressOf(token.href, place) })
      default:
        throw faultAt(place, `A line of the help has no ${token.type}: "${token.raw.slice(0, 40)}".`)
    }
  })
  return spans.filter(({ text }) => text !== '')
}

function addressOf(href: string, place: Place): string {
  if (/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href)) return href
  throw faultAt(place, `A link goes to a path of the site, to https, mail or a telephone, not to "${href}".`)
}
