import { resolve } from 'node:path'
import process from 'node:process'

import { listBackups } from '../db/backup.ts'
import { embeddedPaths, restoreBackup } from '../db/embedded.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { toConfig } from './config.ts'
import { readEnv, root } from './env.ts'

// Puts a backup (the newest, or the one named) in the place of the embedded database.
const { dataDir, publicUrl } = toConfig(readEnv(), root)
const named = process.argv[2]
const [newest] = await listBackups(embeddedPaths(dataDir).backups)
const backup = named === undefined ? newest : resolve(named)
if (backup === undefined) {
  console.error(`There is no backup in ${embeddedPaths(dataDir).backups}.`)
  process.exit(1)
}
const lock = lockFolder(dataDir, { pid: process.pid, url: publicUrl, since: new Date().toISOString() })
const kept = await restoreBackup(dataDir, backup, new Date())
lock.release()
console.log(`Restored ${backup}.${kept === null ? '' : ` The former database is kept at ${kept}.`}`)
process.exit(0)
