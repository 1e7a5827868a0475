import { type Campaign, CampaignTitle, limits } from '@clipmint/contract'
import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { NameForm } from '../../../app/name-form.tsx'
import { useRenameCampaign } from '../queries.ts'

/** Gives a campaign another name. */
export function RenameDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const text = useFailureText()
  const rename = useRenameCampaign(campaign._id)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('campaigns.rename')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <NameForm
        label={t('campaigns.name')}
        name={campaign.title}
        most={limits.campaignTitleMax}
        isGood={(title) => CampaignTitle.safeParse(title).success}
        badWord={t('campaigns.fault_title', { most: limits.campaignTitleMax })}
        isSaving={rename.isPending}
        failure={rename.isError ? text(rename.error) : null}
        onSave={(title) => rename.mutate(title, { onSuccess: onClose })}
        onClose={onClose}
      />
    </Modal>
  )
}
