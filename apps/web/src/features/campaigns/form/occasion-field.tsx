import type { CalendarDay, CampaignOccasion } from '@clipmint/contract'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { wallAt } from '../../reservations/index.ts'
import { useDayWords } from '../calendar/day-words.ts'
import { addDays } from '../calendar/days.ts'
import { useCalendarDays } from '../queries.ts'
import type { CampaignDraft } from './draft.ts'
import { occasionIdOf, purposeFor } from './occasion.ts'

import classes from './campaign-form.module.css'

/** As far ahead as one look at the calendar goes. */
const daysAhead = 61

type OccasionFieldProps = {
  draft: Pick<CampaignDraft, 'occasion' | 'zone'>
  onChange: (changes: Partial<Pick<CampaignDraft, 'occasion' | 'purpose'>>) => void
}

/** What day of the coming weeks the videos are for, if for any. */
export function OccasionField({ draft: { occasion, zone }, onChange }: OccasionFieldProps) {
  const { t } = useTranslation()
  const { plain } = useDayWords()
  const today = wallAt(new Date(useNow(60_000)), zone).date
  const { data } = useCalendarDays({ from: today, to: addDays(today, daysAhead) })
  const coming = (data?.days ?? []).flatMap(toOccasion)
  const all = occasion === null || coming.some(isSame(occasion)) ? coming : [occasion, ...coming]
  return (
    <Select
      className={classes['long'] ?? ''}
      clearable
      label={t('campaigns.occasion')}
      placeholder={t('campaigns.occasionNone')}
      description={occasion === null ? null : t('campaigns.occasionNote')}
      data={all.map((one) => ({
        value: nameOf(one),
        label: t('campaigns.occasionDay', { occasion: t(`calendar.day_${one.id}`), day: plain(one.day) }),
      }))}
      value={occasion && nameOf(occasion)}
      onChange={(name) => {
        const chosen = all.find((one) => nameOf(one) === name) ?? null
        onChange(chosen ? { occasion: chosen, purpose: purposeFor(chosen.id) } : { occasion: null })
      }}
    />
  )
}

function toOccasion({ id, day }: CalendarDay): CampaignOccasion[] {
  const known = occasionIdOf(id)
  return known === undefined ? [] : [{ id: known, day }]
}

function isSame(one: CampaignOccasion): (other: CampaignOccasion) => boolean {
  return (other) => nameOf(one) === nameOf(other)
}

function nameOf({ id, day }: CampaignOccasion): string {
  return `${id} ${day}`
}
