import { Page } from '@clipmint/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { ArrivalNote } from '../parts/arrival-note.tsx'
import { AuthHead } from '../parts/auth-head.tsx'
import { DemoDoor } from '../parts/demo-door.tsx'
import { SignInForm } from '../parts/sign-in-form.tsx'
import { SignUpForm } from '../parts/sign-up-form.tsx'
import { FindEmail } from '../recovery/find-email.tsx'
import { RecoverPassword } from '../recovery/recover-password.tsx'
import { SocialWays } from '../social/social-ways.tsx'

const route = getRouteApi('/auth/signin')

const titles = {
  signin: 'titles.signIn',
  signup: 'account.signUpTitle',
  'find-email': 'account.findEmailTitle',
  password: 'account.recoverTitle',
  left: 'account.leftTitle',
} as const

/** /auth/signin: signing in, signing up by e-mail, the ways back, and the sandbox's demo owner. */
export function SignInPage() {
  const { mode = 'signin' } = route.useSearch()
  const { t } = useTranslation()
  usePageTitle(t(titles[mode]))
  return (
    <Page width="narrow">
      <Mode mode={mode} />
    </Page>
  )
}

function Mode({ mode }: { mode: keyof typeof titles }) {
  switch (mode) {
    case 'signup':
      return (
        <>
          <ArrivalNote />
          <SignUpForm />
          <SocialWays />
          <DemoDoor />
        </>
      )
    case 'find-email':
      return <FindEmail />
    case 'password':
      return <RecoverPassword />
    case 'left':
      return <Farewell />
    case 'signin':
      return (
        <>
          <ArrivalNote />
          <SignInForm />
          <SocialWays />
          <DemoDoor />
        </>
      )
  }
}

/** What an owner sees who has just left. */
function Farewell() {
  const { t } = useTranslation()
  return (
    <>
      <AuthHead takesFocus title={t('account.leftTitle')} lead={t('account.leftLead')} />
      <ButtonLink to="/" size="lg" fullWidth>
        {t('common.home')}
      </ButtonLink>
    </>
  )
}
