import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../../app/links.tsx'
import { NothingHere } from '../../../../app/nothing-here.tsx'
import { usePageTitle } from '../../../../app/page-title.ts'

/** An address under the store that no template has. */
export function NoTemplate() {
  const { t } = useTranslation()
  usePageTitle(t('titles.notFound'))
  return (
    <NothingHere title={t('store.noTemplate')} text={t('store.noTemplateText')}>
      <ButtonLink to="/store" size="md">
        {t('store.browse')}
      </ButtonLink>
    </NothingHere>
  )
}
