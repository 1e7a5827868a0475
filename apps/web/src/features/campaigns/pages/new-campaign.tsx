import type { CampaignOccasion, Product, SocialAccount } from '@clipmint/contract'
import { FixedBar, Page, PageHead } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ownZone } from '../../../app/moments.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { isLinked, usualKind } from '../../reservations/index.ts'
import { usePreferred, useSocialAccounts } from '../../social-accounts/index.ts'
import { autoTitle } from '../form/auto-title.ts'
import { BegunOtherwise, isBegunOtherwise } from '../form/begun-otherwise.tsx'
import { CampaignForm } from '../form/campaign-form.tsx'
import { type CampaignDraft, freshCampaign, ofPlace, ofProduct, wishOf, withAPost } from '../form/draft.ts'
import { IntoView } from '../form/into-view.tsx'
import { keptCampaign } from '../form/kept-draft.ts'
import { occasionIdOf, purposeFor } from '../form/occasion.ts'
import { weekdayOf } from '../form/schedule.ts'
import { usePlaceOf, useProductOf } from '../form/use-choices.ts'
import { campaignVideo } from '../form/where-fields.tsx'
import { CampaignLock, useCampaignLock } from '../list/campaign-lock.tsx'
import { useBeginCampaign } from '../queries.ts'
import type { NewCampaignSearch } from './search.ts'

import classes from '../form/campaign-form.module.css'

const route = getRouteApi('/upload/campaigns/new')

/** /upload/campaigns/new: a campaign is begun. */
export function NewCampaignPage() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const occasion = useOccasion(search)
  const [left] = useState(() => (occasion ? null : leftFor(search, keptCampaign.read())))
  const about = left?.about ?? null
  const productId = search.product ?? (about && 'productId' in about ? about.productId : null)
  const placeId = search.place ?? (about && 'placeId' in about ? about.placeId : null)
  const product = useProductOf(productId)
  const place = usePlaceOf(productId === null ? placeId : null)
  const { data: accounts } = useSocialAccounts()
  const preferred = usePreferred()
  const isLoaded =
    accounts &&
    !preferred.isPending &&
    (productId === null || !product.isPending) &&
    (placeId === null || productId !== null || !place.isPending)
  const chosen = product.data ?? place.data ?? null
  const kind = search.of === 'place' || placeId !== null ? 'place' : 'product'
  return (
    <Page>
      <BackLink to={kind === 'place' ? '/upload/places' : '/upload/products'}>
        {t('reservations.backToUpload')}
      </BackLink>
      <PageHead title={t('campaigns.newTitle')} lead={t('campaigns.newLead')} />
      <CampaignLock />
      {isLoaded ? (
        <Begun
          accounts={accounts}
          preferred={preferred.data ?? []}
          left={left}
          kind={kind}
          occasion={occasion}
          product={product.data ?? null}
          chosen={
            chosen && {
              about: product.data ? { productId: chosen._id } : { placeId: chosen._id },
              name: chosen.name,
            }
          }
        />
      ) : (
        <Skeleton height="40rem" radius="md" />
      )}
    </Page>
  )
}

/** The draft that was left, where it is of what the address names: the desk of places asks for none of a product. */
function leftFor(
  { product, place, of }: NewCampaignSearch,
  left: CampaignDraft | null,
): CampaignDraft | null {
  const about = left?.about ?? null
  if (about === null) return left
  if ('placeId' in about) return product === undefined ? left : null
  return place === undefined && of === undefined ? left : null
}

type ForOccasion = Pick<CampaignDraft, 'title' | 'purpose' | 'startsOn' | 'endsOn'> & {
  occasion: CampaignOccasion
}

/** What a campaign for an occasion of the calendar is at first: called after it, and over with it; its videos say so. Null for any other. */
function useOccasion({ occasion, day, start }: NewCampaignSearch): ForOccasion | null {
  const { t } = useTranslation()
  const id = occasionIdOf(occasion)
  if (id === undefined || day === undefined) return null
  const title = t('campaigns.occasionTitle', { occasion: t(`calendar.day_${id}`) })
  return { title, purpose: purposeFor(id), occasion: { id, day }, startsOn: start ?? null, endsOn: day }
}

