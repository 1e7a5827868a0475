import { type Ratio, ratios } from '@clipmint/film'
import { type CSSProperties, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useIsInSight, useWasNear } from '../../../app/on-screen.ts'
import { TemplateScreen } from '../../templates/index.ts'
import { useMotion } from '../motion.ts'
import { PlaySwitch } from './play-switch.tsx'
import { useTemplateOf } from './queries.ts'
import { Section } from './section.tsx'

import classes from './ratios.module.css'

/** A family whose shapes differ at a glance. */
const FAMILY = 'swiss'

/** Where each shape is posted. */
const places = {
  '9:16': 'ratioTall',
  '4:5': 'ratioPortrait',
  '1:1': 'ratioSquare',
  '16:9': 'ratioWide',
} as const

/** The same content in the four shapes that it is posted in. */
export function Ratios() {
  const { t } = useTranslation()
  const motion = useMotion()
  const card = useTemplateOf(FAMILY)
  const row = useRef<HTMLUListElement>(null)
  const isNear = useWasNear(row)
  const isInSight = useIsInSight(row)
  return (
    <Section
      id="ratios"
      title={t('showcase.ratioTitle')}
      lead={t('showcase.ratioLead')}
      aside={<PlaySwitch {...motion} />}
    >
      <ul ref={row} className={classes['row']}>
        {ratios.map((ratio) => (
          <li key={ratio} style={{ '--shape': shapeOf(ratio) } as CSSProperties}>
            <div className={classes['screen']}>
              <Suspense>
                {card && isNear ? (
                  <TemplateScreen card={card} ratio={ratio} isPlaying={motion.isOn && isInSight} />
                ) : null}
              </Suspense>
            </div>
            <b>{ratio}</b>
            <span>{t(`showcase.${places[ratio]}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Width by height. */
function shapeOf(ratio: Ratio): string {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return String(width / height)
}
