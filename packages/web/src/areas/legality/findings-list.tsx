import type { LegalityFinding } from '@torre/contract/legality';
import { Suspense, useId, useState, type JSX, type ReactNode } from 'react';
import { EmptyState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useSession } from '../../platform/session.ts';
import { byLevel, findingDays, findingKey } from './finding-words.ts';
import './legality.texts.ts';
import { ruleTitle } from './rule-title.ts';
import styles from './legality.module.css';

interface FindingsListProps {
  readonly findings: readonly LegalityFinding[];
  /** 'Ferrari Luca' */
  readonly nameOf: (employeeId: string) => string;
  /** Shows the cell of a finding that has one. */
  readonly onOpen: (finding: LegalityFinding) => void;
  /** How a finding can be mended, drawn when somebody asks; null: nothing is mended here. */
  readonly mendOf: ((finding: LegalityFinding, date: string) => ReactNode) | null;
}

type Grouping = 'byRule' | 'byPerson';

/** The findings of a plant by rule or by person, each one press from its cell; those of past days stand folded below. */
export function FindingsList({ findings, nameOf, onOpen, mendOf }: FindingsListProps): JSX.Element {
  const t = useTexts('legality');
  const [by, setBy] = useState<Grouping>('byRule');
  const { today } = useSession();
  if (findings.length === 0) return <EmptyState title={t('none')} why={t('noneWhy')} />;
  const isPast = ({ to }: LegalityFinding): boolean => to < today;
  const past = findings.filter(isPast);
  const open = findings.filter((one) => !isPast(one));
  return (
    <>
      <div className={styles['by']} role="group" aria-label={t('by')}>
        {(['byRule', 'byPerson'] as const).map((grouping) => (
          <button key={grouping} type="button" aria-pressed={by === grouping} onClick={() => setBy(grouping)}>
            {t(grouping)}
          </button>
        ))}
      </div>
      <Groups findings={open} {...{ by, nameOf, onOpen, mendOf }} />
      {past.length > 0 && (
        <details className={styles['more']} open={open.length === 0}>
          <summary>{t('past', { count: past.length })}</summary>
          <Groups findings={past} {...{ by, nameOf, onOpen, mendOf }} />
        </details>
      )}
    </>
  );
}

function Groups({
  findings,
  by,
  nameOf,
  onOpen,
  mendOf,
}: FindingsListProps & { readonly by: Grouping }): JSX.Element {
  const t = useTexts('legality');
  const whose = ({ employeeId }: LegalityFinding): string =>
    employeeId === '' ? t('ofPlant') : nameOf(employeeId);
  const isByRule = by === 'byRule';
  // Two people may share both names.
  const groups = [...Map.groupBy(byLevel(findings), (one) => (isByRule ? one.rule : one.employeeId))].map(
    ([key, found]) => ({ key, found, title: isByRule ? ruleTitle(key, t) : whose(found[0]!) }),
  );
  const inOrder = isByRule
    ? groups
    : groups.toSorted((one, other) => one.title.localeCompare(other.title, 'it'));
  return (
    <>
      {inOrder.map(({ key, found, title }) => (
        <div key={key} className={styles['group']}>
          <h3>
            {title} <span>{found.length}</span>
          </h3>
          {isByRule && <small>{[key, found[0]!.source].join(' · ')}</small>}
          <ul>
            {found.map((finding) => (
              <Line
                key={findingKey(finding)}
                finding={finding}
                name={isByRule ? whose(finding) : ruleTitle(finding.rule, t)}
                source={isByRule ? null : finding.source}
                {...{ onOpen, mendOf }}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface LineProps extends Pick<FindingsListProps, 'onOpen' | 'mendOf'> {
  readonly finding: LegalityFinding;
  readonly name: string;
  readonly source: string | null;
}

function Line({ finding, name, source, onOpen, mendOf }: LineProps): JSX.Element {
  const t = useTexts('legality');
  const line = useId();
  const words = (
    <>
      <span className={styles['top']}>
        <b>{name}</b>
        <span className={styles['days']}>{findingDays(finding, t)}</span>
      </span>
      <span className={styles['level']}>{t(`level_${finding.level}`)}</span> {serverWords(finding)}
      {source !== null && <small>{source}</small>}
    </>
  );
  // Of a duty in another plant there is no cell to go to.
  if (finding.cell === null) return <li className={styles['line']}>{words}</li>;
  return (
    <li>
      <button id={line} type="button" className={styles['line']} onClick={() => onOpen(finding)}>
        {words}
      </button>
      {mendOf !== null && finding.employeeId !== '' && (
        <MendOf line={line}>{mendOf(finding, finding.cell)}</MendOf>
      )}
    </li>
  );
}

interface MendOfProps {
  /** Id of what says which finding it is. */
  readonly line: string;
  readonly children: ReactNode;
}

/** The mend is tried when it is opened: what stands in `children` is drawn then. */
function MendOf({ line, children }: MendOfProps): JSX.Element {
  const t = useTexts('legality');
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div className={styles['mend']}>
      <button
        type="button"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        aria-describedby={line}
        onClick={() => setOpened(!opened)}
      >
        {t('howToMend')}
      </button>
      {opened && (
        <div id={id} aria-live="polite">
          <Suspense>{children}</Suspense>
        </div>
      )}
    </div>
  );
}
