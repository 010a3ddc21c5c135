import { type RefObject, useState } from 'react';

type Values = Readonly<Record<string, string>>;
type Problems<Form extends Values> = Readonly<Partial<Record<keyof Form & string, string>>>;

/** What somebody typed into the prerendered form before its code came. */
export function typedBefore(form: string, name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLInputElement>(`form[data-form-name=${form}] [name=${name}]`)?.value ?? '';
}

/**
 * The fields of a form: what is typed, and the sentence beside each that is wrong. `check` says what is wrong; it is asked when the
 * form is sent, and again with each key in a field that is marked.
 */
export function useFields<Form extends Values>(
  name: string,
  initial: Form,
  check: (values: Form) => Problems<Form>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [values, setValues] = useState<Form>(
    () =>
      Object.fromEntries(
        Object.keys(initial).map((key) => [key, initial[key] || typedBefore(name, key)]),
      ) as unknown as Form,
  );
  const [problems, setProblems] = useState({} as Problems<Form>);

  const focusOn = (key: string | undefined) =>
    key !== undefined && form.current?.querySelector<HTMLElement>(`[name=${key}]`)?.focus();

  return {
    values,
    /** What a field is drawn with. */
    field(key: keyof Form & string) {
      return {
        name: key,
        value: values[key] ?? '',
        problem: problems[key],
        onValue(value: string) {
          const next = { ...values, [key]: value };
          setValues(next);
          const now = check(next);
          setProblems(
            Object.fromEntries(
              Object.keys(problems).flatMap((marked) => (now[marked] ? [[marked, now[marked]]] : [])),
            ) as Problems<Form>,
          );
        },
      };
    },
    /** Marks what is wrong and goes to the first of it. True when nothing is. */
    isRight(): boolean {
      const found = check(values);
      setProblems(found);
      focusOn(Object.keys(initial).find((key) => found[key]));
      return Object.keys(found).length === 0;
    },
    /** Marks a field that the server refused, and goes to it. */
    mark(key: keyof Form & string, sentence: string) {
      setProblems({ [key]: sentence } as unknown as Problems<Form>);
      focusOn(key);
    },
    /** Empties a field that must not stand any longer: a password that was wrong. */
    clear(key: keyof Form & string) {
      setValues((before) => ({ ...before, [key]: '' }));
    },
  };
}
