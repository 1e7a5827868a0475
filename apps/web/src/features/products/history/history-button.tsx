import { type AiCategory, type AiInput, type Asset, limits } from '@clipmint/contract'
import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api, queries } from '../../../api/index.ts'
import { useAskFirst } from '../../../app/ask-first.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'

import classes from './history.module.css'

/** What was put in before, and the files that it names, in their owner's order. */
export type PastInput = {
  input: AiInput
  files: Asset[]
  /** Pictures of reviews that were not chosen. */
  reviewFiles: Asset[]
}

type HistoryButtonProps = {
  category: AiCategory
  /** Something stands in the form that loading would replace. */
  isDirty: boolean
  onLoad: (past: PastInput) => void
}

/** The last ten things that were put in, in a drawer; loading one replaces what stands in the form, after asking. */
export function HistoryButton({ category, isDirty, onLoad }: HistoryButtonProps) {
  const { t } = useTranslation()
  const { date, time } = useFormats()
  const askFirst = useAskFirst()
  const [isOpen, { open, close }] = useDisclosure(false)
  const past = useQuery({
    ...queries.aiRequests.list({ query: { category, limit: limits.historyMax } }),
    enabled: isOpen,
    select: ({ result }) => result.list,
  })
  const load = useMutation({ mutationFn: fetchInput, onSuccess: onLoad })
  const choose = (id: string) => {
    close()
    if (!isDirty) return load.mutate(id)
    askFirst({
      title: t('products.loadAsk'),
      note: t('products.loadNote'),
      confirm: t('products.load'),
      onConfirm: () => load.mutate(id),
    })
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<History aria-hidden="true" size="1rem" />}
        loading={load.isPending}
        onClick={open}
      >
        {t('products.history')}
      </Button>
      {load.isError ? <FailureNote error={load.error} /> : null}
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        zIndex={400}
        title={t('products.history')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <p className={classes['note']}>{t('products.historyNote', { count: limits.historyMax })}</p>
        {past.isError ? <FailureNote error={past.error} onRetry={() => void past.refetch()} /> : null}
        {past.data?.length === 0 ? <p className={classes['none']}>{t('products.historyNone')}</p> : null}
        <ul className={classes['list']}>
          {past.data?.map(({ _id, productName, createdAt }) => (
            <li key={_id}>
              <button type="button" className={classes['past']} onClick={() => choose(_id)}>
                <b>{productName}</b>
                <span>
                  {date(createdAt)} {time(createdAt)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}

async function fetchInput(id: string): Promise<PastInput> {
  const { input, imageList, videoList, reviewFiles } = await api.aiRequests.get({ params: { id } })
  const found = new Map([...imageList, ...videoList].map((file) => [file._id, file]))
  const files = input.sources.flatMap((source) => found.get(source) ?? [])
  return { input, files, reviewFiles }
}
