import { pino } from 'pino'

import { toConfig } from './config.ts'
import { openDatabase } from './data.ts'
import { readEnv, root } from './env.ts'

// Brings the tables up to date and ends; every start does the same, this is for deployments that want it apart.
const database = await openDatabase(toConfig(readEnv(), root), pino({ level: 'warn' }), new Date())
await database.migrate()
await database.close()
console.log('The tables are up to date.')
