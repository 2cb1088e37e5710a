import { kindOf, reorderedFacts } from '@torre/domain/organisation';
import type { FactEdit, FactKindName } from '@torre/domain/organisation';
import { useState, type DragEvent } from 'react';
import { useActions } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { readFactsAgain, saveFacts } from '../organisation.queries.ts';
import '../organisation.texts.ts';
import { overtakenFacts, standingOfReply, type OvertakenFact } from './overtaken-facts.ts';
import type { Thing } from './things.ts';

/** The order of a table's lines while it is being changed by buttons or by dragging; saved at once, when it is asked for. */
export function useOrder(kind: FactKindName, things: readonly Thing[]) {
  const t = useTexts('organisation');
  const actions = useActions();
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [others, setOthers] = useState<readonly OvertakenFact[] | null>(null);
  const places = new Map(keys?.map((key, place) => [key, place]));
  const placeOf = ({ key }: Thing): number => places.get(key) ?? things.length;
  const sorted = keys === null ? things : things.toSorted((one, other) => placeOf(one) - placeOf(other));
  const move = (from: number, to: number): void => {
    const names = sorted.map(({ key }) => key);
    names.splice(to, 0, ...names.splice(from, 1));
    setKeys(names);
  };
  const undo = (): void => {
    setKeys(null);
    setOthers(null);
  };
  const save = async (): Promise<void> => {
    setOthers(null);
    const edits = reorderedFacts(
      kind,
      sorted.map(({ states }) => states),
    );
    if (edits.length === 0) return setKeys(null);
    let overtaken: readonly OvertakenFact[] | null = null;
    const saved = await actions.run({
      track: 'organizzazione ordine',
      act: (options) => saveFacts({ edits: [...edits] }, options),
      done: t('orderSaved'),
      failed: t('saveFailed'),
      onRefused: (_, error) => {
        const current = standingOfReply(error);
        if (current === null) notify(failureNotice(error, t('saveFailed')));
        else overtaken = overtakenFacts(current, edits.map(placeAlone)).filter(isOtherPlace);
      },
      refresh: readFactsAgain,
    });
    // What was moved while the rows were being read again is an order of its own.
    if (saved !== null) setKeys((now) => (now === keys ? null : now));
    // Offered once the rows are read again: before, the own order would go over the same old versions.
    setOthers(overtaken);
  };
  return {
    things: sorted,
    isChanged: keys !== null,
    move,
    undo,
    save,
    /** What others saved of these rows meanwhile; what was read again since then is what the next save goes over. */
    overtaken: others && { rows: others, keepMine: () => void save(), takeTheirs: undo },
    busy: actions.busy,
    element: actions.element,
    /** Of a line that can be dragged to another place. */
    dragOf: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(index);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged === index) return;
        move(dragged, index);
        setDragged(index);
      },
      onDragEnd: () => setDragged(null),
    }),
  };
}

/** An order says nothing of the other columns: what stands in them is kept. */
function placeAlone(edit: FactEdit): FactEdit {
  const columns = [...kindOf(edit.kind).key, 'ord'];
  const values = Object.fromEntries(Object.entries(edit.values).filter(([name]) => columns.includes(name)));
  return { ...edit, values };
}

const isOtherPlace = ({ standing, columns }: OvertakenFact): boolean =>
  standing === null || columns.length > 0;

export type Order = ReturnType<typeof useOrder>;
