interface Props {
  /** That somebody else changed it, and the names of the two ways on. */
  readonly words: { readonly lead: string; readonly keep: string; readonly take: string };
  /** Each field's name, what it was when it was read, and what somebody else has made of it. */
  readonly fields: readonly (readonly [name: string, was: string, is: string])[];
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What somebody else changed while a record was being edited, and whose words are to stand. */
export function OtherChanges({ words, fields, onTake, onKeep }: Props) {
  return (
    <div className="admin-warning" role="alert">
      <p>{words.lead}</p>
      <ul className="admin-rows">
        {fields
          .filter(([, was, is]) => was !== is)
          .map(([name, was, is]) => (
            <li key={name}>
              <span>{name}</span>
              <span>
                <del className="muted">{was || '–'}</del> {is || '–'}
              </span>
            </li>
          ))}
      </ul>
      <p className="admin-ways">
        <button type="button" className="admin-act" onClick={onKeep}>
          {words.keep}
        </button>
        <button type="button" className="admin-act" onClick={onTake}>
          {words.take}
        </button>
      </p>
    </div>
  );
}
