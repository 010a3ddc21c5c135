import { pageLanguage } from '#src/client/stores/page-language.ts';
import { type AdminSection, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';

interface Props {
  /** What they are, for readers. */
  readonly label: string;
  readonly section: AdminSection;
  /** Of what in the section, as its address says it: `take=3`. */
  readonly within?: string;
  readonly current: string;
  /** The first is the one of the section's own address. A count of none is left out. */
  readonly views: readonly { readonly key: string; readonly name: string; readonly count?: number | undefined }[];
}

/** Ways to look at a section, each with an address of its own (`view`). */
export function Views({ label, section, within, current, views }: Props) {
  const address = localizePath(sectionPath(section), pageLanguage());
  const addressOf = (view: string | undefined) => {
    const query = [within, view && `view=${view}`].filter(Boolean).join('&');
    return query === '' ? address : `${address}?${query}`;
  };
  return (
    <nav className="admin-views" aria-label={label}>
      {views.map(({ key, name, count = 0 }, place) => (
        <a
          key={key}
          href={addressOf(place === 0 ? undefined : key)}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          {count > 0 && <span className="muted"> {count}</span>}
        </a>
      ))}
    </nav>
  );
}
