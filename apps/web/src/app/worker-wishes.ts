/**
 * Goes where somebody pressed on a push, in the tab that its worker (`public/push-worker.js`) chose. To be called as the
 * site starts: a browser keeps what workers say until its document is read, and after that whoever does not listen has
 * missed it.
 */
export function followWorker(go: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = pathIn(data)
    if (path !== null) go(path)
  })
}

function pathIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data)) return null
  return data.type === 'clipmint.go' && typeof data.path === 'string' ? data.path : null
}
