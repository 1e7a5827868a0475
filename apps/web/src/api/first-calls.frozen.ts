import { type Call, contract } from '@clipmint/contract'
import { z } from 'zod'

import { shapeOf } from './shape-of.ts'
import type { Shape } from './shape.ts'

type FirstCall = Pick<Call, 'host' | 'method' | 'path' | 'who' | 'multipart'> & {
  result: Shape
  beside: Shape
}

/**
 * What a visitor's first page asks for, by area. Their promises are worked out when the site is built, so that a page of
 * which most never go further does not weigh what the whole contract and its parser do.
 */
const names = {
  account: ['location'],
  site: ['facts'],
  announcements: ['list', 'maintenance'],
} as const satisfies { [Area in keyof typeof contract]?: readonly (keyof (typeof contract)[Area])[] }

export const firstCalls: Readonly<Record<string, Readonly<Record<string, FirstCall>>>> = Object.fromEntries(
  Object.entries(names).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(contract[area as keyof typeof names])
        .filter(([name]) => (calls as readonly string[]).includes(name))
        .map(([name, { host, method, path, who, multipart, result, beside }]) => [
          name,
          {
            host,
            method,
            path,
            who,
            multipart,
            result: shapeOf(z.toJSONSchema(result)),
            beside: shapeOf(z.toJSONSchema(beside)),
          },
        ]),
    ),
  ]),
)
