import { useMutation } from '@tanstack/react-query'

import { useFormats } from '../../../locales/use-words.ts'
import { useSandbox, useUser } from '../../account/index.ts'
import { tellServer, useEditSettings, useNotificationSettings } from '../queries.ts'
import { readRemembered, remember } from './remembered.ts'
import { subscribe, unsubscribe } from './subscription.ts'
import { pushSupport } from './support.ts'

/** How this browser stands: on or off, or why it cannot be turned on. */
export type PushState = 'unknown' | 'on' | 'off' | 'denied' | 'no' | 'home-screen'

/** Pushing to this browser; it is turned on only by a press, since a browser then asks its person. */
export function usePush() {
  const { language } = useFormats()
  const sandbox = useSandbox()
  const { data: user } = useUser()
  const support = pushSupport()
  const { data: settings } = useNotificationSettings(support === 'yes')
  const editSettings = useEditSettings()
  const turnOn = useMutation({
    mutationFn: async () => {
      if (!user || !settings) return
      // Refused or waved away: the state says so, and nothing went wrong.
      if ((await Notification.requestPermission()) !== 'granted') return
      const token = await subscribe({ publicKey: settings.publicKey, sandbox })
      await tellServer(token)
      remember({ userId: user._id, token, language, toldAt: Date.now() })
      if (!settings.push) await editSettings.mutateAsync({ push: true })
    },
  })
  const turnOff = useMutation({
    mutationFn: async () => {
      await tellServer(null)
      remember(null)
      await unsubscribe()
    },
  })
  return { state: stateOf(), turnOn, turnOff }

  function stateOf(): PushState {
    if (support !== 'yes') return support
    if (Notification.permission === 'denied') return 'denied'
    if (!settings || !user) return 'unknown'
    return settings.push && settings.thisDevice && readRemembered()?.userId === user._id ? 'on' : 'off'
  }
}
