import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import {
  Bgm,
  ChangedColor,
  compose,
  Crop,
  type Film,
  mayBeLeftOut,
  type MediaFile,
  PictureFilter,
  PictureTurn,
  Ratio,
  sampleProject,
  type SlotMedia,
  slotsOf,
  SlotText,
  type Template,
  Trim,
  type UserSource,
} from '@clipmint/film'
import { type LanguageCode, languageCodes } from '@clipmint/kit'
import { findTrack, listTracks } from '@clipmint/music'

import { describeMedia } from '../node/describe.ts'
import type { FilmFiles } from '../node/media.ts'
import { CommandError } from './command.ts'
import { describeIssues, readJson, readTemplate } from './template-file.ts'

export type ProjectFilm = { film: Film; files: FilmFiles; title: string }

type Fields = Readonly<Record<string, unknown>>
const known = ['template', 'ratio', 'lang', 'title', 'userSource', 'changedColor', 'bgm', 'brand']

/**
 * The film a project file describes. Paths in it are relative to it; what it leaves out is the template's own: sample
 * words, placeholders for pictures, music, colours. Throws CommandError naming the field and its rule when anything is
 * wrong.
 */
export async function readProject(path: string): Promise<ProjectFilm> {
  const folder = dirname(path)
  const project = fieldsOf(await readJson(path), 'The project')
  for (const field of Object.keys(project)) {
    if (!known.includes(field))
      throw new CommandError(`${field}: no such field. Fields: ${known.join(', ')}.`)
  }
  const template = await readTemplate(textOf(project['template'], 'template'), folder)
  const ratio = check(Ratio, project['ratio'] ?? '9:16', 'ratio')
  const files: Record<string, MediaFile> = {}
  const addFile = async (name: unknown, field: string): Promise<string> => {
    const file = await describe(resolve(folder, textOf(name, field)), field)
    files[file.id] = file
    return file.id
  }
  const userSource = await sourceOf(fieldsOf(project['userSource'] ?? {}, 'userSource'), {
    template,
    ratio,
    lang: langOf(project['lang']),
    addFile,
  })
  const bgm = musicOf(project['bgm'], template)
  const track = bgm.trackId === null ? null : findTrack(bgm.trackId)
  const film = compose(
    template,
    {
      userSource,
      changedColor: check(ChangedColor, project['changedColor'] ?? {}, 'changedColor'),
      bgm,
      bgmUrl: null,
      brand: await brandOf(project['brand'], addFile),
    },
    { files, beatMs: track ? 60_000 / track.bpm : null },
  )
  const title = project['title'] === undefined ? template.title.ko : textOf(project['title'], 'title')
  return { film, files: Object.fromEntries(Object.keys(files).map((id) => [id, id])), title }
}

type SourceSetting = {
  template: Template
  ratio: Ratio
  lang: LanguageCode
  addFile: (name: unknown, field: string) => Promise<string>
}

async function sourceOf(
  source: Fields,
  { template, ratio, lang, addFile }: SourceSetting,
): Promise<UserSource> {
  const slots = slotsOf(template)
  const textIds = slots.flatMap(({ text }) => text.map(({ id }) => id))
  const mediaIds = slots.flatMap(({ media }) => media.map(({ id }) => id))
  const text = sampleProject(template, ratio, lang === 'ko' ? 'ko' : 'en').userSource.text
  for (const [slot, value] of Object.entries(fieldsOf(source['text'] ?? {}, 'userSource.text'))) {
    const field = `userSource.text.${slot}`
    checkSlot(slot, textIds, field)
    text[slot] = check(SlotText, value, field)
  }
  const media: Record<string, SlotMedia> = {}
  for (const [slot, value] of Object.entries(fieldsOf(source['media'] ?? {}, 'userSource.media'))) {
    const field = `userSource.media.${slot}`
    checkSlot(slot, mediaIds, field)
    const { file, crop, trim, mute, turn, flip, filter } = fieldsOf(value, field)
    media[slot] = {
      assetId: await addFile(file, `${field}.file`),
      ...(crop === undefined ? {} : { crop: { [ratio]: check(Crop, crop, `${field}.crop`) } }),
      ...(trim === undefined ? {} : { trim: check(Trim, trim, `${field}.trim`) }),
      ...(mute === undefined ? {} : { mute: mute === true }),
      ...(turn === undefined ? {} : { turn: check(PictureTurn, turn, `${field}.turn`) }),
      ...(flip === undefined ? {} : { flip: flip === true }),
      ...(filter === undefined ? {} : { filter: check(PictureFilter, filter, `${field}.filter`) }),
    }
  }
  const off = scenesOff(source['scenes'], template)
  return {
    v: 1,
    templateId: template.id,
    templateVersion: template.version,
    ratio,
    lang,
    text,
    media,
    ...(off.length > 0 ? { scenes: { off } } : {}),
  }
}

function scenesOff(scenes: unknown, template: Template): string[] {
  const off = fieldsOf(scenes ?? {}, 'userSource.scenes')['off'] ?? []
  const optional = template.scenes.filter(mayBeLeftOut).map(({ id }) => id)
  if (!Array.isArray(off)) throw new CommandError('userSource.scenes.off: a list of scene ids.')
  return off.map((id, index) => {
    const field = `userSource.scenes.off.${index}`
    const name = textOf(id, field)
    if (!optional.includes(name)) {
      throw new CommandError(
        `${field}: "${name}" cannot be left out. Those that can: ${optional.join(', ') || 'none'}.`,
      )
    }
    return name
  })
}

function checkSlot(slot: string, slots: readonly string[], field: string): void {
  if (!slots.includes(slot)) throw new CommandError(`${field}: no such slot. Slots: ${slots.join(', ')}.`)
}

async function describe(path: string, field: string): Promise<MediaFile> {
  if (!existsSync(path)) throw new CommandError(`${field}: there is no file at ${path}.`)
  try {
    return await describeMedia(path)
  } catch (error) {
    throw new CommandError(`${field}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function langOf(value: unknown): LanguageCode {
  const lang = languageCodes.find((code) => code === (value ?? 'ko'))
  if (!lang) throw new CommandError(`lang: one of ${languageCodes.join(', ')}.`)
  return lang
}

/** A track by its id, a whole setting, or null for none; the template's own when nothing is said. */
function musicOf(value: unknown, template: Template): Bgm {
  const setting =
    typeof value === 'object' && value !== null
      ? { trackId: template.music, ...value }
      : { trackId: value === undefined ? template.music : value }
  const bgm = check(Bgm, setting, 'bgm')
  if (bgm.trackId !== null && !findTrack(bgm.trackId)) {
    throw new CommandError(
      `bgm.trackId: there is no track "${bgm.trackId}". Tracks: ${listTracks()
        .map(({ id }) => id)
        .join(', ')}.`,
    )
  }
  return bgm
}

async function brandOf(
  value: unknown,
  addFile: SourceSetting['addFile'],
): Promise<{ name: string | null; logoAssetId: string | null }> {
  const { name, logo } = fieldsOf(value ?? {}, 'brand')
  return {
    name: name === undefined ? null : textOf(name, 'brand.name'),
    logoAssetId: logo === undefined ? null : await addFile(logo, 'brand.logo'),
  }
}

function fieldsOf(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CommandError(`${field}: an object with named fields.`)
  }
  return value as Fields
}

function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw new CommandError(`${field}: a text that is not empty.`)
  return value
}

type Schema<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

function check<T>(schema: Schema<T>, value: unknown, field: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: [field, ...path], message }))
  throw new CommandError(describeIssues(issues))
}
