import { firstCalls } from './first-calls.frozen.ts'
import type { KnownCall } from './known-call.ts'
import { readShape } from './shape.ts'

/** A call that the first page makes, without the contract; undefined for every other. */
export function firstCall(area: string, name: string): KnownCall | undefined {
  const call = firstCalls[area]?.[name]
  return (
    call && {
      ...call,
      result: { safeParse: (value) => readShape(call.result, value) },
      beside: { safeParse: (value) => readShape(call.beside, value) },
    }
  )
}
