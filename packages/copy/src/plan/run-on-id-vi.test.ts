import type { LanguageCode } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { briefOfInput } from '../judge/measure.ts'
import { planProduct } from './plan.ts'

/** All that the videos show, a scene a line, both rows together. */
function shown(lang: LanguageCode, name: string, info: string): string[] {
  return planProduct(briefOfInput({ lang, name, info, price: null, facts: [] })).scenarios.flatMap(
    ({ lines }) => lines.map(({ headline, sub }) => [headline[0], sub[0]].filter(Boolean).join(' ')),
  )
}

type Case = [lang: LanguageCode, name: string, info: string, said: string[]]

const written: Case[] = [
  [
    'id',
    'Pangkas Rambut Uda Rizal',
    'pangkas rambut laki laki dewasa 20 ribu anak anak 15 ribu sudah sama pijat kepala dan pundak sebentar cukur jenggot nambah 5 ribu silet ganti baru tiap orang jumat siang tutup dulu sampai jam 2',
    ['Pangkas rambut laki laki dewasa 20 ribu', 'Cukur jenggot nambah 5 ribu'],
  ],
  [
    'id',
    'sumur bor pak Karto',
    'pengerjaan 2 sampai 3 hari alatnya agak berisik jadi tolong bilang tetangga dulu kalau air tidak keluar bayar separuh saja gang kecil bisa masuk asal lebarnya 1 meter daerah Klaten Boyolali Sukoharjo',
    ['Pengerjaan 2 sampai 3 hari', 'Kalau air nggak keluar bayar separuh saja'],
  ],
  [
    'vi',
    'Sửa khóa Thành Đạt',
    'mình làm khóa khu Ba Đình Tây Hồ Cầu Giấy mở khóa nhà ban ngày 150 nghìn sau 10 giờ đêm là 250 nghìn mở khóa xe máy 100 nghìn đánh chìa cơ 30 nghìn',
    ['Mở khóa nhà ban ngày 150 nghìn', 'Mở khóa xe máy 100 nghìn', 'Đánh chìa cơ 30 nghìn'],
  ],
]

it.each(written)(
  'what is written without any mark is said a statement at a time (%s, %s)',
  (lang, name, info, said) => {
    const scenes = shown(lang, name, info)
    for (const fact of said) expect(scenes.filter((scene) => scene.includes(fact))).not.toEqual([])
  },
)
