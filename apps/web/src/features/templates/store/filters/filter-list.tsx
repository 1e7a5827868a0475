import { can } from '@clipmint/contract'
import { Select, Switch } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useUser } from '../../../account/index.ts'
import { ratioWords } from '../../parts/ratio-words.ts'
import type { ManyFilter } from '../store-search.ts'
import { chosenOf, useStoreSearch } from '../use-store-search.ts'
import { bands, businesses, moods, occasions, writings } from './choices.ts'

import classes from './filter-list.module.css'

const ratios = Object.keys(ratioWords) as (keyof typeof ratioWords)[]
const counts = [1, 2, 3, 4, 5, 6, 8, 10]

/** Every filter of the store. What is chosen in one group is joined by “or”, the groups by “and”. */
export function FilterList() {
  const { t } = useTranslation()
  return (
    <div className={classes['list']}>
      <Choices filter="categorize" legend={t('store.business')}>
        {businesses.map((one) => (
          <Chip key={one} filter="categorize" value={one}>
            {t(`store.category_${one}`)}
          </Chip>
        ))}
      </Choices>
      <Choices filter="categorize" legend={t('store.occasion')}>
        {occasions.map((one) => (
          <Chip key={one} filter="categorize" value={one}>
            {t(`store.category_${one}`)}
          </Chip>
        ))}
      </Choices>
      <Choices filter="style" legend={t('store.style')}>
        {moods.map((one) => (
          <Chip key={one} filter="style" value={one}>
            {t(`store.mood_${one}`)}
          </Chip>
        ))}
      </Choices>
      <Choices filter="templateRatio" legend={t('store.ratio')} columns={4}>
        {ratios.map((one) => (
          <Chip key={one} filter="templateRatio" value={one} shape="box">
            <i
              style={{ aspectRatio: one.replace(':', ' / ') }}
              data-wide={one === '16:9'}
              aria-hidden="true"
            />
            {one}
          </Chip>
        ))}
      </Choices>
      <Choices filter="duration" legend={t('store.length')} columns={2}>
        {bands.map((one) => (
          <Chip key={one} filter="duration" value={one} shape="box">
            {t(`store.band_${one}`)}
          </Chip>
        ))}
      </Choices>
      <MoreFilters />
    </div>
  )
}

type ChoicesProps = { filter: ManyFilter; legend: string; columns?: 2 | 4; children: ReactNode }

function Choices({ filter, legend, columns, children }: ChoicesProps) {
  return (
    <fieldset className={classes['group']} data-filter={filter}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={classes['choices']} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  )
}

type ChipProps = { filter: ManyFilter; value: string; shape?: 'pill' | 'box'; children: ReactNode }

function Chip({ filter, value, shape = 'pill', children }: ChipProps) {
  const { search, toggle } = useStoreSearch()
  return (
    <label className={classes['chip']} data-shape={shape}>
      <input
        type="checkbox"
        className={classes['hidden']}
        checked={chosenOf(search, filter).includes(value)}
        onChange={() => toggle(filter, value)}
      />
      {children}
    </label>
  )
}

function MoreFilters() {
  const { t } = useTranslation()
  const { search, change } = useStoreSearch()
  const hasOwn = useHasOwn()
  const isSet = ['images', 'videos', 'source', 'includeDiscountPrice', 'fhd', 'reqLang', 'custom'].some(
    (name) => search[name as keyof typeof search] !== undefined,
  )
  return (
    <details className={classes['more']} open={isSet}>
      <summary className={classes['summary']}>{t('store.moreFilters')}</summary>
      <div className={classes['fields']}>
        <Choice
          label={t('store.images')}
          value={search.images === undefined ? '' : String(search.images)}
          data={counts.map((count) => ({ value: String(count), label: t('store.photosHave', { count }) }))}
          onChange={(value) => change({ images: value === '' ? undefined : Number(value) })}
        />
        <Choice
          label={t('store.videos')}
          value={search.videos === undefined ? '' : String(search.videos)}
          data={counts.map((count) => ({ value: String(count), label: t('store.clipsHave', { count }) }))}
          onChange={(value) => change({ videos: value === '' ? undefined : Number(value) })}
        />
        <Choice
          label={t('store.source')}
          value={search.source ?? ''}
          data={(['image', 'video'] as const).map((one) => ({ value: one, label: t(`store.source_${one}`) }))}
          onChange={(value) => change({ source: value === '' ? undefined : (value as 'image' | 'video') })}
        />
        <Choice
          label={t('store.writing')}
          value={search.reqLang ?? ''}
          data={writings.map((one) => ({ value: one, label: t(`store.writing_${one}`) }))}
          onChange={(value) =>
            change({ reqLang: value === '' ? undefined : (value as (typeof writings)[number]) })
          }
        />
        {(['includeDiscountPrice', 'fhd', ...(hasOwn ? (['custom'] as const) : [])] as const).map((name) => (
          <Switch
            key={name}
            label={t(`store.${name}`)}
            checked={search[name] === true}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.checked || undefined })}
          />
        ))}
      </div>
    </details>
  )
}

/** Whether there may be templates for this member's company alone; a link that asks for them can be undone. */
function useHasOwn(): boolean {
  const { search } = useStoreSearch()
  const { data: user } = useUser()
  return (
    search.custom === true || (user !== undefined && can(user.payment, { do: 'use-custom-templates' }).ok)
  )
}

type ChoiceProps = {
  label: string
  value: string
  data: { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, data, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Select
      id={id}
      size="sm"
      label={label}
      value={value}
      data={[{ value: '', label: t('store.any') }, ...data]}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
