import { Page } from '@clipmint/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { usePageTitle } from '../../../app/page-title.ts'
import { DemoDoor } from '../parts/demo-door.tsx'
import { SignInForm } from '../parts/sign-in-form.tsx'
import { SignUpForm } from '../parts/sign-up-form.tsx'

const route = getRouteApi('/auth/signin')

/** /auth/signin: signing in, signing up by e-mail, and the sandbox's demo owner. */
export function SignInPage() {
  const { mode = 'signin' } = route.useSearch()
  const { t } = useTranslation()
  usePageTitle(t(mode === 'signup' ? 'account.signUpTitle' : 'titles.signIn'))
  return (
    <Page width="narrow">
      {mode === 'signup' ? (
        <SignUpForm />
      ) : (
        <>
          <SignInForm />
          <DemoDoor />
        </>
      )}
    </Page>
  )
}
