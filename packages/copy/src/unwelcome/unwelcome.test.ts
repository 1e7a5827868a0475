import { expect, it } from 'vitest'

import { isDrawback, penalizes, refuses, tellsWait } from './unwelcome.ts'

it.each([
  'We bake everything from scratch',
  'We get red wine stains out',
  'We remove dents',
  'Scratch-resistant glass',
  'Good with dogs that are afraid',
  'Not closed on Sundays',
  'Cancel any time',
  'No hidden fees',
  'Rich but not tasteless',
  'Sweet but not too sweet',
  'Lively but not raucous',
  'Warm but not at all heavy',
  'New puppies we can’t wait',
  'Currently no waiting list',
  'Tuesday half off',
  'Sườn ướp từ tối nướng than, hết là nghỉ bán',
  'Bubur ayam kampung, buka dari jam 5.30 pagi, biasanya jam 9 sudah tutup',
  'Bé nghỉ ốm được bù',
  'Libur tanggal merah diganti hari lain',
  'Biaya tambahan tidak ada',
  'Tidak ada biaya tambahan',
  '90 phút chụp, nghỉ cho bé ăn ngủ không tính giờ',
  '마당에서 편히 쉬어요',
  '긁혀도 흠집이 안 나요',
  '자국이 남지 않아요',
  '별도 비용이 없어요',
  '할증 없이 밤에도 가요',
  '휴무 없이 매일 열어요',
  '미리 전화 안 하셔도 돼요',
  '구하기 힘들어요',
])('speaks for a shop and is neither refusal nor drawback: %s', (text) => {
  expect([refuses(text), isDrawback(text)]).toEqual([false, false])
})

it.each([
  'Science subject not taught',
  'Ah cannae dae plastic',
  'Gas ga ada',
  'Tidak ada es balok',
  'Cá kiểng em không có',
  'Máy in phun màu không làm',
  'COD tidak tersedia',
  'Ngacet rambut teu narima',
  'Panci teflon ora iso disolder',
  'Cuộn đã tháo nhãn không đổi trả',
  'Đồng hồ thông minh thì xin chịu',
  'Uốn nhuộm hông làm',
  'Jain food not offered',
  'We give tablets no charge but not injections',
  'Car seats we fit but not boosters',
  'We go out in drizzle but not in high winds',
  'Blurry pics I can’t use',
  'Currently no spaces weekday evenings',
  'No CDs, no reprints',
  'No phone orders',
  'No coffee to go',
  'I no dey buy spoil gen',
  'Aint no use callin on sunday',
  'Personalised items can’t be returned',
])('is a refusal: %s', (text) => {
  expect(refuses(text)).toBe(true)
})

it.each([
  'Closed Mondays',
  'Sunday dinner off',
  'Mondays closed',
  'Framed is 45 extra',
  'Two cats live here if you are allergic',
  'Some scratches on the lid',
  'May have stains',
  'Hết size 5 màu Kem',
  'Libur kalau tanggal merah dan tidak diganti hari',
  'Nghỉ báo trước 1 ngày thì được học bù, không báo thì mất buổi',
  'Quán không có chỗ đậu xe hơi',
  '월요일은 쉬어요',
  '명절엔 쉬어요',
  '부품값은 따로 받아요',
  '흠집이 조금 있어요',
  '야간 할증 있어요',
])('is a drawback: %s', (text) => {
  expect(isDrawback(text)).toBe(true)
})

it.each(['10 to 14 wks depending', '6-8 wks for the rest', '5 working days usually'])(
  'is a wait: %s',
  (text) => {
    expect(tellsWait(text)).toBe(true)
  },
)

it.each([
  ['Lewat jam kembali dihitung 10 ribu per jam', true],
  ['Ongkos kirim dihitung 10 ribu per kilo', false],
])('what is paid for coming late is a penalty: %s', (text, is) => {
  expect(penalizes(text)).toBe(is)
})
