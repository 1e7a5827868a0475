import { basename } from 'node:path'

import Beasties from 'beasties'

/** What the library writes for a browser that may run scripts of a document's text; ours may not (`security.ts`). */
const written = `onload="this.media='all'"`

/**
 * A document with the rules that its elements need in itself, so that it can be seen before its style sheets have come.
 * Those wait as `data-later`, for the start of the scripts to put them to use (`later-styles.ts`), where they stood.
 */
export async function withStylesOfStart(
  document: string,
  styles: ReadonlyMap<string, string>,
): Promise<string> {
  const beasties = new Beasties({
    path: '/',
    publicPath: '/',
    preload: 'media',
    noscriptFallback: false,
    pruneSource: false,
    fonts: false,
    reduceInlineStyles: false,
    logLevel: 'error',
  })
  beasties.readFile = (file) => {
    const found = [...styles].find(([name]) => basename(name) === basename(file))
    if (!found) throw new Error(`The build has no style sheet ${file}.`)
    return found[1]
  }
  const styled = await beasties.process(document)
  if (!styled.includes(written)) throw new Error('No style sheet of the first page waits for the scripts.')
  return styled.replaceAll(written, 'data-later')
}
