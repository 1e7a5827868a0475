import {
  type BrandLook,
  type ColorRole,
  colorRoles,
  HexColor,
  mayBeLeftOut,
  type Palette,
  type Ratio,
  type TemplateScene,
  usualBrandLook,
} from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import { type Music, writeField } from '../field.ts'
import { cleanName, cleanText } from '../words.ts'
import type { Work } from '../work.ts'

/** Gives a role another colour, as `#rrggbb`. */
export function setColor(work: Work, role: ColorRole, color: string): Work {
  return writeField(work, `color/${role}`, HexColor.parse(color).toLowerCase())
}

/** Gives a role the template's colour again. */
export function resetColor(work: Work, role: ColorRole): Work {
  return writeField(work, `color/${role}`, null)
}

/** Gives every role its colour in a palette; those that the template has anyway are no change of the owner's. */
export function setPalette(work: Work, palette: Palette, usual: Palette): Work {
  return colorRoles.reduce((sum, role) => {
    const isUsual = palette[role].toLowerCase() === usual[role].toLowerCase()
    return isUsual ? resetColor(sum, role) : setColor(sum, role, palette[role])
  }, work)
}

/** Changes how the brand stands in the video: its corner, size, opacity, whether its name closes the last scene. */
export function setBrandLook(work: Work, change: Partial<BrandLook>): Work {
  const look = { ...usualBrandLook, ...work.userSource.brand, ...change }
  return writeField(work, 'brand', { ...look, opacity: clamp(Math.round(look.opacity * 100) / 100, 0.2, 1) })
}

/** Names the brand, or takes its name away. */
export function setBrandName(work: Work, name: string | null): Work {
  return writeField(work, 'brandName', name === null ? null : cleanName(name))
}

/** Shows a logo of the owner's, or none. */
export function setLogo(work: Work, logoAssetId: string | null): Work {
  return writeField(work, 'brandLogo', logoAssetId)
}

/**
 * Changes the music: another track or none (`trackId`), the owner's own (`url`), its start, its volume, how it ends. What
 * is chosen begins at its beginning unless said, and takes the place of what was.
 */
export function setMusic(work: Work, change: Partial<Music>): Work {
  const chosen = change.url ? { trackId: null } : change.trackId === undefined ? {} : { url: null }
  const begins = change.url || change.trackId !== undefined ? { startMs: 0 } : {}
  const music = { ...work.bgm, url: work.bgmUrl, ...begins, ...change, ...chosen }
  return writeField(work, 'bgm', {
    trackId: music.trackId,
    url: music.url,
    startMs: Math.max(0, Math.round(music.startMs)),
    volume: clamp(Math.round(music.volume * 100) / 100, 0, 1),
    fadeOutMs: clamp(Math.round(music.fadeOutMs), 0, 5000),
  })
}

/** Gives the video another title; the caller has asked `titleFault` first. */
export function setTitle(work: Work, title: string): Work {
  return writeField(work, 'title', cleanText(title).trim())
}

/** Lays the same content out in another ratio. */
export function setRatio(work: Work, ratio: Ratio): Work {
  return writeField(work, 'ratio', ratio)
}

/** Leaves a scene out that may be, or takes it in again; the others stay. */
export function setSceneOff(work: Work, scene: TemplateScene, isOff: boolean): Work {
  return mayBeLeftOut(scene) ? writeField(work, `scene/${scene.id}`, isOff ? true : null) : work
}
