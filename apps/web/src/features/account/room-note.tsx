import { can } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../app/links.tsx'
import { LockNote } from '../../app/plan-lock.tsx'
import { useLimit, useUser } from './queries.ts'

import classes from '../../app/plan-lock.module.css'

/** With so little of its number left, a plan's room is nearly full. */
const nearlyFull = 0.1

type RoomNoteProps = {
  of: 'products' | 'places'
  /** Where they are not in sight: the way to those that can be deleted. */
  hasWayBack?: boolean
}

/** How much room for products or places is left, where it is nearly full, full, or more than full. */
export function RoomNote({ of, hasWayBack = false }: RoomNoteProps) {
  const { t } = useTranslation()
  const { data: user } = useUser()
  const { data: limit } = useLimit()
  if (!user || !limit) return null
  const has = limit.has[of]
  const right = can(user.payment, { do: of === 'products' ? 'add-product' : 'add-place', has })
  const { most } = right
  const count = most - has
  if (right.ok)
    return has > 0 && count <= Math.max(1, most * nearlyFull) ? (
      <p className={classes['room']}>{t(`planLock.${of}Left`, { count, most })}</p>
    ) : null
  const wayBack = hasWayBack ? (
    <ButtonLink to={`/${of}`} variant="default">
      {t(`planLock.${of}Tidy`)}
    </ButtonLink>
  ) : null
  return count < 0 ? (
    <LockNote title={t(`planLock.${of}Over`, { count: -count })} others={wayBack}>
      <p>{t(`planLock.${of}OverNote`, { count: most })}</p>
    </LockNote>
  ) : (
    <LockNote title={t(`planLock.${of}Full`, { count: most })} others={wayBack}>
      <p>{t(`planLock.${of}FullNote`)}</p>
    </LockNote>
  )
}
