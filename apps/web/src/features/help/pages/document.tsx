import type { DocumentName, LegalDocument } from '@clipmint/contract'
import { Page, PageHead, StatusBadge } from '@clipmint/ui'
import { Button, NativeSelect } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { Article } from '../article/article.tsx'
import { Contents } from '../article/contents.tsx'
import { Reading, ReadingSkeleton } from '../article/reading.tsx'
import { countClick, useDocument } from '../queries.ts'
import { documents, isDocument } from './search.ts'

import classes from './document.module.css'

const route = getRouteApi('/docs/$docName')

/** /docs/{docName}: a document with all of its versions, to be read, compared and printed. */
export function DocumentPage() {
  const { docName } = route.useParams()
  // Others never come here: the route turns them away.
  return isDocument(docName) ? <KnownDocument name={docName} /> : null
}

function KnownDocument({ name }: { name: DocumentName }) {
  const { t } = useTranslation()
  const { version } = route.useSearch()
  const { data, error, refetch } = useDocument(name, version?.slice(1))
  usePageTitle(data?.title ?? t(`help.document_${name}`))
  return (
    <Page>
      <nav className={classes['others']} aria-label={t('help.otherDocuments')}>
        {documents.map((other) => (
          <Link
            key={other}
            to="/docs/$docName"
            params={{ docName: other }}
            aria-current={other === name ? 'page' : undefined}
          >
            {t(`help.document_${other}`)}
          </Link>
        ))}
      </nav>
      <PageHead
        title={data?.title ?? t(`help.document_${name}`)}
        lead={data?.summary}
        actions={data ? <Tools text={data} /> : null}
      />
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Text text={data} /> : error ? null : <ReadingSkeleton />}
    </Page>
  )
}

function Text({ text }: { text: LegalDocument }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  return (
    <>
      <p className={classes['when']}>
        {t('help.inForce', { version: text.version, date: day(text.effectiveOn) })}
        {text.isCurrent ? <StatusBadge tone="ok">{t('help.current')}</StatusBadge> : null}
      </p>
      {text.isCurrent ? null : (
        <p className={classes['older']} role="status">
          {t('help.notCurrent')}{' '}
          <Link to="/docs/$docName" params={{ docName: text.id }}>
            {t('help.toCurrent')}
          </Link>
        </p>
      )}
      <Reading contents={<Contents blocks={text.blocks} />}>
        <Article blocks={text.blocks} />
      </Reading>
    </>
  )
}

function Tools({ text }: { text: LegalDocument }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const navigate = route.useNavigate()
  const choose = (version: string) => {
    const chosen = text.versions.find((it) => it.version === version)
    if (!chosen?.isCurrent) countClick('document-older')
    void navigate({ search: chosen?.isCurrent ? {} : { version: `v${version}` }, resetScroll: false })
  }
  return (
    <div className={classes['tools']}>
      <NativeSelect
        size="sm"
        aria-label={t('help.version')}
        value={text.version}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={text.versions.map(({ version, effectiveOn, isCurrent }) => ({
          value: version,
          label: t(isCurrent ? 'help.versionNow' : 'help.versionOf', { version, date: day(effectiveOn) }),
        }))}
      />
      <Button
        variant="default"
        leftSection={<Printer aria-hidden="true" size="1rem" />}
        onClick={() => {
          countClick('document-print')
          window.print()
        }}
      >
        {t('help.print')}
      </Button>
    </div>
  )
}
