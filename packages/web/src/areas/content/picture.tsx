import { useQuery } from '@tanstack/react-query';
import type { NamedItem } from '@torre/contract/content';
import { useEffect, useRef, useState, type JSX } from 'react';
import { Wheel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { enterLoading } from './image-loading.ts';
import { carries, renditionsOf, textOf } from './item-fields.ts';
import { usePart } from './known-parts.ts';
import { pictureAddress, pictureQuery } from './picture.queries.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** As a field names it; without its sizes it is fetched. */
  readonly picture: NamedItem;
  /** What the image would say stands beside it already. */
  readonly decorative?: boolean;
  /** The image stands there, or will not. */
  readonly onSettled?: (() => void) | undefined;
}

/**
 * The image widget (P4.03 to P4.09): it fills its place, which has its size before the image comes. The image is a background
 * around its focal point; while it is awaited a spinner turns, and one that fails is replaced by a sentence.
 */
export function Picture({ picture, decorative = false, onSettled }: PictureProps): JSX.Element {
  const t = useTexts('content');
  const isWhole = carries(picture, ['renditions']);
  const item = usePart(picture.id, !isWhole);
  const fields = (isWhole ? picture.fields : item.data?.fields) ?? {};
  const href = pictureAddress(renditionsOf(fields));
  const { data, error: notRead } = useQuery({ ...pictureQuery(href ?? ''), enabled: href !== null });
  const failure = item.error ?? notRead;
  const isSettled = data !== undefined || failure !== null;
  const isLate = useLoadingState(isSettled);
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  useEffect(() => {
    // P8.08: an image that fails is written to the log and raises no notice.
    if (failure !== null) console.error(failure);
  }, [failure]);
  if (failure !== null) return <span className={styles['failed']}>{t('notRetrievable')}</span>;
  if (data === undefined)
    return (
      <span className={styles['waiting']} data-state="loading">
        {!isLate && <Wheel size={24} />}
      </span>
    );
  const [left = '50', top = '50'] = (textOf(fields, 'punto_focale') ?? '').split(' ').filter(Boolean);
  return (
    <span
      className={styles['picture']}
      data-state="loaded"
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': textOf(fields, 'testo_alternativo') ?? picture.name })}
      style={{ backgroundImage: `url("${data}")`, backgroundPosition: `${left}% ${top}%` }}
    />
  );
}

/** Enters the widget into the shared loading state and reports when it is ready; answers whether it took too long. */
function useLoadingState(isReady: boolean): boolean {
  const loading = useRef<ReturnType<typeof enterLoading> | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const entered = enterLoading(() => setLate(true));
    loading.current = entered;
    return entered.leave;
  }, []);
  useEffect(() => {
    if (isReady) loading.current?.ready();
  }, [isReady]);
  return isLate;
}
