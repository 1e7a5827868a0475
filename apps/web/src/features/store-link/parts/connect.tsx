import type { LinkedShop } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { Button, Card, TextInput } from '@mantine/core'
import { Check, ExternalLink, Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useSandbox } from '../../account/index.ts'
import { mallIdFault, mallIdIn } from '../mall-id.ts'
import { useConnect, useIsOffered } from '../queries.ts'

import classes from './connect.module.css'

type ConnectProps = { ended: LinkedShop | null; wasCancelled: boolean }

/** Where a shop is named, beside what will be read of it and what never. */
export function Connect({ ended, wasCancelled }: ConnectProps) {
  const { t } = useTranslation()
  const isOffered = useIsOffered()
  if (isOffered === false) return <ErrorNote title={t('storeLink.off')} cost={t('storeLink.offNote')} />
  return (
    <>
      {ended ? (
        <div className={classes['note']}>
          <ErrorNote title={t('storeLink.ended', { mall: ended.mall_id })} cost={t('storeLink.endedNote')} />
        </div>
      ) : null}
      {wasCancelled ? (
        <div className={classes['note']} role="status">
          <ErrorNote title={t('storeLink.cancelled')} cost={t('storeLink.cancelledNote')} />
        </div>
      ) : null}
      <div className={classes['columns']}>
        <ConnectForm mallId={ended?.mall_id ?? ''} />
        <Promises />
      </div>
    </>
  )
}

/** The field for a shop's id, however it is written, and the way on. */
function ConnectForm({ mallId }: { mallId: string }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const isSandbox = useSandbox()
  const [typed, setTyped] = useState(mallId)
  const [isTried, setTried] = useState(false)
  const connect = useConnect()
  const id = mallIdIn(typed)
  const fault = isTried ? mallIdFault(id) : null
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mallIdFault(id) === null && !connect.isPending && !connect.isSuccess) connect.mutate(id)
  }
  const failure = connect.isError ? text(connect.error) : null
  return (
    <Card component="form" noValidate className={classes['form']} onSubmit={handleSubmit}>
      <h2>{t('storeLink.formTitle')}</h2>
      <TextInput
        label={t('storeLink.mallId')}
        description={t('storeLink.mallIdHint')}
        placeholder="mintmarket"
        rightSection={<span className={classes['host']}>.cafe24.com</span>}
        rightSectionWidth="7rem"
        rightSectionPointerEvents="none"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={200}
        value={typed}
        error={fault ? t(`storeLink.mallId_${fault}`) : failure}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          connect.reset()
        }}
        onBlur={() => setTyped(mallIdIn(typed))}
      />
      {isSandbox ? (
        <p className={classes['sandbox']}>
          {t('storeLink.sandboxHint')}{' '}
          {['mintmarket', 'quietshop'].map((mall) => (
            <button key={mall} type="button" onClick={() => setTyped(mall)}>
              {mall}
            </button>
          ))}
        </p>
      ) : null}
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={connect.isPending || connect.isSuccess}
        rightSection={<ExternalLink aria-hidden="true" size="1.125rem" />}
      >
        {t('storeLink.connect')}
      </Button>
      <p className={classes['next']}>{t('storeLink.connectNext')}</p>
    </Card>
  )
}

const read = ['products', 'categories', 'pictures'] as const
const never = ['orders', 'customers', 'changes'] as const

/** What is read of a shop, and what is never touched. */
function Promises() {
  const { t } = useTranslation()
  return (
    <section className={classes['promises']}>
      <h2>{t('storeLink.willTitle')}</h2>
      <ul>
        {read.map((one) => (
          <li key={one}>
            <Check aria-hidden="true" size="1.25rem" />
            <span>
              <b>{t(`storeLink.will_${one}`)}</b>
              {t(`storeLink.willNote_${one}`)}
            </span>
          </li>
        ))}
      </ul>
      <h2>{t('storeLink.neverTitle')}</h2>
      <ul data-never="">
        {never.map((one) => (
          <li key={one}>
            <Lock aria-hidden="true" size="1.125rem" />
            <span>{t(`storeLink.never_${one}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
