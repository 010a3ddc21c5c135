import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { SectionProps } from '../admin-data.ts';

/** The ways to what is done most. */
export function QuickActions({ data: { language }, texts: { quick } }: SectionProps<'admin-today'>) {
  const orders = localizePath(sectionPath('orders'), language);
  const stock = localizePath(sectionPath('inventory'), language);
  return (
    <nav className="admin-quick" aria-label={quick.label}>
      <a className="admin-act" href={`${orders}?view=to_pack`}>
        {quick.pack}
      </a>
      <a className="admin-act" href={stock}>
        {quick.stock}
      </a>
      <a className="admin-act" href={`${stock}?takes=1`}>
        {quick.take}
      </a>
      <a className="admin-act" href={localizePath(sectionPath('analytics'), language)}>
        {quick.analytics}
      </a>
      <a className="admin-act" href={localizePath(sectionPath('settings'), language)}>
        {quick.settings}
      </a>
      <a className="admin-act" href={localizePath('/', language)} target="_blank" rel="noopener">
        {quick.shop}
      </a>
    </nav>
  );
}
