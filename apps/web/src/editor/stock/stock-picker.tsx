import type { StockItem } from '@clipmint/contract'
import { Anchor, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { type MediaSlot, useActiveMediaSlot } from '../media/use-active-slot.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { StockResults } from './stock-results.tsx'
import { useStockProviders, useStockSuggestions } from './use-stock.ts'

import classes from './stock-picker.module.css'

const longestWords = 80

/** Free pictures and clips by words; before any are written, those that suit the product. */
export function StockPicker() {
  const { t } = useTranslation()
  const slot = useActiveMediaSlot()
  const orientation = useSlotOrientation(slot)
  const suggestions = useSuggestions()
  const [words, setWords] = useState('')
  const [chosen, setType] = useState<StockItem['type'] | null>(null)
  const [written] = useDebouncedValue(words.trim(), 350)
  const types = useStockTypes(slot)
  const type = types.find((it) => it === chosen) ?? types[0] ?? 'image'
  const asked = words.trim() === '' ? (suggestions[0] ?? '') : written
  return (
    <div className={classes['picker']}>
      <TextInput
        type="search"
        aria-label={t('stock.search')}
        placeholder={t('stock.search')}
        leftSection={<Search aria-hidden="true" size="1rem" />}
        maxLength={longestWords}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Suggestions list={suggestions} chosen={asked} onChoose={setWords} />
      {types.length > 1 ? (
        <SegmentedControl
          fullWidth
          aria-label={t('stock.type')}
          data={types.map((value) => ({ value, label: t(`stock.type_${value}`) }))}
          value={type}
          onChange={setType}
        />
      ) : null}
      <Sources />
      <StockResults wish={{ words: asked, type, orientation }} slot={slot} />
    </div>
  )
}

type SuggestionsProps = { list: readonly string[]; chosen: string; onChoose: (words: string) => void }

function Suggestions({ list, chosen, onChoose }: SuggestionsProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes['suggestions']} aria-label={t('stock.suggestions')}>
      {list.map((words) => (
        <li key={words}>
          <button type="button" aria-pressed={words === chosen} onClick={() => onChoose(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where the results are from, as those places ask to be named. */
function Sources() {
  const { t } = useTranslation()
  const providers = useStockProviders()
  return (
    <p className={classes['sources']}>
      {t('stock.from')}
      {providers.map(({ id, name, url }) => (
        <Anchor key={id} href={url} target="_blank" rel="noreferrer">
          {name}
        </Anchor>
      ))}
    </p>
  )
}

function useSuggestions(): string[] {
  const { t } = useTranslation()
  const { editor } = useSession()
  return useStockSuggestions(editor.template.categories.slice(0, 2).map((it) => t(`store.category_${it}`)))
}

/** What there is to find that the slot takes. */
function useStockTypes(slot: MediaSlot | null): StockItem['type'][] {
  const providers = useStockProviders()
  return (['image', 'video'] as const).filter(
    (type) =>
      providers.some(({ types }) => types.includes(type)) &&
      (slot === null || slot.layer.slot.accept.includes(type)),
  )
}

/** The shape of the slot in the ratio that is shown. */
function useSlotOrientation(slot: MediaSlot | null): 'portrait' | 'landscape' | 'square' {
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const box = slot?.layer.layout[ratio]
  if (!box) return 'portrait'
  const share = box.w / box.h
  if (share > 0.8 && share < 1.25) return 'square'
  return share < 1 ? 'portrait' : 'landscape'
}
