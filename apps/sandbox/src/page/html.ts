import type { FastifyReply } from 'fastify'

import type { Lang } from './words.ts'

/** A text made safe for HTML, also inside attributes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

export function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}

type Frame = { title: string; lang: Lang; path: string; body: string; script?: string }

const say = {
  ko: {
    sandbox: '샌드박스',
    note: '여기 보이는 것은 모두 연습용이에요. 실제로 보내지지 않아요.',
    back: '클립민트로',
  },
  en: {
    sandbox: 'Sandbox',
    note: 'Everything here is for practice. Nothing is really sent.',
    back: 'To Clipmint',
  },
}

/** A page of the sandbox in its frame. `body` is HTML; what people wrote in it must be escaped already. */
export function framed({ title, lang, path, body, script }: Frame): string {
  const words = say[lang]
  const tab = (code: Lang, name: string) =>
    `<a href="${escape(inLanguage(path, code))}"${code === lang ? ' aria-current="true"' : ''}>${name}</a>`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Clipmint ${words.sandbox}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/font/pretendard.css">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="top">
<div class="wrap row">
<a class="logo" href="/sandbox?lang=${lang}">${mark}Clipmint <span class="tag">${words.sandbox}</span></a>
<nav class="langs" aria-label="Language">${tab('ko', '한국어')}${tab('en', 'EN')}</nav>
<a class="back" href="/">${words.back}</a>
</div>
</header>
<p class="note"><span class="wrap">${words.note}</span></p>
<main class="wrap">
${body}
</main>
${script ? `<script src="${script}" defer></script>` : ''}
</body>
</html>`
}

const mark =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#00C29A"/>' +
  '<path d="M11 8.6v10.8a.8.8 0 0 0 1.2.7l9-5.4a.8.8 0 0 0 0-1.4l-9-5.4a.8.8 0 0 0-1.2.7Z" fill="#fff"/></svg>'

/** The same page in another language; what else its address says stays. */
function inLanguage(path: string, lang: Lang): string {
  const { pathname, searchParams } = new URL(path, 'http://sandbox')
  searchParams.set('lang', lang)
  return `${pathname}?${searchParams.toString()}`
}
