import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { FactsBody } from '@torre/contract/organisation';
import { dayFromCompact, isoDay } from '@torre/domain/kernel';
import { editsRewritePast, keyOfFact } from '@torre/domain/organisation';
import type { FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';
import { useMemo } from 'react';
import { plainForm, useConfirm, useVersionedForm, type FormRules } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import { useSession } from '../../../platform/session.ts';
import { previewQuery, readFactsAgain, saveFacts } from '../organisation.queries.ts';
import '../organisation.texts.ts';
import {
  editedColumns,
  editsOf,
  fieldsOf,
  keptFields,
  missingColumns,
  sameFields,
  siblingsOf,
  versionOf,
  type FactAction,
  type FactFields,
} from './fact-draft.ts';
import { isOfFact, standingOfReply } from './overtaken-facts.ts';

/** A preview is asked when the hand rests this long. */
const REST_MS = 300;

type States = readonly StandingFact[];

interface FactFormOptions {
  readonly kind: FactKindName;
  readonly action: FactAction;
  /** Rows of the kind as they were read. */
  readonly rows: readonly StandingFact[];
  /** Columns that the screen has already. */
  readonly of: FactRow;
  readonly onClose: () => void;
}

/** The state of the window in which one thing is changed: what it would do stands before it can be saved. */
export function useFactForm({ kind, action, rows, of, onClose }: FactFormOptions) {
  const t = useTexts('organisation');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const asking = useConfirm('footer');
  const columns = editedColumns(kind, action, of);
  const rules: FormRules<FactFields, States> = {
    fieldsOf: (states, at) => fieldsOf(action, kind, states, today, at),
    versionOf: (states, fields) => versionOf(action, kind, states, fields),
    isSame: (one, other) => sameFields(kind, one, other),
  };
  const read = useMemo(
    () => (action.do === 'add' ? NO_STATES : siblingsOf(kind, action.of.values, rows)),
    [kind, action, rows],
  );
  const bodyOf = (base: States, fields: FactFields): FactsBody | null => {
    const isFilled = missingColumns(kind, action, columns, fields).length === 0;
    const edits = isFilled ? editsOf(action, kind, base, fields) : [];
    if (edits.length === 0) return null;
    return { edits: [...edits], reason: fields.reason.trim() || null, hoursFollow: fields.hoursFollow };
  };
  const needsReason = (body: FactsBody | null): boolean =>
    body !== null && editsRewritePast(body.edits, { [kind]: read }, today);
  const lacksReason = (body: FactsBody | null): boolean => !body?.reason && needsReason(body);
  const steps = useVersionedForm({
    ...plainForm(rules),
    name: {
      form: 'organizzazione',
      thing: [kind, action.do, keyOfFact(kind, action.do === 'add' ? action.initial : action.of.values)],
    },
    read,
    readKept: keptFields,
    isComplete: (fields) =>
      missingColumns(kind, action, columns, fields).length === 0 && !lacksReason(bodyOf(read, fields)),
    save: ({ base, fields }, _, options) => saveFacts(bodyOf(base, fields)!, options),
    overtaken: async (error, { base, fields }) => {
      const facts = standingOfReply(error);
      if (facts === null) return null;
      await readFactsAgain();
      const key = keyOfFact(kind, action.do === 'add' ? fields.values : action.of.values);
      const others = base.filter(({ values }) => !facts.some((fact) => isOfFact(fact, kind, values)));
      const current = [...others, ...facts.flatMap(({ fact }) => fact ?? [])];
      return {
        current: current.filter(({ values }) => action.do !== 'add' || keyOfFact(kind, values) === key),
        by: null,
      };
    },
    saved: (form) => form,
    track: `organizzazione ${action.do}`,
    done: t('saved'),
    failed: t('saveFailed'),
    askToLeave: () =>
      asking.confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
    onSaved: onClose,
  });
  const form = steps.form ?? plainForm(rules).open(read, null);
  const { fields, base, problem } = form;
  const body = bodyOf(base, fields);
  const preview = useFactPreview(body, action.do !== 'remove' && !steps.isTyped);
  const missing = missingColumns(kind, action, columns, fields);
  /** A change from a day on which nothing holds. */
  const lacksState = missing.length === 0 && body === null;
  const write = (part: Partial<FactFields>): void => steps.write({ ...fields, ...part });
  const stale = problem?.kind === 'stale' ? problem.current : null;
  return {
    columns,
    fields,
    today,
    write,
    writeColumn: (column: string, value: FactRow[string]) =>
      write({
        values: { ...fields.values, [column]: value },
        unreadable: fields.unreadable.filter((one) => one !== column),
      }),
    markUnreadable: (column: string) => write({ unreadable: [...new Set([...fields.unreadable, column])] }),
    /** Columns without the value that they need, once a save was tried. */
    missing: form.tried ? missing : [],
    lacksState,
    /** The change rewrites days gone by. */
    needsReason: needsReason(body),
    lacksReason: form.tried && lacksReason(body),
    preview,
    isTyped: steps.isTyped,
    canSave: missing.length > 0 || preview.maySave,
    /** What others saved meanwhile, to be compared. */
    stale,
    standing: stale ? fieldsOf(action, kind, stale, today, fields).values : null,
    keepMine: () => stale && steps.keepMine(stale),
    takeTheirs: () => stale && steps.takeTheirs(stale),
    end: steps.end,
    save: () => (missing.length > 0 || preview.maySave ? steps.save() : undefined),
    questions: asking.element,
    asked: asking.element !== null,
    close: asking.element === null ? () => void steps.leave(onClose) : asking.dismiss,
  };
}

const NO_STATES: States = [];

/** What a save would do, for the body as it is now. `idle`: nothing was typed that is worth asking. */
export function useFactPreview(body: FactsBody | null, idle = false) {
  const text = body === null || idle ? '' : JSON.stringify(body);
  const [rested] = useDebouncedValue(text, REST_MS);
  const asked = useMemo(() => (rested === '' ? null : (JSON.parse(rested) as FactsBody)), [rested]);
  const query = useQuery({ ...previewQuery(asked), placeholderData: keepPreviousData });
  const isCurrent = text !== '' && text === rested && !query.isPlaceholderData && !query.isFetching;
  const reply = text === '' || asked === null ? null : (query.data ?? null);
  return {
    /** null: nothing to ask about. While `isCurrent` is false it is that of the fields before. */
    reply,
    /** What it was asked about. */
    body: asked,
    isCurrent,
    isWaiting: text !== '' && !isCurrent && query.error === null,
    error: query.error,
    askAgain: () => void query.refetch(),
    maySave: isCurrent && reply !== null && reply.faults.length === 0 && !reply.effects?.hoursRefused,
    /** What refuses a column of any edit. */
    faultOf: (column: string): string | null => {
      const fault = isCurrent ? reply?.faults.find((one) => one.column === column) : undefined;
      return fault ? serverWords(fault) : null;
    },
  };
}

export type FactPreview = ReturnType<typeof useFactPreview>;
