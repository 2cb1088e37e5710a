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
  const [{ show, attach, html }] = useState(() => {
    const { show, attach, html } = new PersonLine(content);
    // Set once: from there on the line writes its own changes.
    return { show, attach, html: { __html: html() } };
  });
  useLayoutEffect(() => show(content));
  const { store, person, own } = content;
  return (
    <div
      ref={attach}
      role="row"
      aria-rowindex={rowIndex}
      className={styles['line']}
      data-row={personKey(store.people[person]?.employeeId ?? '')}
      data-own={own || undefined}
      dangerouslySetInnerHTML={html}
    />
  );
});
