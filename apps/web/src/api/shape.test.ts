import { contract } from '@clipmint/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { firstCall } from './first-calls.ts'
import { shapeOf } from './shape-of.ts'
import { readShape } from './shape.ts'

const schema = z.object({
  name: z.string(),
  kind: z.enum(['a', 'b']),
  note: z.string().nullable(),
  left: z.number().optional(),
  list: z.array(z.object({ isOn: z.boolean() })),
})
const shape = shapeOf(z.toJSONSchema(schema))
const whole = { name: '비니', kind: 'a', note: null, left: 2, list: [{ isOn: true }] }

it('reads what was promised, and leaves out what was not', () => {
  expect(readShape(shape, { ...whole, more: 1 })).toEqual(schema.safeParse(whole))
  const { left: _, ...without } = whole
  expect(readShape(shape, without)).toEqual({ success: true, data: without })
})

it.for([
  ['a missing field', { ...whole, name: undefined }, 'answer.name is no string.'],
  ['another type', { ...whole, left: '2' }, 'answer.left is no number.'],
  ['an unknown word', { ...whole, kind: 'c' }, 'answer.kind is none of a, b.'],
  ['a wrong part of a list', { ...whole, list: [{ isOn: 1 }] }, 'answer.list[0].isOn is no boolean.'],
  ['no list', { ...whole, list: {} }, 'answer.list is no list.'],
  ['nothing', null, 'answer has no fields.'],
] as const)('refuses %s and says where', ([, value, message]) => {
  expect(readShape(shape, value)).toMatchObject({ success: false, error: { message } })
})

it('fails where a schema says more than a shape can hold', () => {
  expect(() => shapeOf(z.toJSONSchema(z.record(z.string(), z.number())))).toThrow('more than')
})

it('knows the calls of the first page as the contract promises them, and no other', () => {
  const { path, method, who } = contract.announcements.maintenance
  expect(firstCall('announcements', 'maintenance')).toMatchObject({ path, method, who })
  expect(firstCall('products', 'list')).toBeUndefined()
})
