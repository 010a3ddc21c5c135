import { useRef, useState } from 'react';
import { showToast } from '#src/client/stores/toast.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { AdminData } from './admin-data.ts';
import { OtherChanges } from './OtherChanges.tsx';

/** A record as it is typed: what stands in each field; `yes` or nothing for a tick, names with commas between for choices. */
export type Typed = Readonly<Record<string, string>>;

export interface RecordField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** `text` where absent. */
  readonly kind?: 'text' | 'number' | 'amount' | 'time' | 'date' | 'tick' | 'choices';
  /** What may be chosen of, for `choices`. */
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  readonly maximum?: number;
}

interface Stand {
  readonly form: Typed;
  /** What the next saving says that was read; none for something new. */
  readonly version: string | null;
}

interface Props {
  readonly data: AdminData;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly fields: readonly RecordField[];
  readonly beginning: Stand;
  /** What is wrong with what was typed, by field; nothing when it can be saved. */
  readonly check: (form: Typed) => Readonly<Record<string, string>>;
  /** Saves it; answers what stands against it. */
  readonly save: (form: Typed, version: string | null) => Promise<string | undefined>;
  /** What stands against saving where somebody else changed the record meanwhile. */
  readonly stale?: string;
  /** The record as it is now. */
  readonly readNow?: () => Promise<Stand | undefined>;
  readonly onClosed: () => void;
}

const inputModes = { text: undefined, number: 'numeric', amount: 'decimal', time: undefined, date: undefined } as const;

/** The fields of a small record, with what is wrong with each beside it. */
function RecordFields({
  fields,
  form,
  problems,
  onChange,
}: Pick<Props, 'fields'> & {
  readonly form: Typed;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Typed) => void;
}) {
  return fields.map(({ name, label, hint, kind = 'text', options = [], maximum = 100 }) => {
    const value = form[name] ?? '';
    if (kind === 'tick')
      return (
        <div key={name}>
          <label className="admin-tick">
            <input
              type="checkbox"
              name={name}
              checked={value === 'yes'}
              onChange={({ target }) => onChange({ [name]: target.checked ? 'yes' : '' })}
            />
            {label}
          </label>
          {hint && <p className="field-hint">{hint}</p>}
        </div>
      );
    if (kind === 'choices') {
      const chosen = value.split(',').filter(Boolean);
      return (
        <fieldset key={name} className="admin-choices">
          <legend>{label}</legend>
          {options.map((option) => (
            <label key={option.value} className="admin-tick">
              <input
                type="checkbox"
                name={name}
                checked={chosen.includes(option.value)}
                aria-invalid={problems[name] ? true : undefined}
                onChange={({ target }) => {
                  const kept = options.filter((each) =>
                    each.value === option.value ? target.checked : chosen.includes(each.value),
                  );
                  onChange({ [name]: kept.map((each) => each.value).join() });
                }}
              />
              {option.text}
            </label>
          ))}
          {problems[name] ? <p className="message">{problems[name]}</p> : hint && <p className="field-hint">{hint}</p>}
        </fieldset>
      );
    }
    return (
      <Field
        key={name}
        label={label}
        name={name}
        hint={hint}
        problem={problems[name]}
        type={kind === 'time' || kind === 'date' ? kind : 'text'}
        inputMode={inputModes[kind]}
        autoComplete="off"
        maxLength={maximum}
        value={value}
        onValue={(typed) => onChange({ [name]: typed })}
      />
    );
  });
}

/** How a field's value is said to people. */
function shownValue({ admin }: AdminData, { kind, options = [] }: RecordField, value = ''): string {
  if (kind === 'tick') return value === 'yes' ? admin.record.yes : admin.record.no;
  if (kind !== 'choices') return value;
  const chosen = value.split(',');
  return options
    .filter((option) => chosen.includes(option.value))
    .map(({ text }) => text)
    .join(', ');
}

/**
 * A window in which a small record is changed. What was typed stays whatever happens; where somebody else changed the record meanwhile,
 * it shows what, and asks whose words are to stand.
 */
export function RecordDialog(props: Props) {
  const { data, title, lead, fields, beginning, check, save, stale, readNow, onClosed } = props;
  const { record } = data.admin;
  const [form, setForm] = useState(beginning.form);
  const [base, setBase] = useState(beginning);
  const [theirs, setTheirs] = useState<Stand>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const place = useRef<HTMLDivElement>(null);

  async function submit(): Promise<string | undefined> {
    if (theirs) return stale;
    const found = check(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return '';
    }
    const against = await save(form, base.version);
    if (against === undefined) {
      showToast({ kind: 'done', text: record.saved });
      return undefined;
    }
    if (against !== stale || readNow === undefined) return against;
    setTheirs(await readNow());
    return '';
  }

  return (
    <ActDialog data={data} title={title} act={record.save} onAct={submit} onClosed={onClosed}>
      {lead && <p className="muted">{lead}</p>}
      <div ref={place} className="admin-record">
        <RecordFields
          fields={fields}
          form={form}
          problems={problems}
          onChange={(changes) => setForm((before) => ({ ...before, ...changes }) as Typed)}
        />
      </div>
      {theirs && (
        <OtherChanges
          words={record.stale}
          fields={fields.map((field) => [
            field.label,
            shownValue(data, field, base.form[field.name]),
            shownValue(data, field, theirs.form[field.name]),
          ])}
          onTake={() => {
            setForm(theirs.form);
            setBase(theirs);
            setTheirs(undefined);
          }}
          onKeep={() => {
            setBase(theirs);
            setTheirs(undefined);
          }}
        />
      )}
    </ActDialog>
  );
}
