import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { formRefusal } from './form-refusal.ts';
import { useVersionedForm } from './use-versioned-form.ts';

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
  readonly save: (fields: Fields<N>) => Promise<unknown>;
  /** The word for analytics; null: not counted. */
  readonly track: string | null;
  /** What a notice says after a save; null: nothing. */
  readonly done: string | null;
  readonly failed: string;
  readonly onSaved?: () => void;
}

/**
 * A form of texts for what has no versions and of which no draft is kept: passwords, a new person. What is wrong stands at
 * its field until that is typed in, the server's word too, and the first such has the focus.
 */
export function useTextForm<N extends string>(options: TextFormOptions<N>) {
  const { initial, faultsOf, fieldOf = {}, hasEnd = false } = options;
  const names = Object.keys(initial) as N[];
  const firstFault = (fields: Fields<N>): N | undefined => names.find((name) => faultsOf(fields)[name]);
  const inputs = useRef<Partial<Record<N, HTMLInputElement | null>>>({});
  const [tried, setTried] = useState<Fields<N> | null>(null);
  const form = useVersionedForm<Fields<N>, never, unknown>({
    name: null,
    standing: null,
    fieldsOf: () => initial,
    versionOf: () => 0,
    isSame: () => false,
    readKept: () => null,
    currentOf: (reply) => reply as never,
    isComplete: (fields) => firstFault(fields) === undefined,
    showsRefusal: (code) => hasEnd || fieldOf[code] !== undefined,
    save: options.save,
    track: options.track,
    done: options.done,
    failed: options.failed,
    onClose: () => options.onSaved?.(),
  });
  const { fields, problem } = form;
  const refusedField = problem?.kind === 'refused' ? fieldOf[problem.code] : undefined;
  const focusRefused = useEffectEvent((): void => {
    if (refusedField !== undefined) inputs.current[refusedField]?.focus();
  });
  useEffect(() => focusRefused(), [problem]);

  const errorOf = (name: N): string | null => {
    if (tried?.[name] !== fields[name]) return null;
    return (name === refusedField ? formRefusal(problem) : faultsOf(tried)[name]) ?? null;
  };
  return {
    fieldProps: (name: N) => ({
      ref: (input: HTMLInputElement | null): void => {
        inputs.current[name] = input;
      },
      value: fields[name],
      error: errorOf(name),
      onChange: (typed: string | FormEvent<HTMLInputElement>): void =>
        form.write({ ...fields, [name]: typeof typed === 'string' ? typed : typed.currentTarget.value }),
    }),
    /** Fills in what is known of some fields. */
    fill: (some: Partial<Fields<N>>): void => form.write({ ...fields, ...some }),
    saving: form.saving,
    /** What the server said against the form as a whole. */
    refusal: refusedField === undefined ? formRefusal(problem) : null,
    save: (event: FormEvent): void => {
      event.preventDefault();
      setTried(fields);
      const first = firstFault(fields);
      if (first !== undefined) inputs.current[first]?.focus();
      void form.save();
    },
  };
}
