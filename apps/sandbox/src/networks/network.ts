/** The networks that are stood in for, in one room: they share a clock, a store and their people. */
export const networks = ['facebook', 'instagram', 'youtube', 'tiktok'] as const
export type Network = (typeof networks)[number]

export function isNetwork(name: unknown): name is Network {
  return networks.some((network) => network === name)
}
