import type { Product } from '@clipmint/contract'
import { FixedBar, Page, PageHead, SectionTitle, StatusBadge } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockBadge } from '../../../app/plan-lock.tsx'
import { LockedNote } from '../../account/index.ts'
import { CampaignsHere } from '../../campaigns/index.ts'
import { OutdatedNote, plansAnchor, VideoStrip } from '../../projects/index.ts'
import { PostSection } from '../../reservations/index.ts'
import { KindChoice } from '../kinds/kind-choice.tsx'
import { useVideosOf } from '../queries.ts'
import { Gallery } from './gallery.tsx'
import { LikeButton } from './like-button.tsx'
import { MakeButton } from './make-button.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductMenu } from './product-menu.tsx'
import { RequestList } from './request-list.tsx'

import classes from './product-detail.module.css'

/** A product as its owner registered it, with what has been made of it. */
export function ProductDetail({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { isLocked } = product
  return (
    <Page>
      <PageHead
        title={
          <span className={classes['title']}>
            {product.name}
            {isLocked ? <LockBadge /> : null}
            {product.hidden ? <StatusBadge tone="plain">{t('products.hidden')}</StatusBadge> : null}
          </span>
        }
        lead={t('products.filesCount', { count: product.sources.length })}
        actions={
          <>
            <LikeButton product={product} />
            <ProductMenu product={product} isPage />
            {isLocked ? null : <Ways product={product} />}
          </>
        }
      />
      {isLocked ? <LockedNote of="product" /> : null}
      <OutdatedNote about={{ productId: product._id }} />
      <Gallery files={product.sources} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <section>
            <SectionTitle>{t('products.info')}</SectionTitle>
            <p className={classes['info']}>{product.info}</p>
          </section>
          {isLocked ? null : <KindChoice product={product} />}
          <Videos product={product} />
          <CampaignsHere
            of={{ productId: product._id }}
            mayBegin={!isLocked && !product.hidden}
            isHidden={product.hidden}
          />
          <PostSection about={{ productId: product._id }} />
        </div>
        <aside className={classes['side']}>
          <ProductFacts product={product} />
          <div id={plansAnchor}>
            <RequestList productId={product._id} isLocked={isLocked} />
          </div>
        </aside>
      </div>
    </Page>
  )
}

/** What can be done with a product that is open. */
function Ways({ product }: { product: Product }) {
  const { t } = useTranslation()
  return (
    <>
      <ButtonLink
        to="/product/$id"
        params={{ id: product._id }}
        search={{ edit: true }}
        variant="default"
        size="md"
      >
        {t('products.edit')}
      </ButtonLink>
      <FixedBar>
        <MakeButton product={product} size="md" />
      </FixedBar>
    </>
  )
}

function Videos({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { data } = useVideosOf(product._id)
  // Of a locked one none can be made: there is nothing to invite to.
  if (product.isLocked && data?.list.length === 0) return null
  return (
    <section>
      <SectionTitle
        aside={
          <>
            {data && data.total > data.list.length ? (
              <ButtonLink to="/projects" search={{ folder: product._id }} variant="subtle" size="xs">
                {t('products.allVideos', { count: data.total })}
              </ButtonLink>
            ) : null}
            {data && data.total > 0 ? (
              <ButtonLink to="/upload/products" search={{ of: product._id }} variant="subtle" size="xs">
                {t('reservations.upload')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t('products.videosTitle')}
      </SectionTitle>
      {data ? null : <Skeleton height="14rem" radius="md" />}
      {data && data.list.length > 0 ? <VideoStrip list={data.list} /> : null}
      {data?.list.length === 0 ? <p className={classes['none']}>{t('products.noVideos')}</p> : null}
    </section>
  )
}
