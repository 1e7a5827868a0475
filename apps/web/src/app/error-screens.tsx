import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../api/index.ts'
import { ButtonLink } from './links.tsx'
import { useHasPage } from './menus.ts'
import { NothingHere } from './nothing-here.tsx'
import { usePageTitle } from './page-title.ts'

/** /error: where a page leads whose data is gone or never came. */
export function LostScreen() {
  const { t } = useTranslation()
  return (
    <NothingHere picture="broken" title={t('errors.lostTitle')} text={t('errors.lostText')}>
      <WayOut />
    </NothingHere>
  )
}

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  usePageTitle(t('titles.notFound'))
  return (
    <NothingHere title={t('errors.notFoundTitle')} text={t('errors.notFoundText')}>
      <WayOut />
    </NothingHere>
  )
}

function WayOut() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const signedIn = useSignedIn()
  const toVideos = signedIn && hasPage('/projects')
  return (
    <>
      <ButtonLink to={toVideos ? ('/projects' as string) : '/'} size="md">
        {t(toVideos ? 'errors.toVideos' : 'errors.toStart')}
      </ButtonLink>
      <ButtonLink to="/store" size="md" variant="default">
        {t('errors.toStore')}
      </ButtonLink>
    </>
  )
}
