import type { Answered } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { findQuestions } from './find.ts'

const ask = (id: string, question: string, answer: string): Answered => ({
  id,
  faqType: 'billing',
  question,
  blocks: [{ kind: 'paragraph', line: [{ text: answer, strong: false, code: false, href: null }] }],
})
const refund = ask('refund', '환불받을 수 있어요?', '7일 안에 전액 돌려드려요.')
const invoice = ask('invoice', '세금계산서를 받을 수 있어요?', 'MP4와는 달라요.')
const ids = (search: string) => findQuestions([refund, invoice], search).map(({ id }) => id)

test('finds words of the question and of its answer, in any order', () => {
  expect(ids('전액 환불')).toEqual(['refund'])
  expect(ids('mp4')).toEqual(['invoice'])
  expect(ids('받을 수')).toEqual(['refund', 'invoice'])
})

test('finds letters that a Mac writes in parts', () => {
  expect(ids('환불'.normalize('NFD'))).toEqual(['refund'])
})

test('without words everything is found, and what nobody says is not', () => {
  expect(ids('  ')).toEqual(['refund', 'invoice'])
  expect(ids('날씨')).toEqual([])
})
