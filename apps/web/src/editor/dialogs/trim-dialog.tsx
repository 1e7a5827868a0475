import type { Asset } from '@clipmint/contract'
import { boundedTrim } from '@clipmint/editor'
import { type ClipEnd, clipNeedMs, type Trim } from '@clipmint/film'
import { formatTenths } from '@clipmint/ui'
import { Button, Group, NumberInput, RangeSlider, Switch } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { useFilm } from '../stage/use-playback.ts'
import { ClipPlayer } from './clip-player.tsx'
import { EditorModal } from './editor-modal.tsx'
import { Filmstrip } from './filmstrip.tsx'

import classes from './trim-dialog.module.css'

/** Chooses which part of a clip plays. */
export function TrimDialog({ slotId }: { slotId: string }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => work.userSource.media[slotId]?.assetId)
  const slot = editor.slots.get(slotId)
  const asset = assetId === undefined ? undefined : assets.get(assetId)
  if (slot?.kind !== 'media' || asset?.type !== 'video') return null
  return (
    <EditorModal title={t('editor.trimTitle')}>
      <TrimForm slot={slot} asset={asset} durationMs={asset.duration ?? 0} />
    </EditorModal>
  )
}

/** What a clip that is too short does at its end. */
const endWords = { loop: 'editor.trimLoops', freeze: 'editor.trimFreezes' } as const

type TrimFormProps = { slot: MediaSlot; asset: Asset; durationMs: number }

function TrimForm({ slot, asset, durationMs }: TrimFormProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { close } = useScreen()
  const film = useFilm()
  const sceneMs = film.scenes.find(({ id }) => id === slot.scene.id)?.durationMs ?? 0
  const shownMs = clipNeedMs(slot.layer.clip, sceneMs)
  const isShort = durationMs < shownMs
  const whole = { inMs: 0, outMs: durationMs }
  const placed = editor.state.work.userSource.media[slot.id]
  const [trim, setTrim] = useState<Trim>(placed?.trim ?? whole)
  const [end, setEnd] = useState<ClipEnd>(placed?.end ?? slot.layer.clip.end)
  const [atMs, setAtMs] = useState(trim.inMs)
  const change = (next: Trim) => {
    const bounded = boundedTrim(next, durationMs, shownMs)
    // The picture follows the handle that moved.
    setAtMs(bounded.inMs === trim.inMs ? bounded.outMs : bounded.inMs)
    setTrim(bounded)
  }
  const url = asset.preview ?? asset.file
  return (
    <>
      <ClipPlayer
        url={url}
        poster={asset.poster}
        trim={trim}
        atMs={atMs}
        repeats={!isShort || end === 'loop'}
        onFromHere={(inMs) => change({ inMs, outMs: inMs + Math.max(shownMs, trim.outMs - trim.inMs) })}
      />
      <div className={classes['film']} style={partOf(trim, durationMs)}>
        <Filmstrip url={url} durationMs={durationMs} poster={asset.poster} />
      </div>
      <RangeSlider
        min={0}
        max={durationMs}
        step={100}
        minRange={Math.min(shownMs, durationMs)}
        label={null}
        value={[trim.inMs, trim.outMs]}
        thumbFromLabel={t('editor.trimIn')}
        thumbToLabel={t('editor.trimOut')}
        thumbProps={(index) => ({ 'aria-valuetext': formatTenths(index === 0 ? trim.inMs : trim.outMs) })}
        onChange={([inMs, outMs]) => change({ inMs, outMs })}
      />
      <Group mt="md" grow>
        <SecondsInput
          label={t('editor.trimIn')}
          ms={trim.inMs}
          onChange={(inMs) => change({ ...trim, inMs })}
        />
        <SecondsInput
          label={t('editor.trimOut')}
          ms={trim.outMs}
          onChange={(outMs) => change({ ...trim, outMs })}
        />
      </Group>
      <p className={classes['note']} role="status">
        {t(isShort ? endWords[end] : 'editor.trimEnough', {
          part: formatDecimalSeconds(trim.outMs - trim.inMs),
          shown: formatDecimalSeconds(shownMs),
        })}
      </p>
      {isShort ? (
        <Switch
          mt="md"
          label={t('editor.trimLoop')}
          checked={end === 'loop'}
          onChange={({ currentTarget }) => setEnd(currentTarget.checked ? 'loop' : 'freeze')}
        />
      ) : null}
      <Group justify="space-between" mt="lg">
        <Button variant="subtle" onClick={() => change(whole)}>
          {t('editor.trimWhole')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            onClick={() => {
              const isWhole = trim.inMs === 0 && trim.outMs >= durationMs
              editor.setPlay(slot.id, { trim: isWhole ? null : trim, end })
              close()
            }}
          >
            {t('editor.apply')}
          </Button>
        </Group>
      </Group>
    </>
  )
}

/** Where the part begins and ends on the strip. */
function partOf({ inMs, outMs }: Trim, durationMs: number): CSSProperties {
  const share = (ms: number) => `${(ms / Math.max(1, durationMs)) * 100}%`
  return { '--in': share(inMs), '--out': share(durationMs - outMs) } as CSSProperties
}

function SecondsInput({
  label,
  ms,
  onChange,
}: {
  label: string
  ms: number
  onChange: (ms: number) => void
}) {
  const { t } = useTranslation()
  return (
    <NumberInput
      size="sm"
      label={label}
      suffix={t('editor.secondsSuffix')}
      decimalScale={1}
      step={0.1}
      min={0}
      value={Math.round(ms / 100) / 10}
      onChange={(value) => {
        if (typeof value === 'number') onChange(value * 1000)
      }}
    />
  )
}
