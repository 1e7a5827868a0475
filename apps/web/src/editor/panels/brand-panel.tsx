import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { KitSection } from '../brand/kit-section.tsx'
import { LogoField } from '../brand/logo-field.tsx'
import { LookFields } from '../brand/look-fields.tsx'
import { NameField } from '../brand/name-field.tsx'
import { ServiceMarkLine } from '../brand/service-mark-line.tsx'
import { useBrandSender } from '../brand/use-brand-sender.ts'
import { Panel } from './panel.tsx'

/** Whose video it is: name and logo, how they stand in it, the brand kept for all videos, the service's own mark. */
export function BrandPanel() {
  const { t } = useTranslation()
  const { send, isSending, error } = useBrandSender()
  return (
    <Panel title={t('editor.toolBrand')} hint={t('brand.hint')}>
      {error ? <FailureNote error={error} /> : null}
      <NameField send={send} />
      <LogoField send={send} isSending={isSending} />
      <LookFields />
      <KitSection send={send} isSending={isSending} />
      <ServiceMarkLine />
    </Panel>
  )
}
