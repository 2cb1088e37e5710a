import type { JSX } from 'react';
import { ErrorState } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { RoomError } from './use-room-reads.ts';

interface RoomErrorsProps {
  readonly errors: readonly RoomError[];
  readonly onRetry: () => void;
}

/** The error list of the room (M8.08 to M8.12): what of it could not be read, by its specified names. */
export function RoomErrors({ errors, onRetry }: RoomErrorsProps): JSX.Element | null {
  const t = useTexts('operationsRoom');
  if (errors.length === 0) return null;
  const names = errors.map((error) => t(`error.${error}`)).join(', ');
  return <ErrorState text={`${t('unavailable')}: ${names}`} onRetry={onRetry} />;
}
