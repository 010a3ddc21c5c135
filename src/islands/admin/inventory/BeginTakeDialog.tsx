import { useState } from 'react';
import { takeStock } from '#src/client/functions/admin-stock-takes.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import type { StockTakes } from '#src/contracts/staff-stock-takes.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { SectionProps } from '../admin-data.ts';
import { nameIn } from '../naming.ts';
import { useActing } from '../use-acting.ts';

interface Props extends SectionProps<'admin-inventory'> {
  readonly categories: StockTakes['categories'];
  readonly onClosed: () => void;
}

/** Begins a stock-take of everything or of one department, and leads to it. */
export function BeginTakeDialog({ data, texts, categories, onClosed }: Props) {
  const { language } = data;
  // The dialog's own: pressed twice, or again after a lost answer, it is one stock-take.
  const [take] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(() => shortDay(new Date().toISOString(), language));
  const [category, setCategory] = useState('');
  const { attempt } = useActing(data, texts.errors);

  async function begin(): Promise<string | undefined> {
    if (name.trim() === '') return texts.takes.nameless;
    return attempt(
      (token) => takeStock(token, { act: 'begin', take, name: name.trim(), category: category || null }),
      ({ number }) => changeQuery({ takes: undefined, take: String(number) }),
    );
  }

  return (
    <ActDialog data={data} title={texts.takes.begin} act={texts.takes.begin} onAct={begin} onClosed={onClosed}>
      <p>{texts.takes.lead}</p>
      <Field label={texts.takes.name} name="name" maxLength={100} autoComplete="off" value={name} onValue={setName} />
      <Select
        label={texts.takes.scope}
        name="category"
        value={category}
        options={[
          { value: '', text: texts.takes.everything },
          ...categories.map((each) => ({ value: each.slug, text: nameIn(language, each) })),
        ]}
        onValue={setCategory}
      />
    </ActDialog>
  );
}
