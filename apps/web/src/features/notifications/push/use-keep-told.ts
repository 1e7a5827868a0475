import { useEffect, useRef } from 'react'

import { useFormats } from '../../../locales/use-words.ts'
import { useSandbox, useUser } from '../../account/index.ts'
import { tellServer, useNotificationSettings } from '../queries.ts'
import { isStale, readRemembered, remember } from './remembered.ts'
import { subscribe, unsubscribe } from './subscription.ts'
import { pushSupport } from './support.ts'

/**
 * Keeps the server right about a browser that agreed once: after signing in again, with another address or language, and
 * once a month. What somebody else agreed to on this browser ends when the next person signs in.
 */
export function useKeepTold(): void {
  const { language } = useFormats()
  const sandbox = useSandbox()
  const { data: user } = useUser()
  const wasOn = pushSupport() === 'yes' && readRemembered() !== null
  const { data: settings } = useNotificationSettings(wasOn)
  const userId = user?._id
  const { publicKey, thisDevice } = settings ?? {}
  const busy = useRef(false)
  useEffect(() => {
    if (userId === undefined || publicKey === undefined || busy.current) return
    busy.current = true
    const here = { userId, language, publicKey, sandbox, thisDevice: thisDevice === true }
    // The next page tries again; nobody waits for it.
    keepTold(here)
      .catch(() => undefined)
      .finally(() => (busy.current = false))
  }, [userId, language, publicKey, sandbox, thisDevice])
}

type Here = { userId: string; language: string; publicKey: string; sandbox: boolean; thisDevice: boolean }

async function keepTold({ userId, language, publicKey, sandbox, thisDevice }: Here): Promise<void> {
  const told = readRemembered()
  if (!told) return
  if (told.userId !== userId) {
    remember(null)
    return unsubscribe()
  }
  if (Notification.permission !== 'granted') return
  const token = sandbox && thisDevice ? told.token : await subscribe({ publicKey, sandbox })
  if (thisDevice && !isStale(told, { token, language }, Date.now())) return
  await tellServer(token)
  remember({ userId, token, language, toldAt: Date.now() })
}
