import { limits } from '@clipmint/contract'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'

/** The brand's name: seen in the video as it is typed. */
export function NameField() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const name = useEditorState(({ brand }) => brand.name)
  return (
    <TextInput
      label={t('brand.name')}
      description={t('brand.nameNote')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={limits.brandNameMax}
      autoComplete="organization"
      value={name ?? ''}
      onChange={({ currentTarget: { value } }) => editor.setBrandName(value)}
      onBlur={() => editor.endRun()}
    />
  )
}
