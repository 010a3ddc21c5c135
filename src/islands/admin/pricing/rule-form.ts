import type { PriceScope, WantedRule } from '#src/contracts/admin-pricing.ts';
import { marginViews } from '#src/contracts/staff-pricing.ts';
import type { PriceEnding, RuleKind } from '#src/domain/pricing/price-rule.ts';

/** Most products that are chosen one by one. */
export const mostChosen = 200;

/** Ways that the form offers; raising and lowering are one rule. */
export const ruleChoices = ['markup', 'raise', 'lower', 'reduce', 'clear', 'keep'] as const;
export type RuleChoice = (typeof ruleChoices)[number];

/** A rule as it is typed. */
export interface RuleForm {
  readonly choice: RuleChoice;
  readonly percent: string;
  readonly ending: PriceEnding;
  /** Percent that have to be left; empty for no floor. */
  readonly floor: string;
}
export type RuleProblems = Partial<Record<'percent' | 'floor' | 'ending', 'percent' | 'floor' | 'nothing'>>;

export const emptyRule: RuleForm = { choice: 'reduce', percent: '', ending: 'none', floor: '' };

/** Percent as somebody types them, in hundredths: `20`, `7,5`, `12.25 %`. Undefined where they are none. */
export function typedPercent(typed: string): number | undefined {
  const found = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  return found === null ? undefined : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

const most: Readonly<Record<RuleChoice, number>> = {
  ...{ markup: 100_000, raise: 100_000, lower: 9000, reduce: 9000, clear: 0, keep: 0 },
};
export const hasPercent = (choice: RuleChoice) => most[choice] > 0;

/** What the fields say, or what is wrong with them. */
export function readRule(form: RuleForm): { readonly rule?: WantedRule; readonly problems: RuleProblems } {
  const { choice, ending } = form;
  const percent = hasPercent(choice) ? typedPercent(form.percent) : 0;
  const floor = form.floor.trim() === '' ? null : typedPercent(form.floor);
  const isPercent =
    percent !== undefined && percent <= most[choice] && (percent > 0 || !hasPercent(choice) || choice === 'markup');
  const problems: RuleProblems = {
    ...(!isPercent && { percent: 'percent' }),
    ...((floor === undefined || (floor !== null && floor > 9000)) && { floor: 'floor' }),
    ...(choice === 'keep' && ending === 'none' && floor === null && { ending: 'nothing' }),
  };
  if (Object.keys(problems).length > 0 || percent === undefined || floor === undefined) return { problems };
  const kinds: Partial<Record<RuleChoice, RuleKind>> = { raise: 'percent', lower: 'percent' };
  const basis = choice === 'lower' ? -percent : percent;
  return {
    rule: { kind: kinds[choice] ?? choice, basis_points: basis, ending, floor_basis_points: floor } as WantedRule,
    problems,
  };
}

/** The products that an address names: these (`products`, by spaces), or a list as it is narrowed. */
export function scopeOf(query: Readonly<Record<string, string>>): PriceScope {
  const products = query['products']?.split(' ').filter(Boolean).slice(0, mostChosen) ?? [];
  if (products.length > 0) return { view: 'all', products };
  const words = query['q']?.trim().slice(0, 100);
  return {
    view: marginViews.find((view) => view === query['view']) ?? 'all',
    ...(words && { words }),
    ...(query['category'] && { category: query['category'] }),
  };
}
