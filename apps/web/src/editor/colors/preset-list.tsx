import type { Palette } from '@clipmint/film'
import { Button } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useBrandKit } from '../brand/use-brand-kit.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useTryFilm } from '../stage/use-playback.ts'
import { curatedSets, inLightOf, isSamePalette, paletteOfKit } from './presets.ts'
import { Swatches } from './swatches.tsx'
import { usePhotoPalette } from './use-photo-palette.ts'

import classes from './presets.module.css'

type Preset = { name: string; palette: Palette }

/** Whole sets of colours: each shows on the stage while it is looked at, and stays when it is pressed. */
export function PresetList() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const changed = useEditorState(({ work }) => work.changedColor)
  const usual = editor.template.colors
  const kit = useBrandKit()
  const photo = usePhotoPalette()
  const presets: Preset[] = [
    { name: t('brand.presetTemplate'), palette: usual },
    ...(kit ? [{ name: t('brand.presetKit'), palette: paletteOfKit(kit.colors, usual) }] : []),
    ...(photo ? [{ name: t('brand.presetPhoto'), palette: photo }] : []),
    ...curatedSets.map(({ name, palette }) => ({
      name: t(`brand.preset_${name}`),
      palette: inLightOf(palette, usual),
    })),
  ]
  return (
    <section className={classes['presets']} aria-label={t('brand.presets')}>
      <h3>{t('brand.presets')}</h3>
      <ul>
        {presets.map((preset) => (
          <li key={preset.name}>
            <PresetButton {...preset} isChosen={isSamePalette(preset.palette, { ...usual, ...changed })} />
          </li>
        ))}
      </ul>
      {photo ? null : <p>{t('brand.presetPhotoNote')}</p>}
      <Button
        size="sm"
        variant="subtle"
        disabled={Object.keys(changed).length === 0}
        leftSection={<RotateCcw aria-hidden="true" size="1rem" />}
        onClick={() => editor.setPalette(usual)}
      >
        {t('brand.resetAll')}
      </Button>
    </section>
  )
}

function PresetButton({ name, palette, isChosen }: Preset & { isChosen: boolean }) {
  const { editor } = useSession()
  const tryFilm = useTryFilm()
  const show = () => tryFilm(editor.filmIn(palette))
  const leave = useEffectEvent(() => tryFilm(null))
  // A panel that closes under the pointer leaves nothing tried on the stage.
  useEffect(() => () => leave(), [])
  return (
    <button
      type="button"
      className={classes['preset']}
      aria-pressed={isChosen}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={() => tryFilm(null)}
      onFocus={show}
      onBlur={() => tryFilm(null)}
      onClick={() => editor.setPalette(palette)}
    >
      <Swatches colors={[palette.primary, palette.secondary, palette.accent, palette.ink, palette.paper]} />
      <span>{name}</span>
    </button>
  )
}
