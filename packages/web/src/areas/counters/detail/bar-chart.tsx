import { useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { signed } from '../../../platform/slot-figure.ts';
import styles from './bar-chart.module.css';
import { axisOf, drawnBar } from './bars.ts';
import type { Axis, Bar } from './bars.ts';
import './detail.texts.ts';

/** From the line of 0 to the end of the axis, and beyond it the room of a bar's number. */
const HALF = 60;
const NUMBER = 18;
const HEIGHT = 2 * (HALF + NUMBER);
const ZERO = HEIGHT / 2;
/** Ticks are labelled as far apart as a line of text is high. */
const LABEL_ROOM = 14;

interface BarChartProps {
  /** What the graph is of, for readers. */
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Below the bars, or beside the y axis. */
  readonly axisLabel: string;
  readonly axisSide?: 'x' | 'y';
  /** Below a bar beside its label; the pair of numbers unless said otherwise. */
  readonly note?: (bar: Bar) => string;
  /** The bars are buttons: which one is pressed, and what a press does. */
  readonly pressed?: string | null;
  readonly onPress?: (key: string) => void;
}

/**
 * Differences as bars on both sides of 0, drawn as SVG; a table says the same to readers. One Tab stop, arrows between the
 * bars.
 */
export function BarChart(props: BarChartProps): JSX.Element {
  const { title, bars, axisLabel, axisSide = 'x', pressed, onPress } = props;
  const t = useTexts('counterDetail');
  const axis = axisOf(bars);
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = [focused, pressed].find((key) => bars.some((bar) => bar.key === key)) ?? bars[0]?.key;
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = bars.findIndex(({ key }) => key === stop);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[event.key];
    const bar = to === undefined ? undefined : bars[to];
    if (bar === undefined) return;
    event.preventDefault();
    setFocused(bar.key);
    row.current?.querySelectorAll<HTMLElement>('[data-bar]')[to!]?.focus();
  };
  return (
    <figure className={styles['chart']} data-axis={axisSide}>
      {axisSide === 'y' && <figcaption className={styles['yAxis']}>{axisLabel}</figcaption>}
      <div className={styles['plot']}>
        <AxisTicks axis={axis} />
        <div ref={row} role="group" aria-label={title} className={styles['bars']}>
          {bars.map((bar) => {
            const { difference } = drawnBar(bar);
            const figures = t('bar', { ...bar, difference: signed(difference) });
            const sentence = bar.lacks > 0 ? t('barLacks', { bar: figures, count: bar.lacks }) : figures;
            const shared = {
              className: styles['bar'],
              'data-bar': '',
              title: sentence,
              tabIndex: bar.key === stop ? 0 : -1,
              onFocus: () => setFocused(bar.key),
              onKeyDown,
            };
            const drawing = <BarDrawing bar={bar} limit={axis.limit} note={props.note?.(bar)} />;
            return onPress ? (
              <button
                key={bar.key}
                type="button"
                {...shared}
                aria-pressed={bar.key === pressed}
                onClick={() => onPress(bar.key)}
              >
                {/* A button is called by what it shows, in words. */}
                <span className={styles['sentence']}>{sentence}</span>
                {drawing}
              </button>
            ) : (
              <div key={bar.key} role="img" aria-label={sentence} {...shared}>
                {drawing}
              </div>
            );
          })}
        </div>
      </div>
      {axisSide === 'x' && <figcaption className={styles['xAxis']}>{axisLabel}</figcaption>}
      <BarTable title={title} bars={bars} />
    </figure>
  );
}

function AxisTicks({ axis: { ticks, limit, step } }: { readonly axis: Axis }): JSX.Element {
  const room = (step / limit) * HALF;
  const every = Math.ceil(LABEL_ROOM / room);
  const middle = (ticks.length - 1) / 2;
  return (
    <svg className={styles['ticks']} height={HEIGHT} aria-hidden>
      {ticks.map((tick, index) => {
        const y = ZERO - (tick / limit) * HALF;
        return (
          <g key={tick} data-zero={tick === 0 || undefined}>
            <line x1={30} x2="100%" y1={y} y2={y} />
            {(index - middle) % every === 0 && (
              <text x={24} y={y} textAnchor="end" dominantBaseline="central">
                {signed(tick)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface BarDrawingProps {
  readonly bar: Bar;
  readonly limit: number;
  /** null: the pair of numbers. */
  readonly note: string | undefined;
}

function BarDrawing({ bar, limit, note }: BarDrawingProps): JSX.Element {
  const t = useTexts('counterDetail');
  const { difference, green, red } = drawnBar(bar);
  const up = (green / limit) * HALF;
  const down = (-red / limit) * HALF;
  return (
    <>
      <svg className={styles['drawing']} height={HEIGHT} aria-hidden>
        {green > 0 && <rect data-tone="over" x="25%" width="50%" y={ZERO - up} height={up} />}
        {red < 0 && <rect data-tone="short" x="25%" width="50%" y={ZERO} height={down} />}
        {difference >= 0 && (
          <text x="50%" y={ZERO - up - 6} data-tone={difference > 0 ? 'over' : 'even'}>
            {signed(difference)}
          </text>
        )}
        {red < 0 && (
          <text x="50%" y={ZERO + down + 14} data-tone="short">
            {signed(red)}
          </text>
        )}
      </svg>
      <span aria-hidden className={styles['label']}>
        {bar.label}
      </span>
      {note === undefined ? (
        <small aria-hidden className={styles['pair']}>
          {t('pair', bar)}
        </small>
      ) : (
        <small aria-hidden>{note}</small>
      )}
    </>
  );
}

function BarTable({ title, bars }: Pick<BarChartProps, 'title' | 'bars'>): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    // A table takes the width of its cells, whatever its style says: what hides it stands around it.
    <div className={styles['table']}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('employees')}</th>
            <th scope="col">{t('chairs')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{bar.name}</th>
              <td>{bar.employees}</td>
              <td>{bar.chairs}</td>
              <td>{signed(drawnBar(bar).difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
