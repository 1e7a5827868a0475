/** A text message, a mail or a push that stayed here. */
export type Message = {
  id: number
  kind: 'sms' | 'mail' | 'push'
  to: string
  from: string
  /** Of a mail: where answers go, when that is not its sender. */
  replyTo?: string
  subject: string | null
  text: string
  /** Of a mail: the same as a page. */
  html?: string | null
  /** What came with a mail. */
  files?: { name: string; type: string; text: string }[]
  /** A code of four to eight digits found in it, so that a person need not look for it. */
  code: string | null
  at: string
}

export type Messages = {
  add: (message: Omit<Message, 'id' | 'code' | 'at'>) => Message
  /** Newest first; only those to `to` when it is given. */
  list: (to?: string) => Message[]
  clear: () => void
}

/** How many messages are kept; older ones are forgotten. */
const kept = 200

/** Messages, in memory: they are gone when the sandbox stops. */
export function createMessages(now: () => Date): Messages {
  let messages: Message[] = []
  let lastId = 0
  return {
    add(message) {
      lastId += 1
      // Years and prices of a mail would look like one.
      const code = message.kind === 'mail' ? null : codeIn(`${message.subject ?? ''} ${message.text}`)
      const added = { ...message, id: lastId, code, at: now().toISOString() }
      messages = [added, ...messages].slice(0, kept)
      return added
    },
    list: (to) => (to === undefined ? messages : messages.filter((it) => sameAddress(it.to, to))),
    clear: () => {
      messages = []
    },
  }
}

/** The first run of four to eight digits that is no part of a link, a longer number, an amount, or a phone number. */
export function codeIn(text: string): string | null {
  const words = text.replaceAll(/https?:\/\/\S+/g, '')
  return /(?<![\d\-+.,])\d{4,8}(?!\d|[-.,]\d|원)/.exec(words)?.[0] ?? null
}

/** Phone numbers compare by their digits, home and international writing alike; all else by letters, case aside. */
function sameAddress(a: string, b: string): boolean {
  const plain = (address: string) =>
    /[a-z]/i.test(address) ? address.toLowerCase() : address.replaceAll(/\D/g, '').replace(/^82/, '0')
  return plain(a) === plain(b)
}
