import { expect, it } from 'vitest'

import { samplesLeft } from './samples.ts'
import { slotMap } from './slots.ts'
import { bakeryContent, bakeryTemplate } from './test/bakery.ts'
import { workOf } from './work.ts'

const slots = slotMap(bakeryTemplate)
const sample = { value: '갓 구운 소금빵' }
const untouched = { title: sample, 'taste-line': sample, 'crust-line': sample, price: sample, visit: sample }

function left(change: { text?: object; off?: string[]; brand?: string } = {}): string[] {
  const { userSource } = bakeryContent
  const work = workOf({
    ...bakeryContent,
    userSource: {
      ...userSource,
      text: { ...untouched, ...change.text },
      scenes: { off: change.off ?? [] },
    },
  })
  const brand = { name: change.brand ?? null, logoAssetId: null }
  return samplesLeft(work, slots, brand).map(({ id }) => id)
}

it('finds words that are still the template’s own, the price before all others', () => {
  expect(left()).toEqual(['price', 'title', 'taste-line', 'crust-line', 'visit'])
})

it('knows the sample in the template’s other language too', () => {
  expect(left({ text: { title: { value: 'Fresh salt bread' } } })).toContain('title')
})

it('asks nothing of words that were changed, hidden or emptied, nor of a scene that is off', () => {
  const text = {
    title: { value: '갓 구운 소금빵!' },
    'taste-line': { ...sample, hidden: true },
    'crust-line': { value: '' },
  }
  expect(left({ text, off: ['offer'] })).toEqual(['visit'])
})

it('puts numbers and offers before names, and names before what customers say', () => {
  const roles = { title: 'headline', 'taste-line': 'brand', 'crust-line': 'sub', price: 'price' } as const
  const dressed = new Map(
    [...slots].map(([id, slot]) => {
      const role = roles[id as keyof typeof roles]
      if (slot.kind !== 'text' || !role) return [id, slot]
      const scene = id === 'crust-line' ? { ...slot.scene, role: 'proof' as const } : slot.scene
      return [id, { ...slot, scene, layer: { ...slot.layer, slot: { ...slot.layer.slot, role } } }]
    }),
  )
  const work = workOf({
    ...bakeryContent,
    userSource: { ...bakeryContent.userSource, text: untouched },
  })
  const found = (name: string | null) => samplesLeft(work, dressed, { name, logoAssetId: null })
  expect(found(null).map(({ id }) => id)).toEqual(['price', 'taste-line', 'crust-line', 'title', 'visit'])
  expect(found('소금빵집').map(({ id }) => id)).not.toContain('taste-line')
})
