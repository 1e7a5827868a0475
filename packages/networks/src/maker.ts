import type { z } from 'zod'

import type { Publisher } from './publisher.ts'

/** Where a network's host is reached: itself, or what stands in for it. Gives an origin and a path without a last slash. */
export type HostAt = (host: string) => string

/** How an adapter is set up: everything the installation has to know of a network, kept in its own folder. */
export type PublisherMaker<Keys extends z.ZodObject = z.ZodObject> = {
  /** Its settings, by the names they have in the environment, each with its sentence and an example (`meta`). */
  keys: Keys
  /** The setting without which it is off. */
  switchedOnBy: keyof z.output<Keys> & string
  /** Keys that the sandbox knows; they open nothing else. Null for a network that nothing stands in for: it is off there. */
  sandboxKeys: z.input<Keys> | null
  create: (keys: z.output<Keys>, world: { at: HostAt; now: () => Date }) => Publisher
}

/** The real hosts. */
export const realHosts: HostAt = (host) => `https://${host}`

/** Hosts that the sandbox answers for. */
export function sandboxHosts(sandboxUrl: string): HostAt {
  return (host) => `${sandboxUrl}/sandbox/networks/${host}`
}
