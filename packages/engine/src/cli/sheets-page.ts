import type { Template } from '@clipmint/film'

type Entry = { template: Template; durationMs: number }

/** A page to look through all contact sheets, family by family; the pictures lie beside it under the templates' slugs. */
export function sheetsPage(entries: readonly Entry[]): string {
  const families = [...new Set(entries.map(({ template }) => template.family))].toSorted()
  const links = families.map((family) => `<a href="#${family}">${family}</a>`).join(' ')
  const parts = families.map((family) => {
    const own = entries.filter(({ template }) => template.family === family)
    return `<h2 id="${family}">${family} · ${own.length}</h2>\n${own.map(figure).join('\n')}`
  })
  return `<!doctype html>
<html lang="ko"><meta charset="utf-8"><title>${entries.length} templates</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #f5f8f7; color: #0e1513 }
  nav { position: sticky; top: 0; padding: 8px 0; background: #f5f8f7 }
  figure { margin: 0 0 40px } img { display: block; width: 100%; height: auto }
  figcaption { padding: 8px 0 } small { color: #4a5652 }
</style>
<nav>${entries.length} templates in ${families.length} families: ${links}</nav>
${parts.join('\n')}
</html>
`
}

function figure({ template, durationMs }: Entry): string {
  const { slug, title, summary, categories, music, scenes } = template
  const facts = `${(durationMs / 1000).toFixed(1)} s · ${scenes.length} scenes · ${categories.join(', ')} · ${music}`
  return `<figure id="${slug}">
  <figcaption><b>${escape(title.ko)}</b> ${escape(title.en)} <small>${slug} · ${facts}<br>${escape(summary.ko)}</small></figcaption>
  <a href="${slug}.png"><img loading="lazy" src="${slug}.png" alt="${escape(title.ko)}"></a>
</figure>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
