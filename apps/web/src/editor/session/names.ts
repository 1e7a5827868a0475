import { type Field, type Slot, slotOf, type StepName } from '@clipmint/editor'
import type { Localized } from '@clipmint/kit'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useSession } from './use-session.ts'

/** The name of a slot as its template gives it: 「제목」. */
export function useSlotName(): (slot: Slot) => string {
  const { language } = useFormats()
  return ({ layer }) => layer.slot.label[language]
}

/** Where a slot or scene stands: 「장면 1 · 훅」. */
export function useSceneName(): (scene: { label: Localized }, index: number) => string {
  const { t } = useTranslation()
  const { language } = useFormats()
  return ({ label }, index) => t('editor.sceneName', { number: index + 1, label: label[language] })
}

/** What a part of the work is called. */
export function useFieldName(): (field: Field) => string {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { language } = useFormats()
  const slotName = useSlotName()
  const sceneName = useSceneName()
  return (field) => {
    const slot = editor.slots.get(slotOf(field) ?? '')
    if (slot) return `${sceneName(slot.scene, slot.sceneIndex)} · ${slotName(slot)}`
    const [kind, id] = field.split('/', 2)
    switch (kind) {
      case 'title':
        return t('editor.title')
      case 'ratio':
        return t('editor.toolRatio')
      case 'bgm':
        return t('editor.toolMusic')
      case 'brand':
        return t('editor.toolBrand')
      case 'brandName':
        return t('brand.name')
      case 'brandLogo':
        return t('brand.logo')
      case 'color':
        return t('editor.toolColor')
      default:
        return editor.template.scenes.find((scene) => scene.id === id)?.label[language] ?? t('editor.scene')
    }
  }
}

const stepWords = {
  text: 'stepText',
  'text-look': 'stepTextLook',
  'text-shown': 'stepTextShown',
  media: 'stepMedia',
  placing: 'stepPlacing',
  crop: 'stepCrop',
  trim: 'stepTrim',
  color: 'stepColor',
  brand: 'stepBrand',
  music: 'stepMusic',
  title: 'stepTitle',
  ratio: 'stepRatio',
  scene: 'stepScene',
  merge: 'stepMerge',
  restore: 'stepRestore',
} as const satisfies Record<StepName['kind'], string>

/** What a step of the history did: 「글 수정」. */
export function useStepName(): (step: StepName) => string {
  const { t } = useTranslation()
  return ({ kind }) => t(`editor.${stepWords[kind]}`)
}
