import { readAnalytics } from '#src/client/backend/staff-analytics.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { ReadAsked } from '../ReadAsked.tsx';
import { daysOf } from '../reports/Reported.tsx';
import { Table } from '../Table.tsx';
import type { PartProps } from './analytics-part.ts';

/** Which pages are opened most, and where visits begin. */
export function TopPages({ period, data, texts }: PartProps) {
  const { language } = data;
  const number = (value: number) => formatNumber(value, language);
  const asked = daysOf(period);
  const kinds: Readonly<Record<string, string>> = {
    '/product': texts.pages.product,
    '/category': texts.pages.category,
    '/other': texts.pages.other,
  };
  return (
    <ReadAsked data={data} asked={JSON.stringify(asked)} read={({ token }) => readAnalytics(token, 'pages', asked)}>
      {({ rows, total }) => (
        <>
          <Table
            title={texts.pages.title}
            none={texts.none}
            columns={[
              { name: texts.pages.page },
              { name: texts.pages.views, isNumber: true },
              { name: texts.pages.entries, isNumber: true },
              { name: texts.pages.before, isNumber: true },
            ]}
            rows={rows.map(({ key, views, entries, before }) => ({
              key,
              cells: [
                kinds[key] ?? (
                  <a key="page" className="link" href={localizePath(key, language)} target="_blank" rel="noopener">
                    {key}
                  </a>
                ),
                ...[number(views), number(entries), number(before)],
              ],
            }))}
            foot={[texts.total, number(total.views), number(total.entries), number(total.before)]}
          />
          <p className="muted admin-explained">{texts.pages.note}</p>
        </>
      )}
    </ReadAsked>
  );
}
