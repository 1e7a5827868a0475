import { expect, test } from 'vitest'
import { z } from 'zod'

import { readFrontMatter } from './front-matter.ts'

const shape = z.strictObject({ id: z.string(), order: z.coerce.number().int() })
const read =
  (...lines: string[]) =>
  () =>
    readFrontMatter('guides/x.md', lines.join('\n'), shape)

test('parts the facts from the body, and knows in which line the body begins', () => {
  expect(read('---', 'id: a: b', 'order: 2', '---', '', 'Text')()).toEqual({
    facts: { id: 'a: b', order: 2 },
    body: { file: 'guides/x.md', text: '\nText', line: 5 },
  })
})

test('names file and line of what is wrong', () => {
  expect(read('id: a')).toThrow('guides/x.md:1: The file begins with its facts')
  expect(read('---', 'id: a', 'order', '---')).toThrow('guides/x.md:3: "order" is no fact')
  expect(read('---', 'id: a', 'id: b', '---')).toThrow('guides/x.md:3: "id" is said twice')
  expect(read('---', 'id: a', 'order: soon', '---')).toThrow('guides/x.md:3: order: ')
  expect(read('---', 'id: a', '---')).toThrow('guides/x.md:1: order: ')
})
