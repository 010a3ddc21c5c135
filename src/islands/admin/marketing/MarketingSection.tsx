import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { $gate } from '#src/client/stores/back-office.ts';
import type { SectionProps } from '../admin-data.ts';
import { part } from '../part.ts';
import { Views } from '../Views.tsx';
import { BannerEditor } from './BannerEditor.tsx';
import { BannerList } from './BannerList.tsx';
import { DemandList } from './DemandList.tsx';
import { ListingOrderTab } from './ListingOrderTab.tsx';
import { SearchTab } from './SearchTab.tsx';

/** Letters have code and texts of their own. */
const Newsletters = part(
  'admin-newsletter',
  async () => (await import('../newsletters/NewslettersTab.tsx')).NewslettersTab,
);

const tabs = ['banners', 'order', 'search', 'demand', 'newsletter'] as const;
/** Who waits and who subscribes are customers: they are not for editors (decisions.md, admin access). */
const editorTabs: readonly string[] = ['banners', 'order', 'search'] satisfies (typeof tabs)[number][];

/** Marketing in tabs, each with an address of its own (`view`): banners, order of listings, search, demand, newsletter. */
export function MarketingSection(section: SectionProps<'admin-marketing'>) {
  const { data, texts } = section;
  const { query } = useStore($place);
  const gate = useStore($gate);
  const isEditor = gate.state === 'open' && gate.role === 'editor';
  const open = tabs.filter((tab) => !isEditor || editorTabs.includes(tab));
  const view = open.find((tab) => tab === query['view']) ?? 'banners';
  return (
    <div className="admin-section admin-marketing">
      <div className="admin-bar">
        <Views
          label={texts.tabs.label}
          section="marketing"
          current={view}
          views={open.map((key) => ({ key, name: texts.tabs[key] }))}
        />
      </div>
      <h2 className="sr-only">{texts.tabs[view]}</h2>
      {view === 'order' && <ListingOrderTab {...section} />}
      {view === 'search' && <SearchTab {...section} />}
      {view === 'demand' && <DemandList {...section} />}
      {view === 'newsletter' && <Newsletters data={data} />}
      {view === 'banners' &&
        (query['banner'] !== undefined || query['new'] !== undefined ? (
          <BannerEditor key={query['banner'] ?? 'new'} id={query['banner']} {...section} />
        ) : (
          <BannerList {...section} />
        ))}
    </div>
  );
}
