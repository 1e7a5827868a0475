import { accountInfo } from './account-info.ts'
import { account } from './account.ts'
import { announcements } from './announcements.ts'
import { brand } from './brand.ts'
import { checks } from './checks.ts'
import { coach } from './coach.ts'
import { common } from './common.ts'
import { editor } from './editor.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { framing } from './framing.ts'
import { help } from './help.ts'
import { landing } from './landing.ts'
import { music } from './music.ts'
import { notifications } from './notifications.ts'
import { phoneUploads } from './phone-uploads.ts'
import { placing } from './placing.ts'
import { presence } from './presence.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { ratio } from './ratio.ts'
import { render } from './render.ts'
import { share } from './share.ts'
import { social } from './social.ts'
import { stage } from './stage.ts'
import { stock } from './stock.ts'
import { storage } from './storage.ts'
import { store } from './store.ts'
import { templates } from './templates.ts'
import { titles } from './titles.ts'
import { versions } from './versions.ts'
import { words } from './words.ts'

/** Every word of the site in English, one line an area. */
export const en = {
  account,
  accountInfo,
  announcements,
  brand,
  checks,
  coach,
  common,
  editor,
  errors,
  frame,
  framing,
  help,
  landing,
  music,
  notifications,
  phoneUploads,
  placing,
  presence,
  products,
  projects,
  ratio,
  render,
  share,
  social,
  stage,
  stock,
  storage,
  store,
  templates,
  titles,
  versions,
  words,
}
