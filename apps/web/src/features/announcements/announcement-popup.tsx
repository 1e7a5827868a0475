import type { ShownAnnouncement } from '@clipmint/contract'
import { FactList } from '@clipmint/ui'
import { CalendarDays, Gift, Megaphone, Sparkles, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../api/index.ts'
import { useFormats } from '../../locales/use-words.ts'
import { Popup } from './popup.tsx'

import classes from './popup.module.css'

const icons = {
  megaphone: Megaphone,
  gift: Gift,
  sparkles: Sparkles,
  calendar: CalendarDays,
  alert: TriangleAlert,
} as const

type AnnouncementPopupProps = { announcement: ShownAnnouncement; onClose: (isHidden: boolean) => void }

/** One announcement in the language on screen. */
export function AnnouncementPopup({ announcement, onClose }: AnnouncementPopupProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const text = announcement[language]
  const Icon = icons[announcement.icon]
  const facts = [
    [text.periodLabel ?? t('announcements.period'), text.period],
    [text.detailLabel ?? t('announcements.detail'), text.detail],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  const handleClose = (isHidden: boolean) => {
    // Only how many hide it is counted; nobody waits for it.
    if (isHidden) api.help.click({ body: { name: 'announcement-hide' } }).catch(() => undefined)
    onClose(isHidden)
  }
  return (
    <Popup
      icon={<Icon aria-hidden="true" />}
      title={text.title}
      hide={t('announcements.hideToday')}
      onClose={handleClose}
    >
      <p>{text.description}</p>
      {announcement.aiFeatureBlock ? (
        <p className={classes['blocked']}>{t('announcements.aiBlocked')}</p>
      ) : null}
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      {text.comment === undefined ? null : <p>{text.comment}</p>}
    </Popup>
  )
}
