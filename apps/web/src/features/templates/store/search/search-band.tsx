import { useNavigate, useRouter } from '@tanstack/react-router'
import { Heart, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../../api/index.ts'
import { useFormats } from '../../../../locales/use-words.ts'
import { useTags } from '../queries.ts'
import { useStoreSearch } from '../use-store-search.ts'
import { TagSearch } from './tag-search.tsx'

import classes from './search-band.module.css'

/** The dark head of the store: what it is asked, the tags most templates bear, and what the member likes. */
export function SearchBand() {
  const { t } = useTranslation()
  const { search, change } = useStoreSearch()
  return (
    <div className={classes['band']} data-tone="dark">
      <div className={classes['inner']}>
        <div className={classes['head']}>
          <h1 className={classes['title']}>{t('store.heading')}</h1>
          <TagSearch
            value={search.search ?? ''}
            onSearch={(words) => change({ search: words || undefined })}
            onTag={(tag) => change({ groupName: tag, search: undefined })}
          />
        </div>
        <div className={classes['chips']}>
          <TagChips />
          <LikedChip />
        </div>
      </div>
    </div>
  )
}

function TagChips() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { search, change } = useStoreSearch()
  const { data: tags = [] } = useTags('')
  const names = tags.map((tag) => tag[language])
  const chosen = search.groupName
  const shown = chosen && !names.includes(chosen) ? [chosen, ...names] : names
  return (
    <ul className={classes['tags']} aria-label={t('store.tags')}>
      {shown.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes['chip']}
            aria-pressed={name === chosen}
            onClick={() => change({ groupName: name === chosen ? undefined : name })}
          >
            #{name}
            {name === chosen ? <X aria-hidden="true" size="0.875rem" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The member's own likes; a visitor signs in first and comes back to them. */
function LikedChip() {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const router = useRouter()
  const { search, change } = useStoreSearch()
  const show = () => {
    if (signedIn) return change({ liked: search.liked ? undefined : true })
    const back = router.buildLocation({ to: '/store', search: { ...search, liked: true } })
    void navigate({ to: '/auth/signin', search: { redirectUrl: back.href } })
  }
  return (
    <button type="button" className={classes['chip']} aria-pressed={search.liked === true} onClick={show}>
      <Heart aria-hidden="true" size="0.875rem" fill={search.liked ? 'currentColor' : 'none'} />
      {t('store.liked')}
    </button>
  )
}
