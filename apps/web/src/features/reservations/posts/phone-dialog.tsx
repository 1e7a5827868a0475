import { type Reservation, textOf } from '@clipmint/contract'
import { Anchor, Button, CopyButton, Modal, Skeleton } from '@mantine/core'
import { Copy, Share2 } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { useVideoFile } from '../../projects/index.ts'

import classes from './post.module.css'

const codeSide = 208

/** The file as a code for a phone's camera and the words to go with it, to be posted there by hand. */
export function PhoneDialog({ post, onClose }: { post: Reservation; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const { data, isPending, error, refetch } = useVideoFile(post.subtemplateId)
  const address = data ? new URL(data, location.origin).href : null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('reservations.phoneTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes['dialog']}>
        {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
        {isPending ? <Skeleton height={codeSide} width={codeSide} /> : null}
        {address === null ? null : <Code address={address} />}
        {!isPending && !error && address === null ? <p>{t('reservations.phoneGone')}</p> : null}
        <Words post={post} address={address} />
      </div>
    </Modal>
  )
}

function Code({ address }: { address: string }) {
  const { t } = useTranslation()
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (
    <>
      <p>{t('reservations.phoneLead')}</p>
      <QRCodeSVG
        className={classes['code']}
        value={address}
        size={codeSide}
        level="L"
        marginSize={4}
        title={t('reservations.phoneCode')}
      />
      <p className={classes['quiet']}>
        {t('reservations.phoneUntil')}{' '}
        <Anchor inherit underline="always" href={address} target="_blank" rel="noreferrer">
          {t('reservations.phoneLink')}
        </Anchor>
      </p>
      {isLocal ? (
        <p className={classes['quiet']}>{t('phoneUploads.localOnly', { host: location.host })}</p>
      ) : null}
    </>
  )
}

function Words({ post, address }: { post: Reservation; address: string | null }) {
  const { t } = useTranslation()
  const text = textOf({ caption: post.copy, hashtags: post.tags })
  if (text === '') return null
  return (
    <div className={classes['phoneWords']}>
      <b>{t('reservations.phoneWords')}</b>
      <p>{text}</p>
      <div className={classes['phoneWays']}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="md" leftSection={<Copy aria-hidden="true" size="1.125rem" />} onClick={copy}>
              {t(copied ? 'reservations.copied' : 'reservations.copyWords')}
            </Button>
          )}
        </CopyButton>
        {'share' in navigator && address !== null ? (
          <Button
            size="md"
            variant="default"
            leftSection={<Share2 aria-hidden="true" size="1.125rem" />}
            // Closing the phone's sheet without sending is no fault.
            onClick={() => void navigator.share({ text, url: address }).catch(() => undefined)}
          >
            {t('reservations.share')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
