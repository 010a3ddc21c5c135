import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FeedFieldsProps } from './feed-fields.ts';

/** What a feed is called, where its list is and how it is written. */
export function FeedSourceFields({ texts, form, problem, onChange }: FeedFieldsProps) {
  const { feed } = texts;
  return (
    <div className="admin-editor-fields">
      <Field
        label={feed.name}
        name="name"
        problem={problem('name')}
        autoComplete="off"
        maxLength={100}
        value={form.name}
        onValue={(name) => onChange({ name })}
      />
      <Select
        label={feed.from}
        name="from"
        value={form.from}
        options={(['address', 'file'] as const).map((value) => ({ value, text: feed.origins[value] }))}
        onValue={(from) => onChange({ from })}
      />
      <Select
        label={feed.format}
        name="format"
        value={form.format}
        options={(['csv', 'json'] as const).map((value) => ({ value, text: value.toUpperCase() }))}
        onValue={(format) => onChange({ format })}
      />
      {form.from === 'address' && (
        <>
          <Field
            label={feed.url}
            name="url"
            hint={feed.urlHint}
            problem={problem('url')}
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={form.url}
            onValue={(url) => onChange({ url })}
          />
          <Field
            label={feed.credential}
            name="credential"
            optional={texts.optional}
            hint={feed.credentialHint}
            problem={problem('credential')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={form.credential}
            onValue={(credential) => onChange({ credential })}
          />
        </>
      )}
      {form.format === 'json' && (
        <Field
          label={feed.itemsPath}
          name="itemsPath"
          optional={texts.optional}
          hint={feed.itemsPathHint}
          problem={problem('itemsPath')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={form.itemsPath}
          onValue={(itemsPath) => onChange({ itemsPath })}
        />
      )}
    </div>
  );
}
