/**
 * Fetches the scripts that a document names in `data-scripts`, and starts the first of them, once the document has been
 * painted; at once where nobody sees it. A photograph that is dropped before they came does not take the page away, as
 * browsers have it. A file of its own: our headers let no script of a document's text run.
 */
export const wakeScript = `const place = document.getElementById('site')
const [start, ...others] = place.dataset.scripts.split(' ')
let isAwake = false
const wake = () => {
  if (isAwake) return
  isAwake = true
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(start)
}
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(wake))
for (const name of ['dragover', 'drop'])
  addEventListener(name, (event) => place.inert && event.preventDefault())
setTimeout(wake, document.visibilityState === 'visible' ? 1000 : 0)
`

const starts = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const preloads = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/** A document whose scripts come when it has been seen: on a slow line they would hold up its letters and its picture. */
export function withScriptsAfterwards(document: string, wake: string): string {
  const start = starts.exec(document)?.[1]
  if (start === undefined) throw new Error('The first page has no script to start with.')
  const scripts = [start, ...[...document.matchAll(preloads)].map(([, href]) => href)]
  return document
    .replaceAll(preloads, '')
    .replace(starts, `\n    <script type="module" src="${wake}"></script>`)
    .replace('<div id="site"', `<div id="site" data-scripts="${scripts.join(' ')}"`)
}
