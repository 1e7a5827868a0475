import type { Locator, Page } from 'playwright-core'

import type { Language } from './visit.ts'

/** A screen on which something is to be opened. */
export type At = { page: Page; language: Language; isPhone: boolean }

/** One thing that a person does on the way. */
type Step = (at: At) => Promise<unknown>

/** A word of the screen in both languages. */
type Word = string | RegExp

/**
 * Its name, the page that it is opened from, the source under apps/web/src whose dialog, drawer or menu it is (null for
 * a panel), and the way to it.
 */
type Row = [name: string, page: string, from: string | null, ...way: Step[]]

export type Opening = {
  name: string
  page: string
  from: string | null
  /** Where it is, when only a desk or only a phone has it. */
  only: 'desk' | 'phone' | null
  open: (at: At) => Promise<void>
}

const everywhere: Row[] = [
  ['words', 'editor', null, tool('글', 'Text')],
  ['alternatives', 'editor', null, tool('글', 'Text'), words, press(/^AI 3안/, /^3 AI lines/)],
  ['media', 'editor', null, media],
  ['media-storage', 'editor', null, media, tab('내 보관함', 'Storage')],
  ['media-stock', 'editor', null, media, tab('무료 소스', 'Free stock')],
  ['placed', 'editor', null, media, press('자동 배치', 'Place automatically')],
  ['colours', 'editor', null, tool('색', 'Colours')],
  ['music', 'editor', null, tool('음악', 'Music')],
  ['music-own', 'editor', null, tool('음악', 'Music'), tab('내 음악', 'My own')],
  ['brand', 'editor', null, tool('브랜드', 'Brand')],
  ['ratio', 'editor', null, tool('비율', 'Ratio')],
  ['history', 'editor', null, tool('기록', 'History')],
  ['compare', 'editor', null, tool('기록', 'History'), version],

  [
    'words-menu',
    'editor',
    'editor/words/words-menu.tsx',
    tool('글', 'Text'),
    words,
    press(/글 도구$/, /^Word tools/),
  ],
  [
    'rewrite',
    'editor',
    'editor/words/rewrite-dialog.tsx',
    tool('글', 'Text'),
    press('모두 다시 쓰기', 'Rewrite all'),
  ],
  [
    'replace',
    'editor',
    'editor/words/replace-dialog.tsx',
    tool('글', 'Text'),
    press('찾아 바꾸기', 'Find and replace'),
  ],
  ['crop', 'editor', 'editor/dialogs/crop-dialog.tsx', media, photo, press('자르기', 'Crop')],
  ['cutout', 'editor', 'editor/cutout/cutout-dialog.tsx', media, photo, press('다듬기', 'Touch up')],
  ['trim', 'editor', 'editor/dialogs/trim-dialog.tsx', media, clip, press('구간', 'Trim')],
  [
    'storage',
    'editor',
    'editor/dialogs/storage-in-editor.tsx',
    media,
    tab('내 보관함', 'Storage'),
    press('보관함 관리', 'Manage storage'),
  ],
  [
    'colour',
    'editor',
    'editor/panels/color-field.tsx',
    tool('색', 'Colours'),
    press('대표 색 고르기', 'Choose Primary'),
  ],
  ['checks', 'editor', 'editor/check/checks-panel.tsx', press(/^검사/, /^Checks/)],
  ['share', 'editor', 'editor/share/share-dialog.tsx', bar('공유', 'Share')],
  ['make', 'editor', 'editor/render/make-dialog.tsx', press(/^영상 만들기/, /^Make video/)],
  ['view', 'editor', 'editor/stage/stage-options.tsx', press('화면 보기', 'View')],
  [
    'name-version',
    'editor',
    'editor/versions/name-version-dialog.tsx',
    tool('기록', 'History'),
    press('지금 모습에 이름 붙이기', 'Name how it is now'),
  ],
  ['version-menu', 'editor', 'editor/versions/version-menu.tsx', tool('기록', 'History'), versionMenu],
  [
    'version-remove',
    'editor',
    'editor/versions/version-menu.tsx',
    tool('기록', 'History'),
    versionMenu,
    item('기록 지우기', 'Remove version'),
  ],
  [
    'version-restore',
    'editor',
    'editor/versions/use-restore.ts',
    tool('기록', 'History'),
    version,
    press('이 모습으로 복원', 'Restore this version'),
  ],

  ['tidy', 'projects', 'features/projects/parts/tidy-menu.tsx', press('영상 정리', 'Tidy up')],
  ['video-menu', 'projects', 'features/projects/parts/card-menu.tsx', ofCard],
  ['rename', 'projects', 'features/projects/parts/rename-dialog.tsx', ofCard, item('이름 바꾸기', 'Rename')],
  [
    'other-ratio',
    'projects',
    'features/projects/parts/ratio-dialog.tsx',
    ofCard,
    item('다른 비율로', 'Another ratio'),
  ],
  [
    'delete-video',
    'trash',
    'features/projects/parts/use-trash.ts',
    ofCard,
    item('완전히 지우기', 'Delete for good'),
  ],
  [
    'empty-trash',
    'trash',
    'features/projects/parts/trash-note.tsx',
    press('휴지통 비우기', 'Empty the trash'),
  ],
  [
    'many',
    'templates',
    'features/templates/choose/make-many/many-dialog.tsx',
    press('여러 개 한 번에 만들기', 'Make several at once'),
  ],
  ['notifications', 'projects', 'features/notifications/bell.tsx', bell],
  [
    'told-where',
    'projects',
    'features/notifications/bell.tsx',
    bell,
    press('알림 설정', 'Notification settings'),
  ],
  [
    'terms-of-payment',
    'subscribe',
    'features/billing/checkout/consents.tsx',
    press(/^구매 조건 .+ 보기$/, /terms of purchase/),
  ],
  ['demo', 'projects', 'features/demo/demo-dialog.tsx', press('도입 상담 예약', 'Book a demo')],
  [
    'past-inputs',
    'promotion',
    'features/products/history/history-button.tsx',
    press('지난 입력', 'Past inputs'),
  ],
  ['gallery', 'product', 'features/products/parts/gallery.tsx', picture],
  ['product-menu', 'product', 'features/products/parts/product-menu.tsx', more],
  ['delete-product', 'product', 'features/products/parts/product-menu.tsx', more, item('지우기', 'Delete')],
]

