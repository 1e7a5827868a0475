import type { FastifyInstance, InjectOptions } from 'fastify'

/** Somebody signed in. */
export type Member = { id: string; token: string }

export type TestRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  body?: unknown
  /** Who asks; a visitor unless said. */
  as?: Member
  headers?: Record<string, string>
}

/** `body` is the parsed JSON; tests compare it, so its type is open. */
export type TestAnswer = {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests reach into answers, and compare what they find
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

export type TestFile = { field: string; filename: string; content: Uint8Array; type?: string }

/** Asks the app without a network. */
export async function ask(app: FastifyInstance, request: TestRequest): Promise<TestAnswer> {
  const options: InjectOptions = {
    method: request.method ?? 'GET',
    url: request.url,
    headers: headersOf(request),
  }
  if (request.body !== undefined) options.payload = request.body as NonNullable<InjectOptions['payload']>
  const answer = await app.inject(options)
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : null,
    text: answer.body,
    headers: answer.headers,
  }
}

/** Sends files as a browser's form would, text fields first. */
export async function upload(
  app: FastifyInstance,
  request: TestRequest,
  { fields = {}, files }: { fields?: Record<string, string>; files: readonly TestFile[] },
): Promise<TestAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { field, filename, content, type = 'application/octet-stream' } of files) {
    form.append(field, new Blob([Uint8Array.from(content)], { type }), filename)
  }
  const encoded = new Response(form)
  const headers = { ...request.headers, 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = Buffer.from(await encoded.arrayBuffer())
  return ask(app, { method: 'POST', ...request, headers, body })
}

function headersOf({ as, headers }: TestRequest): Record<string, string> {
  return { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers }
}
