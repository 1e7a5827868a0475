import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import type { Checked } from '../queries.ts'
import { FindingText } from './finding-text.tsx'
import { useFindingWords } from './finding-words.ts'

import classes from './findings.module.css'

type Finding = Checked['findings'][number]

type StaleFindingsProps = {
  videoId: string
  checked: readonly Checked[]
  keeps: boolean
  onKeep: (keeps: boolean) => void
}

/** What a post shows that is not so any more, said once for all networks, with the choice to have it out all the same. */
export function StaleFindings({ videoId, checked, keeps, onKeep }: StaleFindingsProps) {
  const { t } = useTranslation()
  const wordsOf = useFindingWords()
  const one = checked.find(({ findings }) => !findings.every(isNotStale))
  if (one === undefined) return null
  const { platform } = one
  return (
    <div className={classes['stale']}>
      {one.findings
        .filter((finding) => !isNotStale(finding))
        .map(({ code, stops, values }) => (
          <FindingText key={code} stops={stops}>
            {wordsOf({ platform, code, values })}{' '}
            {code === 'outdated' ? (
              <AnchorLink inherit underline="always" to="/projects/done/$id" params={{ id: videoId }}>
                {t('reservations.fixStale')}
              </AnchorLink>
            ) : null}
          </FindingText>
        ))}
      <Checkbox
        label={t('reservations.keepStale')}
        checked={keeps}
        onChange={({ currentTarget }) => onKeep(currentTarget.checked)}
      />
    </div>
  )
}

/** Whether a finding is about a network, and not about what the post shows. */
export function isNotStale({ code }: Finding): boolean {
  return code !== 'outdated' && code !== 'promotion-over'
}
