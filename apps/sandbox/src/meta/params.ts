import type { IncomingHttpHeaders } from 'node:http'

/** Parameters of a call: query and body are one, and a body may be a form or JSON. Text throughout, JSON inside it. */
export type Params = {
  get: (name: string) => string | null
  names: () => string[]
}

export function paramsOf(query: URLSearchParams, body: unknown): Params {
  const all = new Map<string, string>(query)
  if (typeof body === 'object' && body !== null)
    for (const [name, value] of Object.entries(body as Record<string, unknown>))
      if (value !== null && value !== undefined)
        all.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return { get: (name) => all.get(name) ?? null, names: () => [...all.keys()] }
}

/** The token of a call: a parameter, or in its header. */
export function tokenOf(params: Params, headers: IncomingHttpHeaders): string | null {
  const [, inHeader = null] = /^(?:Bearer|OAuth) (.+)$/.exec(headers.authorization ?? '') ?? []
  return params.get('access_token') ?? inHeader
}
