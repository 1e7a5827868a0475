import { EmptyState, Page } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../app/links.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { MaintenancePeriod } from './maintenance-period.tsx'
import { useMaintenance } from './queries.ts'

import classes from './unavailable-screen.module.css'

/** Stands in for a page that writes while the site is worked on: why, until when, and what can be done meanwhile. */
export function UnavailableScreen() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { data, refetch, isFetching } = useMaintenance()
  if (!data) return null
  return (
    <Page>
      <EmptyState
        order={1}
        picture="broken"
        title={t('announcements.unavailable')}
        text={data[language].description}
        action={
          <div className={classes['action']}>
            <MaintenancePeriod maintenance={data} />
            <Group justify="center">
              <Button size="md" loading={isFetching} onClick={() => void refetch()}>
                {t('announcements.lookAgain')}
              </Button>
              <ButtonLink to="/store" size="md" variant="default">
                {t('errors.toStore')}
              </ButtonLink>
            </Group>
          </div>
        }
      />
    </Page>
  )
}
