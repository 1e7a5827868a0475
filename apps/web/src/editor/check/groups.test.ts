import type { Finding } from '@clipmint/film'
import { expect, it } from 'vitest'

import { groupsOf } from './groups.ts'

const empty: Finding = { severity: 'blocking', code: 'required-text-empty', slotId: 'title' }
const shrunk = (slotId: string): Finding => ({ severity: 'warning', code: 'text-shrunk', slotId })
const soft: Finding = { severity: 'warning', code: 'picture-small', slotId: 'front' }

it('makes one thing to decide of nine findings of a kind, and leaves the order of the kinds', () => {
  const nine = Array.from({ length: 9 }, (_, index) => shrunk(`line-${index}`))
  const groups = groupsOf([empty, ...nine.slice(0, 4), soft, ...nine.slice(4)])
  expect(groups.map(({ code, severity, findings }) => [code, severity, findings.length])).toEqual([
    ['required-text-empty', 'blocking', 1],
    ['text-shrunk', 'warning', 9],
    ['picture-small', 'warning', 1],
  ])
  expect(groups[1]?.findings).toEqual(nine)
  expect(groupsOf([])).toEqual([])
})

it('keeps words that the law forbids apart: each is decided by itself', () => {
  const claim = (slotId: string): Finding => ({ severity: 'blocking', code: 'claim-forbidden', slotId })
  expect(groupsOf([claim('title'), claim('note'), soft]).map(({ findings }) => findings.length)).toEqual([
    1, 1, 1,
  ])
})
