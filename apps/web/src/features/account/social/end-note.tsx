import type { LoginChannel } from '@clipmint/contract'
import { Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { AuthHead } from '../parts/auth-head.tsx'

type EndNoteProps = {
  channel: LoginChannel | null
  code: string
  /** The server's own words, where it had some. */ words?: string
}

/** How a way to a provider ended that led nowhere, and the way on from there. */
export function EndNote({ channel, code, words }: EndNoteProps) {
  const { t } = useTranslation()
  const { redirectUrl } = useSearch({ strict: false })
  const { title, lead } = useEndWords(channel, code)
  return (
    <>
      <AuthHead takesFocus title={title} lead={words ?? lead} />
      <Stack>
        <ButtonLink to="/auth/signin" search={redirectUrl ? { redirectUrl } : {}} size="lg" fullWidth>
          {t('social.backToSignIn')}
        </ButtonLink>
      </Stack>
    </>
  )
}

function useEndWords(channel: LoginChannel | null, code: string): { title: string; lead: string } {
  const { t } = useTranslation()
  const name = channel === null ? '' : t(`social.${channel}`)
  switch (code) {
    case 'CANCELLED':
      return { title: t('social.cancelledTitle'), lead: t('social.cancelled', { name }) }
    case 'NETWORK_ERROR':
      return { title: t('social.unreachableTitle', { name }), lead: t('social.unreachable') }
    case 'FIREBASE_ERROR':
      return { title: t('social.refused'), lead: t('social.failed') }
    default:
      return { title: t('social.failedTitle'), lead: t('social.failed') }
  }
}
