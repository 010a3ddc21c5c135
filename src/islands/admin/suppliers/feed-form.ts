import type { WantedFeed } from '#src/contracts/admin-suppliers.ts';
import type { SupplierFeed } from '#src/contracts/staff-suppliers.ts';

export const schedules = ['none', 'hourly', 'daily', 'weekly'] as const;
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** A feed as its fields hold it. */
export interface FeedForm {
  readonly name: string;
  readonly from: 'address' | 'file';
  readonly url: string;
  readonly format: 'csv' | 'json';
  readonly credential: string;
  readonly itemsPath: string;
  readonly sku: string;
  readonly cost: string;
  readonly available: string;
  readonly matchBy: 'supplier_sku' | 'sku';
  readonly includesVat: boolean;
  readonly schedule: (typeof schedules)[number];
  readonly hour: string;
  readonly weekday: (typeof weekdays)[number];
  readonly appliesItself: boolean;
  readonly largestChange: string;
  readonly isActive: boolean;
}
type ProblemField = 'name' | 'url' | 'credential' | 'itemsPath' | 'sku' | 'cost' | 'largestChange';
export type FeedProblems = Partial<Record<ProblemField, ProblemField>>;

export const emptyFeed: FeedForm = {
  ...{
    name: '',
    from: 'address',
    url: '',
    format: 'csv',
    credential: '',
    itemsPath: '',
    sku: '',
    cost: '',
    available: '',
  },
  ...{ matchBy: 'supplier_sku', includesVat: true, schedule: 'none', hour: '6', weekday: '1' },
  ...{ appliesItself: false, largestChange: '30', isActive: true },
};

export const formOf = (feed: SupplierFeed): FeedForm => ({
  ...{ name: feed.name, from: feed.url === null ? 'file' : 'address', url: feed.url ?? '', format: feed.format },
  ...{ credential: feed.credential_name ?? '', itemsPath: feed.items_path, ...feed.mapping },
  ...{ matchBy: feed.match_by, includesVat: feed.includes_vat, schedule: feed.schedule ?? 'none' },
  ...{ hour: String(feed.at_hour), weekday: String(feed.on_weekday) as FeedForm['weekday'] },
  ...{
    appliesItself: feed.applies_itself,
    largestChange: String(feed.largest_change_percent),
    isActive: feed.is_active,
  },
});

/** Where the list is and how it is written, and what of that cannot be taken. */
export function readSource(form: FeedForm) {
  const url = form.url.trim();
  const credential = form.credential.trim();
  const itemsPath = form.itemsPath.trim();
  const isAddress = form.from === 'address';
  const problems: FeedProblems = {
    ...(isAddress && (!URL.canParse(url) || !/^https?:/.test(url)) && { url: 'url' }),
    ...(isAddress &&
      credential !== '' &&
      !/^SUPPLIER_[A-Z0-9_]{1,50}$/.test(credential) && { credential: 'credential' }),
    ...(form.format === 'json' && !/^$|^[^.\s]+(\.[^.\s]+)*$/.test(itemsPath) && { itemsPath: 'itemsPath' }),
  };
  return {
    source: {
      format: form.format,
      url: isAddress ? url : null,
      credential_name: isAddress && credential !== '' ? credential : null,
      items_path: form.format === 'json' ? itemsPath : '',
    },
    problems,
  };
}

/** What the fields say, or every one that cannot be taken. */
export function readFeedForm(form: FeedForm): {
  readonly feed?: Omit<WantedFeed, 'id' | 'supplier_id' | 'version'>;
  readonly problems: FeedProblems;
} {
  const { source, problems: ofSource } = readSource(form);
  const largest = /^\d{1,4}$/.test(form.largestChange.trim()) ? Number(form.largestChange) : 0;
  const problems: FeedProblems = {
    ...(form.name.trim() === '' && { name: 'name' }),
    ...ofSource,
    ...(form.sku.trim() === '' && { sku: 'sku' }),
    ...(form.cost.trim() === '' && { cost: 'cost' }),
    ...((largest < 1 || largest > 1000) && { largestChange: 'largestChange' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const schedule = form.from === 'address' && form.schedule !== 'none' ? form.schedule : null;
  return {
    feed: {
      name: form.name.trim(),
      ...source,
      mapping: { sku: form.sku.trim(), cost: form.cost.trim(), available: form.available.trim() },
      ...{ match_by: form.matchBy, includes_vat: form.includesVat },
      schedule,
      ...{
        at_hour: Number(form.hour),
        on_weekday: Number(form.weekday),
        applies_itself: schedule !== null && form.appliesItself,
      },
      ...{ largest_change_percent: largest, is_active: form.isActive },
    },
    problems,
  };
}
