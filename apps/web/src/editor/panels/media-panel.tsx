import { SegmentedTabs } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { CutoutField } from '../cutout/cutout-field.tsx'
import { PhoneButton } from '../from-phone/phone-button.tsx'
import { FileGrid } from '../media/file-grid.tsx'
import { MediaActions } from '../media/media-actions.tsx'
import { SharedNote } from '../media/shared-note.tsx'
import { SlotFrames } from '../media/slot-frames.tsx'
import { UploadList } from '../media/upload-list.tsx'
import { useActiveMediaSlot } from '../media/use-active-slot.ts'
import { usePasteFiles } from '../media/use-paste-files.ts'
import { useOwnFiles, useStorage } from '../media/use-stored-files.ts'
import { AutoPlace } from '../placing/auto-place.tsx'
import { SlotWarningNotes } from '../quality/slot-warning-notes.tsx'
import { useSceneName, useSlotName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useSession } from '../session/use-session.ts'
import { StockPicker } from '../stock/stock-picker.tsx'
import { useStockProviders } from '../stock/use-stock.ts'
import { Panel } from './panel.tsx'

import classes from './media-panel.module.css'

/** The places for pictures, and the files to fill them with. */
export function MediaPanel() {
  const { t } = useTranslation()
  const active = useActiveMediaSlot()
  usePasteFiles(active?.id ?? null)
  return (
    <Panel title={t('editor.toolMedia')} hint={t('editor.mediaHint')}>
      <SlotFrames />
      <AutoPlace />
      <ActiveSlot />
      {active ? <SharedNote key={active.id} slot={active} /> : null}
      <FilePicker />
    </Panel>
  )
}

/** Which place a chosen file goes into, and what can be done with what is there. */
export function ActiveSlot() {
  const { t } = useTranslation()
  const nameOf = useSlotName()
  const sceneName = useSceneName()
  const active = useActiveMediaSlot()
  if (!active) return null
  return (
    <div className={classes['active']}>
      <p>
        {t('editor.mediaInto', { scene: sceneName(active.scene, active.sceneIndex), name: nameOf(active) })}
      </p>
      <SlotWarningNotes slot={active} />
      <MediaActions slot={active} />
      <CutoutField slot={active} />
    </div>
  )
}

/** Files of the product or of the storage; one press puts a file into the place in hand. */
export function FilePicker() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'own' | 'storage' | 'stock'>('own')
  const own = useOwnFiles()
  const { productId } = useSession()
  const { open } = useScreen()
  const storage = useStorage(tab === 'storage')
  const assets = useAssets()
  const hasStock = useStockProviders().length > 0
  const stored = storage.ids.flatMap((id) => assets.get(id) ?? [])
  return (
    <div className={classes['picker']}>
      <SegmentedTabs
        label={t('editor.mediaSource')}
        tabs={[
          {
            value: 'own',
            label: t(productId === null ? 'editor.mediaOwnVideo' : 'editor.mediaOwn'),
            count: own.length,
          },
          {
            value: 'storage',
            label: t('editor.mediaStorage'),
            ...(storage.total === null ? {} : { count: storage.total }),
          },
          ...(hasStock ? [{ value: 'stock' as const, label: t('stock.tab') }] : []),
        ]}
        value={tab}
        onChange={setTab}
      />
      {tab === 'storage' ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<FolderOpen aria-hidden="true" size="1rem" />}
          onClick={() => open({ kind: 'storage' })}
        >
          {t('editor.storageOpen')}
        </Button>
      ) : null}
      <PhoneButton />
      <UploadList />
      {tab === 'stock' ? (
        <StockPicker />
      ) : tab === 'storage' && storage.isError ? (
        <FailureNote error={storage.error} onRetry={() => void storage.refetch()} />
      ) : (
        <FileGrid files={tab === 'own' ? own : stored} isLoading={tab === 'storage' && storage.isPending} />
      )}
      {tab === 'storage' && storage.hasNextPage ? (
        <Button
          variant="soft"
          size="xs"
          fullWidth
          loading={storage.isFetchingNextPage}
          onClick={() => void storage.fetchNextPage()}
        >
          {t('common.more')}
        </Button>
      ) : null}
    </div>
  )
}
