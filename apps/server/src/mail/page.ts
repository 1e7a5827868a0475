import type { Lang } from '../http/handlers.ts'
import type { MailLetter } from './letter.ts'

type Page = { lang: Lang; letter: MailLetter; subject: string; foot: readonly string[] }

const font =
  "font-family:Pretendard,'Pretendard Variable',-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif"
const text = `margin:0 0 12px;${font};font-size:15px;line-height:1.6;color:#4A5652;white-space:pre-line`

/**
 * Mail programs that follow a dark screen read this; the others turn colours themselves, or show the light ones. The
 * marks (`m-…`) carry nothing but that: what a mail looks like stands in the style of each part.
 */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-wash{background:#0E1513!important}.m-paper{background:#18211F!important;border-color:#2C3835!important}
.m-ink{color:#F5F8F7!important}.m-text{color:#C3CECA!important}.m-note{color:#93A19C!important}
.m-line{border-color:#2C3835!important}.m-link{color:#4FD8B9!important}
}`

/** A letter as the page of a mail: one column of tables and styles of each part, which old mail programs show too. */
export function mailPage({ lang, letter, subject, foot }: Page): string {
  const { heading, paragraphs, facts = [], picture = null, action, other } = letter
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${dark}</style>
</head>
<body class="m-wash" style="margin:0;padding:0;background:#F5F8F7;word-break:keep-all">
<table role="presentation" class="m-wash" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F5F8F7" style="background:#F5F8F7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 16px">${wordmark}</td></tr>
<tr><td class="m-paper" bgcolor="#FFFFFF" style="padding:28px 24px;background:#FFFFFF;border:1px solid #E3E9E7;border-radius:14px">
<h1 class="m-ink" style="margin:0 0 16px;${font};font-size:20px;line-height:1.35;font-weight:800;color:#0E1513">${escape(heading)}</h1>
${picture === null ? '' : pictureOf(picture, action.url)}${paragraphs.map((it) => `<p class="m-text" style="${text}">${escape(it)}</p>`).join('\n')}
${facts.length === 0 ? '' : factTable(facts)}${button(action)}
${other === undefined ? '' : quiet(other)}</td></tr>
<tr><td class="m-note" style="padding:16px 4px 0;${font};font-size:12px;line-height:1.6;color:#65716D">${foot.map(escape).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

/** The logo as letters and a coloured cell: no picture that a mail program would hide. */
const wordmark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="28" height="28" align="center" bgcolor="#00C29A" aria-hidden="true" style="width:28px;height:28px;border-radius:8px;background:#00C29A;font-size:12px;line-height:28px;color:#0E1513">&#9654;&#65038;</td>
<td class="m-ink" style="padding-left:10px;${font};font-size:20px;font-weight:800;letter-spacing:-0.04em;color:#0E1513">Clipmint</td>
</tr></table>`

function pictureOf({ url, alt }: { url: string; alt: string }, link: string): string {
  return `<a href="${escape(link)}"><img src="${escape(url)}" alt="${escape(alt)}" width="240" style="display:block;width:240px;max-width:100%;height:auto;border:0;border-radius:14px;margin:0 0 20px"></a>
`
}

function factTable(facts: NonNullable<MailLetter['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="m-note" style="padding:4px 16px 4px 0;${font};font-size:13px;line-height:1.6;font-weight:400;color:#65716D;white-space:nowrap">${escape(label)}</th><td class="m-ink" style="padding:4px 0;${font};font-size:15px;line-height:1.5;font-weight:600;color:#0E1513">${escape(value)}</td></tr>`,
  )
  return `<table class="m-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 8px;border-top:1px solid #E3E9E7;border-bottom:1px solid #E3E9E7">${rows.join('')}</table>
`
}

function button({ words, url }: MailLetter['action']): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0"><tr><td bgcolor="#00866B" style="border-radius:8px;background:#00866B"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${font};font-size:15px;font-weight:600;color:#FFFFFF;text-decoration:none">${escape(words)}</a></td></tr></table>`
}

function quiet({ words, url }: MailLetter['action']): string {
  return `<p style="margin:16px 0 0"><a class="m-link" href="${escape(url)}" style="${font};font-size:13px;color:#00866B;text-decoration:underline">${escape(words)}</a></p>
`
}

function escape(said: string): string {
  return said.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
