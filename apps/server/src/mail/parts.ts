import type { MailFact, MailLink, MailPicture } from './letter.ts'

export const font =
  "font-family:Pretendard,'Pretendard Variable',-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif"
const text = `margin:0 0 12px;${font};font-size:15px;line-height:1.6;color:#4A5652;white-space:pre-line`

/** Words as they stand in a page, whatever an owner typed. */
export function escape(said: string): string {
  return said.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

export function paragraphsOf(list: readonly string[]): string {
  return list.map((it) => `<p class="m-text" style="${text}">${escape(it)}</p>`).join('\n')
}

/** A picture that leads where the mail leads. */
export function pictureOf(
  { url, alt }: MailPicture,
  { link, width }: { link: string; width: number },
): string {
  return `<a href="${escape(link)}"><img src="${escape(url)}" alt="${escape(alt)}" width="${width}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0;border-radius:14px;margin:0 0 20px"></a>
`
}

/** What it goes through in rows of two lines each: when, and what. Side by side neither has room on a phone. */
export function rowsOf(rows: readonly MailFact[]): string {
  return rows
    .map(
      ({ label, value }) =>
        `<div class="m-line" style="padding:8px 0;border-top:1px solid #E3E9E7"><div class="m-note" style="${font};font-size:13px;line-height:1.5;color:#65716D">${escape(label)}</div><div class="m-ink" style="${font};font-size:15px;line-height:1.5;color:#0E1513">${escape(value)}</div></div>`,
    )
    .join('\n')
}

export function factTable(facts: readonly MailFact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="m-note" style="padding:4px 16px 4px 0;${font};font-size:13px;line-height:1.6;font-weight:400;color:#65716D;white-space:nowrap">${escape(label)}</th><td class="m-ink" style="padding:4px 0;${font};font-size:15px;line-height:1.5;font-weight:600;color:#0E1513;white-space:pre-line">${escape(value)}</td></tr>`,
  )
  return `<table class="m-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 8px;border-top:1px solid #E3E9E7;border-bottom:1px solid #E3E9E7">${rows.join('')}</table>
`
}

/** The one thing to do next. */
export function button({ words, url }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0"><tr><td bgcolor="#00866B" style="border-radius:8px;background:#00866B"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${font};font-size:15px;font-weight:600;color:#FFFFFF;text-decoration:none">${escape(words)}</a></td></tr></table>`
}

/** What may be done as well: side by side, and one under another where there is no room. */
export function outlined({ words, url }: MailLink): string {
  return `<a class="m-other" href="${escape(url)}" style="display:inline-block;margin:12px 8px 0 0;padding:11px 16px;border:1px solid #C9D3D0;border-radius:8px;${font};font-size:15px;font-weight:600;color:#0E1513;text-decoration:none">${escape(words)}</a>`
}

export function quiet({ words, url }: MailLink): string {
  return `<p style="margin:16px 0 0"><a class="m-link" href="${escape(url)}" style="${font};font-size:13px;color:#00866B;text-decoration:underline">${escape(words)}</a></p>
`
}
