import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

import { must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { brandKits } from '../../db/tables/projects.ts'
import { socialAccounts } from '../../db/tables/social-accounts.ts'
import { packClaims } from '../../link-claims.ts'
import { writeLinkToken } from '../../link-token.ts'
import { type CampaignDesk, openCampaignDesk } from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/databases.ts'
import { onlyTry } from '../../test/project-desk.ts'
import { approvalJobs, askForApproval } from './index.ts'

// A Tuesday; the usual campaign posts on Wednesdays at nine in Seoul, so its first videos are made at once.
const begun = '2026-12-01T00:00:00Z'
const due = new Date('2026-12-02T00:00:00Z')
// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into answers, and compare what they find
type Answer = { status?: number | undefined; code?: string; result?: any }
const words = { caption: '고친 문구예요', hashtags: ['고침'], title: '' }

describe.each(usualEngines)('the link that asks for approval on %s', (engine) => {
  let desk: CampaignDesk
  let url: string
  let people = 0
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
    url = await desk.server.listen()
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(begun))

  /** Asks over the network, as whoever was sent a link does; each from a place of their own, so that nobody asks too often. */
  async function call(
    method: string,
    token: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    people += 1
    const localAddress = `127.0.${Math.floor(people / 200) + 1}.${(people % 200) + 1}`
    const asking = request(`${url}/v3/approval/${token}`, {
      method,
      localAddress,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    })
    asking.end(body && JSON.stringify(body))
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const said = await text(answer)
    return { status: answer.statusCode, ...(said === '' ? {} : JSON.parse(said)) }
  }
  const seenOf = async (token: string): Promise<string> => (await call('GET', token)).result?.seen ?? ''
  /** Decides about what there is to be seen at the moment, or what was seen before. */
  const decide = async (token: string, decision: string, more: object = {}) =>
    call('POST', token, { decision, seen: await seenOf(token), ...more })
  const state = async (token: string) => (await call('GET', token)).result.state

  /** A campaign whose first posts are made; its owner is asked about them. */
  async function beginAsked(changes: object = {}): Promise<{ campaignId: string; ids: string[] }> {
    const { _id: campaignId } = await desk.begin(changes)
    await desk.settle()
    await hearAll()
    const posts = await desk.posts(campaignId)
    return { campaignId, ids: posts.flatMap(({ _id, status }) => (status === 1 && _id ? [_id] : [])) }
  }
  /** Tells approvals what campaigns told. */
  async function hearAll(): Promise<void> {
    for (const asked of desk.asked.splice(0))
      await desk.server.ctx.withTx(() => askForApproval(desk.server.ctx, asked))
  }
  /** Sends the mail that waits to be sent, and gives it. */
  async function takeMail() {
    const { rows } = await desk.server.ctx.db().execute<{ data: never }>(
      sql`with taken as (delete from pgboss.job where name = 'approvals.mail' returning data, created_on, id)
          select data from taken where data->>'accountId' = ${desk.state.owner.id} order by created_on, id`,
    )
    desk.server.mail.sent.length = 0
    for (const { data } of rows) await approvalJobs.mail.run(desk.server.ctx, data, onlyTry)
    return desk.server.mail.sent.map(({ subject, text, onceKey }) => ({ subject, text, onceKey }))
  }
  const tokensIn = (said: string) =>
    [...said.matchAll(/\/approval\/([\w-]+)\?do=approve/g)].map(([, token = '']) => token)
  async function askedOnce(changes: object = {}) {
    const { campaignId, ids } = await beginAsked(changes)
    const [mail] = await takeMail()
    const [token = ''] = tokensIn(must(mail, 'a mail').text)
    return { campaignId, id: ids[0] ?? '', token }
  }
  const detail = async (id: string) => (await desk.ask('GET', `/reservation/autoupload/${id}`)).result
  const remind = () => approvalJobs.remind.run(desk.server.ctx, {}, onlyTry)
  const bell = async () =>
    (await desk.ask('GET', '/notification')).result.list.map(({ kind }: { kind: string }) => kind)

  it('comes in one mail for all posts of a run, and shows whoever has it no more than the post', async () => {
    const { ids } = await beginAsked({ creations: 3 })
    expect(ids).toHaveLength(3)
    const mails = await takeMail()
    expect(mails).toHaveLength(1)
    const tokens = tokensIn(mails[0]?.text ?? '')
    expect(new Set(tokens).size).toBe(3)
    const { status, result } = await call('GET', tokens[1] ?? '')
    expect(status).toBe(200)
    expect(result).toMatchObject({
      state: 'open',
      campaignTitle: '수요일의 딸기잼',
      uploadAt: '2026-12-02T01:00:00.000Z',
      decideBy: '2026-12-02T00:50:00.000Z',
      zone: 'Asia/Seoul',
      onSilence: 'skip',
      targets: [{ platform: 'instagram', type: 'reels' }],
      comments: [],
    })
    expect(JSON.stringify({ ...result, video: null })).not.toContain(desk.state.owner.id)
    expect((await fetch(new URL(result.video.url, url))).status).toBe(200)
  })

  it('says who asks: the owner, or the brand that they keep, and never the product', async () => {
    await desk.setOwner({ name: '김민지' })
    const { token } = await askedOnce()
    expect((await call('GET', token)).result.from).toBe('김민지')
    const { ctx, clock } = desk.server
    await ctx
      .db()
      .insert(brandKits)
      .values({ accountId: desk.state.owner.id, name: '달콤상점', colors: [], updatedAt: clock.now() })
    expect((await call('GET', token)).result.from).toBe('달콤상점')
  })

  it('says what keeps the post from being posted, as far as it is known', async () => {
    const { id, token } = await askedOnce()
    const problem = async () => (await call('GET', token)).result.problem
    expect(await problem()).toBeNull()
    const { ctx, clock } = desk.server
    const failure = { platform: 'instagram', code: 'setting-unavailable' }
    await ctx
      .db()
      .execute(sql`update campaign_posts set failure = ${JSON.stringify(failure)}::jsonb where id = ${id}`)
    expect(await problem()).toEqual({ platform: 'instagram', reason: 'settings' })
    await ctx.db().update(socialAccounts).set({ fault: 'ended', faultAt: clock.now() })
    expect(await problem()).toEqual({ platform: 'instagram', reason: 'link' })
  })

  it('decides nothing for scanners of mail that open it in every way, however often', async () => {
    const { id, token } = await askedOnce()
    const before = await detail(id)
    const scanner = { 'user-agent': 'Mail scanner', 'sec-purpose': 'prefetch' }
    const opened = []
    for (const wish of ['', '?do=approve', '?do=skip', '?decision=approve'])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'GET'])
        opened.push(call(method, `${token}${wish}`, undefined, scanner))
    await Promise.all(opened)
    // A scanner that sends forms has no decision to send.
    expect((await call('POST', token, {})).code).toBe('INVALID_INPUT')
    expect((await call('POST', token, { decision: 'approve' })).code).toBe('INVALID_INPUT')
    expect((await call('PUT', token, { decision: 'approve' })).status).toBe(404)
    expect(await detail(id)).toEqual({ ...before, video: expect.anything() })
    expect(await state(token)).toBe('open')
  })

  it('approves once: the post goes out at its time, and the same link sent again decides nothing', async () => {
    const { id, token } = await askedOnce()
    expect((await decide(token, 'approve')).result).toMatchObject({ state: 'approved', next: null })
    for (const again of ['approve', 'skip', 'change'])
      expect((await decide(token, again, { words })).code).toBe('CAMPAIGNS_DECIDED')
    expect(await state(token)).toBe('approved')
    expect(await bell()).toContain('approval-approved')
    await desk.goOnTo(new Date(due.getTime() + 10 * 60_000).toISOString())
    expect(desk.seen('instagram')).toHaveLength(1)
    const { trail } = await detail(id)
    const decided = trail.filter(({ kind }: { kind: string }) => kind === 'approved')
    expect(decided).toMatchObject([{ by: 'link' }])
  })

  it('skips once: nothing goes out, and approving afterwards is too late', async () => {
    const { id, token } = await askedOnce()
    expect((await decide(token, 'skip')).result.state).toBe('skipped')
    expect((await decide(token, 'approve')).code).toBe('CAMPAIGNS_DECIDED')
    const seen = desk.seen('instagram').length
    await desk.goOnTo(new Date(due.getTime() + 10 * 60_000).toISOString())
    expect(desk.seen('instagram')).toHaveLength(seen)
    expect(await detail(id)).toMatchObject({ status: 8, skip: 'owner' })
  })

  it('gives one decision to people who decide at once, and tells the others', async () => {
    const { id, token } = await askedOnce()
    const wishes = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'approve' : 'skip'))
    const answers = await Promise.all(wishes.map((wish) => decide(token, wish)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CAMPAIGNS_DECIDED')).toHaveLength(7)
    const won = wishes[codes.indexOf('SUCCESS')] === 'approve' ? 'approved' : 'skipped'
    expect(await state(token)).toBe(won)
    const { trail } = await detail(id)
    const decided = trail.filter(({ kind }: { kind: string }) => ['approved', 'skipped'].includes(kind))
    expect(decided).toMatchObject([{ kind: won, by: 'link' }])
    expect((await bell()).filter((kind: string) => kind === `approval-${won}`)).toHaveLength(1)
  })

  it('is refused when it was made up, cut, altered or signed for something else', async () => {
    const { id, token } = await askedOnce()
    const other = await askedOnce({ title: '다른 캠페인' })
    const claims = { accountId: desk.state.owner.id, subjectId: id, endsAt: due, round: 0 }
    const signature = Buffer.from(token, 'base64url').subarray(-16)
    const altered = Buffer.from(token, 'base64url')
    altered[39] = (altered[39] ?? 0) ^ 1
    const forged = [
      'x',
      token.slice(0, -2),
      `${token}AA`,
      altered.toString('base64url'),
      Buffer.concat([packClaims({ ...claims, subjectId: other.id }), signature]).toString('base64url'),
      Buffer.concat([packClaims({ ...claims, round: 1 }), signature]).toString('base64url'),
      writeLinkToken(desk.server.ctx, 'preview-link', packClaims(claims)),
      writeLinkToken(desk.server.ctx, 'approval', Buffer.alloc(40, 1)),
    ]
    const comment = { _id: randomUUID(), name: '누구', text: '안녕하세요', atMs: null }
    const tried = forged.map(async (made) => {
      const answers = await Promise.all([
        call('GET', made),
        decide(made, 'approve'),
        call('POST', `${made}/comments`, comment),
      ])
      return [made, ...answers.map(({ code }) => code)]
    })
    const refused = forged.map((made) => [made, 'APPROVALS_LINK', 'APPROVALS_LINK', 'APPROVALS_LINK'])
    expect(await Promise.all(tried)).toEqual(refused)
    expect([await state(token), await state(other.token)]).toEqual(['open', 'open'])
  })

  it('ends ten minutes before the post’s time, and decides nothing after', async () => {
    const { id, token } = await askedOnce()
    desk.server.clock.set(new Date(due.getTime() - 10 * 60_000 - 1_000))
    expect(await state(token)).toBe('open')
    desk.server.clock.set(new Date(due.getTime() - 10 * 60_000))
    expect((await call('GET', token)).code).toBe('APPROVALS_LINK')
    expect((await decide(token, 'approve')).code).toBe('APPROVALS_LINK')
    await desk.goOnTo(new Date(due.getTime() + 5 * 60_000).toISOString())
    expect(await detail(id)).toMatchObject({ status: 8, skip: 'not-approved' })
  })

  it('ends three days after it was given out; its owner gives out another', async () => {
    const { id, token } = await askedOnce({ schedule: { times: { 1: '09:00' }, zone: 'Asia/Seoul' } })
    desk.server.clock.set('2026-12-04T00:10:00Z')
    expect((await call('GET', token)).code).toBe('APPROVALS_LINK')
    expect((await decide(token, 'approve')).code).toBe('APPROVALS_LINK')
    const link = await desk.ask('POST', `/approval/links/${id}`)
    expect(link.result.endsAt).toBe('2026-12-06T23:50:00.000Z')
    expect((await decide(link.result.token, 'approve')).result.state).toBe('approved')
    expect((await desk.ask('POST', `/approval/links/${id}`)).code).toBe('CAMPAIGNS_NOTHING_TO_DECIDE')
  })

  it('is its owner’s alone to give out', async () => {
    const { id } = await askedOnce()
    const stranger = await desk.server.member()
    expect((await desk.ask('POST', `/approval/links/${id}`, undefined, stranger)).code).toBe(
      'RESERVATIONS_NOT_FOUND',
    )
    expect((await fetch(`${url}/v3/approval/links/${id}`, { method: 'POST' })).status).toBe(401)
  })

  it('keeps other words and another time and asks anew: the old link decides no more, the next one does', async () => {
    const { token } = await askedOnce()
    const uploadAt = '2026-12-02T03:00:00.000Z'
    const changed = await decide(token, 'change', { words, uploadAt })
    expect(changed.result).toMatchObject({ state: 'open', copy: words.caption, tags: ['고침'], uploadAt })
    expect((await decide(token, 'approve')).code).toBe('CAMPAIGNS_DECIDED')
    expect(await state(token)).toBe('closed')
    expect(await bell()).toContain('approval-changed')
    const mails = await takeMail()
    expect(mails.map(({ subject }) => subject)).toEqual([
      '「수요일의 딸기잼」 게시물이 바뀌었어요. 다시 확인해 주세요',
    ])
    expect((await decide(changed.result.next, 'approve')).result.state).toBe('approved')
    const seen = desk.seen('instagram').length
    await desk.goOnTo('2026-12-02T02:50:00Z')
    expect(desk.seen('instagram')).toHaveLength(seen)
    await desk.goOnTo('2026-12-02T03:10:00Z')
    expect(desk.seen('instagram').slice(seen)).toMatchObject([
      { text: expect.stringContaining('고친 문구예요') },
    ])
  })

  it('says that a post is out which its owner posted at once after it was approved', async () => {
    const { id, token } = await askedOnce()
    await decide(token, 'approve')
    expect((await desk.changePost(id, { act: 'now' })).code).toBe('SUCCESS')
    await desk.settle()
    const { result } = await desk.ask('GET', `/approval/${token}`)
    expect(result).toMatchObject({ state: 'posted', publishedAt: expect.any(String) })
    expect((await detail(id)).trail.at(-1)).toMatchObject({ kind: 'hurried', by: 'owner' })
  })

  it('approves with changes in one go, and refuses words and times that no post may have', async () => {
    const { id, token } = await askedOnce()
    const refused = [
      [{ words: { ...words, caption: '<b>' } }, 'RESERVATIONS_CAPTION'],
      [{ words: { ...words, hashtags: ['두 말'] } }, 'RESERVATIONS_HASHTAG'],
      [{ uploadAt: '2026-12-01T00:05:00Z' }, 'RESERVATIONS_TOO_SOON'],
      [{ uploadAt: '2027-12-01T00:05:00Z' }, 'RESERVATIONS_TOO_FAR'],
    ] as const
    for (const [more, code] of refused) expect((await decide(token, 'approve', more)).code).toBe(code)
    expect(await state(token)).toBe('open')
    const uploadAt = '2026-12-02T04:00:00.000Z'
    expect((await decide(token, 'approve', { words, uploadAt })).result).toMatchObject({
      state: 'approved',
      copy: words.caption,
      uploadAt,
    })
    expect((await detail(id)).trail.slice(-3)).toMatchObject([
      { kind: 'changed', by: 'link' },
      { kind: 'moved', by: 'link', values: { to: uploadAt } },
      { kind: 'approved', by: 'link' },
    ])
  })

  it.each([
    ['words', { words: { ...words, caption: '사장님이 고친 문구' } }],
    ['headline', { words: { caption: '', hashtags: [], title: '사장님의 제목' } }],
    ['time', { uploadAt: '2026-12-02T04:00:00.000Z' }],
  ])('decides nothing about a post whose %s its owner changed since it was looked at', async (_, changes) => {
    const { id, token } = await askedOnce()
    const seen = await seenOf(token)
    await desk.ask('PATCH', `/reservation/autoupload/${id}`, changes)
    const now = await detail(id)
    for (const decision of ['approve', 'skip', 'change'])
      expect(await decide(token, decision, { seen, words })).toMatchObject({
        status: 409,
        code: 'APPROVALS_CHANGED',
      })
    expect(await detail(id)).toEqual({ ...now, video: expect.anything() })
    expect((await call('GET', token)).result).toMatchObject({
      state: 'open',
      copy: now.copy,
      title: now.title,
    })
    expect((await decide(token, 'approve')).result.state).toBe('approved')
    expect(await detail(id)).toMatchObject({ status: 2, copy: now.copy, title: now.title })
  })

  it('decides nothing about a video that was looked at and is gone', async () => {
    const { id, token } = await askedOnce()
    const seen = await seenOf(token)
    const { subtemplateId } = await detail(id)
    const { ctx } = desk.server
    const sent = await ctx
      .db()
      .execute<{ video_id: string }>(sql`select video_id from projects where id = ${subtemplateId}`)
    const put = (videoId: string | null) =>
      ctx.db().execute(sql`update projects set video_id = ${videoId} where id = ${subtemplateId}`)
    await put(null)
    expect(await state(token)).toBe('making')
    expect((await decide(token, 'approve', { seen })).code).toBe('APPROVALS_CHANGED')
    await put(must(sent.rows[0], 'a video').video_id)
    expect((await decide(token, 'approve', { seen })).result.state).toBe('approved')
  })

  it('decides nothing while its campaign stands still', async () => {
    const { campaignId, token } = await askedOnce()
    await desk.ask('PATCH', `/reservation/campaign/${campaignId}`, { act: 'stop' })
    expect(await state(token)).toBe('closed')
    expect((await decide(token, 'approve')).code).toBe('CAMPAIGNS_NOTHING_TO_DECIDE')
  })

  it('is worth nothing once its owner has left', async () => {
    const { token } = await askedOnce()
    await desk.setOwner({ withdrawnAt: desk.server.clock.now() })
    expect((await call('GET', token)).code).toBe('APPROVALS_LINK')
    expect((await decide(token, 'approve')).code).toBe('APPROVALS_LINK')
  })

  it('takes comments at a moment of the video, each once however often it is sent, up to fifty', async () => {
    const { id, token } = await askedOnce()
    const comment = { _id: randomUUID(), name: '박하나', text: '가격이 짧게 보여요', atMs: 3_400 }
    const say = (more: object = {}) => call('POST', `${token}/comments`, { ...comment, ...more })
    await Promise.all([say(), say(), say()])
    const { comments } = (await call('GET', token)).result
    expect(comments).toMatchObject([{ name: '박하나', text: '가격이 짧게 보여요', atMs: 3_400 }])
    expect((await detail(id)).comments).toHaveLength(1)
    expect(await bell()).toContain('approval-commented')
    const { ctx } = desk.server
    await ctx.db().execute(sql`
      insert into approval_comments (account_id, id, campaign_post_id, name, text, created_at)
      select ${desk.state.owner.id}, gen_random_uuid(), ${id}, 'x', 'x', now() from generate_series(1, 48)`)
    const codes = (await Promise.all([1, 2, 3].map(() => say({ _id: randomUUID() })))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
    expect(codes.filter((code) => code === 'APPROVALS_TOO_MANY_COMMENTS')).toHaveLength(2)
    // While nobody has looked, one word of it is enough.
    expect((await bell()).filter((kind: string) => kind === 'approval-commented')).toHaveLength(1)
    expect((await say()).result.comments).toHaveLength(50)
  })

  it('keeps what is said and what is decided at once', async () => {
    const { id, token } = await askedOnce()
    const say = (text: string) =>
      call('POST', `${token}/comments`, { _id: randomUUID(), name: '박하나', text, atMs: null })
    const answers = await Promise.all([...['하나', '둘', '셋', '넷'].map(say), decide(token, 'approve')])
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'SUCCESS'))
    const { trail, comments } = await detail(id)
    expect(comments).toHaveLength(4)
    const kinds = trail.map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind === 'commented')).toHaveLength(4)
    expect(kinds.filter((kind: string) => kind === 'approved')).toHaveLength(1)
  })

  it('is reminded of twelve hours and one hour before, once each, all posts of a run in one mail', async () => {
    const { ids } = await beginAsked({ creations: 2 })
    await takeMail()
    const at = (hours: number) => desk.server.clock.set(new Date(due.getTime() - hours * 3_600_000))
    at(12.1)
    await remind()
    expect(await takeMail()).toEqual([])
    // The other one is due an hour later, and is told of with it.
    at(11.9)
    await Promise.all([remind(), remind()])
    const [twelve, ...more] = await takeMail()
    expect(more).toEqual([])
    expect(tokensIn(twelve?.text ?? '')).toHaveLength(2)
    at(10.9)
    await remind()
    expect(await takeMail()).toEqual([])
    at(6)
    await remind()
    expect(await takeMail()).toEqual([])
    const first = await desk.ask('POST', `/approval/links/${ids[0]}`)
    await decide(first.result.token, 'approve')
    at(-0.1)
    await remind()
    const last = await takeMail()
    expect(last).toHaveLength(1)
    expect(tokensIn(last[0]?.text ?? '')).toHaveLength(1)
    await remind()
    expect(await takeMail()).toEqual([])
  })

  it('is not mailed any more about what was decided meanwhile', async () => {
    const { ids } = await beginAsked()
    const link = await desk.ask('POST', `/approval/links/${ids[0]}`)
    await decide(link.result.token, 'skip')
    expect(await takeMail()).toEqual([])
    const other = await beginAsked({ title: '멈춘 캠페인' })
    await desk.ask('PATCH', `/reservation/campaign/${other.campaignId}`, { act: 'stop' })
    expect(await takeMail()).toEqual([])
  })
})
