import { longestInTopBar, type WantedBanner } from '#src/contracts/admin-marketing.ts';
import type { StaffBanner } from '#src/contracts/staff-marketing.ts';
import type { BannerPlacement } from '#src/domain/catalogue/shop-banner.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { meantShopPath } from '#src/domain/language/shop-path.ts';

/** The fields of a banner as they are typed. */
export interface BannerForm {
  readonly placement: BannerPlacement;
  readonly text: Readonly<Record<Language, string>>;
  readonly path: string;
  /** `YYYY-MM-DDTHH:MM` in Vilnius; `until` empty for good. */
  readonly from: string;
  readonly until: string;
  readonly isActive: boolean;
}

type Problem = 'text' | 'long' | 'path' | 'from' | 'until';
export type BannerField = `text-${Language}` | 'path' | 'from' | 'until';
export type BannerProblems = Readonly<Partial<Record<BannerField, Problem>>>;

/** A new one, from now on (a time of Vilnius). */
export function emptyBanner(placement: BannerPlacement, now: string): BannerForm {
  return { placement, text: { en: '', lt: '', ru: '' }, path: '', from: now, until: '', isActive: true };
}

export function formOfBanner(banner: StaffBanner): BannerForm {
  return {
    placement: banner.placement,
    text: { en: banner.text, lt: banner.text_lt, ru: banner.text_ru },
    path: banner.path ?? '',
    from: banner.from,
    until: banner.until ?? '',
    isActive: banner.is_active,
  };
}

const isTime = (time: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time);

/** What was typed as the server takes it, or what is wrong with which field. `origin` is the shop's own address. */
export function readBanner(
  form: BannerForm,
  origin: string,
): { readonly banner?: Omit<WantedBanner, 'id' | 'version'>; readonly problems: BannerProblems } {
  const path = form.path.trim() === '' ? null : meantShopPath(form.path, origin);
  const problems: BannerProblems = {
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const { length } = form.text[language].trim();
        const isLong = form.placement === 'top_bar' && length > longestInTopBar;
        return length === 0 || isLong ? [[`text-${language}`, isLong ? 'long' : 'text']] : [];
      }),
    ),
    ...(path === undefined && { path: 'path' }),
    ...(!isTime(form.from) && { from: 'from' }),
    ...(form.until !== '' && !(isTime(form.until) && form.until > form.from) && { until: 'until' }),
  };
  if (path === undefined || Object.keys(problems).length > 0) return { problems };
  const { en, lt, ru } = form.text;
  return {
    problems,
    banner: {
      placement: form.placement,
      text: en.trim(),
      text_lt: lt.trim(),
      text_ru: ru.trim(),
      path,
      from: form.from.slice(0, 16),
      until: form.until === '' ? null : form.until.slice(0, 16),
      is_active: form.isActive,
    },
  };
}
