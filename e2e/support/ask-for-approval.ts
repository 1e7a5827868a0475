import type { Campaign, CampaignPost } from '@clipmint/contract'

import { type CampaignDesk, shortTemplates } from './campaigning.ts'
import { until } from './until.ts'
import { makingMs } from './visit.ts'

/** Posts that wait to be approved, and the links by which each is decided about. */
type Asked = { posts: CampaignPost[]; links: string[] }

/** A campaign whose two videos are made and asked about in one mail. */
export async function askForApproval({ owner, goods, desk }: CampaignDesk): Promise<Asked> {
  const { _id: id } = await owner.ask<Campaign>('POST', `/v3/reservation/autoupload/${goods._id}`, {
    _id: crypto.randomUUID(),
    title: '월수금 머그',
    purpose: 'everyday',
    language: 'ko',
    goal: 'buy',
    gender: 'all',
    ages: [],
    tone: 'casual',
    template: await shortTemplates(owner),
    creations: 2,
    schedule: { times: tomorrow(), zone: 'Asia/Seoul' },
    targets: [{ platform: 'facebook', type: 'reels', settings: {} }],
    story: false,
    hashtags: ['머그'],
    approval: true,
    onSilence: 'skip',
    endsOn: null,
    category: 'product',
  })
  const read = () => owner.ask<Campaign>('GET', `/v3/reservation/campaign/${id}`)
  await until(read, ({ toApprove }) => toApprove === 2, makingMs)
  const now = Date.now()
  const period = `startAt=${new Date(now).toISOString()}&endAt=${new Date(now + 3 * 86_400_000).toISOString()}`
  const path = `/v3/reservation/campaign/reservation/${id}?${period}`
  const posts = (await owner.ask<{ list: CampaignPost[] }>('GET', path)).list.filter(
    ({ status }) => status === 1,
  )
  const { email } = await desk.owner()
  // In the language that its owner saw last, which is that of whichever comes first.
  const asks = ({ subject }: { subject: string }) =>
    /게시물 2개를 확인해 주세요|Please review 2 posts/u.test(subject)
  const mail = await until(
    () => readMails(desk.product.url, email),
    (list) => list.some(asks),
  )
  const text = mail.find(asks)?.text ?? ''
  const links = [...text.matchAll(/https?:\/\/\S+\/approval\/[\w-]+(?=\?do=approve)/gu)].map(([link]) => link)
  return { posts, links }
}

/** At noon on the weekday after this one in Seoul: far enough for a first post, near enough to be made at once. */
function tomorrow(): Record<string, string> {
  const inSeoul = new Date(Date.now() + 9 * 3_600_000 + 86_400_000)
  return { [String(inSeoul.getUTCDay() || 7)]: '12:00' }
}

async function readMails(url: string, email: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${url}/sandbox/inbox/messages.json?to=${email}`)
  return (await answer.json()).messages
}
