import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Line, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import styles from './fact-table.module.css';
import { OvertakenRows } from './overtaken-rows.tsx';
import type { Order } from './use-order.ts';

/** An order that was changed and waits to be saved. */
export function OrderBar({ order }: { readonly order: Order }): JSX.Element {
  const t = useTexts('organisation');
  // Who was faster is decided first: both choices stand in the comparison.
  if (order.overtaken !== null)
    return (
      <div className={styles['foot']}>
        <OvertakenRows overtaken={order.overtaken} />
        {order.element}
      </div>
    );
  return (
    <div className={styles['foot']} role="status">
      <Text as="span" tone="quiet">
        {t('orderChanged')}
      </Text>
      <Line>
        <Button variant="default" size="compact-sm" onClick={order.undo}>
          {t('undoOrder')}
        </Button>
        <Button size="compact-sm" loading={order.busy} onClick={() => void order.save()}>
          {t('saveOrder')}
        </Button>
      </Line>
      {order.element}
    </div>
  );
}
