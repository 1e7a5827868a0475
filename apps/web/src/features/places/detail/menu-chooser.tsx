import { limits, type Place, type PlaceMenuItem } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Button, Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useTellFailure } from '../../../app/tell-failure.ts'
import { useEditPlace } from '../queries.ts'
import { choiceFault, toggled } from './choice.ts'

import classes from './menu-chooser.module.css'
import detail from './place-detail.module.css'

const most = limits.placeMenuMax

/** A place's menu, of which its owner chooses what videos show; of a locked place the choice stays as it is. */
export function MenuChooser({ place }: { place: Place }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const edit = useEditPlace(place._id)
  const before = place.menu.filter((item) => item.chosen).map(({ _id }) => _id)
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const isChanged = chosen.join() !== before.join()
  const fault = isChanged ? choiceFault(place.menu, chosen) : null
  if (place.menu.length === 0)
    return (
      <section>
        <SectionTitle>{t('places.menu')}</SectionTitle>
        <p className={detail['none']}>{t('places.noMenu')}</p>
      </section>
    )
  const save = () =>
    edit.mutate(
      { menu: [...chosen] },
      {
        onSuccess: () => notifications.show({ message: t('places.menuSaved') }),
        onError: tellFailure,
      },
    )
  return (
    <section>
      <SectionTitle>{t('places.menu')}</SectionTitle>
      {place.isLocked ? null : <p className={classes['lead']}>{t('places.menuLead')}</p>}
      <ul className={classes['grid']}>
        {place.menu.map((item) => (
          <Item
            key={item._id}
            item={item}
            isChosen={chosen.includes(item._id)}
            isFixed={place.isLocked || (chosen.length >= most && !chosen.includes(item._id))}
            onToggle={() => setChosen(toggled(chosen, item._id))}
          />
        ))}
      </ul>
      {place.isLocked ? null : (
        <div className={classes['bar']}>
          <Button
            variant="soft"
            disabled={!isChanged || fault !== null}
            loading={edit.isPending}
            onClick={save}
          >
            {t('places.menuSave')}
          </Button>
          <p className={classes['count']} data-faulty={fault !== null} role="status">
            {fault === null ? t('places.menuChosen', { count: chosen.length, most }) : t(`places.${fault}`)}
            {chosen.length >= most ? ` · ${t('places.menuFull', { most })}` : null}
          </p>
        </div>
      )}
    </section>
  )
}

type ItemProps = { item: PlaceMenuItem; isChosen: boolean; isFixed: boolean; onToggle: () => void }

function Item({ item, isChosen, isFixed, onToggle }: ItemProps) {
  const { t } = useTranslation()
  const { name, priceText, description, pictures } = item
  const [picture] = pictures
  return (
    <li>
      <label className={classes['item']} data-chosen={isChosen}>
        <span className={classes['picture']}>
          {picture ? (
            <img src={picture.thumbnail} alt="" loading="lazy" />
          ) : (
            <ImageOff role="img" aria-label={t('places.noPicture')} size="1.25rem" />
          )}
        </span>
        <span className={classes['words']}>
          <b>{name}</b>
          {priceText === '' ? null : <span className={classes['price']}>{priceText}</span>}
          {description === '' ? null : <span className={classes['about']}>{description}</span>}
        </span>
        <Checkbox
          checked={isChosen}
          disabled={isFixed}
          onChange={onToggle}
          aria-label={priceText === '' ? name : `${name} ${priceText}`}
        />
      </label>
    </li>
  )
}
