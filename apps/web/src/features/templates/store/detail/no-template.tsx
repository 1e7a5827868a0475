import { EmptyState, Page } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../../app/links.tsx'
import { usePageTitle } from '../../../../app/page-title.ts'

/** An address under the store that no template has. */
export function NoTemplate() {
  const { t } = useTranslation()
  usePageTitle(t('titles.notFound'))
  return (
    <Page>
      <EmptyState
        order={1}
        picture="lost"
        title={t('store.noTemplate')}
        text={t('store.noTemplateText')}
        action={
          <ButtonLink to="/store" size="md">
            {t('store.browse')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
