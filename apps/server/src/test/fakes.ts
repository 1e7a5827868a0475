import { networkIds } from '@clipmint/contract'
import type {
  MailMessage,
  MailOutcome,
  MailSender,
  PlaceSource,
  ProductPages,
  PushDevice,
  PushMessage,
  PushOutcome,
  PushSender,
  SmsMessage,
  SmsSender,
} from '@clipmint/integrations'

import type { Context } from '../context.ts'

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

/** Mail that goes nowhere but into `sent`; `answer` says how the provider answers, that it is sent unless set. */
export type FakeMail = MailSender & { sent: MailMessage[]; answer: (message: MailMessage) => MailOutcome }

export function createFakeMail(): FakeMail {
  const fake: FakeMail = {
    sent: [],
    answer: () => ({ status: 'sent' }),
    async send(message) {
      const outcome = fake.answer(message)
      if (outcome.status === 'sent') fake.sent.push(message)
      return outcome
    },
  }
  return fake
}

/** Pushes that go nowhere but into `sent`; `answer` says how a device's push service answers, that it is sent unless set. */
export type FakePush = PushSender & {
  sent: { device: PushDevice; message: PushMessage }[]
  answer: (device: PushDevice) => PushOutcome | Promise<PushOutcome>
}

export function createFakePush(): FakePush {
  const fake: FakePush = {
    publicKey: 'the public key of the tests',
    sent: [],
    answer: () => ({ status: 'sent' }),
    takes: ({ endpoint }) => endpoint.startsWith('https://push.example.com/'),
    async send(device, message) {
      const outcome = await fake.answer(device)
      if (outcome.status === 'sent') fake.sent.push({ device, message })
      return outcome
    },
  }
  return fake
}

/** Pages of shops that nobody answers for. */
export const noProductPages: ProductPages = {
  read: async () => ({ status: 'refused', fault: 'unavailable' }),
  picture: async () => ({ status: 'refused', fault: 'unavailable' }),
}

/** Networks of which none is set up. */
export const noNetworks = Object.fromEntries(
  networkIds.map((id) => [id, null]),
) as Context['outside']['networks']

/** Maps that nobody can reach. */
export const noPlaces: PlaceSource = {
  providers: [],
  read: async () => ({ status: 'refused', fault: 'unsupported_host' }),
  isGone: async () => false,
  pageOf: ({ id }) => `https://map.example.com/${id}`,
  collect: (_ref, { tell }) => tell({ stage: 'basic', status: 'missed', fault: 'unavailable' }),
  open: async () => ({ status: 'refused', fault: 'unavailable' }),
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
