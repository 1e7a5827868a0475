import { limits } from '@clipmint/contract'
import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api, queries, queryClient } from '../../api/index.ts'
import { useFailureText } from '../../app/failure-note.tsx'
import { useSession } from '../session/use-session.ts'

/** What a piece of own music is called: Enter keeps it, Escape leaves it as it was. */
export function RenameForm({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const { assets } = useSession()
  const [name, setName] = useState(title)
  const rename = useMutation({
    mutationFn: () => api.assets.rename({ params: { id }, body: { name: name.trim() } }),
    onSuccess: ({ result }) => {
      assets.add([result])
      void queryClient.invalidateQueries({ queryKey: queries.assets.key })
      onDone()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === title) onDone()
        else rename.mutate()
      }}
    >
      <TextInput
        size="sm"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('music.newName')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
        maxLength={limits.fileNameLetters}
        value={name}
        error={rename.error ? text(rename.error) : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Group gap="xs" mt="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button size="xs" type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
          {t('music.renameGo')}
        </Button>
      </Group>
    </form>
  )
}
