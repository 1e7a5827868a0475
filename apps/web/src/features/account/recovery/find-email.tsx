import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { AuthHead, OtherWay } from '../parts/auth-head.tsx'
import { PhoneProofForm } from '../parts/phone-proof-form.tsx'

import classes from './recovery.module.css'

type Found = Awaited<ReturnType<typeof api.account.findEmail>>['result']

const channelWords = {
  email: 'account.channelEmail',
  sandbox: 'account.channelSandbox',
  google: 'social.google',
  naver: 'social.naver',
  kakao: 'social.kakao',
  facebook: 'social.facebook',
  apple: 'social.apple',
} as const

/** Finding the e-mail of an account by its phone. */
export function FindEmail() {
  const { t } = useTranslation()
  const find = useMutation({
    mutationFn: (idToken: string) => api.account.findEmail({ body: { idToken } }),
  })
  if (find.data) return <FoundEmail found={find.data.result} />
  return (
    <>
      <PhoneProofForm
        purpose={1}
        action={t('account.findAction')}
        isBusy={find.isPending}
        failure={find.error}
        onDone={({ idToken }) => find.mutate(idToken)}
        head={<AuthHead takesFocus title={t('account.findEmailTitle')} lead={t('account.findEmailLead')} />}
      />
      <OtherWay ask={t('account.rememberIt')} to="signin" words={t('account.toSignIn')} />
    </>
  )
}

function FoundEmail({ found }: { found: Found }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  return (
    <>
      <AuthHead takesFocus title={t('account.foundTitle')} lead={t('account.foundLead')} />
      <div className={classes['found']}>
        <b>{found.userEmail}</b>
        <dl>
          <dt>{t('account.foundChannel')}</dt>
          <dd>{t(channelWords[found.channel])}</dd>
          <dt>{t('account.foundSince')}</dt>
          <dd>{date(found.createdAt)}</dd>
        </dl>
      </div>
      <Stack gap="xs">
        <ButtonLink to="/auth/signin" search={{ mode: 'signin' }} size="lg" fullWidth>
          {t('account.toSignIn')}
        </ButtonLink>
        <ButtonLink to="/auth/signin" search={{ mode: 'password' }} variant="subtle" color="gray">
          {t('account.forgotPassword')}
        </ButtonLink>
      </Stack>
    </>
  )
}
