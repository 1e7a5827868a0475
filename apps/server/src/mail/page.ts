import type { Lang } from '../http/handlers.ts'
import type { MailLetter } from './letter.ts'
import { button, escape, factTable, font, outlined, paragraphsOf, pictureOf, quiet } from './parts.ts'
import { sectionsOf } from './sections.ts'

type Page = { lang: Lang; letter: MailLetter; subject: string; foot: readonly string[] }

/**
 * Mail programs that follow a dark screen read this; the others turn colours themselves, or show the light ones. The
 * marks (`m-…`) carry nothing but that: what a mail looks like stands in the style of each part.
 */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-wash{background:#0E1513!important}.m-paper{background:#18211F!important;border-color:#2C3835!important}
.m-ink{color:#F5F8F7!important}.m-text{color:#C3CECA!important}.m-note{color:#93A19C!important}
.m-line{border-color:#2C3835!important}.m-link{color:#4FD8B9!important}
.m-other{color:#F5F8F7!important;border-color:#4A5652!important}
}`

/** A letter as the page of a mail: one column of tables and styles of each part, which old mail programs show too. */
export function mailPage({ lang, letter, subject, foot }: Page): string {
  const { heading, paragraphs, facts = [], picture = null, sections = [], action, other } = letter
  const isOneOfSeveral = sections.some(({ items }) => items.some(({ actions }) => actions.length > 0))
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
${picture === null ? '' : pictureOf(picture, { link: action.url, width: 240 })}${paragraphsOf(paragraphs)}
${facts.length === 0 ? '' : factTable(facts)}${sectionsOf(sections)}${isOneOfSeveral ? `<div class="m-line" style="margin:20px 0 0;padding:4px 0 0;border-top:1px solid #E3E9E7">${outlined(action)}</div>` : button(action)}
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
