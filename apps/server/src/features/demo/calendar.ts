import type { MailAttachment } from '@clipmint/integrations'

import { words } from '../../locales/index.ts'
import type { DemoNews } from './letters.ts'
import { endOf } from './rules.ts'
import type { Booking } from './store.ts'

type Entry = { booking: Booking; what: DemoNews; host: string; url: string; at: Date }

const sequences: Record<DemoNews, number> = { held: 0, confirmed: 1, cancelled: 2 }
const statuses: Record<DemoNews, string> = {
  held: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** A booking for a calendar (RFC 5545): the same entry each time, which a later one changes or takes away. */
export function calendarFile({ booking, what, host, url, at }: Entry): MailAttachment {
  const { title, note } = words[booking.language].demo.calendar
  const method = what === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clipmint//Demo//KO',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:demo-${booking.id}@${host}`,
    `SEQUENCE:${sequences[what]}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(booking.startAt)}`,
    `DTEND:${utc(endOf(booking.startAt))}`,
    `STATUS:${statuses[what]}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(`${note}\n${url}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return {
    name: 'clipmint-demo.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: `${lines.map(folded).join('\r\n')}\r\n`,
  }
}

function utc(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function text(words: string): string {
  return words.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** No line is longer than 75 bytes; the next one goes on behind a space. No letter is cut in two. */
function folded(line: string): string {
  let [done, last] = ['', '']
  for (const letter of line) {
    if (Buffer.byteLength(last + letter) > 75) {
      done += `${last}\r\n`
      last = ' '
    }
    last += letter
  }
  return done + last
}
