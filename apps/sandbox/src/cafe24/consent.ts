import type { FastifyInstance } from 'fastify'

import { escape, framed, html } from '../page/html.ts'
import { type Lang, langOf, type Words } from '../page/words.ts'
import { appScopes, clientId, isRegistered } from './app.ts'
import type { Grants } from './grants.ts'
import { findMall, type Mall } from './malls.ts'

const words = {
  title: { ko: '{{name}}에 Clipmint를 연결할까요?', en: 'Connect Clipmint to {{name}}?' },
  lead: {
    ko: '카페24의 동의 화면을 대신하는 연습용 화면이에요. 진짜 쇼핑몰은 쓰이지 않아요.',
    en: 'This stands in for the consent page of Cafe24. No real shop is used.',
  },
  asks: { ko: '이 앱이 하려는 일', en: 'What the app wants to do' },
  agree: { ko: '동의하고 연결', en: 'Agree and connect' },
  cancel: { ko: '취소', en: 'Cancel' },
  'mall.read_category': { ko: '상품 분류 읽기', en: 'Read categories' },
  'mall.read_product': { ko: '상품 읽기', en: 'Read products' },
  'mall.write_product': { ko: '상품 쓰기', en: 'Write products' },
  'mall.read_store': { ko: '상점 정보 읽기', en: 'Read the store' },
} satisfies Record<string, Words>

const path = '/cafe24/:mall/api/v2/oauth/authorize'
type At = { Params: { mall: string } }

/** The page where a shop's owner agrees, or does not. */
export function serveConsent(
  app: FastifyInstance,
  { grants, siteUrl }: { grants: Grants; siteUrl: string | null },
): void {
  app.get<At>(path, async (request, reply) => {
    const lang = langOf(request)
    const visit = read(request.params.mall, request.url, siteUrl)
    return 'fault' in visit
      ? html(reply.code(400), faultPage(lang, visit.fault))
      : html(reply, consentPage(visit, { lang, path: request.url }))
  })
  app.post<At & { Body: Record<string, string> | null }>(path, async (request, reply) => {
    const visit = read(request.params.mall, request.url, siteUrl)
    if ('fault' in visit) return html(reply.code(400), faultPage(langOf(request), visit.fault))
    const { mall, redirectUri, scopes, state } = visit
    const back = new URL(redirectUri)
    if (request.body?.['answer'] === 'agree') {
      back.searchParams.set('code', grants.code({ mall: mall.id, redirectUri, scopes }))
    } else {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The resource owner denied the request.')
    }
    back.searchParams.set('state', state)
    return reply.redirect(back.href, 303)
  })
}

type Visit = { mall: Mall; redirectUri: string; state: string; scopes: string[] }

function read(mallId: string, url: string, siteUrl: string | null): Visit | { fault: string } {
  const { searchParams: query } = new URL(url, 'http://sandbox')
  const mall = findMall(mallId)
  const redirectUri = query.get('redirect_uri') ?? ''
  const scopes = (query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)
  if (!mall) return { fault: `There is no shop "${mallId}". Try mintmarket or quietshop.` }
  if (query.get('response_type') !== 'code') return { fault: 'invalid_request: response_type' }
  if (query.get('client_id') !== clientId) return { fault: 'invalid_client' }
  if (!isRegistered(redirectUri, siteUrl)) return { fault: 'invalid_request: redirect_uri' }
  if (scopes.length === 0 || scopes.some((scope) => !appScopes.includes(scope)))
    return { fault: 'invalid_scope' }
  return { mall, redirectUri, scopes, state: query.get('state') ?? '' }
}

function consentPage({ mall, scopes }: Visit, { lang, path: here }: { lang: Lang; path: string }): string {
  const title = words.title[lang].replace('{{name}}', mall.name[lang])
  const list = scopes
    .map(
      (scope) =>
        `<li><b>${escape(words[scope as 'mall.read_store'][lang])}</b> <span>${escape(scope)}</span></li>`,
    )
    .join('')
  const body = `<div class="bar"><div><h1>${escape(title)}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<form class="card service" method="post" action="${escape(here)}">
<div><h2>${words.asks[lang]}</h2><ul class="scopes">${list}</ul></div>
<p class="switches"><button class="btn main" name="answer" value="agree">${words.agree[lang]}</button>
<button class="btn" name="answer" value="cancel">${words.cancel[lang]}</button></p>
</form>`
  return framed({ title, lang, path: '/sandbox', body })
}

function faultPage(lang: Lang, fault: string): string {
  const body = `<div class="bar"><div><h1>Cafe24</h1><p class="lead">${escape(fault)}</p></div></div>`
  return framed({ title: 'Cafe24', lang, path: '/sandbox', body })
}
