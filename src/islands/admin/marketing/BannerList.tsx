import { listBanners } from '#src/client/backend/staff-marketing.ts';
import { changeMarketing } from '#src/client/functions/admin-marketing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { StaffBanner } from '#src/contracts/staff-marketing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { type BannerPlacement, bannerPlacements } from '#src/domain/catalogue/shop-banner.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Block } from '../Block.tsx';
import { NotRead } from '../NotRead.tsx';
import { State } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { orderWords, type Section, timeWords } from './marketing-words.ts';
import { OrderRows } from './OrderRows.tsx';

const tones = { running: 'good', planned: 'warn', over: 'plain', off: 'plain' } as const;

function periodWords({ data, texts }: Section, { from, until }: StaffBanner): string {
  const text = islandText(data.language, texts);
  return until === null
    ? text('banners.open', { from: timeWords(from) })
    : text('banners.closed', { from: timeWords(from), until: timeWords(until) });
}

const wordsOf = ({ text, text_lt: lt, text_ru: ru }: StaffBanner) => ({ en: text, lt, ru });

/** The banners place by place, in the order in which the shop looks for the one that runs. */
export function BannerList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { value, isBusy, failure, again, show } = useReading('banners', ({ token }) => listBanners(token));
  const { act } = useActing(data, texts.errors);
  const address = localizePath(sectionPath('marketing'), language);

  function order(placement: BannerPlacement, ids: readonly string[]): void {
    const placed = (all: readonly StaffBanner[]) => [
      ...all.filter((banner) => banner.placement !== placement),
      ...ids.flatMap((id) => all.find((banner) => banner.id === id) ?? []),
    ];
    show(({ banners }) => ({ banners: placed(banners) }));
    void act(
      (token) => changeMarketing(token, { act: 'order_banners', placement, banners: [...ids] }),
      () => showToast({ kind: 'done', text: texts.banners.ordered }),
    ).then(again);
  }

  const shownFirst = (banners: readonly StaffBanner[]) => banners.find(({ state }) => state === 'running');
  return (
    <>
      <p className="muted admin-lead">{texts.banners.lead}</p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value === undefined && isBusy && (
        <p className="muted admin-waiting" role="status">
          {data.admin.loading}
        </p>
      )}
      {value &&
        bannerPlacements.map((placement) => {
          const banners = value.banners.filter((banner) => banner.placement === placement);
          const shown = shownFirst(banners);
          return (
            <Block key={placement} title={texts.placements[placement]}>
              <p className="field-hint">{texts.banners.hints[placement]}</p>
              {banners.length === 0 && <p className="muted">{texts.banners.none}</p>}
              <OrderRows
                label={texts.placements[placement]}
                items={banners.map((banner) => ({
                  id: banner.id,
                  name: wordsOf(banner)[language],
                  content: (
                    <>
                      <a className="link" href={`${address}?banner=${banner.id}`}>
                        {wordsOf(banner)[language]}
                      </a>
                      <span className="admin-banner-facts">
                        <State tone={tones[banner.state]}>
                          {texts.states[banner.state]}
                          {banner === shown && `, ${texts.banners.shownNow}`}
                        </State>
                        <span className="muted">{periodWords(section, banner)}</span>
                        {banner.path !== null && <span className="muted">{banner.path}</span>}
                      </span>
                    </>
                  ),
                }))}
                words={orderWords(section)}
                onOrder={(ids) => order(placement, ids)}
              />
              <p>
                <a
                  className="admin-act"
                  href={`${address}?new=1&placement=${placement}`}
                  aria-label={text('banners.addAt', { place: texts.placements[placement] })}
                >
                  {texts.banners.add}
                </a>
              </p>
            </Block>
          );
        })}
    </>
  );
}
