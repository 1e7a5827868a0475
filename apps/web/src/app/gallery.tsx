import {
  CardGridSkeleton,
  Chip,
  Chips,
  colours,
  CostButton,
  EmptyState,
  ErrorNote,
  FactList,
  IconPlate,
  LanguageSwitch,
  Logo,
  Money,
  Page,
  PageHead,
  PlanBadge,
  PlaySwitch,
  ProgressBar,
  SectionTitle,
  SegmentedTabs,
  StatusBadge,
} from '@clipmint/ui'
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NumberInput,
  PasswordInput,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { CalendarCheck, Heart, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { GalleryPlayers } from './gallery-players.tsx'

import classes from './gallery.module.css'

// The words here are for those who build the site, so they are not in the locales.

/** Each ui part in every state, for the eyes of those who build it; not in the shipped site. */
export function Gallery() {
  return (
    <Page>
      <PageHead
        title="Gallery"
        lead="모든 부품과 모든 상태"
        actions={<CostButton verb="영상 만들기" cost="1크레딧" />}
      />
      <Stack gap="3xl">
        <Colours />
        <Buttons />
        <Fields />
        <Statuses />
        <Progress />
        <Shelf title="Player, wide and narrow">
          <GalleryPlayers />
        </Shelf>
        <Lists />
        <Facts />
        <Errors />
        <EmptyPlaces />
      </Stack>
    </Page>
  )
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  )
}

function Colours() {
  return (
    <Shelf title="Colours">
      <div className={classes['colours']}>
        {Object.entries(colours).map(([name, value]) => (
          <figure key={name}>
            <i style={{ background: value }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Shelf>
  )
}

function Buttons() {
  return (
    <Shelf title="Buttons">
      {(['filled', 'default', 'soft', 'light', 'subtle'] as const).map((variant) => (
        <Group key={variant} mb="sm">
          {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} leftSection={<Plus size="1rem" aria-hidden="true" />}>
            새 영상
          </Button>
          <Button variant={variant} disabled>
            꺼짐
          </Button>
          <Button variant={variant} loading>
            하는 중
          </Button>
        </Group>
      ))}
      <Group>
        <CostButton verb="영상 만들기" cost="무료 2/3 남음" />
        <Button color="red" variant="light">
          지우기
        </Button>
        <ActionIcon aria-label="좋아요">
          <Heart size="1.25rem" aria-hidden="true" />
        </ActionIcon>
      </Group>
    </Shelf>
  )
}

function Fields() {
  return (
    <Shelf title="Fields">
      <div className={classes['fields']}>
        <TextInput label="상품 이름" description="40자까지" placeholder="손뜨개 울 비니" />
        <TextInput label="상품 이름" defaultValue="ㅋ" error="두 글자보다 길게 적어 주세요." />
        <TextInput label="상품 이름" defaultValue="손뜨개 울 비니" disabled />
        <PasswordInput label="비밀번호" visibilityToggleButtonProps={{ 'aria-label': '보기' }} />
        <NumberInput label="가격" defaultValue={29_000} thousandSeparator suffix="원" />
        <Select label="말투" data={['친근하게', '믿음직하게', '재미있게']} defaultValue="친근하게" />
        <Textarea label="상품 설명" minRows={3} autosize placeholder="10자부터 1,000자까지" />
        <Stack gap="sm">
          <Checkbox label="이용약관에 동의해요" defaultChecked />
          <Checkbox label="소식과 혜택을 받을게요" />
          <Switch label="내 상품에 맞춰 보기" defaultChecked />
        </Stack>
      </div>
    </Shelf>
  )
}

function Statuses() {
  return (
    <Shelf title="Status, plans, prices">
      <Group mb="sm">
        {(['plain', 'ok', 'info', 'warn', 'bad', 'ink'] as const).map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
        <PlanBadge planType={0}>무료</PlanBadge>
        <PlanBadge planType={1}>베이직</PlanBadge>
        <PlanBadge planType={101}>엔터프라이즈</PlanBadge>
      </Group>
      <Group gap="xl">
        <Money amount={24_900} currency="KRW" language="ko" before={{ amount: 29_000, label: '할인 전' }} />
        <Money amount={1_234} currency="USD" language="en" />
        <Money amount={150_000} currency="IDR" language="ko" />
        <Money amount={150_000} currency="VND" language="ko" />
        <Logo />
      </Group>
    </Shelf>
  )
}

function Progress() {
  return (
    <Shelf title="Progress">
      <Stack maw="24rem">
        <ProgressBar
          label="만드는 중"
          percent={43}
          size="tall"
          stage="장면 3/6을 그리고 있어요"
          detail="약 50초 남았어요"
        />
        <ProgressBar label="올리기" percent={80} />
        <ProgressBar label="준비" percent={null} stage="준비하고 있어요" />
      </Stack>
    </Shelf>
  )
}

const tabs = [
  { value: 'all', label: '전체', count: 14 },
  { value: 'going', label: '진행 중', count: 3 },
  { value: 'done', label: '완료', count: 9 },
] as const

function Lists() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('all')
  const [language, setLanguage] = useState<'ko' | 'en'>('ko')
  return (
    <Shelf title="Tabs, language, chips, cards on their way">
      <Group justify="space-between" mb="lg">
        <SegmentedTabs label="영상 상태" tabs={tabs} value={tab} onChange={setTab} />
        <LanguageSwitch label="언어" value={language} onChange={setLanguage} />
      </Group>
      <Chips label="형태">
        <Chip isChosen onClick={() => undefined}>
          릴스
        </Chip>
        <Chip isChosen={false} onClick={() => undefined}>
          스토리
        </Chip>
        <Chip isChosen={false} isDisabled onClick={() => undefined}>
          동영상
        </Chip>
      </Chips>
      <CardGridSkeleton label="불러오는 중이에요" ratio="4 / 5" />
    </Shelf>
  )
}

function Facts() {
  const [isOn, setOn] = useState(true)
  return (
    <Shelf title="Facts, the plate of an icon, a switch of what moves">
      <Group align="start">
        <IconPlate>
          <CalendarCheck aria-hidden="true" />
        </IconPlate>
        <FactList
          facts={[
            ['시간', '12월 1일 (화) 10:00~10:30'],
            ['전화', '010-1234-5678'],
          ]}
        />
        <div className={classes['moving']}>
          <PlaySwitch isOn={isOn} label={isOn ? '멈춤' : '재생'} onToggle={() => setOn(!isOn)} />
        </div>
      </Group>
    </Shelf>
  )
}

function Errors() {
  return (
    <Shelf title="Errors">
      <Stack>
        <ErrorNote
          title="영상을 만들지 못했어요."
          cost="무료 횟수는 그대로 2/3 남아 있어요."
          supportId="문의 번호 01JABC"
          action={<Button variant="default">다시 해 보기</Button>}
        />
        <ErrorNote
          tone="warn"
          title="사진이 작아서 흐리게 보일 수 있어요."
          cost="1080px보다 큰 사진이 좋아요."
        />
      </Stack>
    </Shelf>
  )
}

function EmptyPlaces() {
  return (
    <Shelf title="Empty places">
      <div className={classes['fields']}>
        {(['products', 'videos', 'search', 'likes', 'lost', 'broken', 'trash'] as const).map((picture) => (
          <EmptyState
            key={picture}
            order={3}
            picture={picture}
            title="아직 상품이 없어요"
            text="사진과 이름만 있으면 등록할 수 있어요."
            action={<Button>상품 등록하기</Button>}
          />
        ))}
      </div>
    </Shelf>
  )
}
