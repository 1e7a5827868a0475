import { type LinkCandidate, networks, type SocialAccount } from '@clipmint/contract'
import { ErrorNote, PageHead } from '@clipmint/ui'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useChoose, useGoConnect } from '../queries.ts'
import { sayLinked } from '../say-linked.ts'
import { waitingPost } from '../waiting-post.ts'
import { HelpSteps } from './help-steps.tsx'
import { Who } from './who.tsx'

import classes from './choosing.module.css'

type ChoosingProps = { one: SocialAccount; candidates: readonly LinkCandidate[]; onLinked: () => void }

/** One of several pages, accounts or channels is chosen; what cannot be linked says why. */
export function Choosing({ one, candidates, onLinked }: ChoosingProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { name, place } = networks[one.type]
  const able = candidates.filter(({ fault }) => fault === null)
  const linked = able.find(({ remoteId }) => remoteId === one.account?.remoteId)
  const [first] = able.length === 1 ? able : [linked]
  const [chosen, setChosen] = useState(first?.remoteId ?? '')
  const choose = useChoose(one.type)
  const go = useGoConnect()
  const isOther = one.account !== null && (linked === undefined || chosen !== linked.remoteId)
  const link = () =>
    choose.mutate(
      { remoteId: chosen, replace: isOther },
      {
        onSuccess: (account) => {
          sayLinked(account)
          onLinked()
        },
      },
    )
  const words = { network: name[language], place: place[language] }
  return (
    <>
      <PageHead
        title={t(able.length === 0 ? 'socialAccounts.noneTitle' : 'socialAccounts.chooseTitle', words)}
        lead={t(able.length === 0 ? 'socialAccounts.noneLead' : 'socialAccounts.chooseLead', words)}
      />
      {isOther && able.length > 0 ? (
        <div className={classes['note']}>
          <ErrorNote
            tone="warn"
            title={t('socialAccounts.otherTitle', { name: one.account?.name ?? '' })}
            cost={t('socialAccounts.otherNote', { name: one.account?.name ?? '' })}
          />
        </div>
      ) : null}
      <Radio.Group
        value={chosen}
        onChange={setChosen}
        aria-label={t('socialAccounts.chooseTitle', words)}
        className={classes['list']}
      >
        {candidates.map((candidate) => (
          <Candidate key={candidate.remoteId} candidate={candidate} />
        ))}
      </Radio.Group>
      {able.length === 0 ? <HelpSteps type={one.type} help={helpFor(candidates)} /> : null}
      {choose.isError ? <FailureNote error={choose.error} /> : null}
      <div className={classes['ways']}>
        {able.length === 0 ? (
          <Button size="md" loading={go.isPending || go.isSuccess} onClick={() => go.mutate(one.type)}>
            {t('socialAccounts.again')}
          </Button>
        ) : (
          <Button
            size="md"
            disabled={chosen === ''}
            loading={choose.isPending || choose.isSuccess}
            onClick={link}
          >
            {t(isOther ? 'socialAccounts.replace' : 'socialAccounts.linkChosen')}
          </Button>
        )}
        <ButtonLink
          to="/upload/account/all"
          search={{ post: waitingPost.read() }}
          size="md"
          variant="subtle"
          color="gray"
        >
          {t('socialAccounts.toAll')}
        </ButtonLink>
      </div>
    </>
  )
}

function Candidate({ candidate }: { candidate: LinkCandidate }) {
  const { t } = useTranslation()
  const { fault, remoteId } = candidate
  return (
    <Radio.Card value={remoteId} disabled={fault !== null} className={classes['candidate'] ?? ''}>
      <Radio.Indicator disabled={fault !== null} />
      <Who who={candidate} />
      {fault === null ? null : <span className={classes['fault']}>{t(`socialAccounts.why_${fault}`)}</span>}
    </Radio.Card>
  )
}

/** What is missing of all of them: a role there, or a page, account or channel of the right kind. */
function helpFor(candidates: readonly LinkCandidate[]): 'nothing' | 'permissions' {
  return candidates.some(({ fault }) => fault === 'scope-missing') ? 'permissions' : 'nothing'
}
