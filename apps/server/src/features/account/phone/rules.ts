import { limits } from '@clipmint/contract'

type SendFacts = {
  now: Date
  lastSentAt: Date | null
  toPhone: number
  fromAddress: number
  /** Off where every owner has the same address, as on a machine that tries the product out. */
  countAddresses: boolean
}

export type SendVerdict = { may: 'send' } | { may: 'wait'; seconds: number } | { may: 'not-today' }

/** Whether another code may go out now: 30 s apart, 5 a day for a number, 10 a day for an address (product rule 10). */
export function judgeSend({ now, lastSentAt, toPhone, fromAddress, countAddresses }: SendFacts): SendVerdict {
  if (lastSentAt) {
    const waitedMs = now.getTime() - lastSentAt.getTime()
    const seconds = Math.ceil(limits.phoneSendGapSeconds - waitedMs / 1_000)
    if (seconds > 0) return { may: 'wait', seconds }
  }
  if (toPhone >= limits.phoneSendsPerNumberPerDay) return { may: 'not-today' }
  if (countAddresses && fromAddress >= limits.phoneSendsPerAddressPerDay) return { may: 'not-today' }
  return { may: 'send' }
}

type CodeFacts = { tries: number; expiresAt: Date; closedAt: Date | null }

/** How a typed code ends: right, wrong (once more may be tried), wrong and burnt, or out of time. */
export function judgeCode(
  code: CodeFacts | null,
  typed: { matches: boolean; now: Date },
): 'right' | 'wrong' | 'burnt' | 'expired' {
  if (!code || code.closedAt || code.expiresAt <= typed.now) return 'expired'
  if (typed.matches) return 'right'
  return code.tries + 1 >= limits.phoneCodeTries ? 'burnt' : 'wrong'
}

/** The text message with the code; under 90 bytes in EUC-KR, so that it goes as one SMS. */
export function codeMessage(code: string, lang: 'ko' | 'en'): string {
  return lang === 'ko'
    ? `[클립민트] 인증번호 ${code}\n3분 안에 입력해 주세요.`
    : `[Clipmint] Your verification code is ${code}. It works for 3 minutes.`
}
