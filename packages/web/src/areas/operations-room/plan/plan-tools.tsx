import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { IconButton, useBreakpoint, useConfirm } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import styles from './plan-tools.module.css';
import { gapsIn } from './board.ts';
import { warningCounts } from './seat-warnings.ts';
import type { RoomFiller } from './use-room-fill.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface PlanToolsProps {
  readonly model: RoomPlanModel;
  readonly filler: RoomFiller;
}

/**
 * Fill, repair, undo, save, publish: at the head of the card, on the phone at the lower edge while the card is in view. A counter
 * shows some hours of a day and publishes none.
 */
export function PlanTools({ model, filler }: PlanToolsProps): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  const { confirm, element } = useConfirm();
  if (!model.editable) return null;
  const size = mobile ? 'sm' : 'compact-sm';
  const ofCounter = model.place.slot !== null;
  const cannotSave = model.saving || model.conflict !== null;
  const { offShift, lacks } = warningCounts(model);
  // Pressed by a key it keeps the focus: none is disabled.
  const running = filler.running !== null;
  const publish = async (): Promise<void> => {
    const open = gapsIn(model.board, model.place.range).length;
    const question = {
      title: t('publishQuestion', { day: displayDay(model.place.day) }),
      text: [
        t('publishText'),
        open === 0 ? t('publishWhole') : t('publishGaps', { count: open }),
        ...(offShift === 0 ? [] : [t('publishOffShift', { count: offShift })]),
        ...(lacks === 0 ? [] : [t('publishUnfit', { count: lacks })]),
      ].join(' '),
      yes: t('publish'),
    };
    // It is not taken back from those who read it (decision 0056).
    if (model.isPublished || (await confirm(question))) model.save(true);
  };
  return (
    <div className={styles['tools']}>
      {offShift + lacks > 0 && (
        <Button
          variant="default"
          size={size}
          aria-disabled={running || undefined}
          onClick={() => running || filler.repair()}
        >
          {t('repair')}
        </Button>
      )}
      <Button
        variant="default"
        size={size}
        aria-disabled={running || undefined}
        onClick={() => running || filler.fill()}
      >
        {t('fill')}
      </Button>
      <IconButton
        label={t('undo')}
        icon={IconArrowBackUp}
        aria-disabled={!model.canUndo || undefined}
        onClick={() => model.change({ type: 'undo' })}
      />
      {(ofCounter || !model.isPublished) && (
        <Button
          variant="default"
          size={size}
          disabled={!model.dirty || cannotSave}
          onClick={() => model.save(false)}
        >
          {t('save')}
        </Button>
      )}
      {!ofCounter && (
        <Button
          size={size}
          disabled={(model.isPublished && !model.dirty) || cannotSave}
          onClick={() => void publish()}
        >
          {t(model.isPublished ? 'savePublished' : 'publish')}
        </Button>
      )}
      {element}
    </div>
  );
}
