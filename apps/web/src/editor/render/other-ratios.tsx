import { type Ratio, ratios } from '@clipmint/film'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ratioWords } from '../panels/ratio-panel.tsx'
import { useEditorState } from '../session/use-session.ts'

import classes from './make-dialog.module.css'

type OtherRatiosProps = { chosen: readonly Ratio[]; onChange: (chosen: Ratio[]) => void }

/** The same content in other shapes: each is a video of its own, and one render. */
export function OtherRatios({ chosen, onChange }: OtherRatiosProps) {
  const { t } = useTranslation()
  const own = useEditorState(({ work }) => work.userSource.ratio)
  return (
    <Checkbox.Group
      className={classes['others'] ?? ''}
      label={t('render.others')}
      description={t('render.othersNote')}
      value={[...chosen]}
      onChange={(values) => onChange(ratios.filter((ratio) => values.includes(ratio)))}
    >
      <div className={classes['shapes']}>
        {ratios
          .filter((ratio) => ratio !== own)
          .map((ratio) => (
            <Checkbox key={ratio} value={ratio} label={`${ratio} ${t(ratioWords[ratio])}`} />
          ))}
      </div>
    </Checkbox.Group>
  )
}
