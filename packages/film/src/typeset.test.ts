import { expect, it } from 'vitest'

import { compose, sampleProject } from './compose.ts'
import { sampleTemplate } from './test/sample-template.ts'
import { typeset } from './typeset.ts'

const designed = { family: 'Gaegu', weight: 400, size: 100, tracking: -0.08, leading: 0.78 } as const

it('sets all of a text in one other family when its own lacks an accent', () => {
  const set = { family: 'Gowun Batang', weight: 700, size: 78, tracking: -0.03 }
  expect(typeset('Menu hôm nay', designed)).toMatchObject(set)
  expect(typeset('Menu hôm nay'.normalize('NFD'), designed)).toMatchObject(set)
  expect(typeset('45.000₫', designed)).toMatchObject(set)
  expect(typeset('Menu hari ini ☕️ 29,900원', designed)).toBe(designed)
})

it('keeps the weight where the other family has it, and lines no closer than marks allow', () => {
  const light = { ...designed, family: 'Nanum Gothic Coding', leading: 1.26 } as const
  expect(typeset('Phở bò', light)).toMatchObject({ family: 'Pretendard', weight: 400, leading: 1.4 })
  expect(typeset('Phở bò', designed).leading).toBe(1.1)
})

it('is how a film sets each of its texts, and so which fonts it brings', () => {
  const project = sampleProject(sampleTemplate, '9:16', 'en')
  const text = { ...project.userSource.text, 's1-title': { value: 'Cà phê muối Huế' } }
  const fonts = { ...sampleTemplate.fonts, display: { family: 'Black Han Sans' as const, weight: 400 } }
  const film = compose(
    { ...sampleTemplate, fonts },
    { ...project, userSource: { ...project.userSource, text } },
    { files: {}, beatMs: null },
  )
  const [title] = (film.scenes[0]?.layers ?? []).filter(({ id }) => id === 's1-title')
  expect(title).toMatchObject({ family: 'Pretendard', weight: 900 })
  expect(film.fonts).toContainEqual({ family: 'Pretendard', weight: 900 })
  expect(film.fonts).toContainEqual({ family: 'Black Han Sans', weight: 400 })
})
