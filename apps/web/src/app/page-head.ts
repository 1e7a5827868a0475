import { useEffect } from 'react'

import { language, type SiteLanguage } from '../locales/language.ts'

type PageHead = { title: string; description: string; path: string }

const languages: readonly SiteLanguage[] = ['ko', 'en']
const locales: Record<SiteLanguage, string> = { ko: 'ko_KR', en: 'en_US' }

/** What a search engine and a shared link are told of a page while it is open, in the language on screen. */
export function usePageHead({ title, description, path }: PageHead): void {
  useEffect(() => {
    const shown = language.current()
    const addressIn = (one: SiteLanguage) => `${location.origin}${path}${one === 'ko' ? '' : `?lang=${one}`}`
    const before = readDescription()
    const added = [
      link({ rel: 'canonical', href: addressIn(shown) }),
      ...languages.map((one) => link({ rel: 'alternate', hreflang: one, href: addressIn(one) })),
      link({ rel: 'alternate', hreflang: 'x-default', href: addressIn('ko') }),
      meta('og:type', 'website'),
      meta('og:site_name', 'Clipmint'),
      meta('og:title', title),
      meta('og:description', description),
      meta('og:url', addressIn(shown)),
      meta('og:locale', locales[shown]),
      ...languages.filter((one) => one !== shown).map((one) => meta('og:locale:alternate', locales[one])),
    ]
    document.head.append(...added)
    writeDescription(description)
    return () => {
      for (const element of added) element.remove()
      writeDescription(before)
    }
  }, [title, description, path])
}

function link(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

function meta(property: string, content: string): HTMLElement {
  const element = document.createElement('meta')
  element.setAttribute('property', property)
  element.content = content
  return element
}

const theDescription = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')

function readDescription(): string {
  return theDescription()?.content ?? ''
}

function writeDescription(text: string): void {
  const element = theDescription()
  if (element) element.content = text
}
