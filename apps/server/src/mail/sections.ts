import type { MailItem, MailSection } from './letter.ts'
import { button, escape, factTable, font, outlined, paragraphsOf, pictureOf, rowsOf } from './parts.ts'

/** What a mail goes through one by one, each with what can be done about it. */
export function sectionsOf(sections: readonly MailSection[]): string {
  return sections.map(({ heading, items }) => headingOf(heading) + items.map(itemOf).join('\n')).join('\n')
}

/** The same in words alone. */
export function plainSections(sections: readonly MailSection[]): string[] {
  return sections.flatMap(({ heading, items }) => [
    ...(heading === null ? [] : [heading]),
    ...items.map(({ heading: about, facts = [], rows = [], paragraphs = [], actions }) =>
      [
        about,
        ...[...facts, ...rows].map(({ label, value }) => `${label}: ${value}`),
        ...paragraphs,
        ...actions.map(({ words, url }) => `${words}: ${url}`),
      ].join('\n'),
    ),
  ])
}

function headingOf(heading: string | null): string {
  if (heading === null) return ''
  return `<h2 class="m-ink" style="margin:28px 0 0;${font};font-size:17px;line-height:1.4;font-weight:800;color:#0E1513">${escape(heading)}</h2>
`
}

function itemOf({
  heading,
  picture = null,
  facts = [],
  rows = [],
  paragraphs = [],
  actions,
}: MailItem): string {
  const [first] = actions
  // Where there is a choice, the first is meant most; a single way stands back behind those.
  const ways = actions.map((it, index) => (index === 0 && actions.length > 1 ? button(it) : outlined(it)))
  return `<div class="m-line" style="margin:16px 0 0;padding:16px 0 0;border-top:1px solid #E3E9E7">
${picture === null || first === undefined ? '' : pictureOf(picture, { link: first.url, width: 160 })}<h3 class="m-ink" style="margin:0 0 8px;${font};font-size:15px;line-height:1.5;font-weight:700;color:#0E1513">${escape(heading)}</h3>
${facts.length === 0 ? '' : factTable(facts)}${rowsOf(rows)}${paragraphsOf(paragraphs)}${ways.join('\n')}
</div>`
}
