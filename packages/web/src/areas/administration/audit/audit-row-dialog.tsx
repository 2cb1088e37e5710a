import { auditEntityText, auditFieldText, auditOperationText } from '@torre/contract/audit';
import { useQuery } from '@tanstack/react-query';
import {
  AUDIT_ERASED,
  AUDIT_HIDDEN,
  auditKeyText,
  auditList,
  auditValueText,
  type AuditRow,
  type AuditValueView,
} from '@torre/contract/administration';
import { inLanguage } from '@torre/contract/list';
import { dayFromCompact, displayDay, type Day } from '@torre/domain/kernel';
import type { JSX, ReactNode } from 'react';
import { Dialog, Facts, Loaded, SmallTable, Stack, Text } from '../../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../../platform/language.ts';
import { auditRowQuery } from './audit.queries.ts';
import './audit.texts.ts';

interface AuditRowDialogProps {
  readonly auditId: string;
  readonly onClose: () => void;
}

/** One change with what was and what is, as far as this reader may see it. */
export function AuditRowDialog({ auditId, onClose }: AuditRowDialogProps): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  const query = useQuery(auditRowQuery(auditId));
  const head = (name: keyof typeof auditList.columns): string =>
    inLanguage(auditList.columns[name].words, language);
  const shown = query.data?.row;
  return (
    <Dialog title={shown ? t('detailsOf', { at: shown.at }) : t('details')} onClose={onClose} size={640}>
      <Loaded query={query} rows={3}>
        {({ row, values }) => (
          <Stack>
            <Facts
              facts={[
                [head('actor'), [row.actorName, row.actor].filter(Boolean).join(' · ') || 'Torre'],
                [head('what'), `${auditOperationText(row.what, language)} (${row.call})`],
                [
                  head('entity'),
                  `${auditEntityText(row.entity, language)} ${auditKeyText(row, language)}`.trimEnd(),
                ],
                // A key that people cannot read is what support asks for.
                [head('entityKey'), auditKeyText(row, language) === row.entityKey ? null : row.entityKey],
                [head('plant'), row.plant],
                [head('day'), row.day && displayDay(dayFromCompact(row.day) as Day)],
                [head('subject'), row.subject && [row.subjectName, row.subject].filter(Boolean).join(' · ')],
                [t('reason'), row.reason],
              ]}
            />
            {values.length === 0 ? (
              <p>{t('noValues')}</p>
            ) : (
              <SmallTable
                label={t('details')}
                head={[t('field'), t('before'), t('after')]}
                rows={values.map((value) => valueCells(row, value, language))}
              />
            )}
            {values.some(({ hidden }) => hidden) && <Text tone="quiet">{t('hiddenWhy')}</Text>}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function valueCells(row: AuditRow, value: AuditValueView, language: Language): readonly ReactNode[] {
  const name = auditFieldText(row.entity, value.field, language);
  if (!value.hidden && !value.erased)
    return [name, ...[value.old, value.new].map((one) => auditValueText(row, value.field, one, language))];
  return [
    name,
    <Text key="why" as="span" tone="hidden">
      {inLanguage(value.hidden ? AUDIT_HIDDEN : AUDIT_ERASED, language)}
    </Text>,
  ];
}
