import { type Ratio, ratios, type SceneRole, Template } from '@clipmint/film'

type SceneSpec = {
  role: SceneRole
  /** Limits of its headline, in code points; 20 unless said. */
  limit?: number
  optional?: boolean
  needsPrice?: boolean
  /** Its picture's shape on the frame; no picture when null. */
  picture?: 'tall' | 'wide' | null
  /** Slots with the same word show the same picture. */
  same?: string
  clips?: boolean
  durationMs?: number
}

export type TemplateSpec = {
  slug: string
  family?: string
  moods?: Template['moods']
  tags?: Template['tags']
  categories?: Template['categories']
  version?: number
  music?: string
  scenes?: SceneSpec[] | undefined
}

const plainScenes: SceneSpec[] = [
  { role: 'hook' },
  { role: 'benefit' },
  { role: 'offer', optional: true, needsPrice: true },
  { role: 'cta' },
]

/** A small template that is whole and valid, for tests; its ids follow from its slug. */
export function makeTemplate({ slug, scenes = plainScenes, ...spec }: TemplateSpec): Template {
  return Template.parse({
    id: idFrom(slug, 0),
    slug,
    version: spec.version ?? 1,
    family: spec.family ?? 'plain',
    title: { ko: `${slug} 제목`, en: `${slug} title` },
    summary: { ko: '한 줄 소개', en: 'One line' },
    tags: spec.tags ?? [{ ko: '신제품', en: 'New arrival' }],
    moods: spec.moods ?? ['calm'],
    categories: spec.categories ?? ['shop'],
    designs: Object.fromEntries(ratios.map((ratio, index) => [ratio, idFrom(slug, index + 1)])),
    colors: {
      primary: '#1f6feb',
      secondary: '#dbe9ff',
      accent: '#ff5a36',
      ink: '#101418',
      paper: '#ffffff',
    },
    fonts: {
      display: { family: 'Pretendard', weight: 800 },
      body: { family: 'Pretendard', weight: 400 },
    },
    music: spec.music ?? 'morning-market',
    scenes: scenes.map(toScene),
  })
}

function toScene(spec: SceneSpec, index: number) {
  const id = `s${index + 1}`
  const { limit = 20, picture = 'tall' } = spec
  return {
    id,
    role: spec.role,
    label: { ko: `장면 ${index + 1}`, en: `Scene ${index + 1}` },
    durationMs: spec.durationMs ?? 2_400,
    optional: spec.optional ?? false,
    needs: spec.needsPrice ? ['price'] : [],
    ground: 'paper',
    layers: [
      ...(picture === null ? [] : [pictureLayer(id, picture, spec)]),
      textLayer(`${id}-title`, spec.role === 'cta' ? 'cta' : 'headline', limit, spec.role === 'hook'),
      ...(spec.needsPrice ? [textLayer(`${id}-price`, 'price', 14, true)] : []),
    ],
  }
}

function pictureLayer(scene: string, shape: 'tall' | 'wide', { same, clips = true }: SceneSpec) {
  const box = shape === 'tall' ? { x: 190, y: 40, w: 700, h: 940 } : { x: 40, y: 240, w: 1000, h: 560 }
  return {
    id: `${scene}-picture`,
    kind: 'media',
    slot: {
      label: { ko: '사진', en: 'Picture' },
      role: 'hero',
      accept: clips ? ['image', 'video'] : ['image'],
      same: same ?? null,
    },
    layout: everyRatio(box),
  }
}

function textLayer(id: string, role: string, limit: number, required: boolean) {
  return {
    id,
    kind: 'text',
    slot: {
      label: { ko: '글', en: 'Words' },
      role,
      maxChars: { ko: limit, en: limit * 2 },
      required,
      sample: { ko: '보기 글', en: 'Sample' },
    },
    font: 'display',
    color: 'ink',
    on: 'paper',
    layout: everyRatio({ x: 80, y: 700, w: 900, h: 200, size: 80 }),
  }
}

function everyRatio<Place>(place: Place): Record<Ratio, Place> {
  return { '9:16': place, '4:5': place, '1:1': place, '16:9': place }
}

/** A UUID that is the same for the same word and number. */
function idFrom(word: string, index: number): string {
  let hash = 2_166_136_261
  for (const char of word) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0
  const tail = (hash * 256 + index).toString(16).padStart(12, '0').slice(-12)
  return `018f0000-0000-7000-8000-${tail}`
}
