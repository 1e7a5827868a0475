import { countChars } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { longestSceneMs, readingMs } from './check/reading.ts'
import { compose, sampleProject } from './compose.ts'
import { fillTemplate } from './fill.ts'
import type { MediaFile } from './film.ts'
import type { TextRole } from './layers/text.ts'
import type { Script } from './script.ts'
import { Template } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

const files: MediaFile[] = ['a', 'clip', 'b'].map((id) => ({
  id,
  kind: id === 'clip' ? 'video' : 'image',
  width: 800,
  height: 600,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}))

const script: Script = {
  lang: 'ko',
  name: '손뜨개 울 비니',
  price: '24,900원',
  brand: null,
  lines: [
    { role: 'hook', headline: ['손으로 한 코씩 정성껏 뜬 비니', '손으로 뜬 비니'], sub: [] },
    { role: 'benefit', headline: ['가볍고 따뜻해요'], sub: [] },
    { role: 'detail', headline: ['울 100%'], sub: [] },
    { role: 'cta', headline: ['지금 만나 보세요'], sub: [] },
  ],
}

it('takes the longest variant that fits the slot', () => {
  expect(fillTemplate(sampleTemplate, '9:16', script, files).text['s1-title']).toEqual({
    value: '손으로 뜬 비니',
  })
})

it('gives a scene the nearest role that is left when its own is used up', () => {
  const { text } = fillTemplate(sampleTemplate, '9:16', script, files)
  expect(text['s2-title']?.value).toBe('가볍고 따뜻해요')
  expect(text['s3-title']?.value).toBe('울 100%')
})

it('switches off the offer when there is no price', () => {
  const filled = fillTemplate(sampleTemplate, '9:16', { ...script, price: null }, files)
  expect(filled.scenes?.off).toEqual(['s4'])
  expect(filled.text['s4-price']).toBeUndefined()
})

it('gives pictures round in order, and only what a slot takes', () => {
  const { media } = fillTemplate(sampleTemplate, '9:16', script, files)
  expect(Object.values(media).map(({ assetId }) => assetId)).toEqual(['a', 'clip', 'b'])
})

describe('a sentence under the name', () => {
  const sentence = '물레 앞에 앉아서 컵이나 밥그릇 두 개를 빚어 보세요'
  const titled = { ...script, lines: [{ role: 'hook' as const, headline: [script.name], sub: [sentence] }] }
  const shown = (template: Template, told: Script = titled) => {
    const { text } = fillTemplate(template, '9:16', told, [])
    return [text['s1-title']?.value, text['s1-title-sub']?.value]
  }
  const withSmallOver = (): Template => {
    const template = withSentences()
    for (const layer of template.scenes[0]?.layers ?? [])
      if (layer.id === 's1-title-sub' && layer.kind === 'text')
        for (const place of Object.values(layer.layout)) if (place) place.y = 100
    return template
  }

  it('stands large, and the name small', () => {
    expect(shown(withSentences())).toEqual([sentence, script.name])
    expect(shown(sampleTemplate)).toEqual([sentence, undefined])
  })

  it('stays small where its letters would be no larger in the place of big words', () => {
    const low = withSentences()
    for (const layer of low.scenes[0]?.layers ?? [])
      if (layer.id === 's1-title' && layer.kind === 'text')
        for (const place of Object.values(layer.layout)) if (place) place.h = 90
    expect(shown(low)).toEqual([script.name, sentence])
  })

  it('is parted where its first half leads to the second and stands over it', () => {
    const [first, second] = ['한 달 안에 들뜨면', '다시 해드려요']
    const over = { sub: first, headline: second }
    const lines = [{ role: 'hook' as const, headline: [script.name], sub: [`${first} ${second}`], over }]
    const told = { ...script, lines }
    expect(shown(withSentences(), told)).toEqual([`${first} ${second}`, script.name])
    expect(shown(withSmallOver(), told)).toEqual([second, first])
  })

  it('stands large alone where a heading announces it, and under the heading where small words come first', () => {
    const over = { sub: '알아 두세요', headline: sentence }
    const line = { role: 'hook' as const, headline: ['알아 두세요'], sub: [sentence], announces: true, over }
    const told = { ...script, lines: [line] }
    expect(shown(withSentences(), told)).toEqual([sentence, ''])
    expect(shown(withSmallOver(), told)).toEqual([sentence, '알아 두세요'])
  })

  it('is set as a sentence: rows apart, small letters, nothing drawn to all of it', () => {
    const loud = withSentences()
    for (const layer of loud.scenes[0]?.layers ?? [])
      if (layer.id === 's1-title' && layer.kind === 'text')
        Object.assign(layer, { uppercase: true, leading: 0.96, tracking: -0.07 })
    const setting = (value: string) => {
      const project = sampleProject(loud, '9:16', 'en')
      project.userSource.text['s1-title'] = { value }
      const layer = compose(loud, project, { files: {}, beatMs: null }).scenes[0]?.layers.find(
        ({ id }) => id === 's1-title',
      )
      return layer?.kind === 'text' ? [layer.text, layer.leading, layer.tracking] : []
    }
    expect(setting('Hand made')).toEqual(['HAND MADE', 0.96, -0.07])
    const long = 'Bring an empty jar, you take some home'
    expect(setting(long)).toEqual([long, 1.14, -0.03])
  })
})

