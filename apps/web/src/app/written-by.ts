import { builtInWriter } from '@clipmint/contract'
import type { TFunction } from 'i18next'

/** Says who wrote something: a model by its name, or the writer that is built in. */
export function writtenBy(writer: string, t: TFunction): string {
  return writer === builtInWriter
    ? t('templates.writtenBuiltIn')
    : t('templates.writtenBy', { model: writer })
}
