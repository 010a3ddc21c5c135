import { useRef, useState } from 'react';
import { listBanners } from '#src/client/backend/staff-marketing.ts';
import { changeMarketing } from '#src/client/functions/admin-marketing.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { longestInTopBar } from '#src/contracts/admin-marketing.ts';
import type { StaffBanner } from '#src/contracts/staff-marketing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { bannerPlacements } from '#src/domain/catalogue/shop-banner.ts';
import { languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useSending } from '../../shared/session/use-sending.ts';
import { ActDialog } from '../ActDialog.tsx';
import { NotRead } from '../NotRead.tsx';
import { OtherChanges } from '../OtherChanges.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { BannerPreview } from './BannerPreview.tsx';
import {
  type BannerField,
  type BannerForm,
  type BannerProblems,
  emptyBanner,
  formOfBanner,
  readBanner,
} from './banner-form.ts';
import { type Section, timeWords, vilniusTime } from './marketing-words.ts';

interface FormProps extends Section {
  /** The banner that is changed; none for a new one. */
  readonly banner: StaffBanner | undefined;
}

function changedFields({ texts }: Section, before: BannerForm, now: BannerForm) {
  const { fields } = texts.banners;
  const yes = ({ isActive }: BannerForm) => (isActive ? texts.yes : texts.no);
  return [
    [fields.placement, texts.placements[before.placement], texts.placements[now.placement]],
    ...languages.map(
      (each) => [`${fields.text}, ${texts.languages[each]}`, before.text[each], now.text[each]] as const,
    ),
    [fields.path, before.path, now.path],
    [fields.from, timeWords(before.from), timeWords(now.from)],
    [fields.until, timeWords(before.until), timeWords(now.until)],
    [fields.active, yes(before), yes(now)],
  ] as const;
}

const leave = () => changeQuery({ banner: undefined, new: undefined });

