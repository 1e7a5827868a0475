import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { LawFindings, SafeWords } from './law-findings.tsx'
import { lawOn, safeWordsIn } from './law-on.ts'

type FieldLawFindingsProps = {
  /** What is read by the rules: the words as they were a moment ago. */
  read: string
  text: string
  onChange: (text: string) => void
}

/** The findings of `FieldLaw`, each line by itself, with words that the law allows one press away. */
export function FieldLawFindings({ read, text, onChange }: FieldLawFindingsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const lines = useMemo(() => lawOn(read, language), [read, language])
  return (
    <div role="status">
      {lines.map(({ at, checked }) => {
        const rewrite = safeWordsIn(checked)
        return (
          <LawFindings key={at} checked={checked}>
            {rewrite === undefined ? null : (
              <SafeWords
                words={rewrite}
                label={t('words.safe', { words: rewrite })}
                // What was typed since stands otherwise, and not where this was read.
                isDisabled={read !== text}
                onUse={() =>
                  onChange(`${text.slice(0, at)}${rewrite}${text.slice(at + checked.text.length)}`)
                }
              />
            )}
          </LawFindings>
        )
      })}
    </div>
  )
}
