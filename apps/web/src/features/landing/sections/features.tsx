import { AudioLines, Images, type LucideIcon, MonitorPlay, QrCode, Quote, Send, Split } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useHasPage } from '../../../app/menus.ts'
import { Section } from './section.tsx'
import { StoryVideo } from './story-video.tsx'

import classes from './features.module.css'

const features = [
  ['grounded', Quote],
  ['angles', Split],
  ['photos', Images],
  ['music', AudioLines],
  ['phone', QrCode],
  ['same', MonitorPlay],
] as const satisfies readonly (readonly [string, LucideIcon])[]
const upload = ['upload', Send] as const

/** What is done for an owner, beside a video that tells a story. Posting is not for who comes from the partner's app. */
export function Features({ isOfPartner }: { isOfPartner: boolean }) {
  const { t } = useTranslation()
  const hasUpload = useHasPage()('/upload') && !isOfPartner
  return (
    <Section id="features" title={t('showcase.featuresTitle')} lead={t('showcase.featuresLead')}>
      <div className={classes['features']}>
        <StoryVideo isOfPartner={isOfPartner} />
        <ul className={classes['list']}>
          {[...features, ...(hasUpload ? [upload] : [])].map(([name, Icon]) => (
            <li key={name}>
              <Icon aria-hidden="true" />
              <h3>{t(`showcase.${name}Title`)}</h3>
              <p>{t(`showcase.${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
