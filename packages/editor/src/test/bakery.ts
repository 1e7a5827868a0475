import { type MediaFile, Template } from '@clipmint/film'

import type { Content } from '../work.ts'

/** One row of big words: too low for a sentence. */
const place = { x: 80, y: 450, w: 920, h: 100, size: 160 }
const everywhere = <Place>(box: Place) => ({ '9:16': box, '4:5': box, '1:1': box, '16:9': box })
const title = { ko: '제목', en: 'Headline' }

function words(id: string, role: string, required: boolean) {
  const slot = {
    label: title,
    role,
    maxChars: { ko: 12, en: 20 },
    required,
    sample: { ko: '갓 구운 소금빵', en: 'Fresh salt bread' },
  }
  return { id, kind: 'text', slot, font: 'display', color: 'ink', on: 'paper', layout: everywhere(place) }
}

function picture(id: string, same: string | null, accept: readonly string[] = ['image', 'video']) {
  const slot = { label: { ko: '사진', en: 'Picture' }, role: 'hero', accept, same }
  return { id, kind: 'media', slot, layout: everywhere({ x: 0, y: 800, w: 1080, h: 1000 }) }
}

function scene(id: string, role: string, layers: readonly unknown[], optional = false) {
  return { id, role, label: title, durationMs: 2000, optional, ground: 'paper', layers }
}

const designId = (last: string) => `019a0000-0000-7000-8000-0000000000${last}`

/** A bakery's template: a hook, two benefits that show the same picture, an offer that may be left out, a call to act. */
export const bakeryTemplate = Template.parse({
  id: designId('01'),
  slug: 'bakery',
  version: 1,
  family: 'bakery',
  title,
  summary: title,
  tags: [title],
  moods: ['warm'],
  designs: { '9:16': designId('11'), '4:5': designId('12'), '1:1': designId('13'), '16:9': designId('14') },
  colors: { primary: '#2b39ff', secondary: '#ffd91a', accent: '#ff5326', ink: '#0a0a12', paper: '#ffffff' },
  fonts: { display: { family: 'Pretendard', weight: 900 }, body: { family: 'Pretendard', weight: 600 } },
  music: 'oven',
  scenes: [
    scene('hook', 'hook', [picture('front', null), words('title', 'headline', true)]),
    scene('taste', 'benefit', [picture('crumb', 'crumb'), words('taste-line', 'headline', false)]),
    scene('crust', 'benefit', [
      picture('crust-crumb', 'crumb', ['image']),
      words('crust-line', 'sub', false),
    ]),
    scene('offer', 'offer', [words('price', 'price', true)], true),
    scene('cta', 'cta', [words('visit', 'cta', true)]),
  ],
})

function file(id: string, kind: 'image' | 'video'): MediaFile {
  const durationMs = kind === 'video' ? 4000 : null
  return {
    id,
    kind,
    width: 1200,
    height: 1600,
    durationMs,
    focal: { x: 0.5, y: 0.5 },
    hasSound: kind === 'video',
  }
}

export const bakeryFiles = [file('loaf', 'image'), file('slice', 'image'), file('oven', 'video')]

export const bakeryContent: Content = {
  title: '소금빵 소개',
  userSource: {
    v: 1,
    templateId: bakeryTemplate.id,
    templateVersion: 1,
    ratio: '9:16',
    lang: 'ko',
    text: {
      title: { value: '갓 구운 소금빵' },
      'taste-line': { value: '겉은 바삭' },
      'crust-line': { value: '속은 촉촉' },
      price: { value: '3,500원' },
      visit: { value: '오늘 들러 주세요' },
    },
    media: {
      front: { assetId: 'loaf' },
      crumb: { assetId: 'slice' },
      'crust-crumb': { assetId: 'slice' },
    },
  },
  changedColor: {},
  bgm: { trackId: 'oven', startMs: 0, volume: 1, fadeOutMs: 800 },
  bgmUrl: null,
  brand: { name: null, logoAssetId: null },
}

/** The id of the one piece of own music that is there. */
export const bakerySong = '00000000-0000-4000-8000-00000000000a'
