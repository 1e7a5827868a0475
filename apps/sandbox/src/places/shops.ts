import type { Motif } from '../stock/draw/motifs.ts'

type Item = { name: string; price: string; about: string; pictures: number }

/** A made-up shop. `menuAs` is the word under which Naver lists what such a business sells. */
export type Shop = {
  id: string
  type: 'restaurant' | 'cafe' | 'hairshop' | 'accommodation' | 'hospital' | 'place'
  name: string
  about: string
  category: string
  address: string
  phone: string
  hours: string
  conveniences: readonly string[]
  menuAs: 'menus' | 'stylingMenus' | 'rooms' | 'priceItems'
  menu: readonly Item[]
  motifs: readonly [Motif, ...Motif[]]
  photos: number
  reviews: number
  /** Its guests give stars; Naver shows none for many kinds of business. */
  hasStars: boolean
  hasBooking: boolean
  /** Gone for good: its page is no more (`gone`), or stays and says so (`told`). */
  closed?: 'gone' | 'told'
  /** Some of its pictures are wrong, huge, missing or slow. */
  hasBadPictures?: true
  /** Its pictures are few and small, so that it is read in seconds. */
  isSmall?: true
}

const week = '10:00–21:00'

export const shops: readonly Shop[] = [
  {
    id: '1000000101',
    type: 'restaurant',
    name: '달빛국수 연남',
    about:
      '매일 새벽에 뽑은 면과 12시간 끓인 멸치 육수로 국수를 말아요.\n아이와 함께 오셔도 편한 좌석이 있어요.',
    category: '국수',
    address: '서울특별시 마포구 연남로 101 1층',
    phone: '0507-1000-0101',
    hours: week,
    conveniences: ['단체 이용 가능', '포장', '유아의자', '주차'],
    menuAs: 'menus',
    menu: [
      { name: '달빛 멸치국수', price: '9000', about: '12시간 끓인 육수', pictures: 2 },
      { name: '들기름 막국수', price: '11,000원', about: '고소한 들기름', pictures: 1 },
      { name: '수제 만두', price: '7000', about: '여섯 개', pictures: 1 },
      { name: '계절 회무침', price: '시가', about: '그날 들어온 것으로', pictures: 1 },
      { name: '어린이 국수', price: '5000', about: '맵지 않아요', pictures: 0 },
      { name: '모둠 전', price: '15,000~', about: '인원에 맞춰 드려요', pictures: 1 },
    ],
    motifs: ['plate', 'city', 'bokeh'],
    photos: 8,
    reviews: 34,
    hasStars: true,
    hasBooking: true,
  },
  {
    id: '1000000102',
    type: 'cafe',
    name: '느린오후 로스터스',
    about: '일주일에 두 번, 매장에서 직접 볶아요. 창가 자리에서 골목이 보여요.',
    category: '카페,디저트',
    address: '서울특별시 성동구 서울숲길 202',
    phone: '0507-1000-0102',
    hours: '08:30–20:00',
    conveniences: ['반려동물 동반', '무선 인터넷', '포장'],
    menuAs: 'menus',
    menu: [
      { name: '오후의 필터커피', price: '6500', about: '오늘의 원두 두 가지 중에서', pictures: 1 },
      { name: '크림 라테', price: '7000', about: '직접 올린 크림', pictures: 1 },
      { name: '무화과 타르트', price: '8,500', about: '하루 열두 조각', pictures: 1 },
      { name: '아이스 밀크티', price: '6800', about: '', pictures: 0 },
    ],
    motifs: ['cup', 'leaves', 'bokeh'],
    photos: 7,
    reviews: 28,
    hasStars: false,
    hasBooking: false,
  },
  {
    id: '1000000103',
    type: 'hairshop',
    name: '온결헤어 망원',
    about: '두피부터 살피고 시작하는 1:1 예약제 헤어숍이에요.',
    category: '미용실',
    address: '서울특별시 마포구 망원로 303 2층',
    phone: '0507-1000-0103',
    hours: '11:00–20:00',
    conveniences: ['예약', '주차'],
    menuAs: 'stylingMenus',
    menu: [
      { name: '디자인 커트', price: '33000', about: '샴푸 포함', pictures: 1 },
      { name: '결 살림 펌', price: '120,000~', about: '기장에 따라 달라요', pictures: 1 },
      { name: '두피 케어', price: '55000', about: '60분', pictures: 1 },
    ],
    motifs: ['bottle', 'flower'],
    photos: 6,
    reviews: 26,
    hasStars: true,
    hasBooking: true,
  },
  {
    id: '1000000104',
    type: 'accommodation',
    name: '바다쪽창 스테이',
    about: '방마다 창이 바다로 나 있어요. 아침에는 구운 빵을 문 앞에 놓아 드려요.',
    category: '펜션',
    address: '강원특별자치도 강릉시 해안로 404',
    phone: '0507-1000-0104',
    hours: '15:00–23:00',
    conveniences: ['조식', '주차', '바비큐'],
    menuAs: 'rooms',
    menu: [
      { name: '파도 방 (2인)', price: '180000', about: '욕조가 있어요', pictures: 2 },
      { name: '모래 방 (4인)', price: '260000', about: '복층', pictures: 1 },
    ],
    motifs: ['sea', 'hills'],
    photos: 8,
    reviews: 27,
    hasStars: true,
    hasBooking: true,
  },
  {
    id: '1000000105',
    type: 'hospital',
    name: '푸른숲치과의원',
    about: '동네에서 오래 진료한 치과예요.',
    category: '치과',
    address: '서울특별시 은평구 진관로 505 3층',
    phone: '0507-1000-0105',
    hours: '09:30–18:30',
    conveniences: ['주차', '휠체어 이용 가능'],
    menuAs: 'priceItems',
    menu: [{ name: '스케일링', price: '변동', about: '보험 적용에 따라', pictures: 1 }],
    motifs: ['leaves', 'box'],
    photos: 4,
    reviews: 26,
    hasStars: true,
    hasBooking: true,
  },
  {
    id: '1000000106',
    type: 'place',
    name: '문닫은 책방',
    about: '',
    category: '서점',
    address: '서울특별시 종로구 옛길 606',
    phone: '',
    hours: week,
    conveniences: [],
    menuAs: 'menus',
    menu: [],
    motifs: ['box'],
    photos: 0,
    reviews: 0,
    hasStars: true,
    hasBooking: false,
    closed: 'gone',
  },
  {
    id: '1000000107',
    type: 'restaurant',
    name: '사진이 말썽인 분식',
    about: '사진 서버가 자주 말썽이에요. 소개에 적은 }; 와 </script> 는 그대로 보여요.',
    category: '분식',
    address: '부산광역시 수영구 광안로 707',
    phone: '0507-1000-0107',
    hours: week,
    conveniences: ['포장'],
    menuAs: 'menus',
    menu: [{ name: '가래떡 떡볶이', price: '8000', about: '쌀떡', pictures: 1 }],
    motifs: ['plate'],
    photos: 3,
    reviews: 5,
    hasStars: true,
    hasBooking: false,
    hasBadPictures: true,
  },
  {
    id: '1000000108',
    type: 'cafe',
    name: '불 꺼진 다방',
    about: '오래 문을 열었던 다방이에요.',
    category: '카페',
    address: '서울특별시 중구 옛길 808',
    phone: '0507-1000-0108',
    hours: week,
    conveniences: [],
    menuAs: 'menus',
    menu: [{ name: '쌍화차', price: '6000', about: '', pictures: 1 }],
    motifs: ['cup'],
    photos: 2,
    reviews: 5,
    hasStars: false,
    hasBooking: false,
    closed: 'told',
  },
  {
    id: '1000000109',
    type: 'restaurant',
    name: '골목국수 성수',
    about: '골목 안 열 자리짜리 국숫집이에요. 육수는 아침마다 새로 내요.',
    category: '국수',
    address: '서울특별시 성동구 성수이로 909 1층',
    phone: '0507-1000-0109',
    hours: week,
    conveniences: ['포장', '유아의자'],
    menuAs: 'menus',
    menu: [
      { name: '골목 멸치국수', price: '9000', about: '아침에 낸 육수', pictures: 1 },
      { name: '수제 만두', price: '7,000원', about: '여섯 개', pictures: 1 },
      { name: '어린이 국수', price: '5000', about: '맵지 않아요', pictures: 0 },
    ],
    motifs: ['plate', 'city'],
    photos: 3,
    reviews: 25,
    hasStars: true,
    hasBooking: true,
    isSmall: true,
  },
]

export function shopOf(id: string | undefined): Shop | undefined {
  return shops.find((shop) => shop.id === id)
}

/** The same shop at Kakao and at Google. */
export const kakaoIdOf = ({ id }: Shop): string => `77${id.slice(-5)}`
export const googleIdOf = ({ id }: Shop): string => `ChIJsandbox_${id}`
