import { limits, type ProjectVersion, VersionName } from '@clipmint/contract'
import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useScreen } from '../session/screen.ts'
import { useVersionFailure } from './use-version-failure.ts'
import { useNameVersion } from './use-versions.ts'

/** Names a version, or how the video is now (null). */
export function NameVersionDialog({ version }: { version: ProjectVersion | null }) {
  const { t } = useTranslation()
  const { close } = useScreen()
  const failureText = useVersionFailure()
  const naming = useNameVersion(version)
  const [name, setName] = useState(version?.name ?? '')
  const [isSent, setSent] = useState(false)
  const isGood = VersionName.safeParse(name).success
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isGood) naming.mutate(name.trim(), { onSuccess: close })
  }
  const fault =
    isSent && !isGood ? t('versions.nameMissing') : naming.isError ? failureText(naming.error) : null
  return (
    <EditorModal title={t(titleOf(version))} size="26rem" isShort>
      <form onSubmit={send} noValidate>
        <TextInput
          label={t('versions.nameLabel')}
          description={t('versions.nameHint', { most: limits.versionNameMax })}
          placeholder={t('versions.namePlaceholder')}
          value={name}
          maxLength={limits.versionNameMax}
          error={fault}
          data-autofocus
          onChange={({ target }) => setName(target.value)}
        />
        <Group justify="end" mt="lg">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={naming.isPending}>
            {t('common.save')}
          </Button>
        </Group>
      </form>
    </EditorModal>
  )
}

function titleOf(version: ProjectVersion | null) {
  if (version === null) return 'versions.nameNow'
  return version.name === null ? 'versions.name' : 'versions.rename'
}
