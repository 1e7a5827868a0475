import { ApiFailure } from '../../api/index.ts'
import type { Session } from '../session/session.ts'

/** The open work could not be brought to the server: as with any call that gets no answer. */
export class NotSaved extends ApiFailure {
  constructor() {
    super({ code: 'NETWORK_ERROR', message: '', status: 0, field: null, retryable: true, requestId: null })
  }
}

/**
 * Brings the open work to the server before something is made of what is there. Rejects with why the server refused it,
 * or with `NotSaved`.
 */
export async function saveFirst({ saver }: Pick<Session, 'saver'>): Promise<void> {
  if (await saver.saveNow()) return
  throw saver.state.kind === 'refused' ? saver.state.error : new NotSaved()
}
