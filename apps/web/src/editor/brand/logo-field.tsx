import { limits } from '@clipmint/contract'
import { Button, FileButton } from '@mantine/core'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAssets, useEditorState } from '../session/use-session.ts'
import type { BrandSender } from './use-brand-sender.ts'

import classes from './brand.module.css'

const taken = 'image/png,image/jpeg,image/svg+xml,.svg'

/** The logo: which it is, another one, or none. */
export function LogoField({ send, isSending }: Pick<BrandSender, 'send' | 'isSending'>) {
  const { t } = useTranslation()
  const id = useEditorState(({ brand }) => brand.logoAssetId)
  const logo = useAssets().get(id ?? '')
  const [fault, setFault] = useState<'logoTooLarge' | 'logoWrongType' | null>(null)
  const choose = (file: File | null) => {
    if (!file) return
    const found = faultOf(file)
    setFault(found)
    if (!found) void send({ logo: file })
  }
  return (
    <div className={classes['field']}>
      <h3 id="brand-logo">{t('brand.logo')}</h3>
      <div className={classes['logo']}>
        <span className={classes['ground']}>
          {logo ? <img src={logo.preview ?? logo.file} alt={logo.originalName} /> : null}
        </span>
        <div className={classes['buttons']}>
          <FileButton accept={taken} onChange={choose}>
            {(props) => (
              <Button
                {...props}
                size="sm"
                variant="default"
                loading={isSending}
                aria-describedby="brand-logo-note"
                leftSection={<ImagePlus aria-hidden="true" size="1rem" />}
              >
                {t(logo ? 'brand.logoChange' : 'brand.logoAdd')}
              </Button>
            )}
          </FileButton>
          {logo ? (
            <Button
              size="sm"
              variant="subtle"
              disabled={isSending}
              leftSection={<Trash2 aria-hidden="true" size="1rem" />}
              onClick={() => void send({ logo: null })}
            >
              {t('brand.logoRemove')}
            </Button>
          ) : null}
        </div>
      </div>
      <p id="brand-logo-note" className={classes['note']} role={fault ? 'alert' : undefined}>
        {t(fault ? `brand.${fault}` : 'brand.logoNote')}
      </p>
    </div>
  )
}

/** What can be told of a file before it is sent; the server looks at its content. */
function faultOf({ name, size }: File): 'logoTooLarge' | 'logoWrongType' | null {
  if (!/\.(?:png|jpe?g|svg)$/iu.test(name)) return 'logoWrongType'
  return size > limits.logoBytes ? 'logoTooLarge' : null
}
