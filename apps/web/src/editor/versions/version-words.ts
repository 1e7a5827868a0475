import type { ProjectVersion } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'

/** What a version is called; when it was and why it was kept; what had changed by then. */
type VersionWords = { name: string; facts: readonly string[]; changes: string | null }

const beforeWords = {
  restore: 'versions.beforeRestore',
  rewrite: 'versions.beforeRewrite',
  ratio: 'versions.beforeRatio',
  merge: 'versions.beforeMerge',
  renew: 'versions.beforeRenew',
} as const

/** A version in words. One without a name is called by its time, and the very first by what it is. */
export function useVersionWords(): (version: ProjectVersion) => VersionWords {
  const { t } = useTranslation()
  const { date, time, ago } = useFormats()
  const changesOf = useChanges()
  return (version) => {
    const { before, savedAt } = version
    const isFirst = version.changes === null && before === null
    const name = version.name ?? (isFirst ? t('versions.first') : null)
    const exact = t('versions.when', { date: date(savedAt), time: time(savedAt) })
    return {
      name: name ?? exact,
      facts: [
        ago(savedAt),
        ...(name === null ? [] : [exact]),
        ...(name === null && before ? [t(beforeWords[before])] : []),
      ],
      changes: name !== version.name ? null : changesOf(version),
    }
  }
}

const counted = ['words', 'pictures', 'colors', 'scenes'] as const
const said = ['music', 'brand', 'ratio', 'title'] as const

function useChanges(): (version: ProjectVersion) => string | null {
  const { t } = useTranslation()
  return ({ changes }) => {
    if (!changes) return t('versions.first')
    const parts = [
      ...counted.flatMap((part) =>
        changes[part] > 0 ? [t(`versions.${part}`, { count: changes[part] })] : [],
      ),
      ...said.flatMap((part) => (changes[part] ? [t(`versions.${part}`)] : [])),
    ]
    return parts.length === 0 ? null : t('versions.changed', { parts: parts.join(' · ') })
  }
}
