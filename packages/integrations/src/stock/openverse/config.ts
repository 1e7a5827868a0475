import { z } from 'zod'

/** Settings of Openverse, which asks for no key; OPENVERSE=off leaves it out. */
export const OpenverseKeys = z.object({
  OPENVERSE: z.enum(['on', 'off']).default('on'),
  OPENVERSE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openverse.org'),
})
export type OpenverseKeys = z.infer<typeof OpenverseKeys>
