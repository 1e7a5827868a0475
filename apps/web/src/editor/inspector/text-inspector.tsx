import type { Slot } from '@clipmint/editor'
import { type Film, frameSize, readingMs, safeArea, textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { StatusBadge } from '@clipmint/ui'
import { Button, Switch } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { contrastFigure } from '../check/use-finding-text.ts'
import { useFindings } from '../check/use-findings.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useTextSetting } from '../stage/slot-bounds.ts'
import { useFilm } from '../stage/use-playback.ts'
import { AlignChoice, SizeChoice } from './text-look.tsx'
import { isSafe } from './text-rules.ts'

import classes from './inspector.module.css'

type TextSlot = Slot & { kind: 'text' }

/** A slot's words: size, setting, whether they read well, whether they show. */
export function TextInspector({ slot }: { slot: TextSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const film = useDeferredValue(useFilm())
  const isHidden = useEditorState(({ work }) => work.userSource.text[slot.id]?.hidden === true)
  const isChanged = useEditorState(({ work: { userSource } }) => {
    const text = userSource.text[slot.id]
    return text !== undefined && Object.keys(text).some((key) => key !== 'value')
  })
  return (
    <>
      <SizeChoice slot={slot} />
      <AlignChoice slot={slot} />
      <Readings slot={slot} film={film} />
      {slot.layer.slot.required ? null : (
        <div className={classes['field']}>
          <Switch
            labelPosition="left"
            classNames={{ body: classes['switch'] ?? '' }}
            label={t('editor.textShown')}
            checked={!isHidden}
            onChange={(event) => {
              if (event.currentTarget.checked) editor.showText(slot.id)
              else editor.hideText(slot.id)
            }}
          />
        </div>
      )}
      {isChanged ? (
        <Button
          size="xs"
          variant="soft"
          leftSection={<RotateCcw aria-hidden="true" size="1rem" />}
          onClick={() => editor.resetTextLook(slot.id)}
        >
          {t('editor.textReset')}
        </Button>
      ) : null}
    </>
  )
}

/** How the words read, once typing leaves the time to say so: the stage comes first. */
const Readings = memo(ReadingList)

function ReadingList({ slot, film }: { slot: TextSlot; film: Film }) {
  const { t } = useTranslation()
  const { lang } = useSession().editor.state.work.userSource
  const setting = useTextSetting(film, slot.id)
  const overlong = useEditorState((state) => state.overlong[slot.id])
  const { contrasts } = useFindings()
  const { ratio } = film
  if (!slot.layer.layout[ratio])
    return <p className={classes['note']}>{t('editor.textNotHere', { ratio })}</p>
  if (!setting) return null
  const count = countChars((overlong ?? setting.layer.text).trimEnd())
  const limit = textLimit(slot.layer, lang)
  const scene = film.scenes.find(({ id }) => id === slot.scene.id)
  const isReadInTime = scene !== undefined && readingMs(setting.layer.text) <= scene.durationMs
  const contrast = contrasts.get(slot.id)
  return (
    <div className={classes['field']}>
      <h3>{t('editor.readings')}</h3>
      <dl className={classes['readings']}>
        <Reading name={t('editor.readingLength')}>
          <Verdict isGood={count <= limit}>
            {t('editor.readingLengthValue', { count, limit, lines: setting.lines })}
          </Verdict>
        </Reading>
        {contrast ? (
          <Reading name={t('editor.readingContrast')}>
            <Verdict isGood={contrast.ratio >= contrast.least}>
              {t('editor.contrastRatio', { figure: contrastFigure(contrast.ratio) })}
            </Verdict>
          </Reading>
        ) : null}
        {scene ? (
          <Reading name={t('editor.readingTime')}>
            <Verdict isGood={isReadInTime}>
              {t(isReadInTime ? 'editor.seconds' : 'editor.readingShort', {
                seconds: formatDecimalSeconds(scene.durationMs),
              })}
            </Verdict>
          </Reading>
        ) : null}
        <Reading name={t('editor.readingSafe')}>
          <Verdict isGood={isSafe(setting.ink, frameSize[ratio], safeArea[ratio])}>
            {t(
              isSafe(setting.ink, frameSize[ratio], safeArea[ratio])
                ? 'editor.readingInside'
                : 'editor.readingOutside',
            )}
          </Verdict>
        </Reading>
      </dl>
    </div>
  )
}

function Reading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return <StatusBadge tone={isGood ? 'ok' : 'warn'}>{children}</StatusBadge>
}
