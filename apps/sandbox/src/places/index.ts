import { html } from '../page/html.ts'
import { langOf } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { serveCdn } from './cdn.ts'
import { serveGoogle } from './google.ts'
import { serveKakao } from './kakao.ts'
import { serveNaver } from './naver.ts'
import { placesPage } from './page.ts'

/** Maps with made-up shops: each provider with a switch of its own, so that one can fail alone. */
export function createPlaces(now: () => Date): StandIn[] {
  const about = {
    ko: '지어낸 가게의 정보와 메뉴, 사진, 리뷰를 내줘요.',
    en: 'Gives out the facts, menus, pictures and reviews of made-up shops.',
  }
  return [
    {
      id: 'places-naver',
      title: { ko: '지도 · 네이버', en: 'Maps · Naver' },
      about,
      page: 'places',
      faults: ['captcha', 'rebuilt', 'reviews-busy'],
      serve(app, fault) {
        serveCdn(app)
        serveNaver(app, fault, now)
        app.get('/places', async (request, reply) => html(reply, placesPage(langOf(request))))
      },
    },
    {
      id: 'places-kakao',
      title: { ko: '지도 · 카카오', en: 'Maps · Kakao' },
      about,
      page: 'places',
      faults: ['rebuilt', 'reviews-busy'],
      serve: serveKakao,
    },
    {
      id: 'places-google',
      title: { ko: '지도 · 구글', en: 'Maps · Google' },
      about: {
        ko: 'Places API처럼 대답해요. 기본 정보만 가져올 수 있어요.',
        en: 'Answers as the Places API does. Only basic facts may be taken.',
      },
      page: 'places',
      serve: serveGoogle,
    },
  ]
}
