import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { changePrices } from '#src/client/functions/admin-pricing.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { priceEndings } from '#src/domain/pricing/price-rule.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useSending } from '../../shared/session/use-sending.ts';
import { useActing } from '../use-acting.ts';
import type { Section } from './pricing-words.tsx';
import {
  emptyRule,
  hasPercent,
  type RuleForm,
  type RuleProblems,
  readRule,
  ruleChoices,
  scopeOf,
} from './rule-form.ts';

/** Which products the rule is for, in a sentence. */
function ScopeWords({ data, texts }: Section) {
  const { query } = useStore($place);
  const text = islandText(data.language, texts);
  const scope = scopeOf(query);
  if (scope.products) return <p>{text('change.forChosen', { count: scope.products.length })}</p>;
  const narrowed = [
    texts.views[scope.view],
    scope.category && `${texts.columns.category}: ${scope.category}`,
    scope.words && `„${scope.words}“`,
  ].filter(Boolean);
  return <p>{text('change.forList', { list: narrowed.join(', ') })}</p>;
}

/** Says how prices are to change, then reckons it: nothing is changed before what comes of it was seen. */
export function RuleEditor(section: Section) {
  const { data, texts } = section;
  const { query } = useStore($place);
  const [form, setForm] = useState<RuleForm>(emptyRule);
  const [problems, setProblems] = useState<RuleProblems>({});
  const [against, setAgainst] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const change = (changes: Partial<RuleForm>) => setForm((before) => ({ ...before, ...changes }));
  const problem = (field: keyof RuleProblems) => problems[field] && texts.problems[problems[field]];

  async function reckon(): Promise<void> {
    const { rule, problems: found } = readRule(form);
    setProblems(found);
    setAgainst(undefined);
    if (rule === undefined) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>(found.ending ? '[name=ending]' : '[aria-invalid=true]')?.focus(),
      );
      return;
    }
    const run = crypto.randomUUID();
    const refused = await attempt(
      (token) => changePrices(token, { act: 'simulate', run, rule, scope: scopeOf(query) }),
      () => changeQuery({ run, change: undefined, view: undefined }),
    );
    setAgainst(refused);
  }

  const back = localizePath(sectionPath('pricing'), data.language);
  return (
    <div className="admin-section admin-order">
      <p className="admin-as-of">
        <a className="link" href={back}>
          {texts.back}
        </a>
      </p>
      <form
        ref={element}
        className="admin-editor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(reckon);
        }}
      >
        <h2>{texts.change.title}</h2>
        <ScopeWords {...section} />
        <div className="admin-editor-fields">
          <Select
            label={texts.change.rule}
            name="rule"
            value={form.choice}
            options={ruleChoices.map((value) => ({ value, text: texts.change.choices[value] }))}
            onValue={(choice) => change({ choice })}
          />
          {hasPercent(form.choice) && (
            <Field
              label={texts.change.percent}
              name="percent"
              hint={texts.change.hints[form.choice as 'markup']}
              problem={problem('percent')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={form.percent}
              onValue={(percent) => change({ percent })}
            />
          )}
          <Select
            label={texts.change.ending}
            name="ending"
            value={form.ending}
            options={priceEndings.map((value) => ({ value, text: texts.change.endings[value] }))}
            onValue={(ending) => change({ ending })}
          />
          <Field
            label={texts.change.floor}
            name="floor"
            optional={texts.optional}
            hint={texts.change.floorHint}
            problem={problem('floor')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={form.floor}
            onValue={(floor) => change({ floor })}
          />
        </div>
        <p className="message" role="alert">
          {problem('ending') ?? against}
        </p>
        <p className="muted">{texts.change.lead}</p>
        <p className="admin-ways">
          <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
            {texts.change.reckon}
          </button>
          <a className="button button-line" href={back}>
            {data.admin.cancel}
          </a>
        </p>
      </form>
    </div>
  );
}
