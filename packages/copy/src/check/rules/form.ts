import { countChars } from '@clipmint/kit'

import { maskEmoji } from '../../reading/clean.ts'
import type { Match, Rule } from '../types.ts'

/** None of < > ' " & \ goes through every network; an apostrophe within a word is set as a typographic one. */
const characters: Rule = {
  id: 'characters',
  verdict: 'warn',
  why: {
    ko: '영상 글과 캡션에는 < > \' " & \\ 를 쓸 수 없어요. 올리는 곳에서 글이 깨져요.',
    en: 'Copy and captions take none of < > \' " & \\: some networks break the text at them.',
  },
  find: ({ plain }) =>
    [
      ...plain.matchAll(/<\/?[a-z][^>]*>|[<>"\\`]|&(?:\w+;)?/giu),
      ...plain.matchAll(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])(?<!s')/gu),
    ].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      soft: found[0] === '&' ? '+' : '',
    })),
}

const emoji: Rule = {
  id: 'emoji',
  verdict: 'warn',
  why: {
    ko: '영상 글과 캡션에는 이모지를 쓸 수 없어요.',
    en: 'Copy and captions take no emoji.',
  },
  find: ({ plain }) => {
    const masked = maskEmoji(plain)
    const found: Match[] = []
    for (let at = 0; at < plain.length; at += 1) {
      if (masked[at] === plain[at]) continue
      const last = found.at(-1)
      if (last?.end === at) last.end = at + 1
      else found.push({ start: at, end: at + 1, soft: '' })
    }
    return found
  },
}

const length: Rule = {
  id: 'length',
  verdict: 'warn',
  why: {
    ko: '글이 올릴 수 있는 길이를 넘어요. 줄여 주세요.',
    en: 'The text is longer than can be posted. Please shorten it.',
  },
  find: ({ plain, limit }) =>
    countChars(plain) > limit ? [{ start: unitsOf(plain, limit), end: plain.length, soft: '' }] : [],
}

function unitsOf(text: string, points: number): number {
  return [...text].slice(0, points).join('').length
}

export const form: readonly Rule[] = [characters, emoji, length]