const onDesk: Row[] = [
  [
    'from-phone',
    'editor',
    'editor/from-phone/phone-dialog.tsx',
    media,
    press('휴대폰에서 올리기', 'Upload from a phone'),
  ],
  ['keys', 'editor', 'editor/dialogs/keys-dialog.tsx', press('단축키', 'Keyboard shortcuts')],
  ['checks-list', 'editor', 'editor/check/checks-button.tsx', press(/^검사/, /^Checks/)],
  ['ratio-menu', 'editor', 'editor/bars/ratio-menu.tsx', press(/^비율 .+ 바꾸기/, /^Ratio .+, change/)],
  ['slot-menu', 'editor', 'editor/stage/slot-menu.tsx', slotMenu],
  ['account', 'projects', 'app/account-menu.tsx', press(/님의 계정$/, /^Account of/)],
  [
    'my-storage',
    'projects',
    'features/assets/storage/storage-dialog.tsx',
    press(/님의 계정$/, /^Account of/),
    pressAway('내 보관함', 'My storage'),
  ],
]

const onPhone: Row[] = [
  ['more', 'editor', 'editor/phone/phone-bar.tsx', press('더 보기', 'More')],
  ['drawer', 'projects', 'app/side-drawer.tsx', press('메뉴', 'Menu')],
  ['sign-out', 'projects', 'app/sign-out-sheet.tsx', press('메뉴', 'Menu'), press('로그아웃', 'Sign out')],
  ['filters', 'store', 'features/templates/store/filter-sheet.tsx', press('필터', 'Filters')],
  [
    'points',
    'templates',
    'features/templates/choose/rail.tsx',
    press(/^장점 .+만들어요$/, /selling points$/),
  ],
]

