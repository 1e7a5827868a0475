import { CampaignTitle, occasionIds } from '@clipmint/contract'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'

import { calendar as enCalendar } from '../../../locales/en/calendar.ts'
import { campaigns as en } from '../../../locales/en/campaigns.ts'
import { calendar as koCalendar } from '../../../locales/ko/calendar.ts'
import { campaigns as ko } from '../../../locales/ko/campaigns.ts'
import { autoTitle } from './auto-title.ts'

const words = {
  ko: { campaigns: ko, calendar: koCalendar },
  en: { campaigns: en, calendar: enCalendar },
}
const family = '👨‍👩‍👧‍👦'

describe.each(['ko', 'en'] as const)('what a campaign is called by itself in %s', (language) => {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    ns: ['words'],
    defaultNS: 'words',
    initAsync: false,
    resources: { [language]: { words: words[language] } },
    interpolation: { escapeValue: false },
  })
  const { t } = i18n

  it.each([
    '아침마다 굽는 유기농 버터 소금빵과 크루아상 여섯 개 모둠🥐🥐🥐',
    `${'가'.repeat(20)}${family}${family}`,
    'é'.normalize('NFD').repeat(40),
  ])('is taken by the server, of a long name, too: %s', (name) => {
    const title = autoTitle(t, name)
    const [kept = '', end] = title.split('…')
    expect(CampaignTitle.parse(title)).toBe(title)
    expect(kept.length).toBeGreaterThan(15)
    expect(name.normalize('NFC').startsWith(kept)).toBe(true)
    expect(`…${end}`).toBe(t('campaigns.autoTitle', { name: '…' }))
  })

  it('has no part of an emoji', () => {
    const [kept] = autoTitle(t, family.repeat(6)).split('…')
    expect(kept?.replaceAll(family, '')).toBe('')
  })

  it('is of the whole name where there is room', () => {
    expect(autoTitle(t, '소금빵')).toBe(t('campaigns.autoTitle', { name: '소금빵' }))
  })

  it.each([...occasionIds, 'payday' as const, 'anniversary' as const])(
    'is taken by the server of the occasion %s',
    (id) => {
      const title = t('campaigns.occasionTitle', { occasion: t(`calendar.day_${id}`) })
      expect(CampaignTitle.parse(title)).toBe(title)
    },
  )
})
