import { type CampaignPostDetail, networks } from '@clipmint/contract'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useReasons } from '../../reservations/index.ts'
import { useCampaign } from '../queries.ts'
import { fixOfFailure, isToGo } from '../standing.ts'

import classes from './campaign-post.module.css'

/** What keeps a post from going out as it is, or kept it, and the way to mend it. */
export function StandsInTheWay({ post }: { post: CampaignPostDetail }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { data: campaign } = useCampaign(post.campaignId)
  const { failure, campaignId: id, copy, tags, video } = post
  const target = campaign?.targets.find(({ platform }) => platform === failure?.platform)
  const words = { caption: copy, hashtags: tags, title: '' }
  const sent = target ? { ...target, words, seconds: video?.seconds ?? null } : null
  const reasons = useReasons(sent, failure ? [failure.code] : [])
  if (failure === null) return null
  const { platform, code } = failure
  const fix = fixOfFailure(code)
  const network = platform === null ? '' : networks[platform].name[language]
  const isAhead = isToGo(post)
  // Of what was left out the cause stands beside; what was mended since stands in no way any more.
  if (reasons.length === 0 && (!isAhead || fix === 'settings')) return null
  const said =
    isAhead && fix === 'accounts'
      ? t('campaigns.mustConnect', { network })
      : fix === 'video'
        ? t('campaigns.notRemade')
        : t('campaigns.because', { network, reasons: reasons.join(' ') })
  return (
    <div className={classes['bad']}>
      <TriangleAlert aria-hidden="true" size="1.125rem" />
      <p>{fix === null && reasons.length === 0 ? t('campaigns.standsInTheWay') : said}</p>
      {fix === 'accounts' ? (
        <ButtonLink to="/upload/account/all" size="xs" variant="default">
          {t('campaigns.fix_accounts')}
        </ButtonLink>
      ) : null}
      {fix === 'settings' ? (
        <ButtonLink to="/upload/campaigns/$id/change" params={{ id }} size="xs" variant="default">
          {t('campaigns.change')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
