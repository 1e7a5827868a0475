import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useHasPage } from '../../../app/menus.ts'
import { FREE_VIDEOS } from '../free-videos.ts'
import { useMotion } from '../motion.ts'
import { useStart } from '../use-start.ts'
import { MadeBox, TryBox } from './try-box.tsx'
import { TypedHeadline } from './typed-headline.tsx'

import classes from './hero.module.css'

const facts = {
  visitor: ['factCard', 'factFree', 'factRatio'],
  member: ['factWords', 'factSaved', 'factRatio'],
} as const

/** The first screen: a headline that types, the one way in, and what comes out. */
export function Hero({ isOfPartner }: { isOfPartner: boolean }) {
  const { t } = useTranslation()
  const motion = useMotion()
  return (
    <section className={classes['hero']} data-moving={motion.isOn}>
      <div className={classes['words']}>
        <TypedHeadline isMoving={motion.isOn} />
        <p className={classes['lead']}>{t('landing.lead')}</p>
        <Ways />
        <Facts />
      </div>
      {isOfPartner ? <MadeBox motion={motion} /> : <TryBox motion={motion} />}
    </section>
  )
}

/** What a visitor is offered and on which terms; a member has it already, and is told what else holds. */
function Facts() {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  return (
    <>
      <ul className={classes['facts']}>
        {facts[signedIn ? 'member' : 'visitor'].map((fact) => (
          <li key={fact}>
            <Check aria-hidden="true" />
            {t(`landing.${fact}`, { count: FREE_VIDEOS })}
          </li>
        ))}
      </ul>
      {signedIn ? null : <p className={classes['terms']}>{t('landing.freeTerms')}</p>}
    </>
  )
}

function Ways() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const start = useStart()
  return (
    <div className={classes['ways']}>
      <ButtonLink to={start.to} size="lg">
        {t(start.words)}
      </ButtonLink>
      {hasPage('/store') ? (
        <ButtonLink to={'/store' as string} size="lg" variant="subtle" color="gray">
          {t('landing.browse')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