function EditorForm({ banner, ...section }: FormProps) {
  const { data, texts } = section;
  const { banners } = texts;
  const text = islandText(data.language, texts);
  const [id] = useState(() => banner?.id ?? crypto.randomUUID());
  const place = bannerPlacements.find((each) => each === $place.get().query['placement']) ?? 'top_bar';
  const [beginning] = useState(() => (banner ? formOfBanner(banner) : emptyBanner(place, vilniusTime(Date.now()))));
  const [form, setForm] = useState(beginning);
  const [base, setBase] = useState({ form: beginning, version: banner?.updated_at ?? null });
  const [theirs, setTheirs] = useState<StaffBanner>();
  const [problems, setProblems] = useState<BannerProblems>({});
  const [against, setAgainst] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const change = (changes: Partial<BannerForm>) => setForm((before) => ({ ...before, ...changes }));
  const problem = (field: BannerField) => {
    const found = problems[field];
    return found && text(`banners.problems.${found}`, { most: longestInTopBar });
  };

  async function save(): Promise<void> {
    const { banner: wanted, problems: found } = readBanner(form, location.origin);
    setProblems(found);
    setAgainst(undefined);
    if (wanted === undefined) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const refused = await attempt(
      (token) => changeMarketing(token, { act: 'save_banner', banner: { ...wanted, id, version: base.version } }),
      () => {
        showToast({ kind: 'done', text: banners.saved });
        leave();
      },
    );
    if (refused === texts.errors.banner_stale) {
      const now = await asStaff(({ token }) => listBanners(token));
      const found = now.ok ? now.value.banners.find((each) => each.id === id) : undefined;
      if (found) return setTheirs(found);
    }
    setAgainst(refused);
  }

  const settle = (kept: StaffBanner) => {
    setBase({ form: formOfBanner(kept), version: kept.updated_at });
    setTheirs(undefined);
  };
  return (
    <>
      <form
        ref={element}
        className="admin-editor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(save);
        }}
      >
        <h2>{banner ? banners.change : banners.add}</h2>
        <Select
          label={banners.fields.placement}
          name="placement"
          value={form.placement}
          options={bannerPlacements.map((value) => ({ value, text: texts.placements[value] }))}
          onValue={(placement) => change({ placement })}
        />
        <p className="field-hint">{banners.hints[form.placement]}</p>
        <div className="admin-languages-beside">
          {languages.map((language) => (
            <Field
              key={language}
              label={`${banners.fields.text}, ${texts.languages[language]}`}
              name={`text-${language}`}
              lang={language}
              problem={problem(`text-${language}`)}
              autoComplete="off"
              maxLength={form.placement === 'top_bar' ? longestInTopBar : 300}
              value={form.text[language]}
              onValue={(value) => change({ text: { ...form.text, [language]: value } })}
            />
          ))}
        </div>
        <div className="admin-editor-fields">
          <Field
            label={banners.fields.path}
            name="path"
            optional={texts.optional}
            hint={banners.pathHint}
            problem={problem('path')}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={form.path}
            onValue={(path) => change({ path })}
          />
          <Field
            label={banners.fields.from}
            name="from"
            type="datetime-local"
            hint={texts.zone}
            problem={problem('from')}
            value={form.from}
            onValue={(from) => change({ from })}
          />
          <Field
            label={banners.fields.until}
            name="until"
            type="datetime-local"
            optional={texts.optional}
            hint={banners.untilHint}
            problem={problem('until')}
            value={form.until}
            onValue={(until) => change({ until })}
          />
        </div>
        <label className="admin-tick">
          <input
            type="checkbox"
            name="active"
            checked={form.isActive}
            onChange={({ target }) => change({ isActive: target.checked })}
          />
          {banners.fields.active}
        </label>
        <BannerPreview {...section} form={form} />
        {theirs && (
          <OtherChanges
            words={texts.stale}
            fields={changedFields(section, base.form, formOfBanner(theirs))}
            onTake={() => {
              setForm(formOfBanner(theirs));
              settle(theirs);
            }}
            onKeep={() => settle(theirs)}
          />
        )}
        <p className="message" role="alert">
          {against}
        </p>
        <p className="admin-ways">
          <button
            type="submit"
            className="button"
            aria-disabled={isBusy || theirs !== undefined}
            data-loading={isBusy || undefined}
          >
            {texts.save}
          </button>
          <button type="button" className="button button-line" onClick={leave}>
            {data.admin.cancel}
          </button>
          {banner && (
            <button type="button" className="admin-act" onClick={() => setDeleting(true)}>
              {texts.delete}
            </button>
          )}
        </p>
      </form>
      {isDeleting && banner && (
        <ActDialog
          data={data}
          title={banners.deleteTitle}
          act={texts.delete}
          isGrave
          onAct={() =>
            attempt(
              (token) => changeMarketing(token, { act: 'delete_banner', banner: id, version: base.version ?? '' }),
              () => {
                showToast({ kind: 'done', text: banners.deleted });
                leave();
              },
            )
          }
          onClosed={() => setDeleting(false)}
        >
          <p>{form.text[data.language]}</p>
        </ActDialog>
      )}
    </>
  );
}

/** Makes a banner, or changes or deletes one; what was typed stays whatever happens. */
export function BannerEditor({ id, ...section }: Section & { readonly id: string | undefined }) {
  const { data, texts } = section;
  const { value, isBusy, failure, again } = useReading('banners', ({ token }) => listBanners(token));
  const banner = value?.banners.find((each) => each.id === id);
  return (
    <>
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath('marketing'), data.language)}>
          {texts.banners.back}
        </a>
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value && (banner !== undefined || id === undefined) ? (
        <EditorForm {...section} banner={banner} />
      ) : (
        <p className="muted admin-waiting" role="status">
          {value ? texts.banners.unknown : isBusy && data.admin.loading}
        </p>
      )}
    </>
  );
}
