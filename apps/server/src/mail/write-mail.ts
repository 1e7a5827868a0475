import type { Company } from '@clipmint/contract'
import type { MailMessage } from '@clipmint/integrations'

import type { Lang } from '../http/handlers.ts'
import { fill, words } from '../locales/index.ts'
import type { MailLetter } from './letter.ts'
import { mailPage } from './page.ts'
import { plainSections } from './sections.ts'

type WrittenMail = Required<Pick<MailMessage, 'subject' | 'text' | 'html'>>
/** Who sends: the installation's settings know. */
export type MailSite = { publicUrl: string; company: Company | null }

/** Lays a letter out as a mail, in words alone and as a page that say the same. */
export function writeMail(site: MailSite, lang: Lang, letter: MailLetter): WrittenMail {
  const foot = [letter.why, ...companyLines(site, lang)]
  // What an owner typed must not become a second line of the mail's head.
  const subject = letter.subject.replaceAll(/\s+/g, ' ').trim()
  return { subject, text: plain(letter, foot), html: mailPage({ lang, letter, subject, foot }) }
}

function plain(letter: MailLetter, foot: string[]): string {
  const { heading, paragraphs, facts = [], sections = [], action, other } = letter
  const list = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  const links = [action, ...(other ? [other] : [])].map(({ words: said, url }) => `${said}: ${url}`)
  const parts = [heading, ...paragraphs, list, ...plainSections(sections), ...links, '—', foot.join('\n')]
  return parts.filter((it) => it !== '').join('\n\n')
}

/** What the law asks a company to say of itself in its mail, as far as the installation knows it. */
function companyLines({ publicUrl, company }: MailSite, lang: Lang): string[] {
  const { sample, who, where } = words[lang].mail
  if (company === null) return [`Clipmint · ${publicUrl}`]
  const { name, representative, businessNumber, address, phone, email, isSample } = company
  return [
    fill(who, { name, representative, businessNumber }) + (isSample ? ` ${sample}` : ''),
    fill(where, { address, phone, email }),
    publicUrl,
  ]
}
