import { expect, test } from 'vitest'

import { toBlocks } from './blocks.ts'

const plain = (text: string) => ({ text, strong: false, code: false, href: null })
const blocks = (...lines: string[]) => toBlocks({ file: 'x.md', text: lines.join('\n'), line: 5 })

test('reads what an article is made of', () => {
  expect(
    blocks('## One', '', 'A **b** [c](/d).', '', '1. x', '2. y', '', '> Note', '', '### Two {#two}'),
  ).toEqual([
    { kind: 'heading', level: 2, id: 'part-1', line: [plain('One')] },
    {
      kind: 'paragraph',
      line: [
        plain('A '),
        { ...plain('b'), strong: true },
        plain(' '),
        { ...plain('c'), href: '/d' },
        plain('.'),
      ],
    },
    { kind: 'list', ordered: true, items: [[plain('x')], [plain('y')]] },
    { kind: 'note', line: [plain('Note')] },
    { kind: 'heading', level: 3, id: 'two', line: [plain('Two')] },
  ])
})

test('reads a table', () => {
  expect(blocks('| a | b |', '|---|---|', '| 1 | `2` |')).toEqual([
    {
      kind: 'table',
      head: [[plain('a')], [plain('b')]],
      rows: [[[plain('1')], [{ ...plain('2'), code: true }]]],
    },
  ])
})

test('signs that mean something in HTML stay signs', () => {
  expect(blocks('a & b "c" 1 \\< 2')).toEqual([
    { kind: 'paragraph', line: ['a & b "c" 1 ', '<', ' 2'].map(plain) },
  ])
})

test.for([
  [['Text', '', '<b>x</b>'], 'x.md:7: A line of the help has no html'],
  [['<script>x</script>'], 'x.md:5: The help shows no html'],
  [['# Title'], 'x.md:5: Headings are ## or ###'],
  [['', '![x](/y.png)'], 'x.md:6: A line of the help has no image'],
  [['[x](javascript:x)'], 'x.md:5: A link goes to'],
  [['|  | b |', '|---|---|', '| 1 | 2 |'], 'x.md:5: Every column has a name'],
  [['[x](//elsewhere)'], 'x.md:5: A link goes to'],
  [['- a', '  - b'], 'x.md:5: A point of a list is one paragraph'],
] as const)('%j is refused with its line', ([lines, message]) => {
  expect(() => blocks(...lines)).toThrow(message)
})
