import { lostCall } from './failure.ts'

export type UploadProgress = {
  loaded: number
  total: number
  /** In the order they were given; the body goes out file after file. */
  files: readonly { name: string; loaded: number; size: number }[]
}

export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal: AbortSignal
  keepalive: boolean
  onProgress: ((progress: { loaded: number; total: number }) => void) | null
}

export type Incoming = {
  status: number
  json: unknown
  /** What a busy server says of how long to wait; null or left out when it says nothing. */
  retryAfter?: string | null
}

/** Sends a request and reads its JSON; an answer that is not JSON reads as null. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>

export const browserTransport: Transport = (outgoing) =>
  outgoing.onProgress ? sendWithProgress(outgoing) : sendPlain(outgoing)

async function sendPlain(outgoing: Outgoing): Promise<Incoming> {
  const { url, method, headers, body, signal, keepalive } = outgoing
  const response = await fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' })
  return {
    status: response.status,
    json: readJson(await response.text()),
    retryAfter: response.headers.get('retry-after'),
  }
}

/** Fetch tells nothing of how far an upload has come; the older request does. */
function sendWithProgress(outgoing: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(outgoing.method, outgoing.url)
    for (const [name, value] of Object.entries(outgoing.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => outgoing.onProgress?.({ loaded, total })
    request.onload = () =>
      resolve({
        status: request.status,
        json: readJson(request.responseText),
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.onerror = () => reject(lostCall('NETWORK_ERROR', null))
    request.onabort = () => reject(outgoing.signal.reason)
    if (outgoing.signal.aborted) return reject(outgoing.signal.reason)
    outgoing.signal.addEventListener('abort', () => request.abort())
    request.send(outgoing.body)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Shares what has gone out among the files, which leave one after another. */
export function sharePerFile(files: readonly File[], loaded: number, total: number): UploadProgress {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  // The body is a little longer than its files: boundaries and names ride along.
  let left = total === 0 ? 0 : (loaded / total) * size
  return {
    loaded,
    total,
    files: files.map((file) => {
      const part = Math.min(left, file.size)
      left -= part
      return { name: file.name, loaded: Math.round(part), size: file.size }
    }),
  }
}
