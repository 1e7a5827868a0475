import {
  Bgm,
  BgmUrl,
  type BrandLook,
  type ColorRole,
  colorRoles,
  type Ratio,
  sameValue,
  type SlotMedia,
  type SlotText,
} from '@clipmint/film'

import type { Work } from './work.ts'

/**
 * One part of the work that is changed, undone, saved and merged on its own. `scene/<id>` is true while an optional
 * scene is left out.
 */
export type Field =
  | 'title'
  | 'ratio'
  | 'bgm'
  /** How the brand stands in the video, its name, and its logo. */
  | 'brand'
  | 'brandName'
  | 'brandLogo'
  | `text/${string}`
  | `media/${string}`
  | `color/${ColorRole}`
  | `scene/${string}`

/** The music as one field: whichever of track and own music is chosen, the other gives way. */
export const Music = Bgm.extend({ url: BgmUrl.nullable().default(null) })
export type Music = Bgm & { url: string | null }

/** What a field holds; null where the work says nothing. */
export type FieldValue = string | boolean | SlotText | SlotMedia | Music | BrandLook | null

export type FieldChange = { field: Field; before: FieldValue; after: FieldValue }

/** What the work holds in a field. */
export function readField(work: Work, field: Field): FieldValue {
  const { userSource, changedColor } = work
  const [kind, id] = split(field)
  switch (kind) {
    case 'title':
      return work.title
    case 'ratio':
      return userSource.ratio
    case 'bgm':
      return { ...work.bgm, url: work.bgmUrl }
    case 'brand':
      return userSource.brand ?? null
    case 'brandName':
      return work.brand.name
    case 'brandLogo':
      return work.brand.logoAssetId
    case 'text':
      return userSource.text[id] ?? null
    case 'media':
      return userSource.media[id] ?? null
    case 'color':
      return changedColor[id as ColorRole] ?? null
    case 'scene':
      return userSource.scenes?.off?.includes(id) ? true : null
  }
}

/** The work with another value in a field. The value must be of the field's own kind. */
export function writeField(work: Work, field: Field, value: FieldValue): Work {
  const [kind, id] = split(field)
  const { userSource } = work
  switch (kind) {
    case 'title':
      return { ...work, title: value as string }
    case 'bgm':
      return { ...work, ...musicParts(value as Music) }
    case 'brand': {
      const { brand: _before, ...rest } = userSource
      const brand = value as BrandLook | null
      return { ...work, userSource: brand === null ? rest : { ...rest, brand } }
    }
    case 'brandName':
      return { ...work, brand: { ...work.brand, name: value as string | null } }
    case 'brandLogo':
      return { ...work, brand: { ...work.brand, logoAssetId: value as string | null } }
    case 'ratio':
      return { ...work, userSource: { ...userSource, ratio: value as Ratio } }
    case 'text':
      return {
        ...work,
        userSource: { ...userSource, text: put(userSource.text, id, value as SlotText | null) },
      }
    case 'media':
      return {
        ...work,
        userSource: { ...userSource, media: put(userSource.media, id, value as SlotMedia | null) },
      }
    case 'color':
      return { ...work, changedColor: put(work.changedColor, id as ColorRole, value as string | null) }
    case 'scene':
      return { ...work, userSource: { ...userSource, scenes: { off: toggled(work, id, value === true) } } }
  }
}

/** A journal of an earlier version names no own music. */
function musicParts({ url = null, ...bgm }: Partial<Pick<Music, 'url'>> & Bgm): Pick<Work, 'bgm' | 'bgmUrl'> {
  return { bgm, bgmUrl: url }
}

/** The fields that differ between two works, with both values. */
export function changesBetween(before: Work, after: Work): FieldChange[] {
  if (before === after) return []
  return fieldsOf(before, after).flatMap((field) => {
    const [from, to] = [readField(before, field), readField(after, field)]
    return sameValue(from, to) ? [] : [{ field, before: from, after: to }]
  })
}

/** The work with one side of the changes put into it. */
export function applyChanges(work: Work, changes: readonly FieldChange[], side: 'before' | 'after'): Work {
  return changes.reduce((sum, change) => writeField(sum, change.field, change[side]), work)
}

/** The slot that a field belongs to; null for what concerns the whole video. */
export function slotOf(field: Field): string | null {
  const [kind, id] = split(field)
  return kind === 'text' || kind === 'media' ? id : null
}

type FieldKind =
  | 'title'
  | 'ratio'
  | 'bgm'
  | 'brand'
  | 'brandName'
  | 'brandLogo'
  | 'text'
  | 'media'
  | 'color'
  | 'scene'

function split(field: Field): [FieldKind, string] {
  const slash = field.indexOf('/')
  return slash < 0 ? [field as FieldKind, ''] : [field.slice(0, slash) as FieldKind, field.slice(slash + 1)]
}

function fieldsOf(...works: readonly Work[]): Field[] {
  const named = (kind: 'text' | 'media' | 'scene', ids: (work: Work) => readonly string[]) =>
    [...new Set(works.flatMap(ids))].map((id): Field => `${kind}/${id}`)
  return [
    'title',
    'ratio',
    'bgm',
    'brand',
    'brandName',
    'brandLogo',
    ...named('text', ({ userSource }) => Object.keys(userSource.text)),
    ...named('media', ({ userSource }) => Object.keys(userSource.media)),
    ...named('scene', ({ userSource }) => userSource.scenes?.off ?? []),
    ...colorRoles.map((role): Field => `color/${role}`),
  ]
}

function put<Key extends string, Value>(
  all: Partial<Record<Key, Value>>,
  key: Key,
  value: Value | null,
): Record<Key, Value> {
  const { [key]: _old, ...rest } = all as Record<Key, Value>
  return (value === null ? rest : { ...rest, [key]: value }) as Record<Key, Value>
}

function toggled(work: Work, sceneId: string, isOff: boolean): string[] {
  const others = (work.userSource.scenes?.off ?? []).filter((id) => id !== sceneId)
  return isOff ? [...others, sceneId] : others
}
