import { useState, type JSX, type KeyboardEvent } from 'react';
import { useTexts } from '../../../platform/language.ts';
import styles from './opening-chart.module.css';
import { hourName, type OpenHours } from './opening-hours.ts';
import './plant.texts.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STEPS: Readonly<Record<string, readonly [row: number, hour: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

interface OpeningChartProps {
  readonly label: string;
  /** In their order. */
  readonly positions: readonly { readonly id: string; readonly name: string }[];
  readonly open: OpenHours;
  /** Hours can be opened and closed: by a press, by dragging over them, by arrows and Space (with Shift: on the way). */
  readonly onChange?: (open: OpenHours) => void;
}

/** Positions of a configuration and the hours of the day in which they are open. */
export function OpeningChart({ label, positions, open, onChange }: OpeningChartProps): JSX.Element {
  const t = useTexts('organisationPlant');
  const [at, setAt] = useState({ row: 0, hour: 0 });
  const [paints, setPaints] = useState<boolean | null>(null);
  const put = (row: number, hour: number, isOpen: boolean): void => {
    const name = hourName(positions[row]!.id, hour);
    const next = new Set(open);
    if (isOpen) next.add(name);
    else next.delete(name);
    onChange?.(next);
  };
  const isOpenAt = (row: number, hour: number): boolean => open.has(hourName(positions[row]!.id, hour));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(positions.length - 1, Math.max(0, at.row + step[0]));
    const hour = Math.min(23, Math.max(0, at.hour + step[1]));
    if (event.shiftKey) put(row, hour, isOpenAt(at.row, at.hour));
    setAt({ row, hour });
    const table = event.currentTarget.closest('table');
    table?.querySelector<HTMLElement>(`[data-hour='${row} ${hour}']`)?.focus();
  };
  return (
    <div className={styles['scroller']} role="region" aria-label={label} tabIndex={onChange ? -1 : 0}>
      <table
        className={styles['chart']}
        onPointerUp={() => setPaints(null)}
        onPointerLeave={() => setPaints(null)}
      >
        <thead>
          <tr>
            <th scope="col">{t('position')}</th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions.map(({ id, name }, row) => (
            <tr key={id}>
              <th scope="row" title={name}>
                {id}
              </th>
              {HOURS.map((hour) => {
                const isOpen = isOpenAt(row, hour);
                const words = t(isOpen ? 'openAt' : 'closedAt', { position: id, from: hour, to: hour + 1 });
                return (
                  <td key={hour}>
                    {onChange ? (
                      <button
                        type="button"
                        className={styles['hour']}
                        data-hour={`${row} ${hour}`}
                        data-open={isOpen || undefined}
                        aria-pressed={isOpen}
                        aria-label={t('hourOf', { position: id, from: hour, to: hour + 1 })}
                        tabIndex={at.row === row && at.hour === hour ? 0 : -1}
                        onKeyDown={onKeyDown}
                        onFocus={() => setAt({ row, hour })}
                        onPointerDown={(event) => {
                          if (event.pointerType !== 'mouse') return;
                          setPaints(!isOpen);
                          put(row, hour, !isOpen);
                        }}
                        onPointerEnter={() => paints !== null && paints !== isOpen && put(row, hour, paints)}
                        onClick={(event) => {
                          // A mouse has painted already; keys and fingers come here alone.
                          const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
                          if (pointerType !== 'mouse') put(row, hour, !isOpen);
                        }}
                      />
                    ) : (
                      <span
                        className={styles['hour']}
                        data-open={isOpen || undefined}
                        role="img"
                        aria-label={words}
                        title={words}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