type BegunProps = {
  accounts: readonly SocialAccount[]
  preferred: readonly SocialAccount['type'][]
  left: CampaignDraft | null
  /** Which of them is chosen from, while none is. */
  kind: 'product' | 'place'
  occasion: ForOccasion | null
  product: Product | null
  chosen: { about: NonNullable<CampaignDraft['about']>; name: string } | null
}

function Begun({ accounts, preferred, left, kind, occasion, product, chosen }: BegunProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const [begin] = useState(() => beginning())
  return (
    <CampaignForm
      begin={begin}
      accounts={accounts}
      of={null}
      kind={kind}
      chosen={chosen?.name ?? null}
      product={product}
      onDraft={(draft) => keptCampaign.write(draft)}
      submit={(draft, to) => <Begin draft={draft} {...to} />}
    />
  )

  function beginning(): CampaignDraft {
    const linked = accounts.filter(isLinked).map(({ type }) => type)
    const isSame = left !== null && JSON.stringify(left.about) === JSON.stringify(chosen?.about ?? left.about)
    if (isSame) {
      const places = left.places.filter(({ platform }) => linked.includes(platform))
      // What it was of may be gone since.
      return { ...left, about: chosen?.about ?? null, places }
    }
    const places = linked
      .filter((network) => preferred.length === 0 || preferred.includes(network))
      .flatMap((platform) => {
        const type = usualKind(platform, campaignVideo)
        return type === null ? [] : [{ platform, type }]
      })
    const start = { id: crypto.randomUUID(), about: chosen?.about ?? null, zone: ownZone(), language }
    const own = product ? ofProduct(product) : ofPlace(chosen?.name ?? '')
    const fresh = { ...freshCampaign(start, places), ...own }
    if (occasion) {
      const days = [...new Set([...fresh.days, weekdayOf(occasion.occasion.day)])].toSorted()
      return withAPost({ ...fresh, ...occasion, days }, new Date())
    }
    return chosen ? { ...fresh, title: autoTitle(t, chosen.name) } : fresh
  }
}

type BeginProps = {
  draft: CampaignDraft
  check: () => boolean
  product: Product | null
  onRename: (id: string) => void
}

function Begin({ draft, check, product, onRename }: BeginProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const lock = useCampaignLock()
  const begin = useBeginCampaign()
  // What somebody was told that it runs already as something else.
  const [known, setKnown] = useState<{ id: string; wish: string } | null>(null)
  const handleBegin = () => {
    const { about } = draft
    if (!check() || about === null) return
    const wish = wishOf(draft, product?.currency ?? 'KRW')
    // Whoever was told so and goes on to edit wants another one.
    if (known?.id === wish._id && known.wish !== JSON.stringify(wish)) {
      wish._id = crypto.randomUUID()
      onRename(wish._id)
    }
    begin.mutate(
      { about, wish },
      {
        onError: (error) => {
          if (isBegunOtherwise(error)) setKnown({ id: wish._id, wish: JSON.stringify(wish) })
        },
        onSuccess: ({ _id: id }) => {
          keptCampaign.forget()
          void navigate({ to: '/upload/campaigns/$id', params: { id }, replace: true })
        },
      },
    )
  }
  return (
    <>
      {begin.isError ? (
        <IntoView>
          {isBegunOtherwise(begin.error) ? (
            <BegunOtherwise error={begin.error} id={begin.variables.wish._id} />
          ) : (
            <FailureNote error={begin.error} cost={t('campaigns.notBegun')} />
          )}
        </IntoView>
      ) : null}
      <FixedBar>
        <Button
          size="lg"
          fullWidth
          loading={begin.isPending || begin.isSuccess}
          disabled={lock !== null}
          className={classes['submit'] ?? ''}
          onClick={handleBegin}
        >
          {t('campaigns.begin')}
        </Button>
      </FixedBar>
    </>
  )
}
