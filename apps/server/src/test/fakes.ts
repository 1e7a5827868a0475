import type { MailMessage, MailSender, SmsMessage, SmsSender } from '@clipmint/integrations'

/** SMS that goes nowhere but into `sent`; set `refuse` to have the next ones refused. */
export type FakeSms = SmsSender & { sent: SmsMessage[]; refuse: string | null; lastCode: () => string }

export function createFakeSms(): FakeSms {
  const fake: FakeSms = {
    sent: [],
    refuse: null,
    lastCode: () => /\d{6}/.exec(fake.sent.at(-1)?.text ?? '')?.[0] ?? '',
    async send(message) {
      if (fake.refuse) return { status: 'refused', reason: fake.refuse }
      fake.sent.push(message)
      return { status: 'sent' }
    },
  }
  return fake
}

/** Mail that goes nowhere but into `sent`. */
export type FakeMail = MailSender & { sent: MailMessage[] }

export function createFakeMail(): FakeMail {
  const sent: MailMessage[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
      return { status: 'sent' }
    },
  }
}

/** A clock that goes with the real one until it is set, and can be moved on. */
export type TestClock = { now: () => Date; set: (time: Date | string) => void; advance: (ms: number) => void }

export function createTestClock(): TestClock {
  let fixed: number | null = null
  let offset = 0
  return {
    now: () => new Date((fixed ?? Date.now()) + offset),
    set: (time) => {
      fixed = new Date(time).getTime()
      offset = 0
    },
    advance: (ms) => {
      offset += ms
    },
  }
}
