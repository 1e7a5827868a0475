import { type BrandLook, usualBrandLook } from '@clipmint/film'
import { SegmentedControl, Slider, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'
import { CornerMap } from './corner-map.tsx'

import classes from './brand.module.css'

const sizes = { s: 'brand.sizeS', m: 'brand.sizeM', l: 'brand.sizeL' } as const

/** How the brand stands in the video: corner, size, opacity, its name at the end. */
export function LookFields() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const own = useEditorState(({ work }) => work.userSource.brand)
  const hasLogo = useEditorState(({ brand }) => brand.logoAssetId !== null)
  const hasName = useEditorState(({ brand }) => brand.name !== null)
  const look: BrandLook = own ?? usualBrandLook
  const percent = `${Math.round(look.opacity * 100)}%`
  return (
    <>
      {hasLogo ? (
        <>
          <CornerMap pos={look.pos} onChange={(pos) => editor.setBrandLook({ pos })} />
          <div className={classes['field']}>
            <h3>{t('brand.size')}</h3>
            <SegmentedControl
              fullWidth
              aria-label={t('brand.size')}
              data={(['s', 'm', 'l'] as const).map((value) => ({ value, label: t(sizes[value]) }))}
              value={look.size}
              onChange={(size) => editor.setBrandLook({ size: size as BrandLook['size'] })}
            />
          </div>
          <div className={classes['field']}>
            <h3 id="brand-opacity">
              {t('brand.opacity')}
              <span>{percent}</span>
            </h3>
            <Slider
              thumbProps={{ 'aria-labelledby': 'brand-opacity', 'aria-valuetext': percent }}
              label={null}
              min={20}
              max={100}
              step={5}
              value={Math.round(look.opacity * 100)}
              onChange={(value) => editor.setBrandLook({ opacity: value / 100 })}
              onChangeEnd={() => editor.endRun()}
            />
          </div>
        </>
      ) : null}
      {hasName ? (
        <Switch
          mt="lg"
          labelPosition="left"
          classNames={{ body: classes['switch'] ?? '' }}
          label={t('brand.outro')}
          description={t('brand.outroNote')}
          checked={look.outro === true}
          onChange={({ currentTarget }) => editor.setBrandLook({ outro: currentTarget.checked })}
        />
      ) : null}
    </>
  )
}
