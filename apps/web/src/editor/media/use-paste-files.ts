import { useEffect, useEffectEvent } from 'react'

import { useUploads } from './use-uploads.ts'

/** Pictures pasted while the panel is open are sent up; the first goes into the place in hand. */
export function usePasteFiles(slotId: string | null): void {
  const { upload } = useUploads()
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    upload(files, slotId)
  })
  useEffect(() => {
    addEventListener('paste', take)
    return () => removeEventListener('paste', take)
  }, [])
}
