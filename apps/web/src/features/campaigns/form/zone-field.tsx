import { type ComboboxParsedItem, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'

import classes from './campaign-form.module.css'

/** So many zones stand in the list at once; the others are found by their city. */
const mostShown = 60

type ZoneFieldProps = { value: string; onChange: (zone: string) => void }

/** By which clock the times are meant, found by its place: the browser's own, until another is chosen. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const { t } = useTranslation()
  const { zoneName, zonePlace } = useMoments()
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
      data={zones.map((zone) => ({ value: zone, label: `${zonePlace(zone)} · ${zoneName(zone)}` }))}
      filter={({ options, search, limit }) =>
        options.filter((option) => isMeant(option, search)).slice(0, limit)
      }
      value={value}
      onDropdownOpen={() => setOpen(true)}
      onChange={(zone) => {
        if (zone !== null) onChange(zone)
      }}
    />
  )
}

/** Found by what stands in the list, and by the English name of its city, which every list of zones has. */
function isMeant(option: ComboboxParsedItem, search: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_]/gu, '')
  return 'value' in option && plain(`${option.label} ${option.value}`).includes(plain(search))
}
