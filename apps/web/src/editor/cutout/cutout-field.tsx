import type { Asset } from '@clipmint/contract'
import { Button, Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Brush } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../api/index.ts'
import { FailureNote } from '../../app/failure-note.tsx'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'

import classes from './cutout-field.module.css'

/** Whether the thing in a place's picture stands without its background, and touching that up. */
export function CutoutField({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => work.userSource.media[slot.id]?.assetId)
  const asset = assetId === undefined ? undefined : assets.get(assetId)
  if (asset?.type !== 'image') return null
  const { status, reason } = asset.cutout
  const isWanted = slot.layer.cutout !== null
  if (status === 'made' || status === 'off') return <Made asset={asset} isWanted={isWanted} />
  if (status !== 'refused' || !isWanted || reason === null) return null
  return (
    <div className={classes['field']}>
      <p className={classes['note']}>{t(`cutout.why_${reason}`)}</p>
      <TouchButton asset={asset}>{t('cutout.byHand')}</TouchButton>
    </div>
  )
}

function TouchButton({ asset, children }: { asset: Asset; children: string }) {
  const { open } = useScreen()
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Brush aria-hidden="true" size="1rem" />}
      onClick={() => open({ kind: 'cutout', assetId: asset._id })}
    >
      {children}
    </Button>
  )
}

function Made({ asset, isWanted }: { asset: Asset; isWanted: boolean }) {
  const { t } = useTranslation()
  const { assets } = useSession()
  const change = useMutation({
    mutationFn: (on: boolean) => api.assets.changeCutout({ params: { id: asset._id }, body: { on } }),
    onSuccess: ({ result }) => assets.add([result]),
  })
  const isOn = asset.cutout.status === 'made'
  return (
    <div className={classes['field']}>
      <Switch
        label={t('cutout.switch')}
        description={t(isWanted ? 'cutout.hereNote' : 'cutout.elsewhereNote')}
        checked={change.isPending ? change.variables : isOn}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      {isOn ? <TouchButton asset={asset}>{t('cutout.touch')}</TouchButton> : null}
      {change.error ? <FailureNote error={change.error} /> : null}
    </div>
  )
}
