import { type Field, type Slot, slotOf, type StepName } from '@clipmint/editor'
import type { SceneRole } from '@clipmint/film'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useSession } from './use-session.ts'

/** The name of a slot as its template gives it: 「제목」. */
export function useSlotName(): (slot: Slot) => string {
  const { language } = useFormats()
  return ({ layer }) => layer.slot.label[language]
}

/** What a scene is there for: 「장점」. Its template's own label says how it looks, which its picture shows already. */
export function useSceneRole(): (sceneId: string) => string {
  const { t } = useTranslation()
  const { editor } = useSession()
  return (sceneId) => {
    const scene = editor.template.scenes.find(({ id }) => id === sceneId)
    return scene ? t(`stage.scene_${scene.role}`) : ''
  }
}

/** Where a slot or scene stands: 「장면 2 · 장점」. */
export function useSceneName(): (scene: { role: SceneRole }, index: number) => string {
  const { t } = useTranslation()
  return ({ role }, index) => t('editor.sceneName', { number: index + 1, label: t(`stage.scene_${role}`) })
}

/** What a part of the work is called. */
export function useFieldName(): (field: Field) => string {
  const { t } = useTranslation()
  const { editor } = useSession()
  const slotName = useSlotName()
  const sceneName = useSceneName()
  const sceneNameOf = (id: string | undefined) => {
    const index = editor.template.scenes.findIndex((scene) => scene.id === id)
    const scene = editor.template.scenes[index]
    return scene ? sceneName(scene, index) : t('editor.scene')
  }
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
        return sceneNameOf(id)
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
