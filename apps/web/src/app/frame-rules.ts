import { isPayPage } from '@clipmint/contract/pay-pages'

/** Which parts of the frame a path wears. */
export type FrameOf = {
  header: 'line' | 'clear' | 'dark' | 'none'
  /** `wide`: not on a phone. */
  footer: 'shown' | 'wide' | 'none'
}

const withoutFooter = [
  '/product',
  '/place',
  '/guide',
  '/upload',
  '/app',
  '/auth',
  '/m/',
  '/approval/',
  '/digest/',
]
/** Pages with a head of their own: the editor, and what is opened by a link without an account. */
const withoutHeader = ['/app', '/m', '/approval', '/digest']
const dark = ['/store']
const clear = ['/products', '/places', '/pricing']

/** The header's dress and whether the footer shows. `/product` covers `/products` and everything under both. */
export function frameOf(path: string): FrameOf {
  return {
    header: withoutHeader.some((start) => isUnder(path, start)) ? 'none' : headerOf(path),
    footer: footerOf(path),
  }
}

function footerOf(path: string): FrameOf['footer'] {
  if (withoutFooter.some((start) => path.startsWith(start))) return 'none'
  return isPayPage(path) ? 'wide' : 'shown'
}

function headerOf(path: string): FrameOf['header'] {
  if (dark.some((start) => isUnder(path, start))) return 'dark'
  return path === '/' || clear.some((start) => isUnder(path, start)) ? 'clear' : 'line'
}

function isUnder(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}
