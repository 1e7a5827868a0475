import { expect, it } from 'vitest'

import { fillTemplate } from './fill.ts'
import type { Script, ScriptLine } from './script.ts'
import { sampleTemplate } from './test/sample-template.ts'

const line = (text: string, follows?: ScriptLine['follows']): ScriptLine => ({
  role: 'benefit',
  headline: [text],
  sub: [],
  follows,
})

/** What the two scenes between the first line and the price show of lines. */
function shown(...lines: ScriptLine[]): (string | undefined)[] {
  const script: Script = {
    lang: 'ko',
    name: '자전거 수리',
    price: null,
    brand: null,
    lines: [
      { role: 'hook', headline: ['펑크 때워요'], sub: [] },
      ...lines,
      { role: 'cta', headline: ['전화 주세요'], sub: [] },
    ],
  }
  const { text } = fillTemplate(sampleTemplate, '9:16', script, [])
  return ['s2-title', 's3-title'].map((id) => text[id]?.value)
}

const [offer, limit, other] = ['출장도 가요', '시내만요', '10분 걸려요']

it('shows a limit right after what it limits', () => {
  expect(shown(line(offer), line(limit, 'limits'), line(other))).toEqual([offer, limit])
})

it('shows nothing whose limit has no scene, and the next line in its place', () => {
  expect(shown(line(other), line(offer), line(limit, 'limits'), line('당일 돼요'))).toEqual([
    other,
    '당일 돼요',
  ])
})

it('shows no line without the one that it leans on, which may stand without it', () => {
  expect(shown(line(other), line(offer), line(limit, 'leans'))).toEqual([other, offer])
  const tooLong = line('언덕 위 빨간 지붕 집 옆에 있는 공원까지도 자전거를 가지러 출장을 가요')
  expect(shown(tooLong, line(limit, 'leans'), line(other))).not.toContain(limit)
})
