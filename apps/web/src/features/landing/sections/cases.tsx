import { Button } from '@mantine/core'
import { Pause, Play } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useWasNear } from '../../../app/on-screen.ts'
import { useMotion } from '../motion.ts'
import { CaseCard } from './case-card.tsx'
import { type Case, caseRows } from './case-rows.ts'
import { useTemplates } from './queries.ts'

import classes from './cases.module.css'

/** What kinds of shops make: two rows of templates that go round in two minutes, until they are stopped or touched. */
export function Cases() {
  const { t } = useTranslation()
  const { isOn, toggle } = useMotion()
  const { data } = useTemplates()
  const rows = useMemo(() => caseRows(data ?? []), [data])
  const section = useRef<HTMLElement>(null)
  const isNear = useWasNear(section)
  return (
    <section ref={section} className={classes['cases']} aria-labelledby="landing-cases" data-moving={isOn}>
      <div className={classes['head']}>
        <div>
          <h2 id="landing-cases">{t('showcase.casesTitle')}</h2>
          <p>{t('showcase.casesLead')}</p>
        </div>
        <Button
          variant="default"
          className={classes['stop'] ?? ''}
          leftSection={
            isOn ? <Pause size="1rem" aria-hidden="true" /> : <Play size="1rem" aria-hidden="true" />
          }
          onClick={toggle}
        >
          {t(isOn ? 'showcase.stop' : 'showcase.play')}
        </Button>
      </div>
      <Row label={t('showcase.casesBusiness')} cases={rows.businesses} isMoving={isOn} isNear={isNear} />
      <Row
        label={t('showcase.casesOccasion')}
        cases={rows.occasions}
        isMoving={isOn}
        isNear={isNear}
        isBackwards
      />
    </section>
  )
}

type RowProps = {
  label: string
  cases: readonly Case[]
  isMoving: boolean
  isNear: boolean
  isBackwards?: boolean
}

/** A row that begins again where it ends: its cards stand in it twice, the second time for the eye alone. */
function Row({ label, cases, isMoving, isNear, isBackwards = false }: RowProps) {
  return (
    // What scrolls must be within the keyboard's reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes['row']} role="group" aria-label={label} tabIndex={0}>
      <div className={classes['track']} data-backwards={isBackwards}>
        {[false, true].map((isCopy) => (
          <ul key={String(isCopy)} className={classes['list']} aria-hidden={isCopy} inert={isCopy}>
            {cases.map((one) => (
              <CaseCard key={one.card._id} {...one} isMoving={isMoving} isNear={isNear} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