/** Every panel, dialog, drawer and menu of the site. One that is added is one line above. */
export const openings: readonly Opening[] = [
  ...everywhere.map((row) => toOpening(row, null)),
  ...onDesk.map((row) => toOpening(row, 'desk')),
  ...onPhone.map((row) => toOpening(row, 'phone')),
]

function toOpening([name, page, from, ...way]: Row, only: Opening['only']): Opening {
  return {
    name,
    page,
    from,
    only,
    open: async (at) => {
      for (const step of way) await step(at)
    },
  }
}

function say({ language }: At, ko: Word, en: Word): Word {
  return language === 'ko' ? ko : en
}

function named({ page }: At, role: 'button' | 'menuitem', name: Word): Locator {
  const exact = typeof name === 'string'
  return page.getByRole(role, { name, exact }).filter({ visible: true }).first()
}

function press(ko: Word, en: Word): Step {
  return (at) => named(at, 'button', say(at, ko, en)).click()
}

/** A button whose menu goes with it; what it opens may come later than that, and is not to be taken for the menu. */
function pressAway(ko: Word, en: Word): Step {
  return async (at) => {
    const button = named(at, 'button', say(at, ko, en))
    await button.click()
    await button.waitFor({ state: 'hidden' })
  }
}

/** By its key: a menu moves with what is still loading under it. The menu goes before what it opens is looked at. */
function item(ko: Word, en: Word): Step {
  return async (at) => {
    const chosen = named(at, 'menuitem', say(at, ko, en))
    await chosen.press('Enter')
    await chosen.waitFor({ state: 'hidden' })
  }
}

function tool(ko: Word, en: Word): Step {
  return (at) => {
    const rail = at.page.getByRole('navigation', { name: say(at, '도구', 'Tools') })
    return rail.getByRole('button', { name: say(at, ko, en), exact: true }).click()
  }
}

function media(at: At): Promise<unknown> {
  return (at.isPhone ? tool('사진', 'Photos') : tool('미디어', 'Media'))(at)
}

/** One of several lists that are chosen from by a row of tabs. */
function tab(ko: string, en: string): Step {
  return (at) => {
    const tabs = at.page.locator('[role=group], [role=radiogroup]').filter({ visible: true })
    return tabs
      .getByText(say(at, ko, en))
      .first()
      .click()
  }
}

/** What is a button of the bar on a desk, and behind the dots on a phone. */
function bar(ko: Word, en: Word): Step {
  return async (at) => {
    if (!at.isPhone) return press(ko, en)(at)
    await press('더 보기', 'More')(at)
    await item(ko, en)(at)
  }
}

function words({ page }: At): Promise<unknown> {
  return page.locator('[data-slot-field]').first().click()
}

function photo({ page }: At): Promise<unknown> {
  return page.locator('button[aria-pressed][aria-label*="mug-"]').first().click()
}

function clip({ page }: At): Promise<unknown> {
  return page.locator('button[aria-pressed]:has(img):not([aria-label*="mug-"])').first().click()
}

function version({ page }: At): Promise<unknown> {
  return page.locator('button[aria-pressed]:has(time)').last().click()
}

function versionMenu({ page }: At): Promise<unknown> {
  return page.locator('li:has(time)').last().locator('button[aria-haspopup=menu]').click()
}

function slotMenu({ page }: At): Promise<unknown> {
  return page.locator('[data-stage-slot]').first().click({ button: 'right' })
}

/** The dots of the first video in a list. */
function ofCard(at: At): Promise<unknown> {
  return press(/^.+ 더 보기$/, /^More for .+$/)(at)
}

function bell(at: At): Promise<unknown> {
  return press(/^알림/, /^Notifications/)(at)
}

/** The dots of the first thing in a list, or of the one that the page is about. */
function more({ page }: At): Promise<unknown> {
  return page.locator('main button[aria-haspopup=menu]').first().click()
}

function picture(at: At): Promise<unknown> {
  const pictures = at.page.getByRole('list', { name: say(at, '사진과 영상', 'Pictures and clips') })
  return pictures.getByRole('button').first().click()
}
