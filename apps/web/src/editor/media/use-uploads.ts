import { useSyncExternalStore } from 'react'

import { useSession } from '../session/use-session.ts'

/** The files on their way, and the way to send more. */
export function useUploads() {
  const { uploads } = useSession()
  const list = useSyncExternalStore(
    (listener) => uploads.subscribe(listener),
    () => uploads.list,
  )
  return {
    list,
    upload: (files: readonly File[], slotId: string | null) => uploads.add(files, slotId),
    dismissFailed: () => uploads.dismissFailed(),
  }
}
