import type { z } from 'zod'

import { faultAt } from './place.ts'

/** What stands after the front matter, and in which line of the file it begins. */
export type Body = { file: string; text: string; line: number }

const fence = '---'

/**
 * Parts a file into the facts at its head, one `name: value` a line between two lines of dashes, and its body. Throws
 * with file and line where the facts are not as `shape` asks.
 */
export function readFrontMatter<Shape extends z.ZodObject>(
  file: string,
  text: string,
  shape: Shape,
): { facts: z.output<Shape>; body: Body } {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf(fence, 1)
  if (lines[0] !== fence || end === -1)
    throw faultAt({ file, line: 1 }, 'The file begins with its facts between two lines of three dashes.')
  const found = new Map<string, { value: string; line: number }>()
  for (const [index, written] of lines.slice(1, end).entries()) {
    const line = index + 2
    const [, name, value] = /^([a-zA-Z]+): *(\S.*)$/.exec(written) ?? []
    if (name === undefined || value === undefined)
      throw faultAt({ file, line }, `"${written}" is no fact: write it as name: value.`)
    if (found.has(name)) throw faultAt({ file, line }, `"${name}" is said twice.`)
    found.set(name, { value: value.trim(), line })
  }
  const parsed = shape.safeParse(Object.fromEntries([...found].map(([name, { value }]) => [name, value])))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0] ?? '')
    throw faultAt({ file, line: found.get(name)?.line ?? 1 }, `${name || 'facts'}: ${issue?.message}`)
  }
  return { facts: parsed.data, body: { file, text: lines.slice(end + 1).join('\n'), line: end + 2 } }
}
