import type { LoginChannel } from '@clipmint/contract'

import { api, ApiFailure, session } from '../../../api/index.ts'

/** Links a provider to whoever is signed in; one that was theirs already is as good. */
export async function linkChannel({
  channel,
  idToken,
}: {
  channel: LoginChannel
  idToken: string
}): Promise<void> {
  const accessToken = session.read()?.accessToken ?? ''
  try {
    await api.account.linkSocial({ body: { accessToken, idToken, channel } })
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ACCOUNT ALREADY LINKED') return
    throw error
  }
}
