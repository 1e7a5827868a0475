import { describe, expect, test } from 'vitest'

import { en } from './en/index.ts'
import { visitorWords as english } from './en/visitor.ts'
import { ko } from './ko/index.ts'
import { visitorWords as korean } from './ko/visitor.ts'

type Words = { readonly [name: string]: string | Words }

/** Every key of a tree of words, with the values that it fills in. */
function entriesOf(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : entriesOf(value, `${path}${name}.`),
  )
}

/** i18next writes English plurals as two keys where Korean has one. */
function withoutPlural(key: string): string {
  return key.replace(/_(?:one|other)$/, '')
}

function keysOf(words: Words): string[] {
  return [...new Set(entriesOf(words).map(([key]) => withoutPlural(key)))].toSorted()
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').toSorted()
}

test('leaves the particle after a filled gap to whoever knows what fills it', () => {
  const fixed = entriesOf(ko).filter(([, text]) =>
    /\}\}(?:은|는|이|가|을|를|과|와|로|으로)(?![가-힣(])/.test(text),
  )
  expect(fixed).toEqual([])
})

test('both languages have the same areas', () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(ko).toSorted())
})

test('the same areas come with the first page in both languages', () => {
  expect(Object.keys(english)).toEqual(Object.keys(korean))
})

describe.for(Object.keys(ko) as (keyof typeof ko)[])('%s', (area) => {
  test('says everything in both languages', () => {
    expect(keysOf(en[area])).toEqual(keysOf(ko[area]))
  })

  test('fills the same gaps in both languages', () => {
    const ofKorean = new Map(entriesOf(ko[area]).map(([key, text]) => [withoutPlural(key), gapsOf(text)]))
    for (const [key, text] of entriesOf(en[area])) {
      // "1 video" may leave out its number, as "one" does.
      if (key.endsWith('_one')) continue
      expect([key, gapsOf(text)]).toEqual([key, ofKorean.get(withoutPlural(key))])
    }
  })

  test('leaves no Hangul in English words', () => {
    const hangul = entriesOf(en[area]).filter(([, text]) => /\p{Script=Hangul}/u.test(text))
    expect(hangul).toEqual([])
  })
})
