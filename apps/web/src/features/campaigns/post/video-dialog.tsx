import type { CampaignPostDetail, ProjectCard } from '@clipmint/contract'
import { SectionTitle, StatusBadge } from '@clipmint/ui'
import { Modal, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useFinishedVideos, VideoStrip, type VideoWay } from '../../projects/index.ts'
import { campaignVideo } from '../form/where-fields.tsx'
import { refOf, useCampaign, useChangeVideo } from '../queries.ts'

import classes from './campaign-post.module.css'

/** Another finished video in the place of a post's own; its own, too, as it was edited since. */
export function VideoDialog({ post, onClose }: { post: CampaignPostDetail; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const { data, error, refetch } = useFinishedVideos({})
  const change = useChangeVideo(refOf(post))
  const { data: campaign } = useCampaign(post.campaignId)
  const list = data?.filter(({ ratio }) => ratio === campaignVideo.ratio)
  const isOfCampaign = ({ productId, placeId }: ProjectCard) =>
    campaign !== undefined &&
    ((productId !== null && productId === campaign.productId) ||
      (placeId !== null && placeId === campaign.placeId))
  const own = list?.filter(isOfCampaign) ?? []
  const others = list?.filter((card) => !isOfCampaign(card)) ?? []
  const handleChoose = ({ _id: id }: ProjectCard) =>
    change.mutate(id, {
      onSuccess: () => {
        notifications.show({ message: t('campaigns.videoChanged') })
        onClose()
      },
    })
  const isPresent = ({ _id: id }: ProjectCard) => id === post.subtemplateId
  const choose = (way: VideoWay) => (
    <Choose
      {...way}
      isBusy={change.isPending}
      isPresent={isPresent(way.card)}
      onChoose={() => handleChoose(way.card)}
    />
  )
  const badge = (card: ProjectCard) =>
    isPresent(card) ? <StatusBadge tone="info">{t('campaigns.presentVideo')}</StatusBadge> : null
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('campaigns.way_video')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes['dialog']}>
        <p>{t('campaigns.videoNote')}</p>
        {post.subtemplateId === null ? null : (
          <ButtonLink
            to="/app/$subtemplateId"
            params={{ subtemplateId: post.subtemplateId }}
            variant="default"
            size="md"
          >
            {t('campaigns.editVideo')}
          </ButtonLink>
        )}
        {error && !list ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
        {change.isError ? <FailureNote error={change.error} /> : null}
        {list && campaign ? (
          <>
            {own.length > 0 ? (
              <section>
                <SectionTitle>{t('campaigns.videosOf', { name: campaign.about.name })}</SectionTitle>
                <VideoStrip list={own} link={choose} badge={badge} />
              </section>
            ) : null}
            {others.length > 0 ? (
              <section>
                <SectionTitle note={t('campaigns.otherVideosNote')}>
                  {t('campaigns.otherVideos')}
                </SectionTitle>
                <VideoStrip list={others} link={choose} badge={badge} />
              </section>
            ) : null}
          </>
        ) : (
          <Skeleton height="12rem" radius="md" />
        )}
      </div>
    </Modal>
  )
}

type ChooseProps = VideoWay & { isBusy: boolean; isPresent: boolean; onChoose: () => void }

/** Puts a video there by a press. It is never disabled, for the keyboard would be lost with it. */
function Choose({ card, className = '', children, isBusy, isPresent, onChoose }: ChooseProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={`${classes['choose'] ?? ''} ${className}`}
      aria-disabled={isBusy}
      aria-current={isPresent ? 'true' : undefined}
      // Of the present one the badge and its title say enough.
      aria-label={isPresent ? undefined : t('campaigns.useVideo', { title: card.title })}
      onClick={() => {
        if (!isBusy) onChoose()
      }}
    >
      {children}
    </button>
  )
}
