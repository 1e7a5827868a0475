import { networks, type PostWords } from '@clipmint/contract'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { captionedOf, type Draft } from './draft.ts'
import { WordsFields } from './words-fields.tsx'

import classes from './post-form.module.css'

type OwnWordsProps = { videoId: string; draft: Draft; onChange: (own: Draft['own']) => void }

/** Words for one network alone, begun from those for all. */
export function OwnWords({ videoId, draft, onChange }: OwnWordsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { own, words } = draft
  const shown = captionedOf(draft)
  // With one network alone, the words for all are its own.
  if (shown.length < 2 && Object.keys(own).length === 0) return null
  const set = (network: (typeof shown)[number], alone: PostWords | null) => {
    const { [network]: _before, ...others } = own
    onChange(alone === null ? others : { ...others, [network]: alone })
  }
  return (
    <div className={classes['own']}>
      {shown.map((id) => {
        const network = networks[id].name[language]
        const alone = own[id]
        return (
          <div key={id}>
            <Switch
              label={t('reservations.ownWords', { network })}
              checked={alone !== undefined}
              onChange={({ currentTarget }) => set(id, currentTarget.checked ? words : null)}
            />
            {alone ? (
              <fieldset
                className={classes['alone']}
                data-own={id}
                aria-label={t('reservations.ownWordsOf', { network })}
              >
                <WordsFields
                  videoId={videoId}
                  to={[id]}
                  value={alone}
                  onChange={(changed) => set(id, changed)}
                />
              </fieldset>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
