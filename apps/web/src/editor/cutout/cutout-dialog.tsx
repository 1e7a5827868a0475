import type { Asset, CutoutStroke } from '@clipmint/contract'
import { Alert, Button, Group, SegmentedControl, Skeleton, Slider } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api, queries } from '../../api/index.ts'
import { FailureNote } from '../../app/failure-note.tsx'
import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useScreen } from '../session/screen.ts'
import { useAssets, useSession } from '../session/use-session.ts'
import { BrushCanvas } from './brush-canvas.tsx'
import { openTouched, type TouchedPicture } from './touched-picture.ts'
import type { Brush } from './use-brush.ts'
import { useStrokes } from './use-strokes.ts'

import classes from './cutout-dialog.module.css'

/**
 * Touches a picture's cut-out up with a brush: what was taken away wrongly is kept, what was left is taken away. Of a
 * picture that was not cut out by itself, all of its background is taken away so.
 */
export function CutoutDialog({ assetId }: { assetId: string }) {
  const { t } = useTranslation()
  const asset = useAssets().get(assetId)
  const { data, error, refetch } = useQuery({
    ...queries.assets.cutout({ params: { id: assetId } }),
    staleTime: 0,
    gcTime: 0,
  })
  if (!asset) return null
  return (
    <EditorModal title={t(isByHand(asset) ? 'cutout.byHand' : 'cutout.title')} size="54rem">
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Opened asset={asset} {...data.result} />
      ) : error ? null : (
        <Skeleton height="20rem" radius="md" />
      )}
    </EditorModal>
  )
}

function isByHand({ cutout }: Asset): boolean {
  return cutout.status === 'refused'
}

type Opening = { asset: Asset; base: string; picture: string; strokes: CutoutStroke[] }

function Opened({ asset, base, picture, strokes }: Opening) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<TouchedPicture | 'lost' | null>(null)
  useEffect(() => {
    let isHere = true
    let mine: TouchedPicture | null = null
    void openTouched(base, picture).then(
      (found) => {
        mine = found
        if (isHere) setOpened(found)
        else found.close()
      },
      () => setOpened('lost'),
    )
    return () => {
      isHere = false
      mine?.close()
    }
    // Links are signed anew with every answer; the picture stays the same while the dialog is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (opened === 'lost') return <Alert color="red">{t('cutout.lost')}</Alert>
  if (opened === null) return <Skeleton height="20rem" radius="md" />
  return <TouchForm asset={asset} picture={opened} saved={strokes} />
}

type TouchFormProps = { asset: Asset; picture: TouchedPicture; saved: readonly CutoutStroke[] }

function TouchForm({ asset, picture, saved }: TouchFormProps) {
  const { t } = useTranslation()
  const { close } = useScreen()
  const { assets } = useSession()
  const [brush, setBrush] = useState<Brush>({ kind: 'away', size: 0.05 })
  const touch = useStrokes(saved)
  const save = useMutation({
    mutationFn: () =>
      api.assets.changeCutout({
        params: { id: asset._id },
        body: { on: true, strokes: touch.strokes.map((stroke) => ({ ...stroke })) },
      }),
    onSuccess: ({ result }) => {
      assets.add([result])
      close()
    },
  })
  return (
    <>
      <p className={classes['hint']}>{t(isByHand(asset) ? 'cutout.hintByHand' : 'cutout.hint')}</p>
      <div className={classes['form']}>
        <div className={classes['room']}>
          <BrushCanvas picture={picture} strokes={touch.strokes} brush={brush} onStroke={touch.add} />
        </div>
        <div className={classes['tools']}>
          <BrushTools brush={brush} onChange={setBrush} />
          <StepTools touch={touch} />
        </div>
      </div>
      {save.error ? <FailureNote error={save.error} /> : null}
      <Group className={classes['foot'] ?? ''} justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button loading={save.isPending} disabled={!touch.isChanged} onClick={() => save.mutate()}>
          {t('editor.apply')}
        </Button>
      </Group>
    </>
  )
}

function BrushTools({ brush, onChange }: { brush: Brush; onChange: (brush: Brush) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('cutout.brush')}
        value={brush.kind}
        onChange={(kind) => onChange({ ...brush, kind: kind === 'keep' ? 'keep' : 'away' })}
        data={(['away', 'keep'] as const).map((value) => ({ value, label: t(`cutout.${value}`) }))}
      />
      <div>
        <p id={id} className={classes['label']}>
          {t('cutout.size')}
        </p>
        <Slider
          thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': `${Math.round(brush.size * 100)}%` }}
          label={null}
          min={0.01}
          max={0.2}
          step={0.005}
          value={brush.size}
          onChange={(size) => onChange({ ...brush, size })}
        />
      </div>
    </>
  )
}

function StepTools({ touch }: { touch: ReturnType<typeof useStrokes> }) {
  const { t } = useTranslation()
  const icon = { 'aria-hidden': true, size: '1rem' } as const
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<Undo2 {...icon} />}
        disabled={!touch.canUndo}
        onClick={touch.undo}
      >
        {t('cutout.undo')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Redo2 {...icon} />}
        disabled={!touch.canRedo}
        onClick={touch.redo}
      >
        {t('cutout.redo')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<RotateCcw {...icon} />}
        disabled={!touch.canUndo}
        onClick={touch.reset}
      >
        {t('cutout.reset')}
      </Button>
    </Group>
  )
}
