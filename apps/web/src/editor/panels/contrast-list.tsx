import {
  type ColorRole,
  contrast,
  type Palette,
  READABLE_CONTRAST,
  readableOn,
  type Template,
} from '@clipmint/film'
import { StatusBadge } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'
import { roleWords } from './role-words.ts'

import classes from './color-panel.module.css'

/** How well the words read on what lies under them, for each pair of colours that the template puts together. */
export function ContrastList() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const changed = useEditorState(({ work }) => work.changedColor)
  const palette: Palette = { ...editor.template.colors, ...changed }
  return (
    <section className={classes['contrast']} aria-label={t('editor.contrast')}>
      <h3>{t('editor.contrast')}</h3>
      <ul className={classes['pairs']}>
        {pairsOf(editor.template).map(([words, ground]) => (
          <PairRow key={`${words} ${ground}`} words={words} ground={ground} palette={palette} />
        ))}
      </ul>
      <p className={classes['note']}>{t('editor.contrastNote')}</p>
    </section>
  )
}

function PairRow({ words, ground, palette }: { words: ColorRole; ground: ColorRole; palette: Palette }) {
  const { t } = useTranslation()
  const shown = readableOn(palette[ground], palette[words], palette)
  const isMended = shown !== palette[words]
  const figure = Math.floor(contrast(palette[words], palette[ground]) * 10) / 10
  return (
    <li className={classes['pair']}>
      <span
        className={classes['sample']}
        style={{ background: palette[ground], color: shown }}
        aria-hidden="true"
      >
        {t('editor.contrastSample')}
      </span>
      <span>{t('editor.contrastPair', { words: t(roleWords[words]), ground: t(roleWords[ground]) })}</span>
      <StatusBadge tone={isMended ? 'warn' : 'ok'}>
        {t('editor.contrastRatio', { figure: figure.toFixed(1) })}
      </StatusBadge>
      {isMended ? (
        <p className={classes['mended']}>{t('editor.contrastMended', { least: READABLE_CONTRAST })}</p>
      ) : null}
    </li>
  )
}

/** The colours that words stand in and on, each pair once. */
function pairsOf(template: Template): [ColorRole, ColorRole][] {
  const texts = template.scenes.flatMap(({ layers }) => layers.filter((layer) => layer.kind === 'text'))
  const pairs = new Map(
    texts.map(({ color, on }) => [`${color} ${on}`, [color, on] as [ColorRole, ColorRole]]),
  )
  return [...pairs.values()]
}
