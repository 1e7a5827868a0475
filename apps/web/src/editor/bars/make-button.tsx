import { CostButton } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useRenderCost } from '../render/use-render-cost.ts'
import { useScreen } from '../session/screen.ts'

type MakeButtonProps = { fullWidth?: boolean; height?: string }

/** The one main action: make the video, and what that takes. */
export function MakeButton({ fullWidth = false, height = '3rem' }: MakeButtonProps) {
  const { t } = useTranslation()
  const { open } = useScreen()
  const { words } = useRenderCost()
  const press = () => open({ kind: 'make' })
  return (
    <CostButton
      fullWidth={fullWidth}
      size={height === '3rem' ? 'md' : 'sm'}
      h={height}
      verb={t('editor.make')}
      cost={words ?? '…'}
      onClick={press}
    />
  )
}
