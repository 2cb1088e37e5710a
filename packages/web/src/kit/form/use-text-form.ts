import { useRef, useState, type FormEvent } from 'react';
import { CallFailed, NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { closeNotice, NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { track } from '../../platform/track.ts';
import { useSaveWait } from '../waiting/use-save-wait.ts';
import { savedUnknown } from './form-refusal.ts';

type Fields<N extends string> = Readonly<Record<N, string>>;

interface TextFormOptions<N extends string> {
  /** The texts at first, in the order of the screen. */
  readonly initial: Fields<N>;
  /** What is wrong with them, by field. */
  readonly faultsOf: (fields: Fields<NoInfer<N>>) => Partial<Record<NoInfer<N>, string | null>>;
  /** Which field a refusal of the server is about, by its code. */
  readonly fieldOf?: Readonly<Record<number, NoInfer<N>>>;
  /** A refusal that is about no field stands at the end of the form; without it, it is a notice. */
  readonly hasEnd?: boolean;
  readonly save: (fields: Fields<N>, options: SaveOptions) => Promise<unknown>;
  /** The word for analytics; null: not counted. */
  readonly track: string | null;
  /** What a notice says after a save; null: nothing. */
  readonly done: string | null;
  readonly failed: string;
  readonly onSaved?: () => void;
}

/** What the server, or nobody, said of the last save; of no field: it stands at the end. */
interface Refusal<N> {
  readonly text: string;
  readonly field: N | null;
}

/**
 * A form of texts for what has no versions and of which no draft is kept: passwords, a new person. What is wrong stands at
 * its field until that is typed in, the server's word too, and the first such has the focus.
 */
export function useTextForm<N extends string>(options: TextFormOptions<N>) {
  const { initial, faultsOf, fieldOf = {}, hasEnd = false } = options;
  const names = Object.keys(initial) as N[];
  const inputs = useRef<Partial<Record<N, HTMLInputElement | null>>>({});
  const [fields, setFields] = useState<Fields<N>>(initial);
  const [tried, setTried] = useState<Fields<N> | null>(null);
  const [refusal, setRefusal] = useState<Refusal<N> | null>(null);
  const lastFailure = useRef(0);
  const { wait, saving, slow } = useSaveWait();

  const fail = (error: unknown): void => {
    if (error instanceof NetworkFailed && error.reason === 'aborted' && hasEnd)
      return setRefusal({ text: savedUnknown(), field: null });
    const text = refusalWords(error);
    const field = (error instanceof CallFailed && fieldOf[error.outcome?.code ?? 0]) || null;
    if (text === undefined || (field === null && !hasEnd)) {
      lastFailure.current = notify(failureNotice(error, options.failed));
      return;
    }
    setRefusal({ text, field });
    if (field !== null) inputs.current[field]?.focus();
  };
  const send = async (): Promise<void> => {
    setTried(fields);
    setRefusal(null);
    // What was said of the attempt before is over with it.
    closeNotice(lastFailure.current);
    const fault = names.find((name) => faultsOf(fields)[name]);
    if (fault !== undefined) return inputs.current[fault]?.focus();
    if (wait.isUnderWay) return;
    if (options.track !== null) track('action', options.track);
    try {
      await wait.run((saveOptions) => options.save(fields, saveOptions));
      if (options.done !== null) notify({ type: NOTICE.success, text: options.done });
      options.onSaved?.();
    } catch (error) {
      fail(error);
    }
  };

  const errorOf = (name: N): string | null => {
    if (tried?.[name] !== fields[name]) return null;
    return (refusal?.field === name ? refusal.text : faultsOf(tried)[name]) ?? null;
  };
  return {
    fieldProps: (name: N) => ({
      ref: (input: HTMLInputElement | null): void => {
        inputs.current[name] = input;
      },
      value: fields[name],
      error: errorOf(name),
      onChange: (typed: string | FormEvent<HTMLInputElement>): void =>
        setFields({ ...fields, [name]: typeof typed === 'string' ? typed : typed.currentTarget.value }),
    }),
    /** Fills in what is known of some fields. */
    fill: (some: Partial<Fields<N>>): void => setFields({ ...fields, ...some }),
    saving,
    /** The end of the form: what the server said against it as a whole, and whether it answers. */
    end: { refusal: refusal?.field === null ? refusal.text : null, saving, slow },
    save: (event: FormEvent): void => {
      event.preventDefault();
      void send();
    },
  };
}
