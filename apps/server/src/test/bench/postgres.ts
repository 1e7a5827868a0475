// `npm run bench:store` runs this: a PostgreSQL server with the settings it comes with, until the input ends.
import process from 'node:process'

import { startEmptyCluster } from '../postgres-cluster.ts'

const cluster = await startEmptyCluster()
process.stdout.write(`${cluster.url('postgres')}\n`)
process.stdin.resume().once('end', () => {
  void cluster.stop()
})
