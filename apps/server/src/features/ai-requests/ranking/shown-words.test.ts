import { type AiPlan, scriptOf } from '@clipmint/contract'
import { planProduct, type ProductBrief } from '@clipmint/copy'
import { compose, fillTemplate } from '@clipmint/film'
import { expect, it } from 'vitest'

import { catalogue } from '../../templates/index.ts'
import { rankTemplates } from './rules.ts'

const plain: Omit<ProductBrief, 'name' | 'info' | 'price' | 'language'> = {
  gender: 'all',
  ages: [],
  purpose: 'everyday',
  tone: 'casual',
  mediaCount: 0,
}

const briefs: ProductBrief[] = [
  {
    ...plain,
    name: '손뜨개 울 비니',
    info: '가볍고 따뜻해요. 네 가지 색이 있어요. 손으로 한 코씩 떴어요.',
    price: { amount: 24_900, currency: 'KRW' },
    language: 'ko',
  },
  {
    ...plain,
    name: 'Wool beanie',
    info: 'It is light and warm. It comes in four colours. Each one is knitted by hand.',
    price: { amount: 2_490, currency: 'USD' },
    language: 'en',
  },
]

/** Words that announce a job, an entrance, a sale, news or a notice. */
const announces =
  /채용|시급|구인|모집|입장|초대|상영|탑승|할인|세일|특가|신상|한정|마감|공지|휴무|예약|개업|오픈|교환|주차|토요일|새벽|\b(?:hiring|jobs?|pay|admit|invitation|now showing|boarding|sale|discount|new|limited|closed|notice|booking|opening|exchange|parking|saturday|a\.m)\b/iu

it.each(briefs)('a video recommended for a plain product announces nothing ($name)', (brief) => {
  const { scenarios, ...plan } = planProduct(brief)
  const whole = {
    ...plan,
    scenarios,
    name: brief.name,
    price: brief.language === 'ko' ? '24,900원' : '$24.90',
  }
  const ranked = rankTemplates({
    plan: whole satisfies AiPlan,
    wants: { tone: brief.tone, purpose: 'everyday' },
    info: brief.info,
    files: [],
    entries: catalogue.entries,
    uses: new Map(),
    category: 'product',
    liked: new Set(),
    used: new Set(),
    isSpread: false,
  }).list
  const shown = ranked.flatMap(({ templateId, scenarioId }) => {
    const template = catalogue.find(templateId)?.template
    const scenario = scenarios.find(({ id }) => id === scenarioId)
    if (!template || !scenario) return []
    const userSource = fillTemplate(template, '9:16', scriptOf(whole, scenario), [])
    const bgm = { trackId: null, startMs: 0, volume: 1, fadeOutMs: 0 }
    const brand = { name: null, logoAssetId: null }
    const project = { userSource, changedColor: {}, bgm, bgmUrl: null, brand }
    const { scenes } = compose(template, project, { files: {}, beatMs: null })
    return scenes.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'text' ? [`${template.slug}: ${layer.text}`] : [])),
    )
  })
  expect(ranked.length).toBeGreaterThan(60)
  expect(shown.filter((text) => announces.test(text.replace(/^[^:]*: /u, '')))).toEqual([])
})