it('leaves a heading out rather than show it without the sentence it announces', () => {
  const lines = [
    {
      role: 'benefit' as const,
      headline: ['관리는 이렇게'],
      sub: ['찬물에 살살 눌러 빨고 그늘에 뉘어 말려 주세요'],
    },
    { role: 'benefit' as const, headline: ['울 100%'], sub: ['가볍고 따뜻해요'] },
  ]
  const { text } = fillTemplate(withSmallLines('sub'), '9:16', { ...script, lines }, [])
  expect([text['s1-title']?.value, text['s1-title-sub']?.value]).toEqual(['울 100%', '가볍고 따뜻해요'])
})

it('shows words that announce a sentence only where that sentence stands too', () => {
  const over = {
    role: 'detail' as const,
    headline: ['김** 님의 리뷰'],
    sub: ['모양이 그대로예요'],
    announces: true,
  }
  const [hook, benefit, , cta] = script.lines
  const lines = [hook, benefit, over, cta].flatMap((line) => line ?? [])
  const shown = (told: Script['lines']) =>
    Object.values(fillTemplate(sampleTemplate, '9:16', { ...script, lines: told }, files).text).map(
      ({ value }) => value,
    )
  const whole = shown(lines)
  expect(whole.includes('김** 님의 리뷰')).toBe(whole.includes('모양이 그대로예요'))
  const long = { ...over, sub: ['머리를 아무리 눌러도 하루 종일 모양이 그대로라서 참 좋아요'] }
  expect(shown(lines.map((line) => (line === over ? long : line)))).not.toContain('김** 님의 리뷰')
})

it('shows the rest of a sentence only where its beginning stands, and never under the name', () => {
  const parted = {
    role: 'benefit' as const,
    headline: ['우리밀에 천연발효종만 넣어서'],
    sub: ['매일 새벽에 구워요'],
    announces: true,
  }
  const { text } = fillTemplate(withSmallLines('sub'), '9:16', { ...script, lines: [parted] }, [])
  expect(Object.values(text).map(({ value }) => value)).not.toContain('매일 새벽에 구워요')
})

it('says the name once in a scene, where it stands alone', () => {
  const lines = script.lines.map((line) => ({ ...line, sub: [script.name] }))
  const { text } = fillTemplate(withSmallLines('sub', 'brand'), '9:16', { ...script, lines }, [])
  expect([text['s1-title-sub']?.value, text['s1-title-brand']?.value]).toEqual(['', script.name])
  const alone = fillTemplate(withSmallLines('sub'), '9:16', { ...script, lines }, [])
  expect(alone.text['s1-title-sub']?.value).toBe(script.name)
  const twice = fillTemplate(withSmallLines('tag', 'sub'), '9:16', { ...script, lines }, []).text
  expect([twice['s1-title-tag']?.value, twice['s1-title-sub']?.value]).toEqual(['', script.name])
  const named = script.lines.map((line) => ({ ...line, headline: [script.name], sub: [] }))
  const big = fillTemplate(withSmallLines('brand'), '9:16', { ...script, lines: named }, []).text
  expect([big['s1-title']?.value, big['s1-title-brand']?.value]).toEqual([script.name, ''])
})

it('ends a name that is too long on a word that says what it is', () => {
  for (const name of ['The small succulents in the window', 'Soap for the hands and the feet of cooks']) {
    const said = fillTemplate(withSmallLines('brand'), '9:16', { ...script, lang: 'en', name }, []).text
    const shown = said['s1-title-brand']?.value ?? ''
    expect(name.startsWith(shown) && shown.length < name.length).toBe(true)
    expect(shown).toMatch(/(?:succulents|Soap|hands|feet|window)$/u)
  }
})

