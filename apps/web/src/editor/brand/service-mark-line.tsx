import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../app/links.tsx'
import { LockBadge } from '../../app/plan-lock.tsx'
import { useSession } from '../session/use-session.ts'

import classes from './brand.module.css'

/** The service's mark on free videos: locked, with the way to take it off this one. */
export function ServiceMarkLine() {
  const { t } = useTranslation()
  const { editor, projectId } = useSession()
  if (!editor.film().watermark) return null
  return (
    <section className={classes['mark']} aria-label={t('brand.mark')}>
      <h3>
        {t('brand.mark')}
        <LockBadge />
      </h3>
      <p>{t('brand.markNote')}</p>
      <p>{t('brand.markTiktok')}</p>
      <AnchorLink to="/projects/purchase/$subtemplateId" params={{ subtemplateId: projectId }}>
        {t('brand.markRemove')}
      </AnchorLink>
    </section>
  )
}
