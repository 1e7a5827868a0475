import { describe, expect, test } from 'vitest'

import { sentencesOf } from '../corpus/clauses.ts'

describe('rows of a list that say too little alone', () => {
  test('sizes stand together, each time under what their figures measure', () => {
    expect(
      sentencesOf(
        'Sudah termasuk jilbab\nSize chart (LD x panjang):\nS 2-3 th 62x70\nM 4-5 th 68x82\nL 6-7 th 74x94\nXL 8-9 th 80x105\nWarna: sage',
      ),
    ).toEqual([
      'Sudah termasuk jilbab',
      'Size chart (LD x panjang): S 2-3 th 62x70, M 4-5 th 68x82',
      'Size chart (LD x panjang): L 6-7 th 74x94, XL 8-9 th 80x105',
      'Warna: sage',
    ])
  })

  test('a menu by the day is said as a menu, with one colon', () => {
    expect(
      sentencesOf('THỰC ĐƠN TUẦN\nT2: thịt kho tiêu – canh bí đỏ\nT3: cá kho – canh chua\nGiá: 45.000đ'),
    ).toEqual(['THỰC ĐƠN TUẦN: T2 thịt kho tiêu – canh bí đỏ, T3 cá kho – canh chua', 'Giá: 45.000đ'])
  })

  test('prices to rent at say for how long they are', () => {
    expect(
      sentencesOf('BẢNG GIÁ THUÊ / NGÀY (24h)\nWave 110: 200.000đ\nWinner 150: 350.000đ\nBao gồm: 2 mũ'),
    ).toEqual(['BẢNG GIÁ THUÊ / NGÀY (24h): Wave 110 – 200.000đ, Winner 150 – 350.000đ', 'Bao gồm: 2 mũ'])
  })

  test('prices per piece say of how many they hold', () => {
    expect(
      sentencesOf('PRICELIST SABLON (per pcs, min 12)\nPolo bordir dada : 85.000\nJaket hoodie : 135.000')[0],
    ).toBe('PRICELIST SABLON (per pcs, min 12): Polo bordir dada 85.000, Jaket hoodie 135.000')
    expect(sentencesOf('GIÁ THUÊ THEO NGÀY\nCanon R6 – 400k\nSony A7III – 350k')[0]).toBe(
      'GIÁ THUÊ THEO NGÀY: Canon R6 – 400k, Sony A7III – 350k',
    )
  })

  test('a heading that is the shop’s own name stands over no prices', () => {
    const page = 'GIẶT SẤY BONG BÓNG\n• Giặt thường: 15k/kg\n• Chăn mền: 50k/cái\nMở 7h–21h'
    expect(sentencesOf(page, 'Giặt sấy Bong Bóng')).toEqual([
      'Giặt thường: 15k/kg',
      'Chăn mền: 50k/cái',
      'Mở 7h–21h',
    ])
  })

  test('a heading of merits, a product code and a heading of packages are no lines', () => {
    expect(sentencesOf('Isi: 650 ml\nKeunggulan :\n• Disaring 2 kali\nKode: KB12')).toEqual([
      'Isi: 650 ml',
      'Disaring 2 kali',
    ])
    expect(sentencesOf('Mã: DB217\nGÓI DỊCH VỤ\nBa gác máy, khách tự bốc: 250.000đ')).toEqual([
      'Ba gác máy, khách tự bốc: 250.000đ',
    ])
  })

  test('what all rows hold follows the last of them without a comma', () => {
    expect(sentencesOf('d.20 cm – 260k\nd.24 cm – 350k\n(sudah termasuk lilin)')[1]).toBe(
      'd.24 cm – 350k (sudah termasuk lilin)',
    )
  })

  test('prices stand under what they are for, with what is remarked of one', () => {
    expect(
      sentencesOf(
        'BÁO GIÁ CÔNG THỢ\n- Thay vòi: 80k/bộ\n- Dò rò rỉ: 300k (không ra không lấy tiền)\nSau 20h +100k',
      )[0],
    ).toBe('BÁO GIÁ CÔNG THỢ: Thay vòi 80k/bộ, Dò rò rỉ 300k (không ra không lấy tiền)')
    expect(sentencesOf('DAFTAR SEWA (24 JAM)\nBrio - 300.000\nHiace - 1.200.000 (+ driver)')[0]).toBe(
      'DAFTAR SEWA (24 JAM): Brio – 300.000, Hiace – 1.200.000 (+ driver)',
    )
    expect(
      sentencesOf(
        'LESSON PRICES\n1 hour - £38\n2 hours - £74\n10 hour block - £360 (paid upfront, valid 6 months)\nManual and automatic',
      ).slice(0, 2),
    ).toEqual([
      'LESSON PRICES: 1 hour – £38, 2 hours – £74',
      'LESSON PRICES: 10 hour block – £360 (paid upfront, valid 6 months)',
    ])
  })

  test('a price in capitals is no heading of those below it', () => {
    expect(
      sentencesOf('KELAS DASAR (8x) : Rp600.000\nKELAS POLA (12x) : Rp1.000.000\nMesin disediakan')[0],
    ).toMatch(/^KELAS DASAR \(8x\):? Rp600.000$/u)
  })

  test('prices that need nothing of their heading stand alone', () => {
    expect(sentencesOf('TARIF\nCuci AC 1 PK : 80.000\nBongkar pasang : 350.000\nArea: Bekasi')).toEqual([
      'Cuci AC 1 PK 80.000',
      'Bongkar pasang: 350.000',
      'Area: Bekasi',
    ])
  })
})

describe('headings over a list', () => {
  test('one that says nothing is not said, though a picture follows it or two stand in a line', () => {
    expect(sentencesOf('PRICE LIST 👟\nDeep clean 35K\nArea Bekasi')).toEqual([
      'Deep clean 35K',
      'Area Bekasi',
    ])
    expect(sentencesOf('DỊCH VỤ – ĐƠN GIÁ\nMáy âm trần: 400.000đ\nBảo hành 30 ngày')).toEqual([
      'Máy âm trần: 400.000đ',
      'Bảo hành 30 ngày',
    ])
    expect(sentencesOf('Phân loại:\n- Vòng hoa viếng: 800.000đ\n- Bó hoa bàn: từ 250.000đ')[0]).toBe(
      'Vòng hoa viếng: 800.000đ',
    )
  })

  test('a row with a label of its own takes no second one', () => {
    expect(sentencesOf('SISWA BARU\nKelas Anak (6-10 th): Sabtu 15.00\nKelas Ibu: Rabu')[0]).toBe(
      'Kelas Anak (6-10 th): Sabtu 15.00',
    )
  })
})

describe('what a marketplace asks of every seller', () => {
  test('is not said, but what it says of this thing is', () => {
    const text =
      'Kategori: Makanan & Minuman > Madu\nKondisi: Baru | Berat: 700 g | Min. pembelian: 1\nPanen: Oktober, dari sarang liar'
    expect(sentencesOf(text)).toEqual(['Berat: 700 g', 'Panen: Oktober, dari sarang liar'])
    expect(sentencesOf('Kondisi: bekas, ada lecet\nStok: tinggal 3')).toEqual([
      'Kondisi: bekas, ada lecet',
      'Stok: tinggal 3',
    ])
    expect(sentencesOf('Danh mục: Nhà cửa > Bếp\nTình trạng: đã qua sử dụng')).toEqual([
      'Tình trạng: đã qua sử dụng',
    ])
  })
})
