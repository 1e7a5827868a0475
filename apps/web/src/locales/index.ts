import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

import type { ko } from './ko/index.ts'
import { language, type SiteLanguage, toSiteLanguage } from './language.ts'
import { fitParticles } from './particles.ts'

// An interface, because module augmentation merges nothing else.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: { words: typeof ko }
    returnNull: false
  }
}

/** Starts the site's words in the language of whoever looks: nobody fetches those of another. */
export async function startWords(): Promise<void> {
  await startWordsIn(language.current())
  await show(language.current())
}

/** Starts the words of a first page in a language; by itself where there is no page, while the site is built. */
export async function startWordsIn(chosen: SiteLanguage): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use({ type: 'postProcessor', name: 'particles', process: fitParticles })
    .init({
      lng: chosen,
      // Every word is there in every language (`words.test.ts`).
      fallbackLng: false,
      defaultNS: 'words',
      ns: ['words'],
      resources: { [chosen]: { words: await visitorWordsOf(chosen) } },
      postProcess: ['particles'],
      interpolation: { escapeValue: false },
      // An empty word is a word: English has no particle after the headline's.
      returnEmptyString: true,
    })
}

let needsMemberWords = false
/** Fetches the words of the pages behind the sign-in, before the first of them is shown. */
export async function loadMemberWords(): Promise<void> {
  needsMemberWords = true
  await complete(language.current())
}

/** Fetches what of a language is still to come: all of it, or the words behind the sign-in once a page has asked for them. */
async function complete(shown: SiteLanguage): Promise<void> {
  await Promise.all([
    add(shown, 'landing.start', visitorWordsOf),
    needsMemberWords ? add(shown, 'projects.heading', memberWordsOf) : null,
  ])
}

async function add(
  shown: SiteLanguage,
  probe: 'landing.start' | 'projects.heading',
  fetchWords: (shown: SiteLanguage) => Promise<object>,
): Promise<void> {
  if (i18next.exists(probe, { lng: shown })) return
  i18next.addResourceBundle(shown, 'words', await fetchWords(shown), true)
}

async function visitorWordsOf(shown: SiteLanguage): Promise<object> {
  return (await (shown === 'ko' ? import('./ko/visitor.ts') : import('./en/visitor.ts'))).visitorWords
}

async function memberWordsOf(shown: SiteLanguage): Promise<object> {
  return (await (shown === 'ko' ? import('./ko/member.ts') : import('./en/member.ts'))).memberWords
}

/** Shows the browser's own language to who has not chosen one; it is not remembered as their choice. */
export async function followBrowser(): Promise<void> {
  if (language.isChosen()) return
  language.follow(toSiteLanguage(navigator.language))
  await show(language.current())
}

/** Changes the language of the site and stays on the page. */
export async function chooseLanguage(chosen: SiteLanguage): Promise<void> {
  language.remember(chosen)
  await show(chosen)
}

async function show(chosen: SiteLanguage): Promise<void> {
  await complete(chosen)
  await i18next.changeLanguage(chosen)
  document.documentElement.lang = chosen
}
