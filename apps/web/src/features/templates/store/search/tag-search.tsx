import { Button, Combobox, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Hash, Search, X } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useTagNames } from '../queries.ts'
import { useStoreSearch } from '../use-store-search.ts'

import classes from './tag-search.module.css'

/** A person's pause between two words; asking for each letter would be too much. */
const PAUSE_MS = 120

/** Searches the store or the likes; while one types, offers the tags that it could become, by initial consonants too. */
export function TagSearch() {
  const { t } = useTranslation()
  const { search: shown, change } = useStoreSearch()
  const value = shown.search ?? ''
  const id = useId()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useTyped(value)
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const tags = useTagNames(asked)
  const search = (words: string) => {
    combobox.closeDropdown()
    change({ search: words.trim().slice(0, 50) || undefined })
  }
  return (
    <form
      role="search"
      className={classes['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        search(typed)
      }}
    >
      <Combobox
        store={combobox}
        offset={8}
        shadow="md"
        onOptionSubmit={(tag) => {
          combobox.closeDropdown()
          setTyped('')
          change({ groupName: tag, search: undefined })
        }}
      >
        <Combobox.Target autoComplete="off" withExpandedAttribute>
          <input
            id={id}
            type="text"
            // The target around it says whether it is open, and what it controls.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="combobox"
            aria-autocomplete="list"
            inputMode="search"
            enterKeyHint="search"
            className={classes['input']}
            aria-label={t('store.search')}
            placeholder={t('store.searchHint')}
            maxLength={50}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <TagOptions tags={tags} labelledBy={id} />
      </Combobox>
      <Search aria-hidden="true" className={classes['glass']} size="1.25rem" />
      {typed ? (
        <ClearButton
          onClear={() => {
            setTyped('')
            search('')
          }}
        />
      ) : null}
      <Button type="submit" className={classes['go'] ?? ''}>
        {t('store.searchGo')}
      </Button>
    </form>
  )
}

/** What is typed, until the address changes under the field: back, forward, or a filter that was taken away. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const [of, setOf] = useState(value)
  if (of !== value) {
    setOf(value)
    setTyped(value)
  }
  return [typed, setTyped] as const
}

function TagOptions({ tags, labelledBy }: { tags: readonly string[]; labelledBy: string }) {
  return (
    <Combobox.Dropdown hidden={tags.length === 0}>
      <Combobox.Options labelledBy={labelledBy}>
        {tags.map((tag) => (
          <Combobox.Option key={tag} value={tag} className={classes['option'] ?? ''}>
            <Hash aria-hidden="true" size="1rem" />
            {tag}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes['clear']} aria-label={t('store.searchClear')} onClick={onClear}>
      <X aria-hidden="true" size="1.125rem" />
    </button>
  )
}
