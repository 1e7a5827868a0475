import type { LoginChannel, NeedConnect as Needed } from '@clipmint/contract'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { api, ApiFailure, queries, queryClient } from '../../../api/index.ts'
import { arrivalNow } from '../../../app/arrival.ts'
import { safeReturn } from '../../../app/safe-return.ts'
import { useOnce } from '../../../app/use-once.ts'
import { useEnter } from '../enter.ts'
import { AuthHead } from '../parts/auth-head.tsx'
import { EndNote } from './end-note.tsx'
import { linkChannel } from './link-channel.ts'
import { NeedConnect } from './need-connect.tsx'
import { dropTicket } from './visit.ts'

type CameBack = { channel: LoginChannel; idToken: string }

/** Somebody who came back from a provider to sign in. */
export function SigningIn({ channel, idToken }: CameBack) {
  const { t } = useTranslation()
  const enter = useEnter()
  const login = useMutation({
    mutationFn: async (): Promise<Needed | null> => {
      const { result } = await api.account.login({ body: { channel, idToken, ...arrivalNow() } })
      if ('needConnect' in result) return result
      enter(result.tokens)
      return null
    },
    onSettled: () => dropTicket(sessionStorage),
  })
  useOnce(login.mutate)
  if (login.isError) return <EndNote channel={channel} {...endOf(login.error)} />
  if (login.data) return <NeedConnect needed={login.data} />
  return <AuthHead title={t('social.waiting', { name: t(`social.${channel}`) })} lead={t('social.moment')} />
}

/** An owner who came back from a provider to have it linked. */
export function Linking(given: CameBack) {
  const { t } = useTranslation()
  const router = useRouter()
  const { redirectUrl } = useSearch({ strict: false })
  const link = useMutation({
    mutationFn: () => linkChannel(given),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.account.key })
      router.history.replace(safeReturn(redirectUrl))
    },
    onSettled: () => dropTicket(sessionStorage),
  })
  useOnce(link.mutate)
  const { channel } = given
  if (link.isError) return <EndNote channel={channel} {...endOf(link.error)} />
  return <AuthHead title={t('social.linking', { name: t(`social.${channel}`) })} lead={t('social.moment')} />
}

function endOf(error: unknown): { code: string; words?: string } {
  if (!(error instanceof ApiFailure)) return { code: 'unknown' }
  return { code: error.code, ...(error.message === '' ? {} : { words: error.message }) }
}
