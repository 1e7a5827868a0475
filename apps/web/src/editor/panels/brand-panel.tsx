import { useTranslation } from 'react-i18next'

import { KitSection } from '../brand/kit-section.tsx'
import { LogoField } from '../brand/logo-field.tsx'
import { LookFields } from '../brand/look-fields.tsx'
import { NameField } from '../brand/name-field.tsx'
import { ServiceMarkLine } from '../brand/service-mark-line.tsx'
import { Panel } from './panel.tsx'

/** Whose video it is: name and logo, how they stand in it, the brand kept for all videos, the service's own mark. */
export function BrandPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('editor.toolBrand')} hint={t('brand.hint')}>
      <NameField />
      <LogoField />
      <LookFields />
      <KitSection />
      <ServiceMarkLine />
    </Panel>
  )
}
