import type { FactsBody } from '@torre/contract/organisation';
import type { FactEdit } from '@torre/domain/organisation';
import { plainForm, useConfirm, useVersionedForm, type FormRules } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { readFactsAgain, saveFacts } from '../organisation.queries.ts';
import '../organisation.texts.ts';
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
  readKept,
  done,
  onClose,
}: EditsFormOptions<F>) {
  const t = useTexts('organisation');
  const asking = useConfirm('footer');
  const rules: FormRules<F, F> = {
    fieldsOf: (standing) => standing,
    versionOf: () => null,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  };
  const bodyOf = (fields: F): FactsBody | null => {
    const edits = editsOf(fields);
    return edits.length === 0 ? null : { edits: [...edits], ...moreOf?.(fields) };
  };
  const steps = useVersionedForm({
    ...plainForm(rules),
    name: { form: 'organizzazione', thing: [...name] },
    read: initial,
    readKept,
    isComplete: (fields) => bodyOf(fields) !== null,
    save: ({ fields }, _, options) => saveFacts(bodyOf(fields)!, options),
    // Versions of many rows cannot be compared field by field: the sentence says it, and what stands is read again.
    overtaken: async () => null,
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
  return {
    fields: form.fields,
    write: (part: Partial<F>) => steps.write({ ...form.fields, ...part }),
    tried: form.tried,
    preview,
    edits: body?.edits ?? [],
    /** Of `FormDialog`. */
    dialog: {
      onClose: asking.element === null ? () => void steps.leave(onClose) : asking.dismiss,
      onSubmit: () => (body === null || preview.maySave ? steps.save() : undefined),
      submit: t('save'),
      disabled: body !== null && !preview.maySave,
      question: asking.element,
      asked: asking.element !== null,
      ...steps.end,
    },
  };
}
