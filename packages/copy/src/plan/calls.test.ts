import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { phraseBooks } from '../phrases/books.ts'
import type { ProductBrief } from '../types.ts'
import { planProduct } from './plan.ts'

const calls = (brief: ProductBrief): string[] =>
  planProduct(brief).scenarios.flatMap(({ lines }) => lines.at(-1)?.headline ?? [])

describe('the call to act', () => {
  it('invites to book only where one can', () => {
    const beanie = { name: '손뜨개 울 비니', info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해요.' }
    expect(calls(briefOf(beanie))).not.toContain('예약해 보세요')
    const booked = { ...beanie, info: `${beanie.info} 미리 예약할 수 있어요.` }
    expect(calls(briefOf(booked))).toContain('예약해 보세요')
  })

  it.each([
    ['en', 'Pike Chimney Sweep', 'I lay down tarps. Call, don’t text, I got a flip phone.', 'message'],
    ['en', 'Red Chile Cookies', 'Made with lard. Pick up only, at the yellow house.', 'Order'],
    ['ko', '영도할매 콩잎김치', '조미료는 조금 넣어요. 배달은 안 해요.', '주문'],
    ['ko', '수제 도장', '대추나무로 만들어요. 전화는 잘 못 받아요. 먼저 전화하지 말고 문자 주세요.', '전화'],
    ['id', 'Keripik Tempe', 'Renyah dan gurih. Tidak bisa kirim ke luar kota.', 'esan sekarang'],
    ['ko', '되살린 가죽 의자', '뼈대까지 뜯어서 다시 채워요. 5년 안에 터지면 무료로 고쳐 드려요.', '맡겨'],
    ['ko', '소담 한복대여', '돌잔치 한복을 빌려드립니다. 찢어지면 수선비 2만원을 받습니다.', '맡겨'],
    ['id', 'Titip Kucing', 'Satu kucing satu kamar. Setiap sore kami kirim foto lewat WA.', 'foto'],
    ['id', 'Sewa Tenda', 'DAFTAR SEWA: tenda 45.000. Telat kembali denda 50%.', 'daftar'],
    ['vi', 'Tiệm hoa', 'Giao miễn phí 5km. Gửi ảnh thật trước khi giao.', 'ảnh'],
    ['en', 'Ray the Locksmith', 'Lockouts are $85, made of steel or brass. 30 to 40 minutes.', 'Order'],
    ['en', 'Deano', 'Luton van made in 2020, 45 quid an hour. Parking is on you.', 'visit'],
    [
      'ko',
      '마루 자전거',
      '기본 점검은 25,000원이고 체인 청소가 들어갑니다. 전기자전거는 바퀴와 브레이크만 봅니다.',
      '만나',
    ],
    ['en', 'Big Tam Mobile Tyres', 'Tyres made in Europe, 14 to 18 inch. No lorries.', 'Order'],
    ['vi', 'Bánh mì nướng', 'Bánh giòn, nhân thịt. Tiệm không giao hàng.', 'Đặt ngay'],
  ] as const)('asks for nothing that its owner does not want (%s: %s)', (language, name, info, unwanted) => {
    expect(calls({ ...briefOf({ name, info, language }), tone: 'casual' }).join()).not.toContain(unwanted)
  })

  it.each([
    ['Sourdough', 'First loaves come out at 7:30, so call ahead.', 'Give us a call'],
    ['Firewood', 'It is dry. Past 25 miles call me and we figure it out.', 'Give us a call'],
    ['Notebook', 'The cover is book cloth. It opens flat.', 'Get yours here'],
    ['Bike tune-up', 'We check the brakes. Ready in a day if you order parts.', 'Send us a message'],
    ['Resoling for leather shoes', 'We stitch on a new sole. Ready in 10 days.', 'Send us a message'],
  ])('calls for what suits %s', (name, info, call) => {
    const [first] = planProduct({ ...briefOf({ name, info, language: 'en' }), tone: 'casual' }).scenarios
    expect(first?.lines.at(-1)?.headline).toEqual([call])
  })

  it('asks to visit only where the owner speaks of it, and of a service only what can be asked of one', () => {
    const firstForms = (info: string, name = '방문 청소'): string[] =>
      planProduct(briefOf({ name, info })).scenarios.flatMap(
        ({ lines }) => lines.at(-1)?.headline.slice(0, 1) ?? [],
      )
    const { calls: book, ctaFor } = phraseBooks.ko
    const textsOfCalls = (tones: typeof book.thing): string[] =>
      Object.values(tones).flatMap((phrases) => phrases.flatMap(([text]) => text ?? []))
    const info = '창틀까지 닦아요. 약품 냄새가 남지 않아요. 쓰레기는 저희가 가져가요.'
    expect(textsOfCalls(book.serves)).toEqual(expect.arrayContaining(firstForms(info)))
    expect(textsOfCalls(book.thing)).toEqual(expect.arrayContaining(firstForms(info, '창틀 걸레')))
    expect(firstForms(`${info} 가게는 합정역 2번 출구 앞에 있어요.`)).toContain(ctaFor.visit[0])
  })

  it('asks nobody to write to a café for a latte', () => {
    const info = '국산 흑임자를 매장에서 직접 볶아요. 하루 40잔만 준비합니다. 주차는 두 시간 무료예요.'
    expect(calls(briefOf({ name: '흑임자 크림라떼', info })).join()).not.toContain('연락')
  })
})
