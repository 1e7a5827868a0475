import { useEffect } from 'react'

const product = 'Clipmint'
let ofRoute = product
let ofPage: string | null = null
let tellsWork = false
let ofWork: string | null = null

/**
 * A page's own words for the browser tab, such as a name or a percentage; they go when the page goes. Where they tell how
 * far a render is, nothing else does.
 */
export function usePageTitle(title: string, { tellsProgress = false } = {}): void {
  useEffect(() => {
    ;[ofPage, tellsWork] = [title, tellsProgress]
    write()
    return () => {
      ;[ofPage, tellsWork] = [null, false]
      write()
    }
  }, [title, tellsProgress])
}

/** What goes on while any page is open, such as a percentage, before the page's own words; null for nothing. */
export function useTitleOfWork(work: string | null): void {
  useEffect(() => {
    ofWork = work
    write()
    return () => {
      ofWork = null
      write()
    }
  }, [work])
}

/** The words that the route brings, under whatever its page says itself. */
export function useRouteTitle(title: string): void {
  useEffect(() => {
    ofRoute = title
    write()
  }, [title])
}

function write(): void {
  const work = ofWork === null || tellsWork ? '' : `${ofWork} · `
  document.title = `${work}${ofPage ?? ofRoute} — ${product}`
}
