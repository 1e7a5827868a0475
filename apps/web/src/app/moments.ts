import type { SiteLanguage } from '../locales/language.ts'
import { useFormats } from '../locales/use-words.ts'

const locales: Record<SiteLanguage, string> = { ko: 'ko-KR', en: 'en-US' }

/** Moments and zones of posts in the language on screen. A post keeps the zone that its time was chosen in. */
export function useMoments() {
  const { language } = useFormats()
  return {
    moment: (iso: string, zone: string) => formatMoment(iso, { zone, language, now: new Date() }),
    zoneName: (zone: string) => nameOfZone(zone, language),
    zonePlace: (zone: string) => placeOfZone(zone, language),
  }
}

/** 12월 1일 (화) 19:00, Tue, December 1, 19:00; with its year when that is another. */
export function formatMoment(
  iso: string,
  { zone, language, now }: { zone: string; language: SiteLanguage; now: Date },
): string {
  const date = new Date(iso)
  const yearOf = (day: Date) => new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(day)
  const write = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...how }).format(date)
  const year = yearOf(date) === yearOf(now) ? {} : ({ year: 'numeric' } as const)
  const day = write({ month: 'long', day: 'numeric', ...year })
  const weekday = write({ weekday: 'short' })
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return language === 'ko' ? `${day} (${weekday}) ${time}` : `${weekday}, ${day}, ${time}`
}

/** The zone that this browser is in. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Seoul'
}

/** Where a zone's clock hangs: 뉴욕, New York; in Korean a country that has that clock alone: 대한민국. */
export function placeOfZone(zone: string, language: SiteLanguage): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  // English writes many of its cities' clocks by letters alone: ET.
  if (language === 'en') return city
  const parts = new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? city
  return name.endsWith(' 시간') ? name.slice(0, -3) : city
}

function nameOfZone(zone: string, language: SiteLanguage): string {
  const parts = new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'long' })
  return parts.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
