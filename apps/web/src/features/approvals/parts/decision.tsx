import type { Approval } from '@clipmint/contract'
import { FixedBar, SegmentedTabs } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import {
  faultsIn,
  FormFaults,
  goTo,
  TimeFields,
  useTimeFault,
  WordsFields,
} from '../../reservations/index.ts'
import type { Wished } from '../pages/search.ts'
import { isOtherByNow, useDecide, wasDecided } from '../queries.ts'
import { ChangedNote } from './changed-note.tsx'
import { useNetworkName } from './places.ts'
import { changesIn } from './typed.ts'
import type { Look } from './use-look.ts'
import { WrittenWords } from './written-words.tsx'

import classes from './decision.module.css'

type DecisionProps = {
  token: string
  approval: Approval
  look: Look
  /** What is chosen at first. */
  wished: Wished
  /** Whether it was just changed here, and is asked about anew. */
  isSaved: boolean
  /** Called with the link that asks about what was changed. */
  onNext: (token: string) => void
}

/** The three things that can be done about a post: what comes of the chosen one, and the button that does it. */
export function Decision({ token, approval, look, wished, isSaved, onNext }: DecisionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Wished>(wished)
  const { typed } = look
  const { words, wall } = typed
  const timeFault = useTimeFault(wall, approval.zone)
  const decide = useDecide(token)
  const changes = changesIn(typed, approval)
  const isMoved = changes.uploadAt !== undefined || timeFault === 'missing'
  const send = (decision: Wished, isChanged: boolean) => {
    if (decide.isPending) return
    decide.mutate(
      { decision, seen: approval.seen, ...(isChanged ? changes : {}) },
      { onSuccess: ({ result: { next } }) => (next === null ? undefined : onNext(next)) },
    )
  }
  const isTold = wasDecided(decide.error) || (look.hasChanged && isOtherByNow(decide.error))
  const wordFaults = faultsIn(words)
  const isFaulty = wordFaults.length > 0 || (isMoved && timeFault !== null)
  const busy = (decision: Wished) => decide.isPending && decide.variables.decision === decision
  const section = useRef<HTMLElement>(null)
  const lookAgain = () => {
    look.lookAgain()
    section.current?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    // Whoever came to change something, or has just done so, is led to it: a phone shows it far below.
    if (wished === 'change' || isSaved) section.current?.scrollIntoView({ block: 'start' })
  }, [wished, isSaved])
  return (
    <section ref={section} className={classes['decision']} aria-label={t('approvals.decide')}>
      <SegmentedTabs
        label={t('approvals.decide')}
        tabs={[
          { value: 'approve', label: t('approvals.approve') },
          { value: 'change', label: t('approvals.change') },
          { value: 'skip', label: t('approvals.skip') },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {look.hasChanged ? (
        <ChangedNote approval={approval} typed={typed} isTyping={chosen === 'change'} onTake={look.type} />
      ) : null}
      {chosen === 'change' ? (
        <div className={classes['fields']}>
          <WordsFields
            videoId={null}
            to={[...new Set(approval.targets.map(({ platform }) => platform))]}
            value={words}
            onChange={(next) => look.type({ ...typed, words: next })}
          />
          <div data-field="time">
            <TimeFields
              value={wall}
              zone={approval.zone}
              onChange={(next) => look.type({ ...typed, wall: next })}
            />
          </div>
        </div>
      ) : (
        <>
          {isSaved ? (
            <p className={classes['saved']} role="status">
              <CircleCheck aria-hidden="true" size="1.25rem" />
              {t('approvals.saved')}
            </p>
          ) : null}
          <WrittenWords approval={approval} />
        </>
      )}
      {chosen === 'change' && isFaulty ? (
        <FormFaults
          faults={wordFaults}
          timeFault={isMoved ? timeFault : null}
          onGo={(to) => goTo(to === 'time' ? '[data-field="time"] input' : `[data-field="${to}"]`)}
        />
      ) : (
        <Outcome approval={approval} chosen={chosen} />
      )}
      {decide.isError && !isTold ? <FailureNote error={decide.error} /> : null}
      <FixedBar>
        {look.isStale ? (
          <Button size="lg" onClick={lookAgain}>
            {t('approvals.lookAgain')}
          </Button>
        ) : chosen === 'skip' ? (
          <Button size="lg" color="dark" loading={busy('skip')} onClick={() => send('skip', false)}>
            {t('approvals.skipNow')}
          </Button>
        ) : (
          <Button
            size="lg"
            px="sm"
            loading={busy('approve')}
            disabled={chosen === 'change' && isFaulty}
            onClick={() => send('approve', chosen === 'change')}
          >
            {t(chosen === 'change' ? 'approvals.approveChanged' : 'approvals.approveNow')}
          </Button>
        )}
        {chosen === 'change' && !look.isStale ? (
          <Button
            size="lg"
            px="sm"
            variant="default"
            loading={busy('change')}
            disabled={isFaulty}
            onClick={() => send('change', true)}
          >
            {t('approvals.save')}
          </Button>
        ) : null}
      </FixedBar>
    </section>
  )
}

/** What comes of pressing the button, in plain words. */
function Outcome({ approval: { problem }, chosen }: { approval: Approval; chosen: Wished }) {
  const { t } = useTranslation()
  const network = useNetworkName(problem?.platform ?? null)
  const isHindered = chosen === 'approve' && problem !== null
  return (
    <p className={classes['outcome']}>
      {isHindered ? t('approvals.will_approve_hindered', { network }) : t(`approvals.will_${chosen}`)}
    </p>
  )
}
