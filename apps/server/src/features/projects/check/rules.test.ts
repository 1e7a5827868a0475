import { sampleProject, type UserSource } from '@clipmint/film'
import { expect, it } from 'vitest'

import { makeTemplate } from '../../../test/templates.ts'
import type { OwnFile, OwnFiles } from '../content/rules.ts'
import { type CheckFacts, findFindings } from './rules.ts'

const template = makeTemplate({ slug: 'plain' })
const { userSource } = sampleProject(template, '9:16', 'ko')
const media = Object.fromEntries([1, 2, 3, 4].map((n) => [`s${n}-picture`, { assetId: 'photo' }]))
const whole: UserSource = { ...userSource, media }

function photo(status: OwnFile['status']): OwnFiles {
  const file = { id: 'photo', kind: 'image', width: 1000, height: 1000, durationMs: null } as const
  return new Map([['photo', { file: { ...file, focal: { x: 0.5, y: 0.5 }, hasSound: false }, status }]])
}

function codes(facts: Partial<CheckFacts>): string[] {
  const findings = findFindings({
    template,
    source: whole,
    title: '딸기잼',
    files: photo('ready'),
    expired: false,
    ...facts,
  })
  return findings.map(({ severity, code, slotId }) => `${severity} ${code} ${slotId ?? ''}`.trim())
}

it('finds nothing in a whole project', () => {
  expect(codes({})).toEqual([])
})

it('finds each empty required slot, in the order of the scenes', () => {
  const text = { ...whole.text, 's1-title': { value: '' } }
  expect(codes({ source: { ...whole, text, media: { 's2-picture': { assetId: 'photo' } } } })).toEqual([
    'blocking required-text-empty s1-title',
    'blocking required-media-empty s1-picture',
    'blocking required-media-empty s3-picture',
    'blocking required-media-empty s4-picture',
  ])
})

it('asks nothing of a scene that is off', () => {
  const text = { ...whole.text, 's3-price': { value: '' } }
  expect(codes({ source: { ...whole, text } })).toEqual(['blocking required-text-empty s3-price'])
  expect(codes({ source: { ...whole, text, scenes: { off: ['s3'] } } })).toEqual([])
})

it('finds files that are gone or broken, and asks nothing of a clip whose copy for the screen is still made', () => {
  const only = { ...whole, media: { ...media } }
  expect(codes({ source: only, files: new Map() })).toHaveLength(4)
  expect(codes({ files: photo('failed') })[0]).toBe('blocking media-missing s1-picture')
  expect(codes({ files: photo('preparing') })).toEqual([])
})

it('finds a placeholder that was never filled in', () => {
  const text = { ...whole.text, 's2-title': { value: '지금 {{price}}에' } }
  expect(codes({ source: { ...whole, text } })).toEqual(['blocking placeholder-left s2-title'])
})

it('warns of words that are longer than their slot', () => {
  const text = { ...whole.text, 's2-title': { value: '가'.repeat(21) } }
  expect(codes({ source: { ...whole, text } })).toEqual(['warning text-too-long s2-title'])
})

it('finds a title that may not be, and an editing time that is over', () => {
  expect(codes({ title: '<b>', expired: true })).toEqual(['blocking expired', 'blocking title-invalid'])
})
