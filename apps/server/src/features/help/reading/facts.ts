import { allowanceOf, limits } from '@clipmint/contract'

import { faultAt } from './place.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3

const free = allowanceOf(0)
const basic = allowanceOf(1)
const standard = allowanceOf(2)

/** The product's numbers by the names under which guides and questions write them, so that each stands once. */
const facts: Readonly<Record<string, number>> = {
  freeCredits: free.scenariosPerMonth,
  freeRenders: free.rendersPerMonth,
  freeStorage: free.storageBytes / GB,
  freeProducts: free.products,
  basicCredits: basic.scenariosPerMonth,
  basicStorage: basic.storageBytes / GB,
  basicProducts: basic.products,
  standardCredits: standard.scenariosPerMonth,
  standardStorage: standard.storageBytes / GB,
  standardProducts: standard.products,
  freeEditingDays: limits.freeEditingDays,
  uploadTrialDays: limits.uploadTrialDays,
  trashDays: limits.trashDays,
  imageMb: limits.imageBytes / MB,
  videoMb: limits.videoBytes / MB,
  videoSeconds: limits.videoSeconds,
  audioMb: limits.audioBytes / MB,
  logoMb: limits.logoBytes / MB,
  productMedia: limits.productMediaMax,
  scenarios: limits.scenariosMax,
  planRequests: limits.planRequestsPerHour,
  versions: limits.versionsMax,
  namedVersions: limits.namedVersionsMax,
  versionMinutes: limits.versionMinutes,
  filmSecondsMax: limits.filmSecondsMax,
  phoneLinkMinutes: limits.phoneLinkSeconds / 60,
  phoneLinkFiles: limits.phoneLinkFiles,
  brandColors: limits.brandKitColorsMax,
  codeMinutes: limits.phoneCodeSeconds / 60,
  codesPerDay: limits.phoneSendsPerNumberPerDay,
  passwordMin: limits.passwordMin,
  passwordTries: limits.passwordTries,
  passwordTryMinutes: limits.passwordTryMinutes,
  userNameMax: limits.userNameMax,
}

/** What only the running server knows: written the same way, filled in when an article is given out. */
export const companyWords = [
  'companyName',
  'companyRepresentative',
  'companyAddress',
  'companyPhone',
  'companyEmail',
  'companyBusinessNumber',
  'hostingProvider',
  'officerName',
  'officerPhone',
  'officerEmail',
] as const
export type CompanyWord = (typeof companyWords)[number]

/** Puts the product's numbers where a text names them (`{{trashDays}}`); throws at a name that nobody knows. */
export function fillFacts(file: string, text: string): string {
  return text
    .split('\n')
    .map((line, index) =>
      line.replace(/\{\{(\w+)\}\}/g, (written, name: string) => {
        const fact = facts[name]
        if (fact !== undefined) return String(fact)
        if (companyWords.some((word) => word === name)) return written
        throw faultAt({ file, line: index + 1 }, `Nobody knows what ${written} is.`)
      }),
    )
    .join('\n')
}
