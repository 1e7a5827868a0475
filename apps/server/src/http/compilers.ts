import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'

import { invalidInput } from './input-rules.ts'

/** An answer that breaks its own contract: a bug of ours. */
export class BadAnswer extends Error {
  override name = 'BadAnswer'
}

/** Parses what comes in by the contract; what breaks it becomes INVALID_INPUT with the field and the rule. */
export const parseByZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const parsed = schema.safeParse(data)
    return parsed.success ? { value: parsed.data } : { error: invalidInput(parsed.error.issues, data) }
  }
}

/** Writes answers by the contract: what it does not name stays inside, and what does not fit it is a bug. */
export const writeByZod: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const parsed = schema.safeParse(data)
    if (parsed.success) return JSON.stringify(parsed.data)
    throw new BadAnswer(`The answer of ${method} ${url} breaks the contract.`, { cause: parsed.error })
  }
}
