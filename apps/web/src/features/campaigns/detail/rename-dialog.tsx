import { type Campaign, limits } from '@clipmint/contract'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { useRenameCampaign } from '../queries.ts'

/** Gives a campaign another name. */
export function RenameDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const text = useFailureText()
  const rename = useRenameCampaign(campaign._id)
  const [title, setTitle] = useState(campaign.title)
  const [isSent, setSent] = useState(false)
  const isGood = title.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isGood) rename.mutate(title.trim(), { onSuccess: onClose })
  }
  const fault = isSent && !isGood ? t('campaigns.fault_title') : rename.isError ? text(rename.error) : null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('campaigns.rename')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={send} noValidate>
        <TextInput
          label={t('campaigns.name')}
          value={title}
          maxLength={limits.campaignTitleMax}
          error={fault}
          data-autofocus
          onChange={({ target }) => setTitle(target.value)}
        />
        <Group justify="end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={rename.isPending}>
            {t('common.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
