import { AUDIT_ENTITIES, AUDIT_OPERATIONS, auditEntityText, auditOperationText } from '@torre/contract/audit';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useState, type JSX } from 'react';
import { DateField, Sheet, useBreakpoint } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import styles from './audit-screen.module.css';
import { addressDay, areDaysReversed, type AuditAddress } from './audit.queries.ts';
import './audit.texts.ts';

interface AuditFiltersProps {
  readonly address: AuditAddress;
  readonly today: Day;
  /** A changed filter begins at the first page again. */
  readonly onFilter: (part: AuditAddress) => void;
  readonly onClear: () => void;
}

/** The filters of the trail; the server looks, so that years of rows need not travel. On the phone they stand in a sheet. */
export function AuditFilters({ onClear, ...fields }: AuditFiltersProps): JSX.Element {
  const t = useTexts('audit');
  const { mobile } = useBreakpoint();
  const [open, setOpen] = useState(false);
  const { oltre: _page, riga: _row, ...filters } = fields.address;
  const count = Object.values(filters).filter(Boolean).length;
  const clear = count > 0 && (
    <Button variant="default" className={styles['clear'] ?? ''} onClick={onClear}>
      {t('clear')}
    </Button>
  );
  if (!mobile) {
    return (
      <div className={styles['filters']} role="search" aria-label={t('filters')}>
        <Fields {...fields} />
        {clear}
      </div>
    );
  }
  return (
    <div className={styles['phoneFilters']}>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('filters') : t('filtersCount', { count })}
      </Button>
      {clear}
      {open && (
        <Sheet title={t('filters')} onClose={() => setOpen(false)}>
          <div className={styles['sheetFilters']} role="search" aria-label={t('filters')}>
            <Fields {...fields} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** Filters that few people need stand behind a button, unless one of them is in the address. */
const RARE = ['oggetto', 'codice', 'impianto', 'chiamata'] as const satisfies (keyof AuditAddress)[];

function Fields({ address, today, onFilter }: Omit<AuditFiltersProps, 'onClear'>): JSX.Element {
  const t = useTexts('audit');
  const language = useLanguage();
  const [showsRare, setShowsRare] = useState(() => RARE.some((name) => address[name]));
  const day = (text: string | undefined): Day | null => (text ? dayFromCompact(text) : null);
  const choices = (codes: readonly string[], textOf: typeof auditEntityText, chosen: string | undefined) => [
    { value: '', label: t('all') },
    ...[...new Set([...codes, ...(chosen ? [chosen] : [])])].map((code) => ({
      value: code,
      label: textOf(code, language),
    })),
  ];
  return (
    <>
      <SettledText label={t('actor')} value={address.chi} onChange={(chi) => onFilter({ chi })} />
      <SettledText
        label={t('subject')}
        value={address.persona}
        onChange={(persona) => onFilter({ persona })}
      />
      <NativeSelect
        label={t('what')}
        value={address.cosa ?? ''}
        data={choices(AUDIT_OPERATIONS, auditOperationText, address.cosa)}
        onChange={(event) => onFilter({ cosa: event.currentTarget.value || undefined })}
      />
      <DateField
        label={t('day')}
        value={day(address.giorno)}
        today={today}
        onChange={(giorno) => onFilter({ giorno: addressDay(giorno) })}
      />
      <DateField
        label={t('from')}
        value={day(address.dal)}
        today={today}
        onChange={(dal) => onFilter({ dal: addressDay(dal) })}
      />
      <DateField
        label={t('to')}
        value={day(address.al)}
        today={today}
        error={areDaysReversed(address) ? t('reversedField') : undefined}
        onChange={(al) => onFilter({ al: addressDay(al) })}
      />
      <Button
        variant="default"
        className={styles['more'] ?? ''}
        aria-expanded={showsRare}
        onClick={() => setShowsRare(!showsRare)}
      >
        {t(showsRare ? 'fewerFilters' : 'moreFilters')}
      </Button>
      {showsRare && (
        <>
          <NativeSelect
            label={t('entity')}
            value={address.oggetto ?? ''}
            data={choices(AUDIT_ENTITIES, auditEntityText, address.oggetto)}
            onChange={(event) => onFilter({ oggetto: event.currentTarget.value || undefined })}
          />
          <SettledText
            label={t('entityCode')}
            description={t('entityCodeHint')}
            value={address.codice}
            onChange={(codice) => onFilter({ codice })}
          />
          <SettledText
            label={t('plant')}
            value={address.impianto}
            onChange={(impianto) => onFilter({ impianto })}
          />
          <SettledText
            label={t('call')}
            description={t('callHint')}
            value={address.chiamata}
            onChange={(chiamata) => onFilter({ chiamata })}
          />
        </>
      )}
    </>
  );
}

/** Pause after the last key before the address follows. */
const SETTLE_MS = 300;

interface SettledTextProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function SettledText({ label, description, value = '', onChange }: SettledTextProps): JSX.Element {
  const [typed, setTyped] = useState<{ readonly text: string; readonly basedOn: string } | null>(null);
  const text = typed?.basedOn === value ? typed.text : value;
  const send = (): void => {
    if (text !== value) onChange(text.trim() || undefined);
  };
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(send, SETTLE_MS);
    return () => clearTimeout(timer);
    // `send` is new at each drawing and would start the pause again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed starts the pause
  }, [text, value]);
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description']}
      value={text}
      onBlur={send}
      onChange={(event) => setTyped({ text: event.currentTarget.value, basedOn: value })}
    />
  );
}
