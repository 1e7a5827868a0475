import type { FastifyInstance } from 'fastify'

import type { FaultSwitch, OwnFault } from './faults.ts'
import type { Words } from './page/words.ts'

/** One service of the outside world, played on this machine. */
export type StandIn = {
  /** Its folder's name; its fault switch and its link on the start page carry it too. */
  id: string
  title: Words
  about: Words
  /** Where a person looks at what it got, below /sandbox, or null when there is nothing to look at. */
  page: string | null
  /** What it can be made to do wrong beyond what every service can. */
  faults?: readonly OwnFault[]
  /** Adds its routes, its documented HTTP shapes and its pages, below /sandbox. */
  serve: (app: FastifyInstance, fault: FaultSwitch) => void
}
