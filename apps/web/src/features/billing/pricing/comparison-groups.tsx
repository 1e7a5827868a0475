import { type Allowance, limits } from '@clipmint/contract'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import type { OfferedPlan } from '../plan-choice.ts'
import { FairUseMark } from './fair-use.tsx'

import classes from './comparison.module.css'

type Cell = (name: OfferedPlan, allowance: Allowance) => ReactNode
/** What tells the plans apart in one respect. */
export type Group = { title: string; rows: [word: string, cell: Cell][] }

/** All that tells the plans apart, from what one makes to who helps. */
export function useGroups(): Group[] {
  return [useVideos(), useUse(), useShop(), useUpload(), useHelp()]
}

function useVideos(): Group {
  const { t } = useTranslation()
  const videos: Cell = (name, { scenariosPerMonth: count }) =>
    t(name === 'enterprise' ? 'pricing.countFrom' : 'pricing.count', { count })
  const renders: Cell = (name, { rendersPerMonth: count }) => {
    if (name === 'free') return t('pricing.count', { count })
    if (name === 'enterprise') return t('pricing.custom')
    return (
      <>
        {t('pricing.unlimited')}
        <FairUseMark />
      </>
    )
  }
  const editing = paid(t('pricing.days', { count: limits.freeEditingDays }), t('pricing.whilePaid'))
  return {
    title: t('pricing.group_videos'),
    rows: [
      [t('pricing.row_videos'), videos],
      [t('pricing.row_renders'), renders],
      [t('pricing.row_editing'), editing],
      [t('pricing.row_quality'), () => '1080p'],
    ],
  }
}

function useUse(): Group {
  const { t } = useTranslation()
  const mark: Cell = (_, { serviceWatermark }) => t(serviceWatermark ? 'pricing.markOn' : 'pricing.markOff')
  const resale: Cell = (name, allowance) =>
    name === 'enterprise' ? t('pricing.byContract') : <Mark is={allowance.resale} />
  return {
    title: t('pricing.group_use'),
    rows: [
      [t('pricing.row_mark'), mark],
      [t('pricing.row_commercial'), (_, { commercialUse }) => <Mark is={commercialUse} />],
      [t('pricing.row_resale'), resale],
      [t('pricing.row_templates'), (_, { customTemplates }) => <Mark is={customTemplates} />],
    ],
  }
}

function useShop(): Group {
  const { t } = useTranslation()
  const { bytes } = useFormats()
  const counted =
    (word: 'count' | 'people' | 'places', of: (allowance: Allowance) => number): Cell =>
    (name, allowance) =>
      name === 'enterprise' ? t('pricing.custom') : t(`pricing.${word}`, { count: of(allowance) })
  const storage: Cell = (name, { storageBytes }) => {
    const size = bytes(storageBytes)
    return name === 'enterprise' ? t('pricing.sizeFrom', { size }) : size
  }
  return {
    title: t('pricing.group_shop'),
    rows: [
      [t('pricing.row_products'), counted('count', ({ products }) => products)],
      [t('pricing.row_places'), counted('places', ({ places }) => places)],
      [t('pricing.row_storage'), storage],
      [t('pricing.row_members'), counted('people', ({ members }) => members)],
    ],
  }
}

function useUpload(): Group {
  const { t } = useTranslation()
  const { number } = useFormats()
  const trial = t('pricing.uploadTrial', { count: limits.uploadTrialDays })
  const campaigns: Cell = (name, { campaigns: count }) => {
    if (name === 'enterprise') return t('pricing.custom')
    return count === 0 ? <Mark is={false} /> : t('pricing.campaigns', { count, number: number(count) })
  }
  return {
    title: t('pricing.group_upload'),
    rows: [
      [t('pricing.row_upload'), paid(trial, t('pricing.uploadAdd'))],
      [t('pricing.row_campaigns'), campaigns],
    ],
  }
}

function useHelp(): Group {
  const { t } = useTranslation()
  return {
    title: t('pricing.group_help'),
    rows: [[t('pricing.row_support'), (name) => t(`pricing.support_${name}`)]],
  }
}

/** What differs only between the free plan and the others. */
function paid(ofFree: string, ofPaid: string): Cell {
  return (name) => (name === 'free' ? ofFree : ofPaid)
}

function Mark({ is }: { is: boolean }) {
  const { t } = useTranslation()
  const Icon = is ? Check : Minus
  return (
    <>
      <Icon className={classes['mark']} data-is={is} aria-hidden="true" size="1.25rem" />
      <span className={classes['caption']}>{t(is ? 'pricing.yes' : 'pricing.no')}</span>
    </>
  )
}
