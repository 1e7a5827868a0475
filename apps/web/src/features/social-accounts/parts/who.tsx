import { Avatar } from '@mantine/core'

import classes from './who.module.css'

type WhoProps = { who: { name: string; handle: string | null; avatarUrl: string | null } }

/** A page, account or channel: its picture, its name, and its name in addresses. */
export function Who({ who: { name, handle, avatarUrl } }: WhoProps) {
  return (
    <span className={classes['who']}>
      <Avatar src={avatarUrl} alt="" size={40} radius="xl" color="mint">
        {[...name][0]}
      </Avatar>
      <span className={classes['names']}>
        <b>{name}</b>
        {handle === null ? null : <span>@{handle}</span>}
      </span>
    </span>
  )
}
