import type { AiInput, Product } from '@clipmint/contract'
import { checkLine } from '@clipmint/copy'
import { describe, expect, it } from 'vitest'

import { type Asked, knownFacts } from './known-facts.ts'

const shoes = {
  name: '바람결 러닝화',
  info: '한 짝에 210그램이라 가벼워요. 흰색과 검은색 두 가지가 있어요.',
  price: 89_000,
  currency: 'KRW',
} as Product

const input: AiInput = {
  ...shoes,
  purpose: 'promotion',
  language: 'ko',
  gender: 'all',
  ages: [],
  tone: 'casual',
  sources: [],
}

/** The words that are held against a line of a video. */
function marked(line: string, product: Product | null, asked: Asked | null): string[] {
  const { findings } = checkLine(line, { product: knownFacts(product, asked), language: 'ko' })
  return findings.map(({ span: [start, end] }) => line.slice(start, end))
}

describe('what words of a video may rest on', () => {
  const sale: Asked = {
    input: {
      ...input,
      promotion: {
        regularPrice: 89_000,
        discountPrice: 69_000,
        currency: 'KRW',
        startAt: '2026-11-25',
        endAt: '2026-12-20',
        text: '연말까지 러닝화를 할인해요. 양말 2켤레도 드려요.',
      },
    },
    data: null,
  }

  it.each([
    '89,000원에서 69,000원으로',
    '지금 22% 할인',
    '12월 20일까지',
    '11월 25일부터 12월 20일까지',
    '양말 2켤레도 드려요',
    '연말까지 러닝화를 할인해요',
  ])('is what a promotion says: %s', (line) => {
    expect(marked(line, shoes, sale)).toEqual([])
  })

  it.each([
    ['59,000원에 드려요', '59,000원'],
    ['지금 40% 할인', '40%'],
    ['12월 31일까지', '31일'],
  ])('is nothing else: %s', (line, word) => {
    expect(marked(line, shoes, sale)).toContain(word)
  })

  it('is no promotion of another video of the same product', () => {
    expect(marked('지금 22% 할인', shoes, { input, data: null })).not.toEqual([])
  })

  it('is what customers wrote', () => {
    const review = { rating: 5, author: '김민지', writtenAt: '2025-10-03', assetIds: [], chosen: true }
    const asked: Asked = {
      input: { ...input, reviews: [{ ...review, text: '3년째 신어요. 편해요.' }] },
      data: null,
    }
    expect(marked('3년째 신어요…', shoes, asked)).toEqual([])
    expect(marked('5년째 신어요…', shoes, asked)).not.toEqual([])
  })

  it('is a place with its menu, which is no product', () => {
    const quote = '달빛 멸치국수 9,000원'
    const asked: Asked = {
      input: { ...input, name: '달빛국수', info: '12시간 끓인 육수로 국수를 말아요.', price: 0 },
      data: {
        writer: 'built-in',
        language: 'ko',
        name: '달빛국수',
        price: null,
        scenarios: [],
        diversity: 1,
        sellingPoints: [
          { id: 'm1', text: quote, source: { field: 'place', start: 0, end: quote.length, quote } },
        ],
      },
    }
    expect(marked('9,000원', null, asked)).toEqual([])
    expect(marked('12시간 끓인 육수', null, asked)).toEqual([])
    expect(marked('7,000원', null, asked)).toEqual(['7,000원'])
  })

  it('is nothing for a video from the store', () => {
    expect(knownFacts(null, null)).toBeNull()
  })
})
