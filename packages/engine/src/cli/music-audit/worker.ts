import { parentPort, workerData } from 'node:worker_threads'

import { findTrack } from '@clipmint/music'

import { listen } from '../../mix/audit/listen.ts'

for (const id of workerData as string[]) {
  const track = findTrack(id)
  if (track) parentPort?.postMessage(listen(track))
}
