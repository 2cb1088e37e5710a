import type { InsertableCause, RequestRow } from '@torre/contract/requests';
import { useState } from 'react';
import { savedUnknown, useSaveWait } from '../../kit/index.ts';
import { NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { track } from '../../platform/track.ts';
import { insertDisposition } from './day-requests.queries.ts';
import type { DispositionOf } from './disposition-dialog.tsx';
import {
  dispositionBody,
  missingFields,
  type DispositionField,
  type DispositionFields,
} from './disposition-fields.ts';
import './disposition.texts.ts';

interface Ends {
  readonly onSaved: (inserted: readonly RequestRow[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of a justification: what was typed stays until it was taken. */
export function useDisposition(
  { plant, modo, employeeId, day, initial }: DispositionOf,
  causes: readonly InsertableCause[],
  { onSaved, onClose }: Ends,
) {
  const t = useTexts('disposition');
  const [opened] = useState(initial);
  const [fields, setFields] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { wait, saving, slow } = useSaveWait();
  const causeOf = (typed: string): InsertableCause | null =>
    causes.find(({ idcausale }) => idcausale.toLowerCase() === typed.trim().toLowerCase()) ?? null;
  const cause = causeOf(fields.cause);
  const missing = missingFields(fields, cause);
  const body = dispositionBody(fields, cause, { employeeId, day });
  const write = (some: Partial<DispositionFields>): void => setFields((now) => ({ ...now, ...some }));

  const failed = (msg: string): void => setRefusal(msg === '' ? t('failed') : `${t('failed')}. ${msg}`);
  const save = async (): Promise<void> => {
    setTried(true);
    setRefusal(null);
    if (body === null || wait.isUnderWay) return;
    track('action', 'aggiungi giustificativo');
    try {
      const { ris, requests } = await wait.run((options) => insertDisposition(plant, modo, body, options));
      const refused = ris.esito.find(({ esito }) => esito !== 0);
      if (refused) return failed(refused.msg);
      notify({ type: NOTICE.success, text: t('done') });
      onClose();
      await onSaved(requests);
    } catch (error) {
      if (error instanceof NetworkFailed && error.reason === 'aborted') setRefusal(savedUnknown());
      else failed(refusalWords(error) ?? '');
    }
  };
  return {
    fields,
    write,
    cause,
    /** A cause that does not know the unit brings its own. */
    choose: (typed: string): void => {
      const units = causeOf(typed)?.units ?? [];
      const [unit = fields.unit] = units.includes(fields.unit) ? [fields.unit] : units;
      write({ cause: typed, unit });
    },
    body,
    isTyped: fields !== opened,
    errorOf: (field: DispositionField): string | null => {
      if (!tried || !missing.includes(field)) return null;
      return t(field === 'cause' && fields.cause.trim() !== '' ? 'causeUnknown' : 'required');
    },
    save,
    end: { refusal, saving, slow },
  };
}
