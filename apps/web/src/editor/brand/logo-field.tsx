import { limits } from '@clipmint/contract'
import { Button, FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { storeLogo } from './store-logo.ts'

import classes from './brand.module.css'

const taken = 'image/png,image/jpeg,image/svg+xml,.svg'

/** The logo: which it is, another one, or none. */
export function LogoField() {
  const { t } = useTranslation()
  const session = useSession()
  const store = useMutation({ mutationFn: (file: File) => storeLogo(session, file) })
  const id = useEditorState(({ brand }) => brand.logoAssetId)
  const logo = useAssets().get(id ?? '')
  const [fault, setFault] = useState<'logoTooLarge' | 'logoWrongType' | null>(null)
  const choose = (file: File | null) => {
    if (!file) return
    const found = faultOf(file)
    setFault(found)
    if (!found) store.mutate(file)
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
                loading={store.isPending}
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
              disabled={store.isPending}
              leftSection={<Trash2 aria-hidden="true" size="1rem" />}
              onClick={() => session.editor.removeLogo()}
            >
              {t('brand.logoRemove')}
            </Button>
          ) : null}
        </div>
      </div>
      {store.error ? <FailureNote error={store.error} /> : null}
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
