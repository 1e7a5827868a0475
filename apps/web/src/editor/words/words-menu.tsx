import { formatPrice } from '@clipmint/copy'
import { cleanText, type Slot } from '@clipmint/editor'
import { textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { ActionIcon, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Lock, LockOpen, RotateCcw, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { queries } from '../../api/index.ts'
import { useSlotName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'
import { insertedInto } from './insert.ts'

import classes from './words.module.css'

type WordsMenuProps = {
  slot: Slot & { kind: 'text' }
  size: string
  isLocked: boolean
  onLock: () => void
}

/** What else can be done with a slot's words: the product's facts put in, the first words brought back, a padlock. */
export function WordsMenu({ slot, size, isLocked, onLock }: WordsMenuProps) {
  const { t } = useTranslation()
  const nameOf = useSlotName()
  const [isOpen, setOpen] = useState(false)
  const LockSign = isLocked ? LockOpen : Lock
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" size={size} aria-label={t('words.more', { name: nameOf(slot) })}>
          <Ellipsis aria-hidden="true" size="1.125rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ProductItems slot={slot} />
        <BackItems slot={slot} />
        <Menu.Item leftSection={<LockSign aria-hidden="true" size="1rem" />} onClick={onLock}>
          {t(isLocked ? 'words.unlock' : 'words.lock')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Name and price of the product, exactly as it has them; nothing for a video that is of none. */
function ProductItems({ slot }: Pick<WordsMenuProps, 'slot'>) {
  const { t } = useTranslation()
  const { editor, productId } = useSession()
  const { lang } = editor.state.work.userSource
  const { data } = useQuery({
    ...queries.products.get({ params: { id: productId ?? '' } }),
    enabled: productId !== null,
  })
  if (!data) return null
  const { name, price, currency } = data.result
  const facts = [
    { word: 'words.insertName', fact: cleanText(name) },
    { word: 'words.insertPrice', fact: formatPrice({ amount: price, currency }, lang) },
  ] as const
  return (
    <>
      <Menu.Label>{t('words.fromProduct')}</Menu.Label>
      {facts.map(({ word, fact }) => {
        const words = insertedInto(slot, editor.state.work.userSource.text[slot.id]?.value ?? '', fact)
        const over = countChars(words) - textLimit(slot.layer, lang)
        return (
          <Menu.Item
            key={word}
            disabled={over > 0}
            leftSection={<Tag aria-hidden="true" size="1rem" />}
            onClick={() => {
              editor.setTexts({ [slot.id]: words })
              focusSlotField(slot.id)
            }}
          >
            {t(word)}
            <small className={classes['fact']}>{over > 0 ? t('words.insertOver', { over }) : fact}</small>
          </Menu.Item>
        )
      })}
      <Menu.Divider />
    </>
  )
}

function BackItems({ slot }: Pick<WordsMenuProps, 'slot'>) {
  const { t } = useTranslation()
  const { editor, openedWith } = useSession()
  const lang = useEditorState(({ work }) => work.userSource.lang)
  const value = useEditorState(({ work }) => work.userSource.text[slot.id]?.value ?? '')
  const ways = [
    { word: 'words.backToOpened', words: openedWith[slot.id] ?? '' },
    { word: 'words.backToSample', words: slot.layer.slot.sample[lang === 'ko' ? 'ko' : 'en'] },
  ] as const
  const open = ways.filter(({ words }) => words !== '' && words !== value)
  if (open.length === 0) return null
  return (
    <>
      <Menu.Label>{t('words.back')}</Menu.Label>
      {open.map(({ word, words }) => (
        <Menu.Item
          key={word}
          leftSection={<RotateCcw aria-hidden="true" size="1rem" />}
          onClick={() => editor.setTexts({ [slot.id]: words })}
        >
          {t(word)}
          <small className={classes['fact']}>{words}</small>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}
