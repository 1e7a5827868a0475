import { escape, framed } from '../page/html.ts'
import type { Lang, Words } from '../page/words.ts'
import type { Network } from './network.ts'
import type { Post } from './posts.ts'
import type { Account } from './seed/accounts.ts'

const words = {
  title: { ko: '{{name}} 피드', en: 'Feed of {{name}}' },
  lead: { ko: '보낸 게시물이 사람들에게 보이는 모습이에요.', en: 'What was posted, as people would see it.' },
  none: { ko: '아직 게시물이 없어요.', en: 'Nothing has been posted yet.' },
  noneNote: {
    ko: '계정을 연결하고 영상을 게시하면 여기에 나타나요.',
    en: 'Link an account and post a video; it appears here.',
  },
  everybody: { ko: '모두', en: 'All' },
  private: { ko: '나만 보기', en: 'Only me' },
  unlisted: { ko: '일부 공개', en: 'Unlisted' },
  followers: { ko: '팔로워만', en: 'Followers' },
  friends: { ko: '친구만', en: 'Friends' },
  comments: { ko: '댓글 {{count}}개', en: '{{count}} comments' },
} satisfies Record<string, Words>

export type FeedPost = { post: Post; account: Account | null; views: number; likes: number; comments: number }
type Feed = {
  network: Network
  name: Words
  lang: Lang
  accounts: readonly Account[]
  /** The account that is looked at; null for all. */
  chosen: string | null
  posts: readonly FeedPost[]
}

/** A network's feed: videos that play, with their words, and whose they are. */
export function feedPage({ network, name, lang, accounts, chosen, posts }: Feed): string {
  const here = `/sandbox/${network}/feed`
  const tab = (id: string | null, text: string) => {
    const query = new URLSearchParams({ lang, ...(id !== null && { account: id }) })
    return `<a href="${here}?${escape(query.toString())}"${id === chosen ? ' aria-current="true"' : ''}>${escape(text)}</a>`
  }
  const title = words.title[lang].replace('{{name}}', name[lang])
  const list =
    posts.length === 0
      ? `<div class="card empty"><b>${words.none[lang]}</b>${words.noneNote[lang]}</div>`
      : `<ul class="feed">${posts.map((post) => card(post, lang)).join('\n')}</ul>`
  const body = `<div class="bar"><div><h1>${escape(title)}</h1><p class="lead">${words.lead[lang]}</p></div></div>
<nav class="tabs" aria-label="${escape(title)}">${tab(null, words.everybody[lang])}${accounts.map(({ id, name: text }) => tab(id, text)).join('')}</nav>
${list}`
  const path = chosen === null ? here : `${here}?account=${encodeURIComponent(chosen)}`
  return framed({ title, lang, path, body })
}

function card({ post, account, views, likes, comments }: FeedPost, lang: Lang): string {
  const { id, kind, title, caption, mediaSha256, coverSha256, publishedAt } = post
  const poster = coverSha256 === null ? '' : ` poster="/sandbox/networks/media/${coverSha256}.jpg"`
  const at = new Date(publishedAt ?? 0)
  const time = at.toLocaleString(lang, { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' })
  const count = new Intl.NumberFormat(lang, { notation: 'compact' })
  const marks = [kind, ...(post.isPublic ? [] : [words[post.audience ?? 'private'][lang]])]
  return `<li class="card post" id="post-${escape(id)}" data-post="${escape(id)}" data-account="${escape(post.account)}">
<div class="by"><img src="/sandbox/networks/pictures/${escape(post.account)}.jpg" alt="" width="40" height="40">
<p><b>${escape(account?.name ?? post.account)}</b><span>@${escape(account?.handle ?? '')}</span></p></div>
<video src="/sandbox/networks/media/${mediaSha256}.mp4"${poster} controls playsinline loop preload="metadata"></video>
${title === undefined ? '' : `<h2 class="part">${escape(title)}</h2>`}<p class="text">${escape(caption)}</p>
<p class="meta">${marks.map((mark) => `<span class="kind">${escape(mark)}</span>`).join('')}<span>▶ ${count.format(views)}</span>
<span>♥ ${count.format(likes)}</span><span>${words.comments[lang].replace('{{count}}', count.format(comments))}</span>
<time datetime="${at.toISOString()}">${time}</time></p></li>`
}
