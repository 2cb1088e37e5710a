import { memo, useLayoutEffect, useState, type JSX } from 'react';
import { personKey } from './grid-lines.ts';
import styles from './month-grid.module.css';
import { PersonLine } from './person-line.ts';
import type { LineContent } from './person-line.ts';

/** A person's line. React draws the row; what stands in it is the line's own (decision 0076). */
export const PersonRow = memo(function PersonRow({
  rowIndex,
  ...content
}: LineContent & { readonly rowIndex: number }): JSX.Element {
  const [line] = useState(() => new PersonLine(content));
  // Set once: from there on the line writes its own changes.
  const [html] = useState(() => ({ __html: line.html() }));
  useLayoutEffect(() => line.show(content));
  const { store, person, own } = content;
  return (
    <div
      ref={line.attach}
      role="row"
      aria-rowindex={rowIndex}
      className={styles['line']}
      data-row={personKey(store.people[person]?.employeeId ?? '')}
      data-own={own || undefined}
      dangerouslySetInnerHTML={html}
    />
  );
});
