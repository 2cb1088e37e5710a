import { useLayoutEffect, useRef, type JSX, type KeyboardEvent } from 'react';
import { Wheel } from '../spinner/wheel.tsx';
import styles from './tab-strip.module.css';

interface TabStripProps<View extends string> {
  /** What the tabs choose between, for readers. */
  readonly label: string;
  readonly views: readonly View[];
  readonly words: Readonly<Record<View, string>>;
  readonly view: View;
  /** How many there are behind each; null while nobody knows: the wheel turns in its place. */
  readonly counts?: Readonly<Record<View, number | null>>;
  /** Lists below a heading, on a line; without it a segmented switch. */
  readonly look?: 'line';
  /** Id of the tab panel that they switch. */
  readonly panel: string;
  readonly onView: (view: View) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Views of one screen side by side: one stop of the Tab key, arrows go from one to the next and round. */
export function TabStrip<View extends string>(props: TabStripProps<View>): JSX.Element {
  const { label, views, words, view, panel, onView, counts, look } = props;
  const strip = useRef<HTMLDivElement>(null);
  const widths = counts && views.map((name) => counts[name]).join();
  // Where the strip scrolls the chosen tab is seen whole, also when a count makes it wider; else it stays where it was scrolled to.
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-view='${view}']`);
    if (strip.current && chosen) showWhole(strip.current, chosen);
  }, [view, widths]);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const step = STEPS[event.key];
    const other = step === undefined ? undefined : views.at((index + step) % views.length);
    if (other === undefined) return;
    event.preventDefault();
    onView(other);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-view='${other}']`)?.focus();
  };
  return (
    <div ref={strip} role="tablist" aria-label={label} className={styles['tabs']} data-look={look}>
      {views.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-view={name}
          data-word={words[name]}
          // What holds the width would be read too.
          aria-label={counts ? undefined : words[name]}
          aria-selected={view === name}
          aria-controls={panel}
          tabIndex={view === name ? 0 : -1}
          onClick={() => onView(name)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {words[name]}
          {counts && (counts[name] === null ? <Wheel /> : ` (${counts[name]})`)}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the strip alone: the screen around it stays where it is. */
function showWhole(strip: HTMLElement, tab: HTMLElement): void {
  const [around, own] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < around.left) strip.scrollLeft -= around.left - own.left;
  else if (own.right > around.right) strip.scrollLeft += own.right - around.right;
}
