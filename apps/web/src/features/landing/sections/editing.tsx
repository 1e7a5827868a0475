import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import deskEn from '../pictures/editor-desk-en.webp'
import deskKo from '../pictures/editor-desk-ko.webp'
import phoneEn from '../pictures/editor-phone-en.webp'
import phoneKo from '../pictures/editor-phone-ko.webp'
import { Section } from './section.tsx'

import classes from './editing.module.css'

const pictures = { ko: { desk: deskKo, phone: phoneKo }, en: { desk: deskEn, phone: phoneEn } }
const points = ['editLive', 'editSafe', 'editCheck', 'editBrand'] as const

/** The editor as it is, at a desk or on a phone, and what it takes off an owner's hands. */
export function Editing() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { desk, phone } = pictures[language]
  return (
    <div className={classes['band']}>
      <Section id="editing" title={t('showcase.editTitle')} lead={t('showcase.editLead')}>
        <picture>
          <source media="(max-width: 47.99em)" srcSet={phone} width="585" height="1170" />
          <img
            className={classes['picture']}
            src={desk}
            alt={t('showcase.editPicture')}
            width="1440"
            height="900"
            loading="lazy"
            decoding="async"
          />
        </picture>
        <ul className={classes['points']}>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" />
              {t(`showcase.${point}`)}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
