import { useEffect, useState } from 'react'

import { api } from '../../api/index.ts'
import { UploadLine } from '../../api/upload-line.ts'

/** A file of the phone on its way. */
export type Sending = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** 0 to 1. */
  share: number
  error: unknown
}

/** Sends files by a link, a few at a time, and tells how each is getting on. */
export function usePhoneSender(token: string, onLeft: (left: number) => void) {
  const [list, setList] = useState<readonly Sending[]>([])
  const change = (id: number, news: Partial<Sending>) =>
    setList((known) => known.map((one) => (one.id === id ? { ...one, ...news } : one)))
  const [line] = useState(
    () =>
      new UploadLine<number, number>({
        send: async (file, { signal, onShare }) => {
          const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
            onShare(total === 0 ? 0 : loaded / total)
          const { result } = await api.phoneUploads.send({
            body: { token },
            files: { file: [file] },
            signal,
            onProgress,
          })
          return result.left
        },
        onBegun: (id) => change(id, { state: 'sending', share: 0, error: null }),
        onShare: (id, share) => change(id, { share }),
        onStored: (id, left) => {
          change(id, { state: 'sent', share: 1 })
          onLeft(left)
        },
        onFailed: (id, error) => change(id, { state: 'failed', error }),
      }),
  )
  useEffect(() => () => line.stopAll(), [line])

  function send(files: readonly File[]): void {
    const first = list.length
    const fresh = files.map(
      (file, index) => ({ id: first + index, file, state: 'waiting', share: 0, error: null }) as const,
    )
    setList((known) => [...known, ...fresh])
    for (const { id, file } of fresh) line.add(id, file)
  }

  function retry({ id, file }: Sending): void {
    change(id, { state: 'waiting', error: null })
    line.add(id, file)
  }
  return { list, send, retry }
}
