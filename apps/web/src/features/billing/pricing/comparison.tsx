import { allowanceOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { planWord } from '../../account/index.ts'
import { plansOnOffer, shownTypeOf } from '../plan-choice.ts'
import { useGroups } from './comparison-groups.tsx'
import { FairUseNote } from './fair-use.tsx'
import { Section } from './section.tsx'

import classes from './comparison.module.css'

/** Everything that tells the plans apart, in one table; on a phone each row is a line with its four values under it. */
export function Comparison() {
  const { t } = useTranslation()
  const groups = useGroups()
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
      <FairUseNote />
    </Section>
  )
}
