import { type Allowance, allowanceOf, limits } from '@clipmint/contract'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { planWord } from '../../account/index.ts'
import { type OfferedPlan, plansOnOffer, shownTypeOf } from '../plan-choice.ts'
import { Section } from './section.tsx'

import classes from './comparison.module.css'

/** Everything that tells the plans apart, in one table; on a phone each row is a line with its four values under it. */
export function Comparison() {
  const { t } = useTranslation()
  const { number } = useFormats()
  const groups = useGroups()
  const [basic, standard] = [allowanceOf(1).rendersPerMonth, allowanceOf(2).rendersPerMonth]
  return (
    <Section title={t('pricing.compare')}>
      <table className={classes['table']}>
        <caption className={classes['caption']}>{t('pricing.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes['caption']}>{t('pricing.what')}</span>
            </th>
            {plansOnOffer.map((name) => (
              <th key={name} scope="col">
                {t(planWord(shownTypeOf(name)))}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes['group']}>
              <th scope="rowgroup" colSpan={plansOnOffer.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(([word, cell]) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                {plansOnOffer.map((name) => (
                  <td key={name}>{cell(name, allowanceOf(shownTypeOf(name)))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={classes['note']}>
        {t('pricing.fairUse', { basic: number(basic), standard: number(standard) })}
      </p>
    </Section>
  )
}

type Cell = (name: OfferedPlan, allowance: Allowance) => ReactNode
type Group = { title: string; rows: [word: string, cell: Cell][] }

function useGroups(): Group[] {
  const { t } = useTranslation()
  const { number, bytes } = useFormats()
  const counted =
    (word: 'count' | 'people' | 'places', of: (allowance: Allowance) => number): Cell =>
    (name, allowance) =>
      name === 'enterprise' ? t('pricing.custom') : t(`pricing.${word}`, { count: of(allowance) })
  const videos: Cell = (name, { scenariosPerMonth: count }) =>
    t(name === 'enterprise' ? 'pricing.countFrom' : 'pricing.count', { count })
  const renders: Cell = (name, { rendersPerMonth: count }) =>
    name === 'free'
      ? t('pricing.count', { count })
      : name === 'enterprise'
        ? t('pricing.custom')
        : `${t('pricing.unlimited')}*`
  const paid =
    (ofFree: string, ofPaid: string): Cell =>
    (name) =>
      name === 'free' ? ofFree : ofPaid
  return [
    {
      title: t('pricing.group_videos'),
      rows: [
        [t('pricing.row_videos'), videos],
        [t('pricing.row_renders'), renders],
        [
          t('pricing.row_editing'),
          paid(t('pricing.days', { count: limits.freeEditingDays }), t('pricing.whilePaid')),
        ],
        [t('pricing.row_quality'), () => '1080p'],
      ],
    },
    {
      title: t('pricing.group_use'),
      rows: [
        [
          t('pricing.row_mark'),
          (_, { serviceWatermark }) => t(serviceWatermark ? 'pricing.markOn' : 'pricing.markOff'),
        ],
        [t('pricing.row_commercial'), (_, { commercialUse }) => <Mark is={commercialUse} />],
        [
          t('pricing.row_resale'),
          (name, { resale }) => (name === 'enterprise' ? t('pricing.byContract') : <Mark is={resale} />),
        ],
        [t('pricing.row_templates'), (_, { customTemplates }) => <Mark is={customTemplates} />],
      ],
    },
    {
      title: t('pricing.group_shop'),
      rows: [
        [t('pricing.row_products'), counted('count', ({ products }) => products)],
        [t('pricing.row_places'), counted('places', ({ places }) => places)],
        [
          t('pricing.row_storage'),
          (name, { storageBytes }) =>
            name === 'enterprise'
              ? t('pricing.sizeFrom', { size: bytes(storageBytes) })
              : bytes(storageBytes),
        ],
        [t('pricing.row_members'), counted('people', ({ members }) => members)],
      ],
    },
    {
      title: t('pricing.group_upload'),
      rows: [
        [
          t('pricing.row_upload'),
          paid(t('pricing.uploadTrial', { count: limits.uploadTrialDays }), t('pricing.uploadAdd')),
        ],
        [
          t('pricing.row_campaigns'),
          (name, { campaigns }) =>
            name === 'enterprise' ? (
              t('pricing.custom')
            ) : campaigns === 0 ? (
              <Mark is={false} />
            ) : (
              t('pricing.campaigns', { count: campaigns, number: number(campaigns) })
            ),
        ],
      ],
    },
    {
      title: t('pricing.group_help'),
      rows: [[t('pricing.row_support'), (name) => t(`pricing.support_${name}`)]],
    },
  ]
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
