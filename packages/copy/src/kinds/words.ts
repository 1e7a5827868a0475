import type { LanguageCode } from '@clipmint/kit'

import { endsInConsonant } from '../korean/hangul.ts'
import type { NamedPhrase, Phrase } from '../phrases/book.ts'

/** The day that a promotion begins or ends: year, month from 1, day. */
export type Day = { year: number; month: number; day: number }

/** What videos of reviews, promotions and places say beside their owner's and customers' words, in one language. */
export type KindWords = {
  /** Over all reviews: whose they are, when the newest was written, and the average of their stars where some are low. */
  label: (month: string, of: { serves: boolean; average: string | null }) => Phrase
  /** The average of all stars, in big words. */
  average: (average: string) => Phrase
  month: (year: number, month: number) => string
  /** Over a review that is too long to be big. */
  reviewOf: (author: string) => string
  asks: NamedPhrase
  reviewTitles: { proof: string; question: string; detail: string; scene: string; benefit: string }
  percent: (percent: number) => Phrase
  fromTo: (regular: string, discount: string) => Phrase
  regular: (price: string, percent: number) => Phrase
  until: (end: string) => Phrase
  period: (start: string, end: string) => Phrase
  day: (day: Day, withYear: boolean) => string
  promotionTitles: { offer: string; period: string }
  /** Over an owner's words on the promotion that are too long to be big. */
  promotion: string
  here: Phrase
  menu: string
  placeTitles: { visit: string; menu: string }
}

