import type { Graph } from '../graph/graph.ts'
import type { HostAt } from '../maker.ts'
import type { OutgoingPost, Publisher } from '../publisher.ts'
import type { FacebookTicket } from './ticket.ts'

/** What the calls of this folder are made with. */
export type FacebookPlace = { graph: Graph; at: HostAt; now: () => Date }

export type SendingOn = Parameters<Publisher['send']>[3]
/** A file on its way, from the first byte that is missing. */
export type Sending = { post: OutgoingPost; ticket: FacebookTicket; fromByte: number; on: SendingOn }
