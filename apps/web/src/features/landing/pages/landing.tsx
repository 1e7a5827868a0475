import { Hero } from '../parts/hero.tsx'

/** /: what the product does, in one line that types itself. */
export function LandingPage() {
  return <Hero />
}
