import type { Lang } from '../../http/handlers.ts'
import { type MailSite, writeMail } from '../../mail/write-mail.ts'
import type { Letter } from './letters.ts'

type Mail = { lang: Lang; letter: Letter; posterUrl: string | null }

/** A letter of what an owner is told as a mail. */
export function mailOf(site: MailSite, { lang, letter, posterUrl }: Mail): ReturnType<typeof writeMail> {
  const { subject, paragraphs, action, path, why } = letter
  return writeMail(site, lang, {
    subject,
    heading: subject,
    paragraphs,
    picture: posterUrl === null ? null : { url: posterUrl, alt: action },
    action: { words: action, url: `${site.publicUrl}${path}` },
    why,
  })
}
