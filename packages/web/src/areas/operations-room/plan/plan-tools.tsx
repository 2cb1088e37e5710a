import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { JSX } from 'react';
import { IconButton, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import styles from './plan-tools.module.css';
import type { RoomPlanModel } from './use-room-plan.ts';

/**
 * Undo, save, publish: at the head of the card, on the phone at the lower edge while the card is in view. A counter
 * shows some hours of a day and publishes none.
 */
export function PlanTools({ model }: { readonly model: RoomPlanModel }): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  if (!model.editable) return null;
  const size = mobile ? 'sm' : 'compact-sm';
  const ofCounter = model.place.slot !== null;
  const cannotSave = model.saving || model.conflict !== null;
  return (
    <div className={styles['tools']}>
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
          onClick={() => model.save(true)}
        >
          {t(model.isPublished ? 'savePublished' : 'publish')}
        </Button>
      )}
    </div>
  );
}
