// `npm run bench:store` runs this: a PostgreSQL server with the settings it comes with, until the input ends.
import process from 'node:process'

import { clusterUrl, startEmptyCluster } from '../postgres-cluster.ts'

const cluster = await startEmptyCluster()
process.stdout.write(`${clusterUrl(cluster.folder, 'postgres')}\n`)
process.stdin.resume().once('end', () => {
  void cluster.stop()
})
