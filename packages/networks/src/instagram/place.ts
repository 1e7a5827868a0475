import type { Graph } from '../graph/graph.ts'
import type { HostAt } from '../maker.ts'

/** What the calls of this folder are made with; `takesBytes` where files are sent, and not fetched by their address. */
export type InstagramPlace = { graph: Graph; at: HostAt; now: () => Date; takesBytes: boolean }
