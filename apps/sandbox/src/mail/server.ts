import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

import type { FaultSwitch } from '../faults.ts'
import type { Messages } from '../inbox/messages.ts'
import { refusalAt, refuse, type Step } from './faults.ts'

/** Who may send, and for whom. */
const known = { user: 'sandbox', password: 'sandbox-secret', sender: 'hello@clipmint.example' }
/** A domain whose mail is always refused, to try out what the product says then. */
const deadDomain = '@refused.example'
const mostBytes = 10 * 1024 ** 2
const slowMs = 3_000
/** How many mails are known again by their Message-ID; older ones are forgotten. */
const keptIds = 200

/**
 * A mail server as RFC 5321 has it, on a port of its own. It lets in who logs in, takes what has a sender, a receiver and
 * a body, and puts a mail that comes twice under one Message-ID into a mailbox once, as mailboxes do.
 */
export function createMailServer(messages: Messages, fault: FaultSwitch): SMTPServer {
  const sockets = new Map<number, Socket>()
  const arrived = new Set<string>()
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()
  const refusing = (step: Step) => refusalAt(step, fault.now())

  const server = new SMTPServer({
    banner: 'Clipmint sandbox',
    size: mostBytes,
    // This machine alone is on the line.
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'LOGIN'],
    logger: false,
    onConnect(session, done) {
      if (fault.now() === 'silent') return drop(session)
      if (fault.now() === 'slow') return void sleep(slowMs).then(() => done())
      done(refusing('connect'))
    },
    onAuth({ username, password }, _session, done) {
      const isKnown = username === known.user && password === known.password
      const no =
        refusing('login') ?? (isKnown ? null : refuse(535, '5.7.8 Authentication credentials invalid'))
      if (no) return done(no)
      done(null, { user: username })
    },
    onMailFrom({ address }, _session, done) {
      done(refusing('sender') ?? (address === known.sender ? null : refuse(553, '5.7.1 Sender not allowed')))
    },
    onRcptTo({ address }, _session, done) {
      const isDead = address.endsWith(deadDomain)
      done(refusing('receiver') ?? (isDead ? refuse(550, '5.1.1 Mailbox does not exist') : null))
    },
    onData(stream, session, done) {
      void simpleParser(stream).then(
        (mail) => {
          const wrong = faultIn(mail)
          if (wrong) return done(refuse(550, wrong))
          for (const { address } of session.envelope.rcptTo) takeIn(mail, address)
          if (fault.now() === 'drop-after-data') drop(session)
          else done(null, '2.0.0 Taken')
        },
        () => done(refuse(550, '5.6.0 The mail cannot be read')),
      )
    },
  })
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  // A line that its other end drops is nothing to tell of.
  server.on('error', () => undefined)
  return server

  function takeIn(mail: ParsedMail, to: string): void {
    const id = `${mail.messageId} ${to.toLowerCase()}`
    if (arrived.has(id)) return
    arrived.add(id)
    const [oldest] = arrived
    if (arrived.size > keptIds && oldest !== undefined) arrived.delete(oldest)
    messages.add({
      kind: 'mail',
      to,
      from: mail.from?.text.replaceAll('"', '') ?? '',
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trimEnd(),
      html: mail.html ? mail.html.trimEnd() : null,
      ...(mail.replyTo === undefined ? {} : { replyTo: textOf(mail.replyTo) }),
      ...(mail.attachments.length === 0 ? {} : { files: mail.attachments.map(fileOf) }),
    })
  }
}

/** What a strict mailbox refuses. */
function faultIn({ from, subject, text, messageId, date, headers }: ParsedMail): string | null {
  if (!from?.value[0]?.address) return '5.6.0 The mail has no sender'
  if (!subject) return '5.6.0 The mail has no subject'
  if (!messageId || !date) return '5.6.0 The mail has no Message-ID or no Date'
  if (!headers.has('to')) return '5.6.0 The mail has no receiver'
  return text ? null : '5.6.0 The mail has no text'
}

function textOf(address: AddressObject): string {
  return address.value.map((it) => it.address ?? '').join(', ')
}

function fileOf({ filename, contentType, content }: ParsedMail['attachments'][number]) {
  return { name: filename ?? '', type: contentType, text: content.toString('utf8') }
}
