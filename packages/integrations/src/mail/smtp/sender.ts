import { createHash } from 'node:crypto'

import nodemailer, { type SMTPTransportOptions } from 'nodemailer'
import { z } from 'zod'

import type { MailMessage, MailOutcome, MailSender } from '../sender.ts'
import type { SmtpKeys } from './config.ts'

/** A server that says nothing for so long is taken for one that does not answer. */
const SILENCE_MS = 15_000
const ports = { 'smtp:': 587, 'smtps:': 465 } as const
/** Hosts to which the words of a login never leave the machine. */
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Mail by SMTP (RFC 5321); the login goes over TLS alone, but to this machine itself. */
export function createSmtpSender({ SMTP_URL, MAIL_FROM }: SmtpKeys): MailSender {
  const transport = nodemailer.createTransport(optionsOf(new URL(SMTP_URL)))
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'
  return {
    send: ({ onceKey, attachments = [], ...mail }: MailMessage) =>
      transport
        .sendMail({
          from: MAIL_FROM,
          ...mail,
          ...(onceKey === undefined ? {} : { messageId: messageId(onceKey, domain) }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          // A path or an address in a mail is words: nothing of this machine is ever attached by it.
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .then((): MailOutcome => ({ status: 'sent' }), outcomeOf),
  }
}

function optionsOf({ protocol, hostname, port, username, password }: URL): SMTPTransportOptions {
  const secure = protocol === 'smtps:'
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port === '' ? ports[secure ? 'smtps:' : 'smtp:'] : Number(port),
    secure,
    requireTLS: !secure && !ownHosts.has(hostname),
    ...(username === '' ? {} : { auth }),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  }
}

/** The same for every try of one mail, so that a mailbox which got it before the line broke shows it once. */
function messageId(onceKey: string, domain: string): string {
  return `<${createHash('sha256').update(onceKey).digest('hex').slice(0, 40)}@${domain}>`
}

const Refusal = z.object({ code: z.string().default(''), responseCode: z.number().optional() })

/** A 5xx answer about the mail is the server's last word; about our login, and all else, is worth another try. */
function outcomeOf(error: unknown): MailOutcome {
  if (!(error instanceof Error)) throw error
  const { code, responseCode } = Refusal.parse(error)
  // An address that is none never reaches the server.
  const isFinal =
    responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500 && responseCode < 600
  const reason = `SMTP: ${error.message}`
  if (isFinal && (code === 'EENVELOPE' || code === 'EMESSAGE')) return { status: 'refused', reason }
  // Without a code it is no word of the line or the server, but a fault of ours.
  if (code === '' && responseCode === undefined) throw error
  return { status: 'later', afterSeconds: null, reason }
}
