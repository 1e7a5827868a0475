import { z } from 'zod'

/** Why only the owner can go on: by connecting again, by agreeing to what was left out, by getting a role back. */
export const linkFaults = [
  'ended',
  'scope-missing',
  'role-lost',
  'not-professional',
  'no-channel',
  'gone',
] as const
export const LinkFault = z.enum(linkFaults)
export type LinkFault = z.infer<typeof LinkFault>
