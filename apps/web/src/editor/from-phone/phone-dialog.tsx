import { Anchor, Button, CopyButton, Group, Skeleton } from '@mantine/core'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useSlotName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { type PhoneLink, useArrivals, usePhoneLink } from './use-phone-link.ts'

import classes from './phone-dialog.module.css'

const codeSide = 208

/** A code for the phone's camera, and what has come from there so far; closing it ends the link. */
export function PhoneDialog({ slotId }: { slotId: string }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  const { link, error, again } = usePhoneLink(slotId)
  const arrivals = useArrivals(link, slotId)
  const slot = editor.slots.get(slotId)
  return (
    <EditorModal title={t('phoneUploads.title')} size="26rem" isShort>
      <div className={classes['dialog']}>
        <p>{t('phoneUploads.lead')}</p>
        {error ? <FailureNote error={error} onRetry={again} /> : null}
        {arrivals.hasEnded ? (
          <Button onClick={again}>{t('phoneUploads.again')}</Button>
        ) : error ? null : (
          <Code link={link} />
        )}
        <Arrivals {...arrivals} />
        {slot ? <p className={classes['note']}>{t('phoneUploads.into', { name: nameOf(slot) })}</p> : null}
      </div>
    </EditorModal>
  )
}

function Code({ link }: { link: PhoneLink | null }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  if (!link) return <Skeleton className={classes['code'] ?? ''} w={codeSide} h={codeSide} />
  const address = `${location.origin}/m/${link.token}`
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (
    <>
      <QRCodeSVG
        className={classes['code']}
        value={address}
        size={codeSide}
        level="M"
        marginSize={4}
        title={t('phoneUploads.code')}
      />
      <Group gap="sm" justify="center">
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {t(copied ? 'phoneUploads.copied' : 'phoneUploads.copy')}
            </Button>
          )}
        </CopyButton>
        <Anchor className={classes['link'] ?? ''} href={address} target="_blank" rel="noreferrer">
          {t('phoneUploads.link')}
        </Anchor>
      </Group>
      <p className={classes['note']}>{t('phoneUploads.until', { time: time(link.expiresAt) })}</p>
      {isLocal ? (
        <p className={classes['note']}>{t('phoneUploads.localOnly', { host: location.host })}</p>
      ) : null}
    </>
  )
}

function Arrivals({ files, isFull, hasEnded }: ReturnType<typeof useArrivals>) {
  const { t } = useTranslation()
  const counted =
    files.length === 0 ? t('phoneUploads.waiting') : t('phoneUploads.came', { count: files.length })
  const state = isFull ? t('phoneUploads.full') : counted
  return (
    <div className={classes['arrivals']}>
      <p role="status">{hasEnded ? t('phoneUploads.ended') : state}</p>
      <ul>
        {files.map((file) => (
          <li key={file._id}>
            <img src={file.thumbnail} alt={file.originalName} />
          </li>
        ))}
      </ul>
    </div>
  )
}
