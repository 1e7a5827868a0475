import type { Call } from '@clipmint/contract'

import type { UploadProgress } from './transport.ts'

/** A call's input once its types have done their work. */
export type RawInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: Readonly<Record<string, readonly File[]>>
  signal?: AbortSignal | undefined
  onProgress?: (progress: UploadProgress) => void
  keepalive?: boolean
}

type Sent = Pick<Call, 'method' | 'path' | 'multipart'>
export type Sender = { base: string; language: string; country: string; accessToken: string | null }

/** The address, headers and body of a call. Every request says its language and country. */
export function buildRequest(call: Sent, input: RawInput, sender: Sender) {
  const query = new URLSearchParams(textsOf(input.query))
  query.set('lang', sender.language)
  query.set('country', sender.country)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (sender.accessToken !== null) headers['authorization'] = `Bearer ${sender.accessToken}`
  const body = bodyOf(call, input)
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  return {
    method: call.method,
    url: `${sender.base}${fillPath(call.path, input.params)}?${query}`,
    headers,
    body,
  }
}

function fillPath(path: string, params: unknown): string {
  const values = Object.fromEntries(textsOf(params))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`)
    return encodeURIComponent(value)
  })
}

function bodyOf(call: Pick<Call, 'multipart'>, input: RawInput): string | FormData | null {
  if (call.multipart) {
    const form = new FormData()
    // Fields first: a server that reads a stream knows them before the files arrive.
    for (const [name, value] of textsOf(input.body)) form.append(name, value)
    for (const [name, files] of Object.entries(input.files ?? {})) {
      for (const file of files) form.append(name, file, file.name)
    }
    return form
  }
  return input.body === undefined ? null : JSON.stringify(input.body)
}

/** The fields of an object as texts; lists are joined with commas, what is undefined or null is left out. */
function textsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]): [string, string][] => {
    if (field === undefined || field === null) return []
    return [[name, Array.isArray(field) ? field.join(',') : String(field)]]
  })
}
