import type { ReactNode } from 'react';
import type { Dashboard } from '#src/contracts/dashboard.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { AdminData } from '../admin-data.ts';

interface Props {
  readonly data: AdminData;
  readonly found: Dashboard;
}

interface Row {
  readonly key: string;
  readonly words: ReactNode;
  readonly way?: ReactNode;
}

/** How much waits, and where it is. */
export function Attention({ data: { language, admin }, found }: Props) {
  const texts = admin.dashboard;
  const text = islandText(language, texts);
  const { waiting, to_pack: toPack, low_stock: lowStock, health } = found;
  const counts = [
    ['toPack', toPack],
    ['waiting', waiting],
    ['lowStock', lowStock.count],
    ['clientErrors', health.client_errors],
  ] as const;
  const orders = localizePath(sectionPath('orders'), language);
  const views: Readonly<Record<string, string>> = {
    toPack: `${orders}?view=to_pack`,
    waiting: `${orders}?view=waiting`,
    lowStock: `${localizePath(sectionPath('inventory'), language)}?view=low`,
  };
  const rows: readonly Row[] = counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({
      key,
      words: text(key, { count }),
      way: views[key] && (
        <a className="link" href={views[key]} aria-label={`${texts.show}: ${text(key, { count })}`}>
          {texts.show}
        </a>
      ),
    }));
  return (
    <section className="admin-attention" aria-labelledby="admin-attention">
      <h2 id="admin-attention">{texts.attention}</h2>
      {rows.length === 0 ? (
        <p className="muted">{texts.calm}</p>
      ) : (
        <ul>
          {rows.map(({ key, words, way }) => (
            <li key={key}>
              <span>{words}</span>
              {way}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
