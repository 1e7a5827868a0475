import { describe, expect, it } from 'vitest'

import { readers } from '../reading/languages.ts'

const heads = (language: 'en' | 'id' | 'vi', sentence: string): string[] =>
  readers[language].headlines(sentence).map(({ text }) => text)

describe('the big words of a sentence in Latin letters', () => {
  it.each([
    ['en', 'Free exchange if you pick the wrong size', 'Free exchange'],
    ['en', 'Hand-knotted by four weavers in Jaipur over six weeks', 'Four weavers in Jaipur'],
    ['en', 'Try it at home for 14 days', 'Try it for 14 days'],
    ['id', 'Kalau anyaman lepas, kami perbaiki gratis selama setahun', 'Gratis selama setahun'],
    ['vi', 'Sửa miễn phí trong 6 tháng nếu tăng giảm cân', 'Miễn phí trong 6 tháng'],
  ] as const)('in %s of “%s” hold “%s”', (language, sentence, big) => {
    expect(heads(language, sentence)).toContain(big)
  })

  it.each([
    ['en', 'The wool is undyed, so no two rugs look the same', 'Two rugs look the same'],
    ['en', 'We don’t heat it and we don’t add sugar syrup', 'Sugar syrup'],
    ['en', 'First class opens 6:20 am for people who go to work after', '6:20 am for people'],
    ['en', 'Mackerel, flounder, squid most days', 'Squid most days'],
    ['vi', 'Ai muốn không đường thì nhắn trước 1 ngày', 'Không đường'],
  ] as const)('in %s of “%s” are never “%s”', (language, sentence, scrap) => {
    expect(heads(language, sentence)).not.toContain(scrap)
  })
})
