import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../app/links.tsx'
import { useHasPage } from '../../app/menus.ts'
import { useSession } from '../session/use-session.ts'

import classes from './brand.module.css'

/** The service's mark on free videos: locked, with what takes it away once there is a page for that. */
export function ServiceMarkLine() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const { editor, projectId } = useSession()
  if (!editor.film().watermark) return null
  return (
    <section className={classes['mark']} aria-label={t('brand.mark')}>
      <h3>
        <Lock aria-hidden="true" size="1rem" />
        {t('brand.mark')}
        <span>{t('brand.markLocked')}</span>
      </h3>
      <p>{t('brand.markNote')}</p>
      <p>{t('brand.markTiktok')}</p>
      {hasPage('/projects/purchase/$id') ? (
        <AnchorLink to={`/projects/purchase/${projectId}` as string}>{t('brand.markRemove')}</AnchorLink>
      ) : hasPage('/pricing') ? (
        <AnchorLink to={'/pricing' as string}>{t('brand.markPlans')}</AnchorLink>
      ) : null}
    </section>
  )
}
