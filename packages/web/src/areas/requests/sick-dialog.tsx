import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { DateField, FieldLine, FormDialog, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { emptyRequest, withFrom, type CauseShape, type RequestField } from './new-request-fields.ts';
import './own-requests.texts.ts';
import { RequestTrialResult } from './new-request-trial.tsx';
import { useNewRequest } from './use-new-request.ts';

/** Whether the person may insert it is for the server to say: whoever is ill waits for no list of causes. */
const SICKNESS: CauseShape = { idcausale: 'MAL', units: ['G'], oneTime: false, gestdoc: 'VIC' };
const causeOf = (): CauseShape => SICKNESS;
const NO_SERIES: readonly Day[] = [];
const seriesOf = (): readonly Day[] => NO_SERIES;

interface SickDialogProps {
  readonly day: Day;
  readonly onClose: () => void;
}

/** The one confirmation: from the day of the next shift to that day, or as long as is written here. */
export function SickDialog({ day, onClose }: SickDialogProps): JSX.Element {
  const t = useTexts('ownRequests');
  const today = dayFromCompact(useSession().today)!;
  const first = compactDay(day);
  const initial = useMemo(() => emptyRequest({ cause: 'MAL', unit: 'G', from: first, to: first }), [first]);
  const form = useNewRequest({
    name: { form: 'malattia', thing: [first] },
    initial,
    causeOf,
    seriesOf,
    track: 'invia malattia',
    done: { header: t('sickSent'), text: t('sickSentWhy') },
    failed: t('sendFailed'),
    onSent: onClose,
  });
  const { fields, write, trial } = form;
  const fault = (field: RequestField): string | undefined => {
    const found = form.faultOf(field);
    if (found === null) return undefined;
    return t(found === 'reversed' ? 'daysReversed' : 'dayNeeded');
  };
  return (
    <FormDialog
      {...form.end}
      title={t('sick')}
      submit={t('sickSend')}
      disabled={form.isRefused}
      onSubmit={() => form.save()}
      onClose={onClose}
      onCancel={() => {
        form.discard();
        onClose();
      }}
    >
      <Text tone="quiet">{t('sickWhy')}</Text>
      <FieldLine>
        <DateField
          label={t('sickFrom')}
          value={dayFromCompact(fields.from)}
          today={today}
          error={fault('from')}
          onChange={(chosen) => write(chosen === null ? { from: '' } : withFrom(fields, compactDay(chosen)))}
          onUnreadable={() => write({ from: '' })}
        />
        <DateField
          label={t('sickTo')}
          value={dayFromCompact(fields.to)}
          today={today}
          error={fault('to')}
          onChange={(chosen) => write({ to: chosen === null ? '' : compactDay(chosen) })}
          onUnreadable={() => write({ to: '' })}
        />
      </FieldLine>
      <RequestTrialResult trial={trial} weighs={false} />
    </FormDialog>
  );
}
