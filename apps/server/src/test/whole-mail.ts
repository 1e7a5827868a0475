import { expect } from 'vitest'

import type { Lang } from '../http/handlers.ts'

/**
 * Holds a mail to what every mail owes: no place left unfilled, whole addresses, the language said, and in words alone all
 * that its page says.
 */
export function expectWholeMail(mail: { subject: string; text: string; html: string }, lang: Lang): void {
  const { subject, text, html } = mail
  for (const part of [subject, text, html.replace(/<style>[^]*?<\/style>/, '')])
    expect(part, 'a place that nothing filled').not.toMatch(/\{\w+\}|undefined|\[object/)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).toContain(`<html lang="${lang}">`)
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => readable(url))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|mailto:)/)
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => readable(url))
  for (const link of hrefs) expect(text, 'a link that words alone do not have').toContain(link)
  for (const said of wordsIn(html)) expect(text, 'what words alone do not say').toContain(said)
}

/** What a person reads in a mail's page, piece by piece, its logo apart. */
function wordsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<h1'))
  return body
    .split(/<[^>]*>/)
    .map((piece) => readable(piece).trim())
    .filter((piece) => piece !== '')
}

function readable(escaped: string): string {
  return escaped.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
