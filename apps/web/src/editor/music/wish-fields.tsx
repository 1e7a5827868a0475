import { musicMoods, tempoBands } from '@clipmint/contract'
import { Select, Switch, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { listNetworks } from '../../app/network-names.ts'
import { useFormats } from '../../locales/use-words.ts'
import { AllPlatformIcons } from './platform-icons.tsx'
import type { MusicWish } from './use-music.ts'

import classes from '../panels/music-panel.module.css'

export type Wish = Pick<MusicWish, 'search' | 'mood' | 'tempo' | 'business'>
export const noWish: Wish = { search: '', mood: null, tempo: null, business: true }

/** What music is looked for: words, mood, tempo, and whether a business may use it everywhere. */
export function WishFields({ wish, onChange }: { wish: Wish; onChange: (change: Partial<Wish>) => void }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const everywhere = t('music.businessNote', { networks: listNetworks(language) })
  return (
    <>
      <TextInput
        type="search"
        size="xs"
        className={classes['search'] ?? ''}
        aria-label={t('editor.musicSearch')}
        placeholder={t('editor.musicSearch')}
        leftSection={<Search aria-hidden="true" size="1rem" />}
        maxLength={50}
        value={wish.search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <Select
        size="xs"
        aria-label={t('editor.musicMood')}
        placeholder={t('editor.musicMood')}
        clearable
        data={musicMoods.map((it) => ({ value: it, label: t(`editor.mood_${it}`) }))}
        value={wish.mood}
        onChange={(value) => onChange({ mood: musicMoods.find((it) => it === value) ?? null })}
      />
      <Select
        size="xs"
        aria-label={t('music.tempo')}
        placeholder={t('music.tempo')}
        clearable
        data={tempoBands.map((it) => ({ value: it, label: t(`music.tempo_${it}`) }))}
        value={wish.tempo}
        onChange={(value) => onChange({ tempo: tempoBands.find((it) => it === value) ?? null })}
      />
      <div className={classes['business']} title={everywhere}>
        <Switch
          label={t('music.business')}
          checked={wish.business}
          onChange={({ currentTarget }) => onChange({ business: currentTarget.checked })}
        />
        <AllPlatformIcons label={everywhere} />
      </div>
    </>
  )
}
