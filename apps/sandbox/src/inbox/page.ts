import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'

const words: Record<
  | 'title'
  | 'lead'
  | 'live'
  | 'clear'
  | 'copy'
  | 'copied'
  | 'sms'
  | 'mail'
  | 'push'
  | 'emptyTitle'
  | 'emptyText'
  | 'off'
  | 'code'
  | 'asPage'
  | 'asText',
  Words
> = {
  title: { ko: '받은 메시지', en: 'Messages' },
  lead: { ko: '문자와 메일, 푸시가 새것부터 보여요.', en: 'Texts, mail and pushes, newest first.' },
  live: { ko: '새 메시지를 기다리고 있어요', en: 'Waiting for new messages' },
  off: { ko: '연결이 끊겼어요. 다시 잇고 있어요', en: 'Connection lost. Trying again' },
  clear: { ko: '모두 지우기', en: 'Clear all' },
  copy: { ko: '복사', en: 'Copy' },
  copied: { ko: '복사했어요', en: 'Copied' },
  sms: { ko: '문자', en: 'Text' },
  mail: { ko: '메일', en: 'Mail' },
  push: { ko: '푸시', en: 'Push' },
  emptyTitle: { ko: '아직 받은 메시지가 없어요', en: 'No messages yet' },
  emptyText: {
    ko: '회원가입에서 인증번호를 요청하면 여기로 와요.',
    en: 'Ask for a code when you sign up, and it arrives here.',
  },
  code: { ko: '인증번호', en: 'Code' },
  asPage: { ko: '메일로 보기', en: 'Show as mail' },
  asText: { ko: '글만 보기', en: 'Text only' },
}

/** The page of the inbox; what it lists is filled in by its script and kept up to date. */
export function inboxPage(lang: Lang): string {
  const said = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text[lang]]))
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div>
<div class="row"><span class="live" id="live" role="status">${words.live[lang]}</span>
<button class="btn line" id="clear" type="button">${words.clear[lang]}</button></div></div>
<ul class="list" id="list" data-lang="${lang}" data-words="${escape(JSON.stringify(said))}" aria-live="polite"></ul>`
  return framed({
    title: words.title[lang],
    lang,
    path: '/sandbox/inbox',
    body,
    script: '/sandbox/inbox/page.js',
  })
}

/** Asks for the messages every second and shows what is new; everything is set as text; a mail's page stands in a frame of its own. */
export const inboxScript = `
const list = document.getElementById('list')
const live = document.getElementById('live')
const words = JSON.parse(list.dataset.words)
const time = new Intl.DateTimeFormat(list.dataset.lang, { hour: 'numeric', minute: '2-digit', second: '2-digit' })
let shown = null

function part(tag, name, text) {
  const element = document.createElement(tag)
  if (name) element.className = name
  if (text !== undefined) element.textContent = text
  return element
}

function card(message, isNew) {
  const item = part('li', isNew ? 'card new' : 'card')
  item.dataset.to = message.to
  const meta = part('div', 'meta')
  const at = part('time', '', time.format(new Date(message.at)))
  at.dateTime = message.at
  meta.append(part('span', 'kind ' + message.kind, words[message.kind]), part('b', '', message.to), at)
  item.append(meta)
  if (message.code) {
    const row = part('div', 'code')
    const copy = part('button', 'btn main', words.copy)
    copy.type = 'button'
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(message.code)
      copy.textContent = words.copied
      setTimeout(() => (copy.textContent = words.copy), 1500)
    })
    const code = part('strong', '', message.code)
    code.setAttribute('aria-label', words.code + ' ' + [...message.code].join(' '))
    row.append(code, copy)
    item.append(row)
  }
  if (message.subject) item.append(part('p', 'subject', message.subject))
  const text = part('p', 'text', message.text)
  item.append(text)
  if (message.html) addPage(item, text, message)
  for (const file of message.files ?? []) {
    const link = part('a', 'file', file.name)
    link.download = file.name
    link.href = 'data:' + file.type + ';charset=utf-8,' + encodeURIComponent(file.text)
    item.append(link)
  }
  return item
}

function addPage(item, text, message) {
  const toggle = part('button', 'btn line', words.asPage)
  toggle.type = 'button'
  toggle.addEventListener('click', () => {
    const open = item.querySelector('iframe')
    if (open) open.remove()
    else {
      const frame = document.createElement('iframe')
      frame.title = message.subject
      frame.setAttribute('sandbox', 'allow-popups allow-same-origin')
      frame.src = '/sandbox/inbox/' + message.id + '/page.html'
      text.before(frame)
    }
    text.hidden = !open
    toggle.textContent = open ? words.asPage : words.asText
  })
  item.append(toggle)
}

function empty() {
  const item = part('li', 'card empty')
  item.append(part('b', '', words.emptyTitle), words.emptyText)
  return item
}

function show(messages) {
  const newest = messages[0]?.id ?? 0
  if (shown !== null && newest === shown.newest && messages.length === shown.count) return
  const before = shown?.newest ?? newest
  list.replaceChildren(...(messages.length ? messages.map((it) => card(it, it.id > before)) : [empty()]))
  shown = { newest, count: messages.length }
}

async function refresh() {
  try {
    const answer = await fetch('/sandbox/inbox/messages.json')
    if (!answer.ok) throw new Error(String(answer.status))
    show((await answer.json()).messages)
    live.className = 'live'
    live.textContent = words.live
  } catch {
    live.className = 'live off'
    live.textContent = words.off
  }
  setTimeout(refresh, document.hidden ? 5000 : 1000)
}

document.getElementById('clear').addEventListener('click', async () => {
  await fetch('/sandbox/inbox/messages.json', { method: 'DELETE' })
  show([])
})
document.addEventListener('visibilitychange', () => { if (!document.hidden) fetch('/sandbox/inbox/messages.json').then(async (it) => show((await it.json()).messages)) })
refresh()
`
