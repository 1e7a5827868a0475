import { planNameOf } from '@clipmint/contract'

import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'
import type { MailLetter } from '../../../mail/letter.ts'

/** The invitation to a plan that somebody waited for. */
export function invitationLetter(planType: number, lang: Lang, publicUrl: string): MailLetter {
  const { subject, heading, paragraphs, action, why, plans } = words[lang].waitlist
  const plan = plans[planNameOf(planType)]
  return {
    subject: fill(subject, { plan }),
    heading: fill(heading, { plan }),
    paragraphs: paragraphs.map((it) => fill(it, { plan })),
    action: { words: action, url: publicUrl },
    why,
  }
}
