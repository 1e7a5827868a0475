import type { BrandKit } from '@clipmint/contract'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { paletteOfKit } from '../colors/presets.ts'
import { Swatches } from '../colors/swatches.tsx'
import { useSession } from '../session/use-session.ts'
import { useBrandKit, useKeepBrand } from './use-brand-kit.ts'

import classes from './brand.module.css'

/** The brand kept on the account: what is in it, putting it on this video, keeping this video's. */
export function KitSection() {
  const { t } = useTranslation()
  const { editor, assets } = useSession()
  const kit = useBrandKit()
  const { keep, forget } = useKeepBrand()
  const [told, setTold] = useState<'kitKept' | 'kitApplied' | null>(null)
  if (kit === undefined) return null
  const apply = ({ name, logo, colors }: BrandKit) => {
    if (logo) assets.add([logo])
    const brand = { name, logoAssetId: logo?._id ?? null }
    editor.applyBrand(brand, paletteOfKit(colors, editor.template.colors))
    setTold('kitApplied')
  }
  return (
    <section className={classes['kit']} aria-label={t('brand.kit')}>
      <h3>{t('brand.kit')}</h3>
      {kit ? (
        <div className={classes['card']}>
          <span className={classes['ground']}>
            {kit.logo ? <img src={kit.logo.thumbnail} alt="" /> : null}
          </span>
          <b>{kit.name ?? t('brand.kitNameless')}</b>
          <Swatches colors={kit.colors} />
        </div>
      ) : (
        <p className={classes['note']}>{t('brand.kitNone')}</p>
      )}
      <Group gap="xs">
        {kit ? (
          <Button size="sm" variant="soft" onClick={() => apply(kit)}>
            {t('brand.kitApply')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="default"
          loading={keep.isPending}
          onClick={() => keep.mutate(undefined, { onSuccess: () => setTold('kitKept') })}
        >
          {t('brand.kitKeep')}
        </Button>
        {kit ? (
          <Button
            size="sm"
            variant="subtle"
            loading={forget.isPending}
            onClick={() => forget.mutate(undefined, { onSuccess: () => setTold(null) })}
          >
            {t('brand.kitForget')}
          </Button>
        ) : null}
      </Group>
      <p className={classes['note']} role="status">
        {told ? t(`brand.${told}`) : ''}
      </p>
      {(keep.error ?? forget.error) ? <FailureNote error={keep.error ?? forget.error} /> : null}
    </section>
  )
}
