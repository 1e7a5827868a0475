import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import { strayLinks } from './naver-links.ts'
import { kakaoIdOf, type Shop, shops } from './shops.ts'

const words: Record<
  'title' | 'lead' | 'share' | 'strays' | 'straysLead' | 'closed' | 'bad' | 'clinic' | 'noStars',
  Words
> = {
  title: { ko: '지도 속 연습용 가게', en: 'Practice shops on maps' },
  lead: {
    ko: '모두 지어낸 가게예요. 링크나 공유 문구를 복사해서 매장 등록에 붙여 넣어 보세요. 매장 메뉴는 사이트를 /?kbPay=1로 한 번 열면 나타나요.',
    en: 'All of these shops are made up. Copy a link or a shared text and paste it where a place is registered. The menu shows places once the site was opened as /?kbPay=1.',
  },
  share: { ko: '공유 문구', en: 'Shared text' },
  strays: { ko: '잘못된 짧은 링크', en: 'Short links that lead astray' },
  straysLead: {
    ko: '끝없이 돌거나, 너무 멀거나, 지도 밖으로 나가요.',
    en: 'They go round, go too far, or leave the map.',
  },
  closed: { ko: '폐업', en: 'Closed' },
  bad: { ko: '사진 고장', en: 'Broken pictures' },
  clinic: { ko: '의료 (리뷰 없음)', en: 'Clinic (no reviews)' },
  noStars: { ko: '별점 없음', en: 'No stars' },
}

/** What an app's share sheet puts into the clipboard. */
export function shareText(shop: Shop): string {
  return `[네이버 지도]\n${shop.name}\n${shop.address}\nhttps://naver.me/shop${shop.id.slice(-3)}`
}

/** The shops and their links, for a person to copy. */
export function placesPage(lang: Lang): string {
  const strays = strayLinks.map((code) => link(`https://naver.me/${code}`)).join('')
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<ul class="list">${shops.map((shop) => card(shop, lang)).join('\n')}
<li class="card"><h2>${words.strays[lang]}</h2><p class="lead">${words.straysLead[lang]}</p>${strays}</li></ul>`
  return framed({ title: words.title[lang], lang, path: '/sandbox/places', body })
}

function card(shop: Shop, lang: Lang): string {
  const tags = [
    shop.closed ? words.closed : null,
    shop.hasBadPictures ? words.bad : null,
    shop.type === 'hospital' ? words.clinic : null,
    shop.hasStars ? null : words.noStars,
  ].flatMap((it) => (it ? `<span class="kind push">${it[lang]}</span>` : []))
  const links = [
    `https://naver.me/shop${shop.id.slice(-3)}`,
    `https://map.naver.com/p/entry/place/${shop.id}`,
    `https://place.map.kakao.com/${kakaoIdOf(shop)}`,
    `https://maps.app.goo.gl/shop${shop.id.slice(-3)}`,
  ]
  return `<li class="card"><h2>${escape(shop.name)}</h2>
<p class="meta"><b>${escape(shop.category)}</b> ${escape(shop.address)} ${tags.join('')}</p>
${links.map(link).join('')}<p class="meta">${words.share[lang]}</p><p class="text">${escape(shareText(shop))}</p></li>`
}

function link(address: string): string {
  return `<p class="text"><code>${escape(address)}</code></p>`
}
