import type { DashboardPost } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { languagesOr } from '../support/every.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { buyPlan, practiceCards } from '../support/pay.ts'
import { usePoster } from '../support/poster.ts'
import { usePostingDesk } from '../support/posting.ts'
import { widths } from '../support/visit.ts'

const posting = usePostingDesk(useDesk({ videos: 'grey' }))

const words = {
  ko: {
    caption: '오늘 구운 소금빵',
    pitch: 'SNS 업로드 서비스를 쓰면 성과를 볼 수 있어요',
    addService: 'SNS 업로드 추가하기',
    empty: '아직 올린 게시물이 없어요',
    title: '업로드 성과',
    refresh: '지금 업데이트',
    wait: /분 뒤에 다시 업데이트할 수 있어요/u,
    views: '조회수',
    unknown: '알 수 없음',
    notYet: '아직 알 수 없어요',
    byViews: '조회수 순으로 정렬',
    kinds: '릴스',
    popular: '인기 게시물',
    allPosts: '모든 게시물',
    download: 'CSV 내려받기',
    csv: '조회수,도달,좋아요',
    posted: '올린 시각 (America/New_York)',
    korean: '날짜는 한국 시간 기준이에요.',
    busy: '지금은 파일을 만들 수 없어요.',
    chart: /일별 조회수/u,
    today: /조회수 [\d,]+$/u,
    table: '표로 보기',
    unsaid: '제공하지 않는 지표',
    saves: '저장',
  },
  en: {
    caption: 'Salt bread of today',
    pitch: '',
    addService: '',
    empty: '',
    title: 'Results',
    refresh: 'Refresh now',
    wait: /You can refresh again in \d+ min/u,
    views: 'Views',
    unknown: 'Unknown',
    notYet: 'Too early to tell',
    byViews: 'Sort by Views',
    kinds: 'Reels',
    popular: 'Popular posts',
    allPosts: 'All posts',
    download: 'Download CSV',
    csv: 'Views,Reach,Likes',
    posted: 'Posted at (America/New_York)',
    korean: 'Days are counted in Korean time.',
    busy: 'The file can’t be made now.',
    chart: /Views per day/u,
    today: /Views [\d,]+$/u,
    table: 'View as table',
    unsaid: 'Not provided',
    saves: 'Saves',
  },
}

describe.each(languagesOr('ko'))('the dashboard (%s)', (language) => {
  const said = words[language]
  const zone = 'America/New_York'
  const poster = usePoster(posting, language, zone)
  const { expectSoundHere } = poster
  const region = (name: string) => poster.page.getByRole('region', { name, exact: true })
  goOneAfterAnother()

  it.runIf(language === 'ko')(
    'says what there would be to see, and is there once it is paid for',
    async () => {
      const { page } = poster
      await page.goto('/upload/dashboard')
      await page.getByText(said.pitch).waitFor()
      await page.getByRole('link', { name: said.addService, exact: true }).waitFor()
      await expectSoundHere('dashboard-pitch')
      const [card] = await practiceCards(posting.desk.product.url)
      await buyPlan(posting.owner, { planType: 1, card: card?.number ?? '', uploadService: true })
      await page.goto('/upload/dashboard')
      await page.getByText(said.empty).waitFor()
      await expectSoundHere('dashboard-empty')
      expect(await page.getByRole('table').count()).toBe(0)
    },
  )

  it('shows a post before anything is known of it, and does not call that nothing', async () => {
    const { page, button } = poster
    await poster.connect('instagram')
    await poster.write(posting.video, said.caption, ['instagram'])
    await poster.postNow(1)
    await poster.expectSeen('instagram', 'reels', said.caption)
    await page.goto('/upload')
    await page.getByRole('link', { name: said.title }).click()
    await region(said.allPosts).getByText(said.unknown).first().waitFor({ state: 'attached' })
    await page.getByText(said.notYet).waitFor()
    // The Korean owner has nothing asked yet; the English one comes within their ten minutes.
    expect(await button(said.refresh).isDisabled()).toBe(language === 'en')
  })

  it('asks the networks when its owner wants that, and then waits', async () => {
    const { page, button } = poster
    // What is seen of a post is told two days later.
    await posting.networks.pass(60)
    if (language === 'ko') await button(said.refresh).click()
    await page.getByText(said.wait).waitFor()
    const views = page.locator('dl > div').filter({ hasText: said.views }).locator('dd').first()
    await expect.poll(() => views.innerText()).toMatch(/\d/u)
    await region(said.allPosts).getByRole('row').nth(1).waitFor()
    await expectSoundHere('dashboard')
  })

  it('says when a post went out on the clock that its owner chose its time by, and whose days are counted', async () => {
    const { list } = await posting.owner.ask<{ list: DashboardPost[] }>('GET', '/v3/dashboard/allposts')
    const published = new Date(list[0]?.publishedAt ?? 0)
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    await poster.page.getByText(said.korean).waitFor()
    expect(await region(said.allPosts).innerText()).toContain(` ${clock.format(published)}`)
  })

  it('is walked along by keys, and read as a table', async () => {
    const { page } = poster
    const chart = page.getByRole('slider', { name: said.chart })
    await chart.focus()
    await page.keyboard.press('End')
    expect(await chart.getAttribute('aria-valuetext')).toMatch(said.today)
    await page.keyboard.press('ArrowLeft')
    expect(await chart.getAttribute('aria-valuenow')).toBe('28')
    await page.getByText(said.table).click()
    await page.getByRole('table').first().getByRole('row').nth(30).waitFor()
    await page.getByText(said.table).click()
  })

  it('sorts and filters by its address', async () => {
    const { page, button } = poster
    await button(said.byViews).click()
    await page.waitForURL(/sort=views/u)
    await button(said.byViews).click()
    await page.waitForURL(/way=asc/u)
    await button('TikTok').or(button('틱톡')).first().click()
    await page.waitForURL(/provider=tiktok/u)
    await expectSoundHere('dashboard-filtered', widths.desk)
    await page.goBack()
    await page.goto('/upload/dashboard?sort=views&way=asc')
    await page.getByRole('columnheader', { name: said.byViews }).waitFor()
    expect(await page.getByRole('columnheader', { name: said.byViews }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
  })

  it('gives all posts as a table to keep', async () => {
    const { page, button } = poster
    const coming = page.waitForEvent('download')
    await button(said.download).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/\.csv$/u)
    const stream = await file.createReadStream()
    const text = (await stream.toArray()).map((chunk: Buffer) => chunk.toString('utf8')).join('')
    expect(text).toContain(said.csv)
    expect(text).toContain(said.caption)
    expect(text).toContain(said.posted)
  })

  it('says why when that table cannot be had', async () => {
    const { page, button } = poster
    await page.route('**/v3/dashboard/export**', (route) =>
      route.fulfill({
        json: { code: 'UNAVAILABLE', message: said.busy, requestId: 'r', retryable: false },
      }),
    )
    await button(said.download).click()
    await page.getByText(said.busy).waitFor()
    expect(await button(said.download).isEnabled()).toBe(true)
    await page.unroute('**/v3/dashboard/export**')
  })
})
