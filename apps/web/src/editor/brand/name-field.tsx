import { limits } from '@clipmint/contract'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'
import type { BrandSender } from './use-brand-sender.ts'

/** The brand's name: seen in the video as it is typed, kept when typing rests. */
export function NameField({ send }: { send: BrandSender['send'] }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const name = useEditorState(({ brand }) => brand.name)
  const keep = useDebouncedCallback((value: string) => send({ name: value }), {
    delay: 800,
    flushOnUnmount: true,
  })
  return (
    <TextInput
      label={t('brand.name')}
      description={t('brand.nameNote')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={limits.brandNameMax}
      autoComplete="organization"
      value={name ?? ''}
      onChange={({ currentTarget: { value } }) => {
        editor.setBrand({ ...editor.state.brand, name: value === '' ? null : value })
        keep(value)
      }}
      onBlur={() => keep.flush()}
    />
  )
}
