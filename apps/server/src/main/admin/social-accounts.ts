import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { listLinkEvents, listLinks, type SocialLink } from '../../features/social-accounts/index.ts'
import { defineCommand, table } from './command.ts'
import { getMeant, whoIsMeant } from './users.ts'

export const socialAccountCommands = [
  defineCommand({
    name: 'social-accounts show',
    summary: 'what an owner posts to, and when it was linked, replaced and ended',
    about: whoIsMeant,
    options: {},
    isAudited: true,
    examples: ['social-accounts show owner@example.com --as "Kim Mint" --reason "asked where a post went"'],
    input: z.object({ about: z.string().min(1) }),
    run: async (desk, { about }) => {
      const account = await getMeant(desk, about, { hasLeft: true })
      const links = await listLinks(desk, account.id)
      const events = await listLinkEvents(desk, account.id)
      const now = links.map(rowOf)
      const before = events.map(({ at, network, name, what }) => [minuteInSeoul(at), network, name, what])
      return {
        lines: [
          ...(now.length === 0 ? ['Nothing is linked.'] : table(['NETWORK', 'NAME', 'STATE'], now)),
          ...(before.length === 0 ? [] : ['', ...table(['WHEN', 'NETWORK', 'NAME', 'WHAT'], before)]),
        ],
        data: { links, events },
        audit: {
          target: `account:${account.id}`,
          details: { by: about.includes('@') ? 'e-mail' : 'id' },
        },
      }
    },
  }),
]

function rowOf({ network, name, state, fault }: SocialLink): string[] {
  return [network, name, fault ?? state]
}
