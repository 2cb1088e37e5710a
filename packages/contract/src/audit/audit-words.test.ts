import { expect, expectTypeOf, test } from 'vitest';
import {
  AUDIT_ENTITIES,
  AUDIT_HIDDEN_FROM_PERSON,
  AUDIT_OPERATIONS,
  auditEntityText,
  auditFieldText,
  auditOperationText,
} from './audit.endpoint.ts';
import type { AuditField, AuditOperation, AuditSubject } from './audit.endpoint.ts';
import type { FamilyField } from './audit-words.ts';

const LANGUAGES = ['it', 'en'] as const;

test('rows of plans and groups, older ones too, are read in words', () => {
  for (const [entity, field, it, en] of [
    ['operativePlan', 'state', 'stato', 'state'],
    // A time plan is a field by its id, as the sealed rows name it.
    ['operativePlan', 'b1a7-N1-0700', 'orario in posizione', 'time in position'],
    ['operativePlan', 'constructor', 'orario in posizione', 'time in position'],
    ['roomGroup', 'members', 'componenti', 'members'],
    ['roomGroup', 'name', 'nome', 'name'],
    ['roomGroup', 'kind', 'tipo', 'kind'],
    ['file', 'name', 'nome del file', 'file name'],
    ['shift', 'startDate', 'inizio', 'begin'],
  ] as const)
    expect([entity, field, ...LANGUAGES.map((one) => auditFieldText(entity, field, one))]).toEqual([
      entity,
      field,
      it,
      en,
    ]);
  expect(auditEntityText('operativePlan', 'it')).toBe('piano di sala');
  expect(auditEntityText('roomGroup', 'en')).toBe('room group');
  expect(auditOperationText('ignore', 'it')).toBe('orario escluso dai conteggi');
});

test('who reads the trail meets no technical name of an operation or of a thing', () => {
  // Codes that are words of ours already.
  const asTheyAre = [
    'account',
    'file',
    'export',
    'lock',
    'setting',
    'session',
    'shift',
    'job',
    'list',
    'sign-in',
    'sign-out',
    'plant',
    'division',
    'unit',
    'island',
    'specialization',
    'timeslot',
    'position',
    'holiday',
    'assignment',
    'content',
    'comment',
  ];
  const codes = [...AUDIT_OPERATIONS, ...AUDIT_ENTITIES].filter((code) => !asTheyAre.includes(code));
  const texts = codes.flatMap((code) =>
    LANGUAGES.flatMap((language) => [auditOperationText(code, language), auditEntityText(code, language)]),
  );
  // Each code stands for itself in one of the two tables, in both languages, and nowhere else.
  expect(texts.filter((text) => codes.includes(text as AuditOperation))).toHaveLength(codes.length * 2);
});

test('what the contract has no word for stands for itself', () => {
  expect(auditOperationText('altro', 'it')).toBe('altro');
  expect(auditEntityText('toString', 'it')).toBe('toString');
  expect(auditFieldText('shift', 'altroCampo', 'en')).toBe('altroCampo');
  expect(auditFieldText('altro', 'turn', 'en')).toBe('turn');
});

test('an entry about what belongs to a person names the person, or does not compile', () => {
  type Named = { readonly subject: string };
  expectTypeOf<AuditSubject<'account'>>().toEqualTypeOf<Named>();
  expectTypeOf<AuditSubject<'draftShift'>>().toEqualTypeOf<Named>();
  expectTypeOf<AuditSubject<'session'>>().toEqualTypeOf<{ readonly subject: string | null }>();
  expectTypeOf<AuditSubject<'setting'>>().toEqualTypeOf<{ readonly subject?: null }>();
  // Migration 0026 names the same to the row policies.
  expect(AUDIT_HIDDEN_FROM_PERSON).toEqual(['draftShift', 'coverCall']);
});

test('an entry of the trail names a field of its own thing only', () => {
  expectTypeOf<AuditField<'roomGroup'>>().toEqualTypeOf<'name' | 'kind' | 'members'>();
  expectTypeOf<AuditField<'session'>>().toEqualTypeOf<never>();
  expectTypeOf<AuditField<'operativePlan'>>().toEqualTypeOf<'state' | 'timePlanId' | FamilyField>();
});
