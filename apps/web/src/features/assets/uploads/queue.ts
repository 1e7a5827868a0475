import { useSyncExternalStore } from 'react'

import { queries, queryClient, session } from '../../../api/index.ts'
import { sendFile } from '../../../api/send-file.ts'
import { type QueuedUpload, UploadQueue } from './upload-queue.ts'

/** Files go on up while the storage is closed. */
const queue = new UploadQueue({
  send: sendFile,
  onStored: () => void queryClient.invalidateQueries({ queryKey: queries.assets.key }),
})
session.subscribe(() => {
  if (!session.isSignedIn()) queue.clear()
})

/** The files on their way to the storage, and what can be done about them. */
export function useUploadQueue(): { list: readonly QueuedUpload[]; queue: UploadQueue } {
  const list = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.list,
  )
  return { list, queue }
}
