import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useIsInSight, useWasNear } from '../../../app/on-screen.ts'
import { TemplateScreen } from '../../templates/index.ts'
import { useMotion } from '../motion.ts'
import { PlaySwitch } from './play-switch.tsx'
import { useTemplateOf } from './queries.ts'

import classes from './features.module.css'

/** The story of a product; for who takes cards at a counter, that of a shop in a street. */
const families = { product: 'editorial', shop: 'localshop' } as const

/** One video that shows how a few lines become scenes. */
export function StoryVideo({ isOfPartner }: { isOfPartner: boolean }) {
  const { t } = useTranslation()
  const motion = useMotion()
  const family = families[isOfPartner ? 'shop' : 'product']
  const card = useTemplateOf(family)
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useWasNear(frame)
  const isInSight = useIsInSight(frame)
  return (
    <figure className={classes['story']} data-family={family}>
      <div ref={frame} className={classes['frame']}>
        <Suspense>
          {card && isNear ? (
            <TemplateScreen card={card} ratio="9:16" isPlaying={motion.isOn && isInSight} />
          ) : null}
        </Suspense>
        <PlaySwitch {...motion} />
      </div>
      <figcaption>{t('showcase.story')}</figcaption>
    </figure>
  )
}
