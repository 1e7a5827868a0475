import type { Approval, PostWords } from '@clipmint/contract'
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
  momentOf,
  TimeFields,
  useTimeFault,
  wallAt,
  WordsFields,
} from '../../reservations/index.ts'
import type { Wished } from '../pages/search.ts'
import { useDecide, wasDecided } from '../queries.ts'
import { useNetworkName } from './places.ts'
import { WrittenWords } from './written-words.tsx'

import classes from './decision.module.css'

type DecisionProps = {
  token: string
  approval: Approval
  /** What is chosen at first. */
  wished: Wished
  /** Whether it was just changed here, and is asked about anew. */
  isSaved: boolean
  /** Called with the link that asks about what was changed. */
  onNext: (token: string) => void
}

/** The three things that can be done about a post: what comes of the chosen one, and the button that does it. */
export function Decision({ token, approval, wished, isSaved, onNext }: DecisionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Wished>(wished)
  const [words, setWords] = useState<PostWords>(() => wordsOf(approval))
  const [wall, setWall] = useState(() => wallAt(new Date(approval.uploadAt), approval.zone))
  const timeFault = useTimeFault(wall, approval.zone)
  const decide = useDecide(token)
  const uploadAt = momentOf(wall, approval.zone)?.toISOString()
  const isMoved = uploadAt !== new Date(approval.uploadAt).toISOString()
  const kept = { ...words, hashtags: [...words.hashtags] }
  const changes = { words: kept, ...(isMoved && uploadAt ? { uploadAt } : {}) }
  const send = (decision: Wished, isChanged: boolean) => {
    if (decide.isPending) return
    decide.mutate(
      { decision, ...(isChanged ? changes : {}) },
      { onSuccess: ({ result: { next } }) => (next === null ? undefined : onNext(next)) },
    )
  }
  const wordFaults = faultsIn(words)
  const isFaulty = wordFaults.length > 0 || (isMoved && timeFault !== null)
  const busy = (decision: Wished) => decide.isPending && decide.variables.decision === decision
  const section = useRef<HTMLElement>(null)
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
      {chosen === 'change' ? (
        <div className={classes['fields']}>
          <WordsFields
            videoId={null}
            to={[...new Set(approval.targets.map(({ platform }) => platform))]}
            value={words}
            onChange={setWords}
          />
          <div data-field="time">
            <TimeFields value={wall} zone={approval.zone} onChange={setWall} />
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
      {decide.isError && !wasDecided(decide.error) ? <FailureNote error={decide.error} /> : null}
      <FixedBar>
        {chosen === 'skip' ? (
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
        {chosen === 'change' ? (
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

function wordsOf({ copy, tags, title }: Approval): PostWords {
  return { caption: copy, hashtags: tags, title }
}
