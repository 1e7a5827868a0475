import type { MailMessage } from '@clipmint/integrations'

import type { Lang } from '../../http/handlers.ts'
import { words } from '../../locales/index.ts'
import type { Letter } from './letters.ts'

type Mail = { lang: Lang; letter: Letter; publicUrl: string; posterUrl: string | null }

/** A letter as a mail, plain and in HTML: one column that old mail programs show too. */
export function mailOf({ lang, letter, publicUrl, posterUrl }: Mail): Omit<MailMessage, 'to'> {
  const { why } = words[lang].notices
  const link = `${publicUrl}${letter.path}`
  const text = [...letter.paragraphs, `${letter.action}: ${link}`, '—', why].join('\n\n')
  return { subject: letter.subject, text, html: page({ lang, letter, link, posterUrl, why }) }
}

function page({
  lang,
  letter,
  link,
  posterUrl,
  why,
}: Pick<Mail, 'lang' | 'letter' | 'posterUrl'> & { link: string; why: string }): string {
  const paragraphs = letter.paragraphs.map(
    (it) => `<p style="margin:0 0 12px;font-size:15px;line-height:1.6;color:#4A5652">${escape(it)}</p>`,
  )
  const poster =
    posterUrl === null
      ? ''
      : `<a href="${escape(link)}"><img src="${escape(posterUrl)}" alt="${escape(letter.action)}" width="240" style="display:block;width:240px;max-width:100%;height:auto;border:0;border-radius:14px;margin:0 0 20px"></a>`
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F5F8F7;font-family:Pretendard,-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;word-break:keep-all">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;margin:0 auto">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:800;color:#0E1513">Clipmint</td></tr>
<tr><td style="padding:28px 24px;background:#FFFFFF;border:1px solid #E3E9E7;border-radius:14px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35;color:#0E1513">${escape(letter.subject)}</h1>
${poster}
${paragraphs.join('\n')}
<p style="margin:20px 0 0"><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00866B;color:#FFFFFF;font-size:15px;font-weight:600;text-decoration:none">${escape(letter.action)}</a></p>
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:12px;line-height:1.6;color:#65716D">${escape(why)}</td></tr>
</table>
</body>
</html>`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