const korean: KindWords = {
  label: (month, { serves, average }) => {
    const who = serves ? '방문자' : '구매자'
    return average === null
      ? [`실제 ${who} 리뷰 · ${month}`]
      : [`${who} 리뷰 평균 ${average}점 · ${month}`, `리뷰 평균 ${average}점`]
  },
  average: (average) => [`리뷰 평균 ${average}점`],
  month: (year, month) => `${year}.${month}`,
  reviewOf: (author) => `${author} 님의 리뷰`,
  asks: ['손님들은 어땠을까요?', '어땠을까요?'],
  reviewTitles: {
    proof: '리뷰 한마디',
    question: '묻고 답하기',
    detail: '이름부터 알리기',
    scene: '또 다른 한마디',
    benefit: '좋은 점과 리뷰',
  },
  percent: (percent) => [`지금 ${percent}% 할인`, `${percent}% 할인`],
  fromTo: (regular, discount) => [`${regular}에서 ${discount}${endsInConsonant(discount) ? '으로' : '로'}`],
  regular: (price, percent) =>
    percent > 0 ? [`정가 ${price}에서 ${percent}% 할인`, `정가 ${price}`] : [`정가 ${price}`],
  until: (end) => [`${end}까지`],
  period: (start, end) => [`${start}부터 ${end}까지`],
  day: ({ year, month, day }, withYear) => `${withYear ? `${year}년 ` : ''}${month}월 ${day}일`,
  promotionTitles: { offer: '할인부터', period: '기간부터' },
  promotion: '행사 소식',
  here: ['여기로 오세요', '여기예요'],
  menu: '메뉴',
  placeTitles: { visit: '찾아오는 길', menu: '메뉴부터' },
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const indonesianMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']

const english: KindWords = {
  label: (month, { serves, average }) => {
    const who = serves ? 'visitor' : 'customer'
    return average === null
      ? [`Real ${who} reviews · ${month}`]
      : [`Reviews, average ${average} · ${month}`, `Reviews, average ${average}`]
  },
  average: (average) => [`Average review: ${average}`],
  month: (year, month) => `${englishMonths[month - 1] ?? ''} ${year}`,
  reviewOf: (author) => `Review by ${author}`,
  asks: ['How was the {name}?', 'How was it?'],
  reviewTitles: {
    proof: 'A customer’s words',
    question: 'Question first',
    detail: 'Name first',
    scene: 'Another customer',
    benefit: 'Good points, then reviews',
  },
  percent: (percent) => [`${percent}% off right now`, `${percent}% off`],
  fromTo: (regular, discount) => [`From ${regular} to ${discount}`],
  regular: (price, percent) =>
    percent > 0 ? [`${percent}% off the usual ${price}`, `Usually ${price}`] : [`Usually ${price}`],
  until: (end) => [`Until ${end}`],
  period: (start, end) => [`From ${start} to ${end}`],
  day: ({ year, month, day }, withYear) =>
    `${day} ${englishMonths[month - 1] ?? ''}${withYear ? ` ${year}` : ''}`,
  promotionTitles: { offer: 'Discount first', period: 'Dates first' },
  promotion: 'About the offer',
  here: ['Come and see us', 'We are here'],
  menu: 'Menu',
  placeTitles: { visit: 'The way to us', menu: 'Menu first' },
}

const indonesian: KindWords = {
  label: (month, { serves, average }) => {
    const who = serves ? 'pengunjung' : 'pembeli'
    return average === null
      ? [`Ulasan asli ${who} · ${month}`]
      : [`Ulasan, rata-rata ${average} · ${month}`, `Ulasan, rata-rata ${average}`]
  },
  average: (average) => [`Rata-rata ${average}`],
  month: (year, month) => `${indonesianMonths[month - 1] ?? ''} ${year}`,
  reviewOf: (author) => `Ulasan ${author}`,
  asks: ['Bagaimana {name}?', 'Bagaimana rasanya?'],
  reviewTitles: {
    proof: 'Kata pembeli',
    question: 'Tanya dulu',
    detail: 'Nama dulu',
    scene: 'Kata pembeli lain',
    benefit: 'Kelebihan dan ulasan',
  },
  percent: (percent) => [`Diskon ${percent}%`],
  fromTo: (regular, discount) => [`Dari ${regular} jadi ${discount}`],
  regular: (price, percent) =>
    percent > 0 ? [`Diskon ${percent}% dari ${price}`, `Harga biasa ${price}`] : [`Harga biasa ${price}`],
  until: (end) => [`Sampai ${end}`],
  period: (start, end) => [`Dari ${start} sampai ${end}`],
  day: ({ year, month, day }, withYear) =>
    `${day} ${indonesianMonths[month - 1] ?? ''}${withYear ? ` ${year}` : ''}`,
  promotionTitles: { offer: 'Diskon dulu', period: 'Tanggal dulu' },
  promotion: 'Tentang promo ini',
  here: ['Mampir ke sini', 'Di sini'],
  menu: 'Menu',
  placeTitles: { visit: 'Cara ke sini', menu: 'Menu dulu' },
}

const vietnamese: KindWords = {
  label: (month, { average }) =>
    average === null
      ? [`Đánh giá thật của khách · ${month}`]
      : [`Đánh giá trung bình ${average} · ${month}`, `Đánh giá trung bình ${average}`],
  average: (average) => [`Đánh giá: ${average}`],
  month: (year, month) => `${month}/${year}`,
  reviewOf: (author) => `Đánh giá của ${author}`,
  asks: ['{name} thế nào?', 'Khách nói gì?'],
  reviewTitles: {
    proof: 'Lời khách hàng',
    question: 'Hỏi trước',
    detail: 'Tên trước',
    scene: 'Một khách khác',
    benefit: 'Điểm hay và đánh giá',
  },
  percent: (percent) => [`Giảm giá ${percent}%`],
  fromTo: (regular, discount) => [`Từ ${regular} còn ${discount}`],
  regular: (price, percent) =>
    percent > 0 ? [`Giảm giá ${percent}% so với ${price}`, `Giá gốc ${price}`] : [`Giá gốc ${price}`],
  until: (end) => [`Đến hết ${end}`],
  period: (start, end) => [`Từ ${start} đến ${end}`],
  day: ({ year, month, day }, withYear) => `${day}/${month}${withYear ? `/${year}` : ''}`,
  promotionTitles: { offer: 'Giảm giá trước', period: 'Thời gian trước' },
  promotion: 'Về ưu đãi này',
  here: ['Mời bạn ghé thăm', 'Ở đây nhé'],
  menu: 'Thực đơn',
  placeTitles: { visit: 'Đường đến quán', menu: 'Thực đơn trước' },
}

export const kindWords: Record<LanguageCode, KindWords> = {
  ko: korean,
  en: english,
  id: indonesian,
  vi: vietnamese,
}
