import { Template } from '../template.ts'

const place = { x: 80, y: 300, w: 920, h: 400, size: 160 }
const everywhere = <Place>(box: Place) => ({ '9:16': box, '4:5': box, '1:1': box, '16:9': box })
const label = { ko: '제목', en: 'Headline' }
const limits = {
  maxChars: { ko: 12, en: 20 },
  required: true,
  sample: { ko: '오늘의 한 잔', en: 'Cup of today' },
}

const headline = (id: string, on: 'paper' | 'primary') => ({
  id,
  kind: 'text',
  slot: { label, role: 'headline', ...limits },
  font: 'display',
  color: 'ink',
  on,
  layout: everywhere(place),
})

const picture = (id: string, accept: string[] = ['image', 'video']) => ({
  id,
  kind: 'media',
  slot: { label, role: 'hero', accept },
  layout: everywhere({ x: 0, y: 900, w: 1080, h: 900 }),
})

/** A small template for tests: a hook, two benefits, an offer that needs a price, and a call to act. */
export const sampleTemplate = Template.parse({
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'sample',
  version: 1,
  family: 'sample',
  title: label,
  summary: label,
  tags: [label],
  moods: ['bold'],
  designs: {
    '9:16': '019a0000-0000-7000-8000-000000000011',
    '4:5': '019a0000-0000-7000-8000-000000000012',
    '1:1': '019a0000-0000-7000-8000-000000000013',
    '16:9': '019a0000-0000-7000-8000-000000000014',
  },
  colors: { primary: '#2b39ff', secondary: '#ffd91a', accent: '#ff5326', ink: '#0a0a12', paper: '#ffffff' },
  fonts: { display: { family: 'Pretendard', weight: 900 }, body: { family: 'Pretendard', weight: 600 } },
  music: 'any',
  scenes: [
    {
      id: 's1',
      role: 'hook',
      label,
      durationMs: 2000,
      ground: 'paper',
      layers: [headline('s1-title', 'paper'), picture('s1-picture')],
    },
    {
      id: 's2',
      role: 'benefit',
      label,
      durationMs: 1900,
      ground: 'paper',
      layers: [headline('s2-title', 'primary'), picture('s2-picture')],
    },
    {
      id: 's3',
      role: 'benefit',
      label,
      durationMs: 2100,
      ground: 'paper',
      layers: [headline('s3-title', 'paper'), picture('s3-picture', ['image'])],
    },
    {
      id: 's4',
      role: 'offer',
      label,
      durationMs: 2000,
      optional: true,
      needs: ['price'],
      ground: 'paper',
      layers: [{ ...headline('s4-price', 'paper'), slot: { label, role: 'price', ...limits } }],
    },
    {
      id: 's5',
      role: 'cta',
      label,
      durationMs: 2000,
      ground: 'paper',
      transition: { kind: 'block', durationMs: 300, angle: 20, tint: 'accent' },
      layers: [headline('s5-title', 'paper')],
    },
  ],
})
