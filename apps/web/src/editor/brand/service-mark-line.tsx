import { networkIds, networks } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../app/links.tsx'
import { listNetworks } from '../../app/network-names.ts'
import { LockBadge } from '../../app/plan-lock.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { useSession } from '../session/use-session.ts'

import classes from './brand.module.css'

const refusers = networkIds.filter((id) => networks[id].refusesMark)

/** The service's mark on free videos: locked, with the way to take it off this one. */
export function ServiceMarkLine() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { editor, projectId } = useSession()
  if (!editor.film().watermark) return null
  return (
    <section className={classes['mark']} aria-label={t('brand.mark')}>
      <h3>
        {t('brand.mark')}
        <LockBadge />
      </h3>
      <p>{t('brand.markNote')}</p>
      {refusers.length > 0 ? (
        <p>{t('brand.markRefused', { networks: listNetworks(language, refusers) })}</p>
      ) : null}
      <AnchorLink to="/projects/purchase/$subtemplateId" params={{ subtemplateId: projectId }}>
        {t('brand.markRemove')}
      </AnchorLink>
    </section>
  )
}
