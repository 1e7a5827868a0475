import type { Content } from '@clipmint/editor'
import { Template } from '@clipmint/film'

const place = { x: 80, y: 300, w: 920, h: 400, size: 160 }
const everywhere = <Place>(box: Place) => ({ '9:16': box, '4:5': box, '1:1': box, '16:9': box })
const label = { ko: '제목', en: 'Headline' }
const designId = (last: string) => `019a0000-0000-7000-8000-0000000000${last}`

/** Six scenes with one line each: enough to lose something in. */
export const cafeSlots = ['line-1', 'line-2', 'line-3', 'line-4', 'line-5', 'line-6'] as const

/** A café's template for tests. */
export const cafeTemplate = Template.parse({
  id: designId('01'),
  slug: 'cafe',
  version: 1,
  family: 'cafe',
  title: label,
  summary: label,
  tags: [label],
  moods: ['calm'],
  designs: { '9:16': designId('11'), '4:5': designId('12'), '1:1': designId('13'), '16:9': designId('14') },
  colors: { primary: '#2b39ff', secondary: '#ffd91a', accent: '#ff5326', ink: '#0a0a12', paper: '#ffffff' },
  fonts: { display: { family: 'Pretendard', weight: 900 }, body: { family: 'Pretendard', weight: 600 } },
  music: 'any',
  scenes: cafeSlots.map((id, index) => ({
    id: `scene-${index + 1}`,
    role: index === 0 ? 'hook' : 'benefit',
    label,
    durationMs: 2000,
    ground: 'paper',
    layers: [
      {
        id,
        kind: 'text',
        slot: { label, role: 'headline', maxChars: { ko: 30, en: 30 }, sample: label },
        font: 'display',
        color: 'ink',
        on: 'paper',
        layout: everywhere(place),
      },
    ],
  })),
})

export const cafeContent: Content = {
  title: '첫 영상',
  userSource: {
    v: 1,
    templateId: cafeTemplate.id,
    templateVersion: 1,
    ratio: '9:16',
    lang: 'ko',
    text: Object.fromEntries(cafeSlots.map((id) => [id, { value: '0' }])),
    media: {},
  },
  changedColor: {},
  bgm: { trackId: null, startMs: 0, volume: 1, fadeOutMs: 800 },
  bgmUrl: null,
  brand: { name: null, logoAssetId: null },
}
