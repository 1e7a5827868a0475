import type { LoginRefusal } from './provider.ts'

const timeoutMs = 8_000

/** What a provider's call answered, whatever its status; an outage and nonsense are `unreachable`. */
export type Asked =
  | { status: 'answered'; httpStatus: number; body: unknown }
  | Extract<LoginRefusal, { status: 'unreachable' }>

/** Asks a provider for JSON. A form is posted; an empty answer reads as null. */
export async function ask(url: URL, { method, form, headers = {} }: AskOptions = {}): Promise<Asked> {
  try {
    const response = await fetch(url, {
      method: method ?? (form ? 'POST' : 'GET'),
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    const text = await response.text()
    if (response.status === 429 || response.status >= 500)
      return away(`${url.host} answered ${response.status}`)
    return { status: 'answered', httpStatus: response.status, body: text === '' ? null : JSON.parse(text) }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return away(`${url.host}: ${error.message}`)
    throw error
  }
}

type AskOptions = {
  method?: 'GET' | 'POST' | 'DELETE'
  form?: Record<string, string>
  headers?: Record<string, string>
}

function away(reason: string): Extract<LoginRefusal, { status: 'unreachable' }> {
  return { status: 'unreachable', reason }
}

/** An address of a provider: at its own host, or below the one base that stands in for all its hosts. */
export function addressAt(
  base: string | undefined,
  host: string,
  path: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(`${(base ?? host).replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