it('cuts a name before what is added to it', () => {
  for (const [name, front] of [
    ['Tiệm kính Ánh Sao - combo học sinh', 'Tiệm kính Ánh Sao'],
    ['Raptor Ridge Pest w/ owls', 'Raptor Ridge Pest'],
    ['Salt & Light Bakery', 'Salt & Light Bakery'],
    ['Servis Mesin Cuci Pak Harunawati', 'Servis Mesin Cuci'],
    ['Gia sư tiếng Anh Nguyễn Thị Hà', 'Gia sư tiếng Anh'],
    ['Sửa máy Gò Vấp quận 12 và Tân Bình', 'Sửa máy Gò Vấp'],
    ['Beras pandan wangi, 2,5 kg', 'Beras pandan wangi'],
    ['Bread rolls (twelve of them)', 'Bread rolls'],
  ] as const) {
    const said = fillTemplate(withSmallLines('brand'), '9:16', { ...script, lang: 'en', name }, []).text
    expect(said['s1-title-brand']?.value).toBe(front)
  }
})

it('says the whole name on a label, or nothing', () => {
  const labelled = withSmallLines('tag')
  expect(fillTemplate(labelled, '9:16', script, []).text['s1-title-tag']?.value).toBe('손뜨개 울 비니')
  const long = { ...script, name: '손으로 뜬 메리노 울 겨울 비니' }
  expect(fillTemplate(labelled, '9:16', long, []).text['s1-title-tag']?.value).toBe('')
})

it('shows a number big only when the words beside it say it', () => {
  const labelled = withSmallLines('tag')
  for (const { layers } of labelled.scenes)
    for (const layer of layers)
      if (layer.kind === 'text' && layer.slot?.role === 'tag') layer.slot.sample = { ko: '8', en: '8' }
  const say = (headline: string) =>
    fillTemplate(
      labelled,
      '9:16',
      { ...script, lines: [{ role: 'hook', headline: [headline], sub: [] }] },
      [],
    ).text['s1-title-tag']?.value
  expect(say('색이 4가지예요')).toBe('4')
  expect(say('가볍고 따뜻해요')).toBe('')
})

/** The sample with two rows of small words in each scene, as a copy. */
function withSentences(): Template {
  const template = Template.parse(JSON.parse(JSON.stringify(withSmallLines('sub'))))
  for (const layer of template.scenes.flatMap(({ layers }) => layers))
    if (layer.kind === 'text' && layer.slot?.role === 'sub') layer.slot.maxChars = { ko: 44, en: 84 }
  return template
}

/** The sample with more lines that may be empty beside each headline. */
function withSmallLines(...roles: TextRole[]): Template {
  return {
    ...sampleTemplate,
    scenes: sampleTemplate.scenes.map((scene) => ({
      ...scene,
      layers: scene.layers.flatMap((layer) =>
        layer.kind === 'text' && layer.slot?.role === 'headline'
          ? [
              layer,
              ...roles.map((role) => ({
                ...layer,
                id: `${layer.id}-${role}`,
                slot: { ...layer.slot, role, required: false } as typeof layer.slot,
              })),
            ]
          : [layer],
      ),
    })),
  }
}

it('never cuts a sentence: what does not fit gives way to the name', () => {
  const long = {
    ...script,
    lines: [{ role: 'hook' as const, headline: ['하루 종일 신어도 무겁지 않아요'], sub: [] }],
  }
  expect(fillTemplate(sampleTemplate, '9:16', long, []).text['s1-title']).toEqual({ value: '손뜨개 울 비니' })
})

/** The sample with a line beneath each headline that takes a whole fact. */
function withRoomForFacts(sceneMs?: number): Template {
  const roomy = Template.parse(withSmallLines('sub'))
  for (const scene of roomy.scenes) {
    if (sceneMs !== undefined) scene.durationMs = sceneMs
    for (const layer of scene.layers)
      if (layer.kind === 'text' && layer.slot?.role === 'sub') layer.slot.maxChars = { ko: 44, en: 72 }
  }
  return roomy
}

const fact = '국내산 밀가루와 천연 버터만 써서 매일 새벽 네 시에 구워 내는 크루아상이에요'

it('shows a headline together with the whole fact beneath it, and the scene grows so that it is read', () => {
  const template = withRoomForFacts()
  const lines = [{ role: 'hook' as const, headline: ['갓 구운 한 판'], sub: [fact, '매일 새벽 구워요'] }]
  const userSource = fillTemplate(template, '9:16', { ...script, lines }, [])
  expect([userSource.text['s1-title']?.value, userSource.text['s1-title-sub']?.value]).toEqual([
    '갓 구운 한 판',
    fact,
  ])
  const content = { ...sampleProject(template, '9:16', 'ko'), userSource }
  const [scene] = compose(template, content, { files: {}, beatMs: 60_000 / 128 }).scenes
  expect(scene?.durationMs).toBeGreaterThanOrEqual(readingMs(fact))
})

