import type { Product } from '@clipmint/contract'
import { SegmentedTabs } from '@clipmint/ui'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useIsOfPartner } from '../../../app/use-is-of-partner.ts'
import type { About } from './draft.ts'
import { type Choice, usePlaceChoices, useProductChoices } from './use-choices.ts'

import classes from './campaign-form.module.css'

type AboutFieldProps = {
  value: About | null
  kindAtFirst: 'product' | 'place'
  error: string | null
  /** The product is whole, so that what it says of itself is taken over. */
  onChange: (about: About, chosen: { name: string; product: Product | null }) => void
}

/** The product or place that a campaign is of, found by its name. */
export function AboutField({ value, kindAtFirst, error, onChange }: AboutFieldProps) {
  const { t } = useTranslation()
  const isOfMarket = useIsOfPartner()
  const [kind, setKind] = useState(kindAtFirst)
  const ofPlace = kind === 'place'
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const products = useProductChoices(search, value !== null && 'productId' in value ? value.productId : null)
  const places = usePlaceChoices(search, isOfMarket)
  const { choices, isNone } = ofPlace ? places : products
  const handleChoose = (id: string | null) => {
    const chosen = choices.find((one) => one.id === id)
    if (!chosen) return
    onChange(ofPlace ? { placeId: chosen.id } : { productId: chosen.id }, chosen)
  }
  const id = value === null ? null : 'placeId' in value ? value.placeId : value.productId
  return (
    <div className={classes['about']}>
      {isOfMarket ? (
        <SegmentedTabs
          label={t('campaigns.about')}
          tabs={[
            { value: 'product', label: t('campaigns.ofProduct') },
            { value: 'place', label: t('campaigns.ofPlace') },
          ]}
          value={kind}
          onChange={setKind}
        />
      ) : null}
      {isNone ? (
        <ButtonLink to={ofPlace ? '/place' : '/product'} variant="default" size="md">
          {t(ofPlace ? 'campaigns.addPlace' : 'campaigns.addProduct')}
        </ButtonLink>
      ) : (
        <Select
          size="md"
          searchable
          // What is wrong with it stands below it.
          openOnFocus={false}
          label={t(ofPlace ? 'campaigns.aboutPlace' : 'campaigns.aboutProduct')}
          placeholder={t('campaigns.aboutHint')}
          nothingFoundMessage={t('campaigns.aboutNone')}
          data={choices.map((one) => ({ value: one.id, label: one.name }))}
          // Names are found by the server, which knows initial consonants.
          filter={({ options }) => options}
          value={choices.some((one) => one.id === id) ? id : null}
          error={error}
          data-path="about"
          renderOption={({ option }) => <Option choice={choices.find((one) => one.id === option.value)} />}
          // The chosen name stands in the field, and is nothing that is looked for.
          onSearchChange={(text) => setTyped(choices.some(({ name }) => name === text) ? '' : text)}
          onChange={handleChoose}
        />
      )}
    </div>
  )
}

function Option({ choice }: { choice: Choice | undefined }) {
  if (!choice) return null
  return (
    <span className={classes['option']}>
      {choice.picture ? <img src={choice.picture} alt="" loading="lazy" /> : null}
      {choice.name}
    </span>
  )
}
