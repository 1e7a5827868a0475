/**
 * Puts to use the style sheets that the first page was shown without (`first-page/styles-of-start.ts`), and waits until
 * they are here; other pages' stand in their documents as usual.
 */
export async function putLaterStylesToUse(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
  await Promise.all(
    links.map(async (link) => {
      link.media = 'all'
      if (link.sheet) return
      await new Promise<void>((done) => {
        // One that cannot be had leaves a page plain, as any lost style sheet does.
        for (const end of ['load', 'error']) link.addEventListener(end, () => done(), { once: true })
      })
    }),
  )
}
