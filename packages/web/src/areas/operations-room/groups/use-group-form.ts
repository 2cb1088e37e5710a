import { useQueryClient } from '@tanstack/react-query';
import type { RoomGroup } from '@torre/contract/room-groups';
import { useEffect, useState } from 'react';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { useSession } from '../../../platform/session.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
import { saveGroup } from '../operations-room.queries.ts';
import { useDivision } from '../use-division.ts';
import { draftOfGroup, forgetGroup, isSameGroup, keepGroup, keptGroup } from './group-draft.ts';
import type { GroupFields } from './group-draft.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** What stood against the last save: the server's sentence, or what somebody else made of the group meanwhile. */
export type GroupProblem =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'stale'; readonly current: RoomGroup }
  | { readonly kind: 'gone' };

/** The form of a group; what was typed survives a refusal, a reload and the window closed by mistake. */
export function useGroupForm(plant: string, group: RoomGroup | null, onClose: () => void) {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const division = useDivision(plant);
  const { userName } = useSession().utente;
  const place = { userName, plant, groupId: group?.groupId ?? null };
  const [opened] = useState(() => keptGroup(place) ?? draftOfGroup(group));
  const [fields, setFields] = useState(opened.fields);
  const [seen, setSeen] = useState(opened.seen);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<GroupProblem | null>(() =>
    group !== null && opened.seen !== null && opened.seen.version !== group.version
      ? { kind: 'stale', current: group }
      : null,
  );
  const standing = draftOfGroup(group).fields;
  const isTyped = !isSameGroup(fields, standing);
  useEffect(() => {
    if (isTyped) keepGroup(place, { fields, seen });
    else forgetGroup(place);
    // oxlint-disable-next-line react/exhaustive-deps -- the place is the window's own
  }, [fields, seen, isTyped]);
  const lacksName = fields.name.trim() === '';

  const close = (): void => {
    forgetGroup(place);
    onClose();
  };
  const fail = (error: unknown): void => {
    const status = error instanceof CallFailed ? error.status : 0;
    const said = refusalWords(error);
    if (error instanceof CallFailed && status === PRECONDITION_FAILED) {
      setProblem({ kind: 'stale', current: (error.reply as { current: RoomGroup }).current });
    } else if (status === NOT_FOUND && seen !== null) {
      setSeen(null);
      setProblem({ kind: 'gone' });
    } else if (said) setProblem({ kind: 'refused', text: said });
    else notify(failureNotice(error, t('groupFailed')));
  };
  const save = async (): Promise<void> => {
    setTried(true);
    setProblem(null);
    if (lacksName || saving) return;
    track('action', 'salva gruppo di sala');
    setSaving(true);
    try {
      const body = { ...fields, name: fields.name.trim(), division };
      await withSpinner(saveGroup(client, body, seen));
      notify({ type: NOTICE.success, text: t(seen === null ? 'groupAdded' : 'groupSaved') });
      close();
    } catch (error) {
      fail(error);
      setSaving(false);
    }
  };
  const goOnFrom = ({ groupId, version }: RoomGroup, next: GroupFields): void => {
    setSeen({ groupId, version });
    setFields(next);
    setProblem(null);
  };

  return {
    fields,
    write: setFields,
    isNew: seen === null,
    canSave: isTyped || seen === null,
    fault: tried && lacksName ? t('nameNeeded') : null,
    problem,
    saving,
    save,
    /** Gives up what was typed. */
    cancel: close,
    keepMine: (current: RoomGroup) => goOnFrom(current, fields),
    takeTheirs: (current: RoomGroup) => goOnFrom(current, draftOfGroup(current).fields),
  };
}
