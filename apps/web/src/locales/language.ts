export type SiteLanguage = 'ko' | 'en'

const key = 'clipmint.language'

/** The specification keeps the language in a cookie for three days at least; a year spares people the question. */
const cookieSeconds = 31_536_000

/** ko or en for what a person or an old link says: `kr` means ko, and what it does not know becomes ko. */
export function toSiteLanguage(text: string | null | undefined): SiteLanguage {
  return text?.toLowerCase().startsWith('en') ? 'en' : 'ko'
}

/** The language of the site: a `lang` in the address, then the cookie, then Korean. */
export const language = {
  current: (): SiteLanguage => current,
  /** Whether the address or an earlier visit says it. */
  isChosen: (): boolean => said() !== null,
  /** For this visit alone. */
  follow: (found: SiteLanguage): void => {
    current = found
  },
  remember: (chosen: SiteLanguage): void => {
    current = chosen
    document.cookie = `${key}=${chosen}; path=/; max-age=${cookieSeconds}; samesite=lax`
  },
}

let current: SiteLanguage = typeof document === 'undefined' ? 'ko' : firstLanguage()

function firstLanguage(): SiteLanguage {
  return toSiteLanguage(said())
}

function said(): string | null {
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked !== null) return asked
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`))
  return cookie?.slice(key.length + 1) ?? null
}
