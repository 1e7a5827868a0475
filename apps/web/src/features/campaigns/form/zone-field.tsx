import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../reservations/index.ts'

import classes from './campaign-form.module.css'

/** So many zones stand in the list at once; the others are found by their city. */
const mostShown = 60

type ZoneFieldProps = { value: string; onChange: (zone: string) => void }

/** By which clock the times are meant, found by its city: the browser's own, until another is chosen. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const { t } = useTranslation()
  const { zoneName } = useMoments()
  const [isOpen, setOpen] = useState(false)
  const zones = useMemo(
    // Names are only worked out for a list that is looked at.
    () => (isOpen ? [...new Set([value, ...Intl.supportedValuesOf('timeZone')])] : [value]),
    [isOpen, value],
  )
  return (
    <Select
      className={classes['long'] ?? ''}
      searchable
      allowDeselect={false}
      limit={mostShown}
      label={t('campaigns.zone')}
      nothingFoundMessage={t('campaigns.zoneNone')}
      data={zones.map((zone) => ({ value: zone, label: `${cityOf(zone)} · ${zoneName(zone)}` }))}
      value={value}
      onDropdownOpen={() => setOpen(true)}
      onChange={(zone) => {
        if (zone !== null) onChange(zone)
      }}
    />
  )
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
