import { pageLanguage } from '#src/client/stores/page-language.ts';
import { type AdminSection, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';

interface Props<Status extends string> {
  readonly label: string;
  readonly section: AdminSection;
  /** How the address says which one: `reviews`. */
  readonly name: string;
  readonly current: Status;
  readonly statuses: readonly Status[];
  readonly names: Readonly<Record<Status, string>>;
  readonly counts: Readonly<Record<Status, number>> | undefined;
}

/** States of something that lies within a section, each with an address of its own and how many there are. */
export function StatusTabs<Status extends string>(props: Props<Status>) {
  const { label, section, name, current, statuses, names, counts } = props;
  const address = localizePath(sectionPath(section), pageLanguage());
  return (
    <nav className="admin-views" aria-label={label}>
      {statuses.map((status) => (
        <a key={status} href={`${address}?${name}=${status}`} aria-current={status === current ? 'page' : undefined}>
          {names[status]}
          {counts !== undefined && counts[status] > 0 && <span className="muted"> {counts[status]}</span>}
        </a>
      ))}
    </nav>
  );
}
