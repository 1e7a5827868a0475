import type { Call, Calls } from '@clipmint/contract'

import { byName } from './by-name.ts'
import type { AnswerOf, Client, InputOf } from './client.ts'

type Asked = { params?: unknown; query?: unknown }
export type QueryKey = readonly [area: string, name: string, asked: Asked]

type QueryOf<C extends Call> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<AnswerOf<C>>
}
type QueryFunction<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? (input?: InputOf<C>) => QueryOf<C>
    : (input: InputOf<C>) => QueryOf<C>

/** `queries.products.list({ query })` are the options for `useQuery`; keys are made here and nowhere else. */
export type Queries<Areas extends Record<string, Calls>> = {
  [Area in keyof Areas]: {
    [Name in keyof Areas[Area]]: QueryFunction<Areas[Area][Name]>
  } & {
    /** The key under which everything of this area lies: for `invalidateQueries`. */
    key: readonly [area: string]
  }
}

/** The query options of every call of a client. */
export function createQueries<Areas extends Record<string, Calls>>(client: Client<Areas>): Queries<Areas> {
  return byName((area, name) => {
    if (name === 'key') return [area]
    return (input: Asked = {}) => {
      const asked = { params: input.params ?? {}, query: input.query ?? {} }
      return {
        queryKey: [area, name, asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => {
          const ask = client[area]?.[name] as (input: object) => Promise<unknown>
          return ask({ ...input, signal })
        },
      }
    }
  }) as Queries<Areas>
}
