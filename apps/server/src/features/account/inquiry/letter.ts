import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'
import type { MailLetter } from '../../../mail/letter.ts'

/** A business inquiry as it is mailed to the company. */
export function inquiryLetter(
  { name, email, contents }: { name: string; email: string; contents: string },
  lang: Lang,
): MailLetter {
  const { subject, heading, from, mail, answer, why } = words[lang].inquiry
  return {
    subject: fill(subject, { name }),
    heading,
    paragraphs: [contents],
    facts: [
      { label: from, value: name },
      { label: mail, value: email },
    ],
    action: { words: answer, url: `mailto:${encodeURIComponent(email)}` },
    why,
  }
}
