import process from 'node:process'

import { runAdmin } from './admin/run.ts'
import { readEnv } from './env.ts'
import { ownersSentence } from './faults.ts'

// `npm run admin -- help`: what operators do from a command line.
try {
  console.log(await runAdmin(process.argv.slice(2), readEnv()))
  process.exit(0)
} catch (error) {
  console.error(ownersSentence(error) ?? error)
  process.exit(1)
}
