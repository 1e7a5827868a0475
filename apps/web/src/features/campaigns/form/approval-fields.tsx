import { limits, silences } from '@clipmint/contract'
import { Radio, Stack, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { CampaignDraft } from './draft.ts'

import classes from './campaign-form.module.css'

type ApprovalFieldsProps = {
  draft: Pick<CampaignDraft, 'approval' | 'onSilence'>
  onChange: (changes: Partial<Pick<CampaignDraft, 'approval' | 'onSilence'>>) => void
}

/** Whether its owner sees each video before it is posted, and what becomes of one that nobody has looked at. */
export function ApprovalFields({ draft: { approval, onSilence }, onChange }: ApprovalFieldsProps) {
  const { t } = useTranslation()
  const minutes = limits.approvalCloseMinutes
  return (
    <div className={classes['fields']}>
      <Switch
        label={t('campaigns.approval')}
        description={t(approval ? 'campaigns.approvalNote' : 'campaigns.noApprovalNote')}
        checked={approval}
        onChange={({ currentTarget }) => onChange({ approval: currentTarget.checked })}
      />
      {approval ? (
        <Radio.Group
          label={t('campaigns.onSilence', { minutes })}
          value={onSilence}
          onChange={(value) => {
            const chosen = silences.find((one) => one === value)
            if (chosen) onChange({ onSilence: chosen })
          }}
        >
          <Stack gap="xs" mt="xs">
            {silences.map((one) => (
              <Radio key={one} value={one} label={t(`campaigns.silence_${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
    </div>
  )
}
