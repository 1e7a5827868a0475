import { limits, type ProjectVersion, VersionName } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { NameForm } from '../../app/name-form.tsx'
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
  return (
    <EditorModal title={t(titleOf(version))} size="26rem" isShort>
      <NameForm
        label={t('versions.nameLabel')}
        description={t('versions.nameHint', { most: limits.versionNameMax })}
        placeholder={t('versions.namePlaceholder')}
        name={version?.name ?? ''}
        most={limits.versionNameMax}
        isGood={(name) => VersionName.safeParse(name).success}
        badWord={t('versions.nameMissing')}
        isSaving={naming.isPending}
        failure={naming.isError ? failureText(naming.error) : null}
        onSave={(name) => naming.mutate(name, { onSuccess: close })}
        onClose={close}
      />
    </EditorModal>
  )
}

function titleOf(version: ProjectVersion | null) {
  if (version === null) return 'versions.nameNow'
  return version.name === null ? 'versions.name' : 'versions.rename'
}
