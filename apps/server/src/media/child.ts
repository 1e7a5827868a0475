import { serveParent } from '../jobs/serve-parent.ts'
import { doMediaTask } from './work.ts'

serveParent(process, doMediaTask)
