import { displayDay } from '@torre/domain/kernel';
import { personName } from '../../areas/roster/index.ts';
import type { ConfirmQuestion } from '../../kit/index.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import type { DayForm, Question } from './day-form-state.ts';

/** What the footer asks and what it says about the consequences (M4.7.06 to M4.7.08, M5.15). */
export function questionTexts(t: Texts<'dayDialog'>, form: DayForm, question: Question): ConfirmQuestion {
  const { base, fields, day } = form;
  const cell = { name: personName(day.employee), date: displayDay(form.competence) };
  const before = base?.turn ?? '';
  const over = day.isAbsent ? ` ${t('overAbsence')}` : '';
  switch (question.about) {
    case 'insert':
      return { title: t('confirmInsert'), text: t('turnDetail', { ...cell, turn: fields.turn }) + over };
    case 'update': {
      const changed = t('updateDetail', { ...cell, before, turn: fields.turn }) + over;
      return {
        title: t('confirmUpdate'),
        text: before === fields.turn ? t('turnDetail', { ...cell, turn: before }) : changed,
      };
    }
    case 'delete': {
      const text = t('deleteDetail', { ...cell, turn: before, cycle: day.defaultTurn }) + over;
      return { title: t('confirmDelete'), text, yes: t('yesDelete'), tone: 'danger' };
    }
    case 'fles':
      return { title: t('fles') };
    case 'leave':
      return { title: t('unsaved'), text: t('unsavedDetail'), yes: t('yesLeave'), tone: 'danger' };
  }
}
