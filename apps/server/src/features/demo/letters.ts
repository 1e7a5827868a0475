import type { Lang } from '../../http/handlers.ts'
import { fill, words } from '../../locales/index.ts'
import type { MailLetter } from '../../mail/letter.ts'
import { endOf } from './rules.ts'
import type { Booking } from './store.ts'

/** What has happened to a booking. */
export type DemoNews = 'held' | 'confirmed' | 'cancelled'

type Told = { booking: Booking; what: DemoNews; publicUrl: string; token: string }

/** Where the link of a booking leads: to the page of the place where it was made. */
export function demoUrl(publicUrl: string, { source }: Pick<Booking, 'source'>, token: string): string {
  const page = { site: 'confirm', form: 'typeform_confirm', kbpay: 'typeform_confirm_kbpay' }[source]
  return `${publicUrl}/demo/${page}?token=${token}`
}

/** What a visitor is told of their booking, in the language in which they made it. */
export function visitorLetter({ booking, what, publicUrl, token }: Told): MailLetter {
  const { demo } = words[booking.language]
  const said = demo.visitor[what]
  const values = { name: booking.name, until: momentIn(booking.language, booking.heldUntil) }
  const url = demoUrl(publicUrl, booking, token)
  return {
    subject: fill(said.subject, values),
    heading: said.heading,
    paragraphs: said.paragraphs.map((it) => fill(it, values)),
    facts: [
      { label: demo.when, value: whenOf(booking, booking.language) },
      { label: demo.phone, value: booking.phone },
      { label: demo.company, value: booking.company },
    ],
    action: { words: said.action, url: what === 'cancelled' ? `${publicUrl}/` : url },
    ...(what === 'cancelled' ? {} : { other: { words: demo.cancel, url: `${url}&cancel=true` } }),
    why: demo.why,
  }
}

/** What the company is told of a booking. */
export function companyLetter({ booking, what, publicUrl }: Told): MailLetter {
  const { demo } = words[booking.language]
  const { subject, heading, text } = demo.toCompany[what]
  return {
    subject: fill(subject, { company: booking.company, when: whenOf(booking, booking.language) }),
    heading,
    paragraphs: [text],
    facts: [
      { label: demo.when, value: whenOf(booking, booking.language) },
      { label: demo.name, value: booking.name },
      { label: demo.company, value: booking.company },
      { label: demo.phone, value: booking.phone },
      { label: demo.email, value: booking.email },
      { label: demo.source, value: demo.sources[booking.source] },
    ],
    action: { words: demo.answer, url: `mailto:${encodeURIComponent(booking.email)}` },
    why: fill(demo.companyWhy, { url: publicUrl }),
  }
}

/** 2026년 12월 1일 화요일 오전 10:00~10:30 (한국 시간) */
export function whenOf({ startAt }: Pick<Booking, 'startAt'>, lang: Lang): string {
  const from = momentIn(lang, startAt)
  const until = new Intl.DateTimeFormat(locales[lang], { ...clock, timeZone }).format(endOf(startAt))
  return fill(words[lang].demo.fromTo, { from, until })
}

const timeZone = 'Asia/Seoul'
const locales = { ko: 'ko-KR', en: 'en-US' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

function momentIn(lang: Lang, at: Date): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' } as const
  return new Intl.DateTimeFormat(locales[lang], { ...day, ...clock, timeZone }).format(at)
}
