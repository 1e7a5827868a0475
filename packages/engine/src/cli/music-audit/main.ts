import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import { listTracks } from '@clipmint/music'

import type { Features } from '../../mix/audit/features.ts'
import { judge } from '../../mix/audit/judge.ts'
import { printReport } from './report.ts'

/** `npm run music:audit [-- id …]`: makes every track (or those named), measures it, and fails when one breaks a rule. */
async function main(wanted: readonly string[]): Promise<void> {
  const ids = wanted.length > 0 ? wanted : listTracks().map((track) => track.id)
  const hands = Math.min(ids.length, Math.max(1, availableParallelism()))
  const shares = Array.from({ length: hands }, (_, hand) =>
    ids.filter((_id, index) => index % hands === hand),
  )
  const heard = (await Promise.all(shares.map(listenAside))).flat()
  const verdict = judge(heard)
  printReport(heard, verdict)
  if (verdict.faults.length > 0) process.exitCode = 1
}

function listenAside(ids: readonly string[]): Promise<Features[]> {
  return new Promise((resolve, reject) => {
    const heard: Features[] = []
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: ids })
    worker.on('message', (features: Features) => heard.push(features))
    worker.once('error', reject)
    worker.once('exit', () => resolve(heard))
  })
}

await main(process.argv.slice(2))
