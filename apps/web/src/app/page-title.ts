import { useEffect } from 'react'

const product = 'Clipmint'
let ofRoute = product
let ofPage: string | null = null

/** A page's own words for the browser tab, such as a name or a percentage; they go when the page goes. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    ofPage = title
    write()
    return () => {
      ofPage = null
      write()
    }
  }, [title])
}

/** The words that the route brings, under whatever its page says itself. */
export function useRouteTitle(title: string): void {
  useEffect(() => {
    ofRoute = title
    write()
  }, [title])
}

function write(): void {
  document.title = `${ofPage ?? ofRoute} — ${product}`
}
