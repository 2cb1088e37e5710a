import type { FactsBody } from '@torre/contract/organisation';
import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import { editsRewritePast } from '@torre/domain/organisation';
import type { FactBook, FactEdit } from '@torre/domain/organisation';
import { useState } from 'react';
import { plainForm, useConfirm, useVersionedForm, type FormRules } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { readFactsAgain, saveFacts } from '../organisation.queries.ts';
import '../organisation.texts.ts';
import { overtakenFacts, standingOfReply, type OvertakenFact } from './overtaken-facts.ts';
import { useFactPreview } from './use-fact-form.ts';

interface EditsFormOptions<F> {
  /** Names the form for the draft that the tab keeps. */
  readonly name: readonly string[];
  /** The fields at first, as JSON can hold them; the same value while the thing is the same. */
  readonly initial: F;
  /** What the fields stand for; empty while they are not complete. */
  readonly editsOf: (fields: F) => readonly FactEdit[];
  /** What a save says besides its edits. */
  readonly moreOf?: (fields: F) => Pick<FactsBody, 'leaverShifts' | 'reason'>;
  /** Rows that the edits may change; without it all of them are new. */
  readonly book?: FactBook;
  /** A draft that the tab kept; null for what is none. */
  readonly readKept: (value: unknown) => F | null;
  readonly done: string;
  readonly onClose: () => void;
}

/** A window whose fields stand for many rows at once: a copy of a plant, proposed holidays, openings. */
export function useEditsForm<F>({
  name,
  initial,
  editsOf,
  moreOf,
  book = NO_ROWS,
  readKept,
  done,
  onClose,
}: EditsFormOptions<F>) {
  const t = useTexts('organisation');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const asking = useConfirm('footer');
  const [others, setOthers] = useState<readonly OvertakenFact[]>([]);
  const rules: FormRules<F, F> = {
    fieldsOf: (standing) => standing,
    versionOf: () => null,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  };
  const bodyOf = (fields: F): FactsBody | null => {
    const edits = editsOf(fields);
    return edits.length === 0 ? null : { edits: [...edits], ...moreOf?.(fields) };
  };
  const needsReason = (body: FactsBody | null): boolean =>
    body !== null && editsRewritePast(body.edits, book, today);
  const lacksReason = (body: FactsBody | null): boolean => !body?.reason && needsReason(body);
  const steps = useVersionedForm({
    ...plainForm(rules),
    name: { form: 'organizzazione', thing: [...name] },
    read: initial,
    readKept,
    isComplete: (fields) => {
      const body = bodyOf(fields);
      return body !== null && !lacksReason(body);
    },
    save: ({ fields }, _, options) => saveFacts(bodyOf(fields)!, options),
    overtaken: async (error, { fields }) => {
      const current = standingOfReply(error);
      if (current === null) return null;
      setOthers(overtakenFacts(current, editsOf(fields)));
      return { current: initial, by: null };
    },
    saved: (form) => form,
    track: `organizzazione ${name[0]}`,
    done,
    failed: t('saveFailed'),
    askToLeave: () =>
      asking.confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
    onSaved: onClose,
    onSettled: () => void readFactsAgain(),
  });
  const form = steps.form ?? plainForm(rules).open(initial, null);
  const body = bodyOf(form.fields);
  const preview = useFactPreview(body);
  const isStale = form.problem?.kind === 'stale';
  return {
    fields: form.fields,
    write: (part: Partial<F>) => steps.write({ ...form.fields, ...part }),
    tried: form.tried,
    /** The change rewrites days gone by. */
    needsReason: needsReason(body),
    lacksReason: form.tried && lacksReason(body),
    preview,
    edits: body?.edits ?? [],
    /** What others saved meanwhile, to be compared: what was read again since then is what the next save goes over. */
    overtaken: isStale
      ? {
          rows: others,
          keepMine: () => steps.keepMine(initial),
          takeTheirs: () => steps.takeTheirs(initial),
        }
      : null,
    /** Of `FormDialog`. */
    dialog: {
      onClose: asking.element === null ? () => void steps.leave(onClose) : asking.dismiss,
      onSubmit: () => (body === null || preview.maySave ? steps.save() : undefined),
      submit: t('save'),
      disabled: isStale || (body !== null && !preview.maySave),
      question: asking.element,
      asked: asking.element !== null,
      ...steps.end,
    },
  };
}

const NO_ROWS: FactBook = {};
