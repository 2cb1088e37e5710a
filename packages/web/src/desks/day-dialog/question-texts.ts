import { displayDay } from '@torre/domain/kernel';
import { personName } from '../../areas/roster/index.ts';
import type { TextCatalogue, Texts } from '../../platform/text-catalogue.ts';
import type { DayForm, Question } from './day-form.ts';

interface QuestionTexts {
  readonly title: string;
  readonly detail: string | null;
  readonly yes: string;
  readonly destructive: boolean;
}

/** What the footer asks and what it says about the consequences (M4.7.06 to M4.7.08, M5.15). */
export function questionTexts(t: Texts<TextCatalogue['dayDialog']>, form: DayForm, question: Question): QuestionTexts {
  const { base, draft, day } = form;
  const cell = { name: personName(day.employee), date: displayDay(form.competence) };
  const calm = { yes: t('yes'), destructive: false };
  switch (question.about) {
    case 'insert':
      return { ...calm, title: t('confirmInsert'), detail: t('insertDetail', { ...cell, turn: draft.turn }) };
    case 'update': {
      const before = base?.turn ?? '';
      const detail =
        before === draft.turn
          ? t('sameTurnDetail', { ...cell, turn: draft.turn })
          : t('updateDetail', { ...cell, before, turn: draft.turn });
      return { ...calm, title: t('confirmUpdate'), detail };
    }
    case 'delete': {
      const detail = t('deleteDetail', { ...cell, turn: base?.turn ?? '', cycle: day.defaultTurn });
      return { title: t('confirmDelete'), detail, yes: t('yesDelete'), destructive: true };
    }
    case 'fles':
      return { ...calm, title: t('fles'), detail: null };
    case 'leave':
      return { title: t('unsaved'), detail: t('unsavedDetail'), yes: t('yesLeave'), destructive: true };
  }
}
