import {
  IconArrowBackUp,
  IconCalendarTime,
  IconCircleCheck,
  IconEyeOff,
  IconHourglass,
  IconPencil,
} from '@tabler/icons-react';
import { ITEM_STATE_WORDS, type DeskItem, type DeskRow } from '@torre/contract/content';
import { optionText } from '@torre/contract/list';
import type { JSX } from 'react';
import { Callout, Line, StatusBadge, stateBadge } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import './item-state.texts.ts';

type InState = Pick<DeskItem, 'state'>;

const StateBadge = stateBadge(
  { value: ({ state }: InState, language) => optionText(ITEM_STATE_WORDS, state, language) },
  ({ state }: InState) => state,
  {
    DRAFT: ['void', IconPencil],
    ASKED: ['wait', IconHourglass],
    SENT_BACK: ['undo', IconArrowBackUp],
    SCHEDULED: ['seen', IconCalendarTime],
    PUBLISHED: ['ok', IconCircleCheck],
    WITHDRAWN: ['refused', IconEyeOff],
  },
);

/** The state of the newest version, and that readers see an older one meanwhile. */
export function RowState({ state, isPublished }: Pick<DeskRow, 'state' | 'isPublished'>): JSX.Element {
  const t = useTexts('itemState');
  return (
    <Line>
      <StateBadge state={state} />
      {isPublished && state !== 'PUBLISHED' && (
        <StatusBadge family="ok" icon={IconCircleCheck} text={t('readersSee')} />
      )}
    </Line>
  );
}

/** The same at the title of the item, with the version that readers see. */
export function TitleState({ item: { state, publishedVersion } }: { readonly item: DeskItem }): JSX.Element {
  const t = useTexts('itemState');
  return (
    <Line>
      <StateBadge state={state} />
      {publishedVersion !== null && state !== 'PUBLISHED' && (
        <StatusBadge
          family="ok"
          icon={IconCircleCheck}
          text={t('readersSeeVersion', { version: publishedVersion })}
        />
      )}
    </Line>
  );
}

/** A remark stays until publication is asked again: who mends the text needs it while the text is saved by itself. */
const REMARKED: readonly DeskItem['state'][] = ['SENT_BACK', 'DRAFT'];

/** What stands of the item, beside its text. */
export function ItemState({ item }: { readonly item: DeskItem }): JSX.Element {
  const t = useTexts('itemState');
  return (
    <>
      {REMARKED.includes(item.state) && item.remark && (
        <Callout tone="wait">{t('remark', { remark: item.remark })}</Callout>
      )}
      {item.publishAt !== null && (
        <Callout tone="seen">{t('appearsAt', { when: romeDateTime(item.publishAt) })}</Callout>
      )}
    </>
  );
}