it('takes a shorter way to say it where a scene may not grow until all of it is read', () => {
  const sceneMs = 1_000
  expect(readingMs(fact)).toBeGreaterThan(longestSceneMs(sceneMs))
  const lines = [{ role: 'hook' as const, headline: ['갓 구운 한 판'], sub: [fact, '매일 새벽 구워요'] }]
  const { text } = fillTemplate(withRoomForFacts(sceneMs), '9:16', { ...script, lines }, [])
  expect(text['s1-title-sub']?.value).toBe('매일 새벽 구워요')
})

it('leaves a line with a fact beneath it to the scene that shows both', () => {
  const [, big, ...rest] = sampleTemplate.scenes
  const roomy = withRoomForFacts().scenes.slice(2)
  const template = Template.parse({ ...sampleTemplate, scenes: [big, ...roomy] })
  expect(rest).toHaveLength(roomy.length)
  const lines = [
    { role: 'benefit' as const, headline: ['갓 구운 한 판'], sub: [fact] },
    { role: 'benefit' as const, headline: ['손으로 빚어요'], sub: [] },
  ]
  const { text } = fillTemplate(template, '9:16', { ...script, lines }, [])
  expect(text['s2-title']?.value).toBe('손으로 빚어요')
  expect([text['s3-title']?.value, text['s3-title-sub']?.value]).toEqual(['갓 구운 한 판', fact])
})

it('takes words that are read before their scene is over, as long as it may become', () => {
  const short = withRoomForFacts(600)
  for (const { layers } of short.scenes)
    for (const layer of layers)
      if (layer.kind === 'text' && layer.slot?.role === 'headline') layer.slot.maxChars = { ko: 44, en: 72 }
  const { text } = fillTemplate(
    short,
    '9:16',
    {
      ...script,
      lines: [
        { role: 'hook', headline: [fact, '손으로 떴어요'], sub: [] },
        { role: 'benefit', headline: [fact], sub: [] },
        { role: 'benefit', headline: ['가벼워요'], sub: [] },
      ],
    },
    [],
  )
  expect(text['s1-title']?.value).toBe('손으로 떴어요')
  expect(text['s2-title']?.value).toBe('가벼워요')
})

it('says small what is too long to stand big', () => {
  const long = {
    ...script,
    lines: [{ role: 'hook' as const, headline: ['하루 종일 신어도 무겁지 않아요'], sub: [] }],
  }
  const roomy = withSmallLines('sub')
  for (const { layers } of roomy.scenes)
    for (const layer of layers)
      if (layer.kind === 'text' && layer.slot?.role === 'sub') layer.slot.maxChars = { ko: 24, en: 40 }
  expect(fillTemplate(roomy, '9:16', long, []).text['s1-title-sub']?.value).toBe(
    '하루 종일 신어도 무겁지 않아요',
  )
})

it('leaves a scene out that nothing is left for, whatever its template says, but not the first or the last', () => {
  const [hook] = script.lines
  const { scenes } = fillTemplate(sampleTemplate, '9:16', { ...script, lines: hook ? [hook] : [] }, [])
  expect(scenes?.off).toEqual(['s2', 's3'])
})

it('switches off the scenes that nothing is left for, rather than say the name in them', () => {
  const optional = Template.parse({
    ...sampleTemplate,
    scenes: sampleTemplate.scenes.map((scene) =>
      scene.id !== 's3'
        ? scene
        : {
            ...scene,
            optional: true,
            layers: scene.layers.map((layer) =>
              layer.kind === 'text' && layer.slot
                ? { ...layer, slot: { ...layer.slot, required: true } }
                : layer,
            ),
          },
    ),
  })
  const few = { ...script, lines: script.lines.filter(({ role }) => role === 'hook' || role === 'cta') }
  expect(fillTemplate(optional, '9:16', few, files).scenes?.off).toContain('s3')
})

it('never goes over a slot’s limit, even with one long word for a name', () => {
  const long = { ...script, name: '가'.repeat(60), lines: [] }
  for (const { value } of Object.values(fillTemplate(sampleTemplate, '9:16', long, []).text)) {
    expect(countChars(value)).toBeLessThanOrEqual(44)
  }
})

it('counts decomposed Hangul as its owner sees it', () => {
  expect(countChars('비니'.normalize('NFD'))).toBe(2)
})
