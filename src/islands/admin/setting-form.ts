import {
  cardMethods,
  isSettingValue,
  leastMinutes,
  mostMinutes,
  type SettingKind,
} from '#src/domain/admin/shop-settings.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from './admin-data.ts';
import { wordOf } from './naming.ts';
import type { RecordField, Typed } from './RecordDialog.tsx';

/** Euro cents as they are typed: `100`, `12.50`. */
export const euros = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** A whole number as it was typed; undefined where it is none. */
export const typedCount = (typed = '') => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined);

/** The page's texts and those of settings. */
export type SettingWords = SectionProps<'admin-setting-words'>;
type Named = Readonly<Record<string, unknown>>;

/** What stands in the fields of a setting. */
export function settingForm({ kind }: SettingKind, value: unknown): Typed {
  switch (kind) {
    case 'cents':
      return { value: euros(Number(value)) };
    case 'range': {
      const [from, to] = Array.isArray(value) ? value : [];
      return { from: String(from), to: String(to) };
    }
    case 'minutes': {
      const { card, bank } = (value ?? {}) as Named;
      return { card: String(card), bank: String(bank) };
    }
    case 'yes':
      return { value: value === true ? 'yes' : '' };
    case 'methods':
      return { value: Array.isArray(value) ? value.join() : '' };
    default:
      return { value: String(value) };
  }
}

/** The value that was typed; undefined where a setting of this kind may not have it. */
export function typedSetting(setting: SettingKind, typed: Typed): unknown {
  const { value = '', from, to, card, bank } = typed;
  const read = () => {
    switch (setting.kind) {
      case 'cents':
        return parseTypedAmount(value);
      case 'count':
        return typedCount(value);
      case 'range':
        return [typedCount(from), typedCount(to)];
      case 'minutes':
        return { card: typedCount(card), bank: typedCount(bank) };
      case 'yes':
        return value === 'yes';
      case 'methods':
        return value.split(',').filter(Boolean);
      default:
        return value;
    }
  };
  const found = read();
  return isSettingValue(setting, found) ? found : undefined;
}

/** The fields of a setting, each with its name; `name` is the setting's own. */
export function settingFields({ texts }: SettingWords, { kind }: SettingKind, name: string): readonly RecordField[] {
  switch (kind) {
    case 'range':
      return (['from', 'to'] as const).map((end) => ({ name: end, label: texts[end], kind: 'number', maximum: 9 }));
    case 'minutes':
      return (['card', 'bank'] as const).map((way) => ({ name: way, label: texts[way], kind: 'number', maximum: 9 }));
    case 'yes':
      return [{ name: 'value', label: name, kind: 'tick' }];
    case 'methods':
      return [
        {
          ...{ name: 'value', label: name, kind: 'choices' },
          options: cardMethods.map((value) => ({ value, text: texts.methods[value] })),
        },
      ];
    default: {
      const kinds = { cents: 'amount', count: 'number', time: 'time', shown: 'text' } as const;
      return [{ name: 'value', label: kind === 'cents' ? texts.euros : texts.value, kind: kinds[kind], maximum: 12 }];
    }
  }
}

/** How a value that was typed is to be mended, at the first field of the setting. */
export function settingProblem({ data, texts }: SettingWords, setting: SettingKind): string {
  const text = islandText(data.language, texts);
  if (setting.kind === 'count' || setting.kind === 'range')
    return text(`problems.${setting.kind}`, { least: setting.least, most: setting.most });
  if (setting.kind === 'minutes') return text('problems.minutes', { ...leastMinutes, most: mostMinutes });
  return wordOf(texts.problems, setting.kind);
}

/** The value of a setting as people read it. */
export function settingWords({ data, texts }: SettingWords, { kind }: SettingKind, value: unknown): string {
  switch (kind) {
    case 'cents':
      return formatMoney(Number(value), 'EUR', data.language);
    case 'range':
      return Array.isArray(value) ? [...new Set(value)].join('–') : '';
    case 'minutes': {
      const { card, bank } = (value ?? {}) as Named;
      return `${texts.card} ${card}, ${texts.bank} ${bank}`;
    }
    case 'yes':
      return value === true ? data.admin.record.yes : data.admin.record.no;
    case 'methods':
      return Array.isArray(value) ? value.map((each) => wordOf(texts.methods, String(each))).join(', ') : '';
    default:
      if (typeof value === 'boolean') return value ? data.admin.record.yes : data.admin.record.no;
      return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  }
}
