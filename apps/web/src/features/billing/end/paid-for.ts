import { kept } from '../../../app/kept.ts'

/** The server is told which video a payment is for once it is paid: a window in the place of the page leaves that here. */
function noteOf(invoiceId: string) {
  const schema = {
    parse: (stored: unknown) => {
      if (typeof stored !== 'string') throw new Error('No id of a video is kept.')
      return stored
    },
  }
  return kept(`clipmint.paid-for.${invoiceId}`, schema, '')
}

/** Keeps which video a payment is for, until it is paid. */
export function rememberVideo(invoiceId: string, projectId: string): void {
  noteOf(invoiceId).write(projectId)
}

/** Which video a payment is for; null where this browser does not know. */
export function videoOf(invoiceId: string): string | null {
  return noteOf(invoiceId).read() || null
}

export function forgetVideo(invoiceId: string): void {
  noteOf(invoiceId).write('')
}
