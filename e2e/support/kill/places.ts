import type { Project } from '@clipmint/contract'
import type { Locator, Page } from 'playwright-core'

import type { Owner } from '../owner.ts'

/** A save's body, as far as it says what is in a place. */
export type SaveBody = Partial<Pick<Project, 'userSource' | 'changedColor' | 'bgm'>>

/** What the browser's own journal holds of a place. */
export type JournalChange = { field: string; after: unknown }

/** One thing of the video that is edited at random. What it holds is told as a person would tell it. */
export type Place = {
  /** As the editor's journal names it. */
  field: string
  /** Puts something else there, and says what: the mark where any words do, else something not yet tried. */
  write: (page: Page, mark: number, tried: readonly string[]) => Promise<string>
  /** What the screen shows there. */
  read: (page: Page) => Promise<string>
  /** What a save says of it; undefined when it says nothing. */
  sent: (body: SaveBody) => string | undefined
  /** What the journal's value means. */
  journaled: (after: unknown) => string | undefined
}

const MOST_TEXTS = 6
const MOST_PICTURES = 3
const roles = { primary: '대표 색', secondary: '보조 색', accent: '강조 색' } as const

/** The places of a video that are edited: its first words and pictures, three colours and its music. */
export async function placesOf(owner: Owner, project: Project): Promise<Place[]> {
  const layers = project.template.scenes.flatMap((scene) => scene.layers)
  const texts = layers.filter((layer) => layer.kind === 'text' && layer.slot).slice(0, MOST_TEXTS)
  const pictures = layers.filter((layer) => layer.kind === 'media' && layer.slot).slice(0, MOST_PICTURES)
  const names = new Map(project.files.map(({ _id, originalName }) => [_id, originalName]))
  const { list } = await owner.ask<{ list: { _id: string; name: { ko: string } }[] }>(
    'GET',
    '/ai/music?limit=100',
  )
  const titles = new Map(list.map(({ _id, name }) => [_id, name.ko]))
  return [
    ...texts.map(({ id }) => textPlace(id)),
    ...pictures.map(({ id }, index) => picturePlace(id, index, names)),
    ...Object.entries(roles).map(([role, word]) => colorPlace(role as keyof typeof roles, word)),
    musicPlace(titles),
  ]
}

function textPlace(id: string): Place {
  const field = (page: Page) => page.locator(`[data-slot-field="${id}"]`)
  return {
    field: `text/${id}`,
    write: async (page, mark) => {
      await tool(page, '글')
      await field(page).fill(`e${mark}`)
      return `e${mark}`
    },
    read: async (page) => {
      await tool(page, '글')
      return field(page).inputValue()
    },
    sent: ({ userSource }) => userSource?.text[id]?.value,
    journaled: (after) => memberOf(after, 'value'),
  }
}

function picturePlace(id: string, index: number, names: ReadonlyMap<string, string>): Place {
  const frame = (page: Page) => page.getByRole('list', { name: '사진 자리' }).getByRole('button').nth(index)
  return {
    field: `media/${id}`,
    write: async (page, _mark, tried) => {
      await tool(page, '미디어')
      await frame(page).click()
      const tiles = page.getByRole('list', { name: '파일' }).locator('button[aria-pressed=false]')
      return choose(tiles, fileIn, tried)
    },
    read: async (page) => {
      await tool(page, '미디어')
      return fileIn((await frame(page).getAttribute('aria-label')) ?? '')
    },
    sent: ({ userSource }) => names.get(userSource?.media[id]?.assetId ?? ''),
    journaled: (after) => names.get(memberOf(after, 'assetId') ?? ''),
  }
}

function colorPlace(role: keyof typeof roles, word: string): Place {
  const field = (page: Page) => page.getByRole('textbox', { name: word })
  return {
    field: `color/${role}`,
    write: async (page, mark) => {
      await tool(page, '색')
      const color = `#${(0x10_00_00 + mark * 0x1_01).toString(16)}`
      await field(page).fill(color)
      return color
    },
    read: async (page) => {
      await tool(page, '색')
      return (await field(page).inputValue()).toLowerCase()
    },
    sent: ({ changedColor }) => changedColor?.[role],
    journaled: (after) => (typeof after === 'string' ? after : undefined),
  }
}

function musicPlace(titles: ReadonlyMap<string, string>): Place {
  return {
    field: 'bgm',
    write: async (page, _mark, tried) => {
      await tool(page, '음악')
      const rows = page
        .getByRole('list', { name: '음악 목록' })
        .locator('button[aria-pressed=false]:has(b):has(span)')
      return choose(rows, (title) => title, tried)
    },
    read: async (page) => {
      await tool(page, '음악')
      const chosen = page.getByRole('region', { name: '이 영상의 음악' })
      return chosen.locator('button[aria-pressed=true] b').innerText()
    },
    sent: ({ bgm }) => titles.get(bgm?.trackId ?? ''),
    journaled: (after) => titles.get(memberOf(after, 'trackId') ?? ''),
  }
}

/** Presses the first of the buttons whose name was not tried yet, or else the first, and says its name. */
async function choose(
  buttons: Locator,
  nameIn: (words: string) => string,
  tried: readonly string[],
): Promise<string> {
  await buttons.first().waitFor()
  const said = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.querySelector('b')?.textContent ?? ''),
  )
  const names = said.map(nameIn)
  const at = Math.max(
    0,
    names.findIndex((name) => !tried.includes(name)),
  )
  await buttons.nth(at).click()
  return names[at] ?? ''
}

async function tool(page: Page, name: string): Promise<void> {
  const button = page.getByRole('navigation', { name: '도구' }).getByRole('button', { name, exact: true })
  if ((await button.getAttribute('aria-current')) !== 'true') await button.click()
}

/** The name of the photograph in the spoken name of a frame or a tile. */
function fileIn(words: string): string {
  return /mug-\d+\.jpg/.exec(words)?.[0] ?? ''
}

function memberOf(value: unknown, name: string): string | undefined {
  const member = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null
  return typeof member === 'string' ? member : undefined
}
