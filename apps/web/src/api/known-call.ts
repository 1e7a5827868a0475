import type { Call } from '@clipmint/contract'

type Reader = {
  safeParse: (value: unknown) => { success: true; data: unknown } | { success: false; error: unknown }
}
/** What sending a call and reading its answer needs to know of it. */
export type KnownCall = Pick<Call, 'host' | 'method' | 'path' | 'who' | 'multipart'> & {
  result: Reader
  beside: Reader
}
