import { describe, expect, it } from 'vitest'

import { banOn } from './check.ts'

describe('words of a trade that the law on remedies does not mean', () => {
  it.each([
    ['Headstone Care', 'We text you before and after pictures of the stone'],
    ['Gutter Girls', 'We bag the mess and take it away, and text you before and after photos'],
    ['Goat milk soap', 'Each bar is cured six weeks'],
    ['Farm cheese', 'Cured two months in the cellar'],
    ['Ayam kampung', 'Umur 4 bulan berat 0,9-1 kg'],
    ['Paket aqiqah', 'Paket aqiqah domba betina jadi 80 porsi sate'],
    ['Gorden', 'Gorden blackout 95rb per meter'],
    ['Kue', 'Pesan paling lambat H-3'],
    ['Giàn giáo', 'Thuê ít nhất 10 ngày'],
    ['Lớp bơi', 'Nhóm nhiều nhất 6 người'],
    ['Giặt nệm', 'Không cam kết hết vết mực lâu năm'],
    ['Tủ đông', 'Hao điện chừng 0,7 số một ngày'],
  ])('%s: %s', (name, text) => {
    expect(banOn(text, { name })).toBeNull()
  })

  it.each([
    ['Skin clinic', 'We send you before and after photos of our patients'],
    ['Glow serum', 'See the before and after'],
    ['Herbal tea', 'It cured my headache'],
    ['Trà', 'Trà ngon nhất Việt Nam'],
    ['Kue', 'Paling enak di kota'],
  ])('but still what it does mean: %s: %s', (name, text) => {
    expect(banOn(text, { name })).not.toBeNull()
  })
})
